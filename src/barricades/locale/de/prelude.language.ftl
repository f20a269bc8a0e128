# Prelude to Revolution: was die Ereignisse der Karten sagen. Ein Knoten der Ereignissprache ist eine
# Nachricht; AP sind Aktivitätspunkte, GP Gelegenheitspunkte, SP Siegpunkte. Bedingungen sind
# Nebensätze.

# Mehrere Wirkungen in einem Satz: als Anweisung (so, wie sie ist), und was jemand tut (.does).
deed-nothing = nichts
deed-apart = ({ $effect })
deed-next = { $first }; { $rest }
deed-next-more = { $first }; { $rest }
deed-then = { $first } und { $rest }
    .does = { $first_does } und { $rest_does }
deed-then-more = { $first }, { $rest }
    .does = { $first_does }, { $rest_does }
deed-as = { $side_the } { $event_does }

# Eine Zahl, die auf dem Spielplan steht.
deed-where = { $effect } (X = { $amount })
    .does = { $effect_does } (X = { $amount })
node-sum =
    { $half ->
        [yes] die Hälfte { $count_of }, abgerundet
       *[no] { $count }
    }{ $more_sign ->
        [plus] { $half ->
            [yes] , plus { $more }
           *[no] { " " }plus { $more }
        }
        [minus] { $half ->
            [yes] , minus { $more_size }
           *[no] { " " }minus { $more_size }
        }
       *[zero] { "" }
    }{ $most ->
        [0] { "" }
       *[other] , höchstens { $most }
    }
count-unrest = die Unruhe
    .of = der Unruhe
count-prestige = das Prestige
    .of = des Prestiges
count-advantage =
    { $side_id ->
        [you] die Zahl der SP, die dein Vorteil auf der Leiste Bezirke wert ist
       *[other] die Zahl der SP, die der Vorteil { $side_of } auf der Leiste Bezirke wert ist
    }
    .of =
    { $side_id ->
        [you] der Zahl der SP, die dein Vorteil auf der Leiste Bezirke wert ist
       *[other] der Zahl der SP, die der Vorteil { $side_of } auf der Leiste Bezirke wert ist
    }
count-lowest =
    { $side_id ->
        [you] die Zahl der Klötzchen in deiner schwächsten Partei
       *[other] die Zahl der Klötzchen in der schwächsten Partei { $side_of }
    }
    .of =
    { $side_id ->
        [you] der Zahl der Klötzchen in deiner schwächsten Partei
       *[other] der Zahl der Klötzchen in der schwächsten Partei { $side_of }
    }
count-mobilized =
    { $side_id ->
        [you] die Zahl der von dir in dieser Aktionsrunde für Mobilisierung ausgegebenen AP
       *[other] die Zahl der von { $side_to } in dieser Aktionsrunde für Mobilisierung ausgegebenen AP
    }
    .of =
    { $side_id ->
        [you] der Zahl der von dir in dieser Aktionsrunde für Mobilisierung ausgegebenen AP
       *[other] der Zahl der von { $side_to } in dieser Aktionsrunde für Mobilisierung ausgegebenen AP
    }
count-troops =
    { $side_id ->
        [you] die Summe deiner militärischen Vorbereitungen
       *[other] die Summe der militärischen Vorbereitungen { $side_of }
    }
    .of =
    { $side_id ->
        [you] der Summe deiner militärischen Vorbereitungen
       *[other] der Summe der militärischen Vorbereitungen { $side_of }
    }
count-cubes =
    { $side_id ->
        [you] die Zahl deiner Klötzchen { $places_at }
       *[other] die Zahl der Klötzchen { $side_of } { $places_at }
    }
    .of =
    { $side_id ->
        [you] der Zahl deiner Klötzchen { $places_at }
       *[other] der Zahl der Klötzchen { $side_of } { $places_at }
    }
count-places = die Zahl { $places_of }
    .of = der Zahl { $places_of }

# Orte: für mehrere Klötzchen (at, out), für ein einziges (in, off), an einem, an jedem, wie viele
# davon, ein solcher, kein solcher, und der Ort selbst im Akkusativ.
places-name = { $place }
    .at = { $place_at }
    .in = { $place_at }
    .out = { $place_out }
    .off = { $place_out }
    .one = { $place_at }
    .each = { $place_at }
    .of = der Orte { $place }
    .a = { $place_the }
    .no = nicht { $place_the }
    .the = { $place_the }
