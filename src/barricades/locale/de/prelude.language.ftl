# Prelude to Revolution: was die Ereignisse der Karten sagen. Ein Knoten der Ereignissprache ist eine
# Nachricht; AP sind Aktivitätspunkte, GP Gelegenheitspunkte, SP Siegpunkte. Bedingungen sind
# Nebensätze.

# Mehrere Wirkungen in einem Satz.
node-nothing = nichts
node-apart = ({ $effect })
node-then = { $first } und { $rest }
node-then-more = { $first }, { $rest }

# Eine Zahl, die auf dem Spielplan steht.
node-where = { $effect } (X = { $amount })
node-sum =
    { $half ->
        [yes] die Hälfte { $count_of }
       *[no] { $count }
    }{ $more_sign ->
        [plus] { " " }plus { $more }
        [minus] { " " }minus { $more_size }
       *[zero] { "" }
    }{ $half ->
        [yes] , abgerundet
       *[no] { "" }
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
        [you] die Höhe deines Vorteils bei den Bezirken
       *[other] die Höhe des Vorteils { $side_of } bei den Bezirken
    }
    .of =
    { $side_id ->
        [you] deines Vorteils bei den Bezirken
       *[other] des Vorteils { $side_of } bei den Bezirken
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
        [you] die Zahl deiner AP für Mobilisierung in dieser Aktionsrunde
       *[other] die Zahl der AP { $side_of } für Mobilisierung in dieser Aktionsrunde
    }
    .of =
    { $side_id ->
        [you] der Zahl deiner AP für Mobilisierung in dieser Aktionsrunde
       *[other] der Zahl der AP { $side_of } für Mobilisierung in dieser Aktionsrunde
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
places-only = { $places } (nur { $tests })
    .at = { $places_at } (nur { $tests })
    .in = { $places_in } (nur { $tests })
    .out = { $places_out } (nur { $tests })
    .off = { $places_off } (nur { $tests })
    .one = { $places_one } (nur { $tests })
    .each = { $places_each } (nur { $tests })
    .of = { $places_of } (nur { $tests })
    .a = { $places_a } (nur { $tests })
    .no = { $places_no } (nur { $tests })
    .the = { $places_the } (nur { $tests })
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
places-duma = eigene Parteien
    .at = in der Duma
    .in = in der Duma
    .out = aus der Duma
    .off = aus der Duma
    .one = in einer eigenen Partei
    .each = in jeder eigenen Partei
    .of = der eigenen Parteien
    .a = eine eigene Partei
    .no = keine eigene Partei
    .the = die eigenen Parteien
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
        [opponent] mit gegnerischer Organisation
       *[other] mit Organisation { $side_of }
    }
test-unorganized =
    { $side_id ->
        [you] ohne eigene Organisation
        [opponent] ohne gegnerische Organisation
       *[other] ohne Organisation { $side_of }
    }