places-several = der Orte { $names }
    .at = { $names_at }
    .in = { $names_in }
    .out = { $names_out }
    .off = { $names_off }
    .one = { $names_one }
    .each = { $names_each }
    .of = der Orte { $names }
    .a = einen der Orte { $names }
    .no = keinen der Orte { $names }
    .the = { $names_the }
places-or = { $first } und { $rest }
    .at = { $first_at } oder { $rest_at }
    .in = { $first_in } oder { $rest_in }
    .out = { $first_out } oder { $rest_out }
    .off = { $first_off } oder { $rest_off }
    .one = { $first_one } oder { $rest_one }
    .each = { $first_each } und { $rest_each }
    .of = { $first_of } und { $rest_of }
    .a = { $first_a } oder { $rest_a }
    .no = weder { $first_a } noch { $rest_a }
    .the = { $first_the } und { $rest_the }
places-or-more = { $first }, { $rest }
    .at = { $first_at }, { $rest_at }
    .in = { $first_in }, { $rest_in }
    .out = { $first_out }, { $rest_out }
    .off = { $first_off }, { $rest_off }
    .one = { $first_one }, { $rest_one }
    .each = { $first_each }, { $rest_each }
    .of = { $first_of }, { $rest_of }
    .a = { $first_a }, { $rest_a }
    .no = weder { $first_a } noch { $rest_a }
    .the = { $first_the }, { $rest_the }
places-tested = { $places } { $tests }
    .at = { $places_at } { $tests }
    .in = { $places_in } { $tests }
    .out = { $places_out } { $tests }
    .off = { $places_off } { $tests }
    .one = { $places_one } { $tests }
    .each = { $places_each } { $tests }
    .of = { $places_of } { $tests }
    .a = { $places_a } { $tests }
    .no = { $places_no } { $tests }
    .the = { $places_the } { $tests }
places-only = { $places }, sofern { $condition }
    .at = { $places_at }, sofern { $condition },
    .in = { $places_in }, sofern { $condition },
    .out = { $places_out }, sofern { $condition },
    .off = { $places_off }, sofern { $condition },
    .one = { $places_one }, sofern { $condition },
    .each = { $places_each }, sofern { $condition },
    .of = { $places_of }, sofern { $condition }
    .a = { $places_a }, sofern { $condition },
    .no = { $places_no }, sofern { $condition },
    .the = { $places_the }, sofern { $condition },
such-place = dieser Ort
    .at = dort
    .the = diesen Ort
places-worker = Arbeiterbezirke
    .at = in Arbeiterbezirken
    .in = in einem Arbeiterbezirk
    .out = aus Arbeiterbezirken
    .off = aus einem Arbeiterbezirk
    .one = in einem Arbeiterbezirk
    .each = in jedem Arbeiterbezirk
    .of = der Arbeiterbezirke
    .a = einen Arbeiterbezirk
    .no = keinen Arbeiterbezirk
    .the = die Arbeiterbezirke
places-military = Militärbezirke
    .at = in Militärbezirken
    .in = in einem Militärbezirk
    .out = aus Militärbezirken
    .off = aus einem Militärbezirk
    .one = in einem Militärbezirk
    .each = in jedem Militärbezirk
    .of = der Militärbezirke
    .a = einen Militärbezirk
    .no = keinen Militärbezirk
    .the = die Militärbezirke
places-urban = Stadtbezirke
    .at = in Stadtbezirken
    .in = in einem Stadtbezirk
    .out = aus Stadtbezirken
    .off = aus einem Stadtbezirk
    .one = in einem Stadtbezirk
    .each = in jedem Stadtbezirk
    .of = der Stadtbezirke
    .a = einen Stadtbezirk
    .no = keinen Stadtbezirk
    .the = die Stadtbezirke
places-organizable = Arbeiter- und Militärbezirke
    .at = in Arbeiter- und Militärbezirken
    .in = in einem Arbeiter- oder Militärbezirk
    .out = aus Arbeiter- und Militärbezirken
    .off = aus einem Arbeiter- oder Militärbezirk
    .one = in einem Arbeiter- oder Militärbezirk
    .each = in jedem Arbeiter- und Militärbezirk
    .of = der Arbeiter- und Militärbezirke
    .a = einen Arbeiter- oder Militärbezirk
    .no = keinen Arbeiter- oder Militärbezirk
    .the = die Arbeiter- und Militärbezirke
places-district = Bezirke
    .at = in Bezirken
    .in = in einem Bezirk
    .out = aus Bezirken
    .off = aus einem Bezirk
    .one = in einem Bezirk
    .each = in jedem Bezirk
    .of = der Bezirke
    .a = einen Bezirk
    .no = keinen Bezirk
    .the = die Bezirke
places-duma =
    { $side_id ->
        [revolutionary] Parteien der Revolution
        [government] Parteien der Regierung
       *[other] eigene Parteien
    }
    .at = in der Duma
    .in = in der Duma
    .out = aus der Duma
    .off = aus der Duma
    .one =
    { $side_id ->
        [revolutionary] in einer Partei der Revolution
        [government] in einer Partei der Regierung
       *[other] in einer eigenen Partei
    }
    .each =
    { $side_id ->
        [revolutionary] in jeder Partei der Revolution
        [government] in jeder Partei der Regierung
       *[other] in jeder eigenen Partei
    }
    .of =
    { $side_id ->
        [revolutionary] der Parteien der Revolution
        [government] der Parteien der Regierung
       *[other] der eigenen Parteien
    }
    .a =
    { $side_id ->
        [revolutionary] eine Partei der Revolution
        [government] eine Partei der Regierung
       *[other] eine eigene Partei
    }
    .no =
    { $side_id ->
        [revolutionary] keine Partei der Revolution
        [government] keine Partei der Regierung
       *[other] keine eigene Partei
    }
    .the =
    { $side_id ->
        [revolutionary] die Parteien der Revolution
        [government] die Parteien der Regierung
       *[other] die eigenen Parteien
    }
places-there = solche Orte
    .at = dort
    .in = dort
    .out = von dort
    .off = von dort
    .one = dort
    .each = dort
    .of = solcher Orte
    .a = einen solchen Ort
    .no = keinen solchen Ort
    .the = diesen Bezirk

# Wie die Orte sind.
test-and = { $first } und { $rest }
test-and-more = { $first }, { $rest }
test-controlled =
    { $side_id ->
        [you] unter deiner Kontrolle
       *[other] unter Kontrolle { $side_of }
    }
test-level = unter niemandes Kontrolle
test-organized =
    { $side_id ->
        [you] mit eigener Organisation
        [own] mit eigener Organisation
        [opponent] mit gegnerischer Organisation
        [rival] mit gegnerischer Organisation
       *[other] mit Organisation { $side_of }
    }
test-unorganized =
    { $side_id ->
        [you] ohne eigene Organisation
        [own] ohne eigene Organisation
        [opponent] ohne gegnerische Organisation
        [rival] ohne gegnerische Organisation
       *[other] ohne Organisation { $side_of }
    }
test-peopled =
    { $side_id ->
        [you] mit eigenen Klötzchen
        [own] mit eigenen Klötzchen
        [opponent] mit gegnerischen Klötzchen
        [rival] mit gegnerischen Klötzchen
       *[other] mit Klötzchen { $side_of }
    }
test-sponsored =
    { $side_id ->
        [you] mit Förderung durch eine eigene Partei
       *[other] mit Förderung durch eine Partei { $side_of }
    }
test-next = { $place_by }
test-given =
    { $number ->
        [one] mit einem durch dieses Ereignis hinzugefügten Klötzchen
       *[other] mit mindestens { $number } durch dieses Ereignis hinzugefügten Klötzchen
    }

# Bedingungen und ihr Gegenteil.
node-and = { $first } und { $rest }
    .not = { $first_not } oder { $rest_not }
node-and-more = { $first }, { $rest }
    .not = { $first_not }, { $rest_not }
node-or = { $first } oder { $rest }
    .not = { $first_not } und { $rest_not }
node-or-more = { $first }, { $rest }
    .not = { $first_not }, { $rest_not }
node-either = entweder { $condition }
    .not = { $condition_not }
node-not = { $condition_not }
    .not = { $condition }
node-is-session = die Duma tagt
    .not = die Duma nicht tagt
node-is-reigns = der Zar regiert
    .not = der Zar abgedankt hat
node-is-abdicated = der Zar abgedankt hat
    .not = der Zar regiert
node-is-majority =
    { $side_id ->
        [you] du die Mehrheit in der Duma hast
       *[other] { $side_the } die Mehrheit in der Duma hat
    }
    .not =
    { $side_id ->
        [you] du nicht die Mehrheit in der Duma hast
       *[other] { $side_the } nicht die Mehrheit in der Duma hat
    }