test-peopled =
    { $side_id ->
        [you] mit eigenen Klötzchen
        [opponent] mit gegnerischen Klötzchen
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
node-cubes =
    { $side_id ->
        [you]
            { $amount ->
                [one] { $amount } eigenes Klötzchen
               *[other] { $amount } eigene Klötzchen
            }
        [opponent]
            { $amount ->
                [one] { $amount } gegnerisches Klötzchen
               *[other] { $amount } gegnerische Klötzchen
            }
        [revolutionary] { $amount } Klötzchen der Revolution
        [government] { $amount } Klötzchen der Regierung
       *[other] { $amount } Klötzchen
    }
node-each =
    { $each ->
        [0] { "" }
       *[other] , je höchstens { $each }
    }
node-add =
    { $cubes } { $amount ->
        [1] { $places_in }
       *[other] { $places_at }
    } hinzufügen{ node-each }{ $first ->
        [yes] , zuerst in Arbeiterbezirken
       *[no] { "" }
    }
node-remove =
    { $cubes } { $amount ->
        [1] { $places_off }
       *[other] { $places_out }
    } entfernen{ node-each }
node-level = { $places_one } Klötzchen hinzufügen, bis dort Gleichstand mit { $side_foe_to } herrscht
node-shift =
    { $to_id ->
        [extremist] { $cubes } von der gemäßigten in die extremistische Partei versetzen
       *[moderate] { $cubes } von der extremistischen in die gemäßigte Partei versetzen
    }

# Proben, Würfel und Zufall.
node-bonus =
    { $bonus_sign ->
        [minus] −{ $bonus_size }
       *[plus] +{ $bonus_size }
    }
node-check =
    { $times ->
        [0] { $places_each } eine Mobilisierungsprobe mit { node-bonus } machen – { $result }
        [1] { $places_one } eine Mobilisierungsprobe mit { node-bonus } machen – { $result }
       *[other] { $places_at } { $times } Mobilisierungsproben mit { node-bonus } machen, jede an einem anderen Ort – { $result }
    }
node-check-against = eine Mobilisierungsprobe gegen { $amount } machen – { $result }
node-won = gelungen: { $event }
node-lost = misslungen: { $event }
node-rows = { $first }; { $rest }
node-rows-more = { $first }; { $rest }
node-roll =
    { $cards_count ->
        [0] würfeln – { $rows }
       *[other] würfeln, minus 1 für jede dieser Karten im Spiel: { $cards } – { $rows }
    }
node-row =
    { $span_id ->
        [down] { $high } oder weniger
        [one] { $low }
       *[range] { $low }–{ $high }
    }: { $event }
node-random =
    { $number ->
        [1] in einem zufälligen Bezirk: { $event }
       *[other] nacheinander in { $number } zufälligen Bezirken: { $event }
    }
node-test-markers =
    { $side_id ->
        [you] für jeden Marker zu { $values } SP in den eigenen militärischen Vorbereitungen würfeln
        [revolutionary] für jeden Marker Rote Garden zu { $values } SP würfeln
        [government] für jeden Marker Loyale Truppen zu { $values } SP würfeln
       *[other] für jeden gegnerischen Militärmarker zu { $values } SP würfeln
    } und ihn { $at ->
        [6] bei einer 6
       *[other] ab { $at }
    } entfernen

# Punkte und Leisten.
node-score = { $amount } SP erhalten
node-gain = { $amount } GP erhalten
node-lose = { $amount } GP verlieren
node-spend = auf Wunsch { $number } GP ausgeben, dafür: { $event }
node-bid = beide Spieler bieten offen GP, der erste Spieler zuerst; wer mehr bietet: { $event }
node-boxes =
    { $by_size ->
        [one] { $by_size } Feld
       *[other] { $by_size } Felder
    }
node-change =
    { $track_id ->
        [world]
            { $by_sign ->
                [minus] die Weltpolitik { node-boxes } zugunsten { $side_foe_of } bewegen
               *[plus] die Weltpolitik { node-boxes } zu deinen Gunsten bewegen
            }
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
node-fall = das Prestige auf 0 senken
node-marker =
    { $by_sign ->
        [minus] { $track_marker } { node-boxes } zurücksetzen
       *[plus] { $track_marker } { node-boxes } vorrücken
    }
node-reset = { $track_marker } auf das Startfeld zurücksetzen
node-roll-die = { $track_die } werfen
node-score-track = { $track_the } werten

# Organisationen, Duma, Vorbereitungen, Aktivitäten.
node-organize =
    { $checked ->
        [yes] versuchen, durch eine Mobilisierungsprobe mit { node-bonus } { $places_one } eine Organisation zu gründen
       *[no] { $places_one } eine Organisation gründen
    }{ $freely ->
        [yes] , auch ohne Förderung
       *[no] { "" }
    }
node-disband =
    { $side_id ->
        [you] eine eigene Organisation { $places_off } entfernen
        [opponent] eine gegnerische Organisation { $places_off } entfernen
        [revolutionary] eine Organisation der Revolution { $places_off } entfernen
       *[government] eine Organisation der Regierung { $places_off } entfernen
    }
node-extremism =
    { $modifier_sign ->
        [zero] einen Extremismuswurf machen
        [minus] einen Extremismuswurf mit −{ $modifier_size } machen
       *[plus] einen Extremismuswurf mit +{ $modifier_size } machen
    }
node-vote = eine Duma-Abstimmung abhalten
node-end-session = die Duma-Sitzung ohne Abstimmung beenden
node-muster =
    { $side_own_id ->
        [revolutionary] einen Marker Rote Garden zu { $value } SP hinzufügen
        [government] einen Marker Loyale Truppen zu { $value } SP hinzufügen
       *[other] einen Marker zu { $value } SP zu den eigenen militärischen Vorbereitungen hinzufügen
    }
node-act = Aktivitäten für { $amount } AP ausführen

# Karten und der Gang des Spiels.
node-return =
    { $card_id ->
        [this] diese Karte zu Beginn des nächsten Durchgangs in die Auslage zurücklegen
       *[other] „{ $card }“ (#{ $card_id }) aus den Karten im Spiel in die Auslage zurücklegen
    }
node-purge = „{ $card }“ (#{ $card_id }) aus dem Spiel nehmen
node-install = „{ $card }“ (#{ $card_id }) ohne die einmaligen Wirkungen ins Spiel bringen
node-leave = diese Karte doch ablegen
node-skip = die eigene nächste Aktionsrunde aussetzen
node-boost = in deiner nächsten Aktionsrunde eine eigene Karte aus der Hand für ihre AP und danach ihr Ereignis spielen
node-borrow = eine Spezialaktion { $side_foe_of } wie für { $points } AP nutzen, ohne zu bezahlen
node-rule =
    { $name_id ->
        [cheap-districts] in Bezirken ohne Gewerkschaft und ohne Militärdisziplin kostet ein Klötzchen die Revolution beim Mobilisieren höchstens 1 AP
       *[liberal-sponsors] die Liberale Partei kann auch Organisationen in Militärbezirken fördern
    }
node-after =
    { $when_id ->
        [you] solange die Karte im Spiel ist, nach jeder deiner Aktionsrunden: { $event }
        [they] solange die Karte im Spiel ist, nach jeder Aktionsrunde { $side_foe_of }: { $event }
        [round] solange die Karte im Spiel ist, nach jeder Aktionsrunde: { $event }
       *[turn] solange die Karte im Spiel ist, am Ende jedes Durchgangs: { $event }
    }

# Wirkungen aus anderen.
node-choose = eines wählen – { $events }
node-way = ({ $number }) { $event }
node-or-else = { $first }; oder { $rest }
node-or-else-more = { $first }; { $rest }
node-if = wenn { $condition }, { $then }
node-if-else = wenn { $condition }, { $then }; sonst { $otherwise }
node-as = { $side_the }: { $event }