node-is-dominance =
    { $side_id ->
        [you] du die Vorherrschaft in der Duma hast
       *[other] { $side_the } die Vorherrschaft in der Duma hat
    }
    .not =
    { $side_id ->
        [you] du nicht die Vorherrschaft in der Duma hast
       *[other] { $side_the } nicht die Vorherrschaft in der Duma hat
    }
node-is-active =
    { $side_id ->
        [you] du diese Karte selbst spielst
       *[other] { $side_the } diese Karte spielt
    }
    .not =
    { $side_id ->
        [you] du diese Karte nicht selbst spielst
       *[other] { $side_the } diese Karte nicht spielt
    }
node-in-play = „{ $card }“ (#{ $card_id }) im Spiel ist
    .not = „{ $card }“ (#{ $card_id }) nicht im Spiel ist
node-compare =
    { $least ->
        [yes] { $amount } mindestens { $number } beträgt
       *[no] { $amount } höchstens { $number } beträgt
    }
    .not =
    { $least ->
        [yes] { $amount } weniger als { $number } beträgt
       *[no] { $amount } mehr als { $number } beträgt
    }
node-at-least =
    { $number ->
        [1] es { $places_a } gibt
       *[other] es mindestens { $number } { $places } gibt
    }
    .not =
    { $number ->
        [1] es { $places_no } gibt
       *[other] es weniger als { $number } { $places } gibt
    }
clause-controlled =
    { $side_id ->
        [you] du { $places_the } kontrollierst
       *[other] { $side_the } { $places_the } kontrolliert
    }
    .not =
    { $side_id ->
        [you] du { $places_the } nicht kontrollierst
       *[other] { $side_the } { $places_the } nicht kontrolliert
    }
clause-level = niemand { $places_the } kontrolliert
    .not = jemand { $places_the } kontrolliert
clause-organized =
    { $side_id ->
        [you] du { $places_at } eine Organisation hast
       *[other] { $side_the } { $places_at } eine Organisation hat
    }
    .not =
    { $side_id ->
        [you] du { $places_at } keine Organisation hast
       *[other] { $side_the } { $places_at } keine Organisation hat
    }
clause-unorganized =
    { $side_id ->
        [you] du { $places_at } keine Organisation hast
       *[other] { $side_the } { $places_at } keine Organisation hat
    }
    .not =
    { $side_id ->
        [you] du { $places_at } eine Organisation hast
       *[other] { $side_the } { $places_at } eine Organisation hat
    }
clause-peopled =
    { $side_id ->
        [you] du { $places_at } Klötzchen hast
       *[other] { $side_the } { $places_at } Klötzchen hat
    }
    .not =
    { $side_id ->
        [you] du { $places_at } keine Klötzchen hast
       *[other] { $side_the } { $places_at } keine Klötzchen hat
    }
clause-sponsored =
    { $side_id ->
        [you] eine deiner Parteien { $places_the } fördern kann
       *[other] eine Partei { $side_of } { $places_the } fördern kann
    }
    .not =
    { $side_id ->
        [you] keine deiner Parteien { $places_the } fördern kann
       *[other] keine Partei { $side_of } { $places_the } fördern kann
    }
clause-next = { $place } an { $places_the } grenzt
    .not = { $place } nicht an { $places_the } grenzt
clause-given =
    { $number ->
        [one] dieses Ereignis { $places_at } ein Klötzchen hinzugefügt hat
       *[other] dieses Ereignis { $places_at } mindestens { $number } Klötzchen hinzugefügt hat
    }
    .not =
    { $number ->
        [one] dieses Ereignis { $places_at } kein Klötzchen hinzugefügt hat
       *[other] dieses Ereignis { $places_at } weniger als { $number } Klötzchen hinzugefügt hat
    }

# Klötzchen.
deed-cubes =
    { $side_id ->
        [you]
            { $amount ->
                [one] { $amount } eigenes Klötzchen
               *[other] { $amount } eigene Klötzchen
            }
        [own]
            { $amount ->
                [one] { $amount } eigenes Klötzchen
               *[other] { $amount } eigene Klötzchen
            }
        [opponent]
            { $amount ->
                [one] { $amount } gegnerisches Klötzchen
               *[other] { $amount } gegnerische Klötzchen
            }
        [rival]
            { $amount ->
                [one] { $amount } gegnerisches Klötzchen
               *[other] { $amount } gegnerische Klötzchen
            }
        [revolutionary] { $amount } Klötzchen der Revolution
        [government] { $amount } Klötzchen der Regierung
       *[other] { $amount } Klötzchen
    }
deed-each =
    { $each ->
        [0] { "" }
       *[other] , höchstens { $each } je Ort,
    }
deed-first =
    { $first ->
        [yes] , zuerst in Arbeiterbezirken
       *[no] { "" }
    }
deed-added =
    { $cubes }{ deed-each } { $amount ->
        [1] { $places_in }
       *[other] { $places_at }
    }
deed-add = { deed-added } hinzufügen{ deed-first }
    .does = fügt { deed-added } hinzu{ deed-first }
deed-removed =
    { $cubes }{ deed-each } { $amount ->
        [1] { $places_off }
       *[other] { $places_out }
    }
deed-remove = { deed-removed } entfernen
    .does = entfernt { deed-removed }
deed-level = { $places_one } mit neuen Klötzchen Gleichstand mit { $side_foe_to } herstellen
    .does = stellt { $places_one } mit neuen Klötzchen Gleichstand mit { $side_foe_to } her
deed-shifted =
    { $to_id ->
        [extremist] { $cubes } von der gemäßigten in die extremistische Partei
       *[moderate] { $cubes } von der extremistischen in die gemäßigte Partei
    }
deed-shift = { deed-shifted } versetzen
    .does = versetzt { deed-shifted }

# Proben, Würfel und Zufall.
deed-bonus =
    { $bonus_sign ->
        [minus] −{ $bonus_size }
       *[plus] +{ $bonus_size }
    }
deed-check =
    { $times ->
        [0] { $places_each } eine Mobilisierungsprobe mit { deed-bonus } machen
        [1] { $places_one } eine Mobilisierungsprobe mit { deed-bonus } machen
       *[other] { $places_at } { $times } Mobilisierungsproben mit { deed-bonus } machen, jede an einem anderen Ort
    } – { $result }
    .does =
    { $times ->
        [0] macht { $places_each } eine Mobilisierungsprobe mit { deed-bonus }
        [1] macht { $places_one } eine Mobilisierungsprobe mit { deed-bonus }
       *[other] macht { $places_at } { $times } Mobilisierungsproben mit { deed-bonus }, jede an einem anderen Ort
    } – { $result }
deed-check-against = eine Mobilisierungsprobe gegen { $amount } machen – { $result }
    .does = macht eine Mobilisierungsprobe gegen { $amount } – { $result }
deed-won = gelungen: { $event }
deed-lost = misslungen: { $event }
deed-rows = { $first }; { $rest }
deed-rows-more = { $first }; { $rest }
deed-less =
    { $number ->
        [0] { "" }
       *[other] , minus 1 für jede dieser Karten im Spiel: { $cards }
    }
deed-roll = würfeln{ deed-less } – { $rows }
    .does = würfelt{ deed-less } – { $rows }
deed-row =
    { $span_id ->
        [down] { $high } oder weniger
        [one] { $low }
       *[range] { $low }–{ $high }
    }: { $event }
deed-weighs = solange diese Karte im Spiel ist, zählt jeder Wurf für { $cards } 1 weniger
deed-card = „{ $card }“ (#{ $card_id })
deed-cards = { $first } und { $rest }
deed-cards-more = { $first }, { $rest }
deed-random =
    { $number ->
        [1] in einem zufälligen Bezirk: { $event }
       *[other] nacheinander in { $number } zufälligen Bezirken: { $event }
    }
deed-tested =
    für jeden { $side_id ->
        [you] Marker zu { $values } SP in den eigenen militärischen Vorbereitungen
        [own] Marker zu { $values } SP in den eigenen militärischen Vorbereitungen
        [revolutionary] Marker Rote Garden zu { $values } SP
        [government] Marker Loyale Truppen zu { $values } SP
       *[other] gegnerischen Militärmarker zu { $values } SP
    }
deed-lost-at =
    ihn { $at ->
        [6] bei einer 6
       *[other] ab { $at }
    }
deed-test-markers = { deed-tested } würfeln und { deed-lost-at } entfernen
    .does = würfelt { deed-tested } und entfernt { deed-lost-at }

# Punkte und Leisten.
deed-score = { $amount } SP erhalten
    .does = erhält { $amount } SP
deed-gain = { $amount } GP erhalten
    .does = erhält { $amount } GP
deed-lose = { $amount } GP verlieren
    .does = verliert { $amount } GP
deed-spend =
    { $side_me_id ->
        [you] du darfst { $number } GP ausgeben, um Folgendes zu tun: { $event }
       *[other] { $side_me_the } darf { $number } GP ausgeben, um Folgendes zu tun: { $event }
    }
    .does = darf { $number } GP ausgeben, um Folgendes zu tun: { $event }
deed-bid = beide Spieler bieten offen GP, der Startspieler zuerst; { $event }
deed-boxes =
    { $by_size ->
        [one] { $by_size } Feld
       *[other] { $by_size } Felder
    }
deed-towards =
    die Weltpolitik { deed-boxes } { $by_sign ->
        [minus] zugunsten { $side_foe_of }
       *[plus] { $side_me_id ->
            [you] zu deinen Gunsten
            [own] zu eigenen Gunsten
           *[other] zugunsten { $side_me_of }
        }
    }
deed-change =
    { $track_id ->
        [world] { deed-towards } bewegen
        [unrest]
            { $by_sign ->
                [minus] die Unruhe um { $by_size } senken
               *[plus] die Unruhe um { $by_size } erhöhen
            }
       *[prestige]
            { $by_sign ->
                [minus] das Prestige um { $by_size } senken
               *[plus] das Prestige um { $by_size } erhöhen
            }
    }
    .does =
    { $track_id ->
        [world] bewegt { deed-towards }
        [unrest]
            { $by_sign ->
                [minus] senkt die Unruhe um { $by_size }
               *[plus] erhöht die Unruhe um { $by_size }
            }
       *[prestige]
            { $by_sign ->
                [minus] senkt das Prestige um { $by_size }
               *[plus] erhöht das Prestige um { $by_size }
            }
    }
deed-fall = das Prestige auf 0 senken
    .does = senkt das Prestige auf 0
deed-marker =
    { $by_sign ->
        [minus] { $track_marker } { deed-boxes } zurücksetzen
       *[plus] { $track_marker } { deed-boxes } vorrücken
    }
    .does =
    { $by_sign ->
        [minus] setzt { $track_marker } { deed-boxes } zurück
       *[plus] rückt { $track_marker } { deed-boxes } vor
    }
deed-reset = { $track_marker } auf das Startfeld zurücksetzen
    .does = setzt { $track_marker } auf das Startfeld zurück
deed-roll-die = { $track_die } werfen
    .does = wirft { $track_die }
deed-score-track = { $track_the } werten
    .does = wertet { $track_the }

# Organisationen, Duma, Vorbereitungen, Aktivitäten.
deed-organized =
    { $places_one }{ $freely ->
        [yes] { " " }auch ohne Förderung
       *[no] { "" }
    }{ $checked ->
        [yes] { " " }mit einer Mobilisierungsprobe mit { deed-bonus } die Gründung einer Organisation
       *[no] { " " }eine Organisation
    }
deed-organize =
    { $checked ->
        [yes] { deed-organized } versuchen
       *[no] { deed-organized } gründen
    }
    .does =
    { $checked ->
        [yes] versucht { deed-organized }
       *[no] gründet { deed-organized }
    }
deed-disbanded =
    { $side_id ->
        [you] eine eigene Organisation { $places_off }
        [own] eine eigene Organisation { $places_off }
        [revolutionary] eine Organisation der Revolution { $places_off }
        [government] eine Organisation der Regierung { $places_off }
       *[other] eine gegnerische Organisation { $places_off }
    }
deed-disband = { deed-disbanded } entfernen
    .does = entfernt { deed-disbanded }
deed-extreme =
    einen Extremismuswurf{ $modifier_sign ->
        [zero] { "" }
        [minus] { " " }mit −{ $modifier_size }
       *[plus] { " " }mit +{ $modifier_size }
    }
deed-extremism = { deed-extreme } machen
    .does = macht { deed-extreme }
deed-vote = eine Duma-Abstimmung abhalten
    .does = hält eine Duma-Abstimmung ab
deed-end-session = die Duma-Sitzung ohne Abstimmung beenden
    .does = beendet die Duma-Sitzung ohne Abstimmung
deed-mustered =
    { $side_own_id ->
        [revolutionary] einen Marker Rote Garden zu { $value } SP
        [government] einen Marker Loyale Truppen zu { $value } SP
       *[other]
            { $side_me_id ->
                [you] deinen militärischen Vorbereitungen einen Marker zu { $value } SP
               *[other] den eigenen militärischen Vorbereitungen einen Marker zu { $value } SP
            }
    }
deed-muster = { deed-mustered } hinzufügen
    .does = fügt { deed-mustered } hinzu
deed-act = Aktivitäten für { $amount } AP ausführen
    .does = führt Aktivitäten für { $amount } AP aus

# Karten und der Gang des Spiels.
deed-returned =
    { $card_id ->
        [none] diese Karte zu Beginn des nächsten Durchgangs in die Auslage
       *[other] „{ $card }“ (#{ $card_id }) aus den Karten im Spiel in die Auslage
    }
deed-return = { deed-returned } zurücklegen
    .does = legt { deed-returned } zurück
deed-purge = „{ $card }“ (#{ $card_id }) für den Rest des Spiels aus den Karten im Spiel oder aus der Auslage entfernen
    .does = entfernt „{ $card }“ (#{ $card_id }) für den Rest des Spiels aus den Karten im Spiel oder aus der Auslage
deed-install = „{ $card }“ (#{ $card_id }) ohne die einmaligen Wirkungen ins Spiel bringen
    .does = bringt „{ $card }“ (#{ $card_id }) ohne die einmaligen Wirkungen ins Spiel
deed-leave = diese Karte doch ablegen
    .does = legt diese Karte doch ab
deed-skip =
    { $side_me_id ->
        [you] deine nächste Aktionsrunde aussetzen
       *[other] die eigene nächste Aktionsrunde aussetzen
    }
    .does = setzt in { $side_me_id ->
        [own] der eigenen
        [opponent] seiner
        [rival] seiner
       *[other] ihrer
    } nächsten Aktionsrunde aus
deed-boost =
    { $side_me_id ->
        [you] von einer eigenen Karte, die du in deiner nächsten Aktionsrunde aus der Hand spielst, zuerst die AP und danach das Ereignis nutzen
       *[other] von einer eigenen Karte, die in der eigenen nächsten Aktionsrunde aus der Hand gespielt wird, zuerst die AP und danach das Ereignis nutzen
    }
    .does = nutzt von einer eigenen Karte, die in der eigenen nächsten Aktionsrunde aus der Hand gespielt wird, zuerst die AP und danach das Ereignis
deed-borrow = eine Spezialaktion { $side_foe_of } kostenlos wie für { $points } AP nutzen
    .does = nutzt kostenlos eine Spezialaktion { $side_foe_of } wie für { $points } AP
deed-rule =
    { $name_id ->
        [cheap-districts] in Bezirken ohne Gewerkschaft und ohne Militärdisziplin kostet ein Klötzchen die Revolution beim Mobilisieren höchstens 1 AP
       *[liberal-sponsors] die Liberale Partei kann auch Organisationen in Militärbezirken fördern
    }
deed-when =
    { $when_id ->
        [you] solange die Karte im Spiel ist, nach jeder { $side_me_id ->
            [you] deiner Aktionsrunden
           *[other] Aktionsrunde { $side_me_of }
        }
        [they] solange die Karte im Spiel ist, nach jeder Aktionsrunde { $side_foe_of }
        [round] solange die Karte im Spiel ist, nach jeder Aktionsrunde
        [end] am Ende des Durchgangs, wenn die Karte noch im Spiel ist
       *[turn] solange die Karte im Spiel ist, am Ende jedes Durchgangs
    }
deed-after = { deed-when }: { $event }

# Wirkungen aus anderen.
deed-choose = eines wählen – { $events }
    .does = wählt eines – { $events }
deed-way = ({ $number }) { $event }
deed-or-else = { $first }; oder { $rest }
deed-or-else-more = { $first }; { $rest }
deed-if = wenn { $condition }: { $then }
deed-if-else = wenn { $condition }: { $then }; sonst: { $otherwise }
deed-unless-else = wenn { $condition_not }: { $otherwise }; sonst: { $then }
deed-if-but-if = wenn { $condition }: { $then }; wenn aber { $condition_not }: { $otherwise }

# Was sich ein Autor von Karten noch einmal ansehen sollte.
doubt-empty = Dieses Ereignis ist leer: Es tut nichts.
doubt-idle = „{ $effect }“ kann nichts bewirken: In einer Partei liegen Klötzchen und Organisation nur einer Seite (7.0).
