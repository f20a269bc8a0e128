# Dual Powers: Revolution 1917

title = Dual Powers: Revolution 1917
description = Sowjets und Provisorische Regierung ringen 1917 um Petrograd, zu zweit oder allein gegen die Gegenseite.
reconstructed = Nicht alle Zahlen stehen im Regelheft. Rekonstruiert sind der Stadtplan, die Befehlskarten, die Anführer, die roten und weißen Einheiten, Trotzki und die Länge der Siegpunktleiste; die neutralen Einheiten sind so, wie Besitzer sie beschreiben. Wer die Schachtel hat, kann all das berichtigen.


## Wörter

side-red = Rot
side-red-long = Petrograder Sowjets
side-white = Weiß
side-white-long = Provisorische Regierung

region-red = Wyborg
    .at = in Wyborg
    .to = nach Wyborg
    .out = aus Wyborg
region-green = Petrograder Seite
    .at = auf der Petrograder Seite
    .to = auf die Petrograder Seite
    .out = von der Petrograder Seite
region-purple = Wassiljewski-Insel
    .at = auf der Wassiljewski-Insel
    .to = auf die Wassiljewski-Insel
    .out = von der Wassiljewski-Insel
region-brown = Narwa
    .at = in Narwa
    .to = nach Narwa
    .out = aus Narwa
region-white = Admiralität
    .at = in der Admiralität
    .to = in die Admiralität
    .out = aus der Admiralität
region-blue = Liteiny
    .at = in Liteiny
    .to = nach Liteiny
    .out = aus Liteiny

colour-red = rot
colour-green = grün
colour-purple = lila
colour-brown = braun
colour-white = weiß
colour-blue = blau

# Nur nach der Farbe benannt: welche Gebiete sie verbindet, kann ein Besitzer berichtigen.
connection-red = rote Verbindung
    .on = auf der roten Verbindung
    .onto = auf die rote Verbindung
connection-green = grüne Verbindung
    .on = auf der grünen Verbindung
    .onto = auf die grüne Verbindung
connection-purple = lila Verbindung
    .on = auf der lila Verbindung
    .onto = auf die lila Verbindung
connection-brown = braune Verbindung
    .on = auf der braunen Verbindung
    .onto = auf die braune Verbindung
connection-white = weiße Verbindung
    .on = auf der weißen Verbindung
    .onto = auf die weiße Verbindung
connection-blue = blaue Verbindung
    .on = auf der blauen Verbindung
    .onto = auf die blaue Verbindung

card-red = { region-red } { $number }
card-green = { region-green } { $number }
card-purple = { region-purple } { $number }
card-brown = { region-brown } { $number }
card-white = { region-white } { $number }
card-blue = { region-blue } { $number }
card-lenin = Lenin
card-stalin = Stalin
card-zinoviev = Sinowjew
card-kerensky = Kerenski
card-lvov = Lwow
card-kornilov = Kornilow

token-red-unit = rote Einheit { $fresh }/{ $exhausted }
    .subject = Eine rote Einheit { $fresh }/{ $exhausted }
    .the = die rote Einheit { $fresh }/{ $exhausted }
    .plain = Einheit { $fresh }/{ $exhausted }
token-white-unit = weiße Einheit { $fresh }/{ $exhausted }
    .subject = Eine weiße Einheit { $fresh }/{ $exhausted }
    .the = die weiße Einheit { $fresh }/{ $exhausted }
    .plain = Einheit { $fresh }/{ $exhausted }
token-neutral-unit = neutrale Einheit { $fresh }/{ $exhausted }
    .subject = Eine neutrale Einheit { $fresh }/{ $exhausted }
    .the = die neutrale Einheit { $fresh }/{ $exhausted }
    .plain = neutrale Einheit { $fresh }/{ $exhausted }
token-opposing-unit = gegnerische Einheit { $fresh }/{ $exhausted }
    .subject = Eine gegnerische Einheit { $fresh }/{ $exhausted }
    .the = die gegnerische Einheit { $fresh }/{ $exhausted }
    .plain = gegnerische Einheit { $fresh }/{ $exhausted }
token-lenin = Lenin
token-stalin = Stalin
token-zinoviev = Sinowjew
token-kerensky = Kerenski
token-lvov = Lwow
token-kornilov = Kornilow
token-trotsky = neutraler Trotzki
    .subject = Trotzki
    .the = Trotzki
    .plain = Trotzki
token-trotsky-red = roter Trotzki
    .subject = Trotzki
    .the = Trotzki
    .plain = Trotzki

face-fresh = bereit
face-exhausted = erschöpft

# Ein Plättchen mit Ort und Seite, wo sich zwei nur darin unterscheiden.
standing = { $token } { $region_at }, { $face }
    .short = { $region }, { $face }

month-march-april = März/April
month-may-june = Mai/Juni
month-july = Juli
month-august = August
month-september = September
month-october = Oktober
month-november = November

phase-setup = Spielaufbau
phase-draw = Nachziehphase
phase-objective = Zielphase
phase-action = Aktionsphase
phase-scoring = Wertungsphase
phase-cleanup = Aufräumphase

pile-hand = Hand
pile-objective = geheimes Ziel
pile-stack = Stapel der Gegenseite


## Aktionen, Bonusaktionen, Lohn der Unruhe

action-recruit = Rekrutieren
action-recruit-help = Lege Einheiten aus deinem Vorrat in das Gebiet der Karte, bis zu ihrem Rekrutierungswert.
action-move = Bewegen
action-move-help = Bewege ein Plättchen unter deiner Kontrolle in ein benachbartes Gebiet.
action-double-move = Doppelte Bewegung
action-double-move-help = Bewege ein Plättchen unter deiner Kontrolle ein oder zwei Gebiete weit.
action-refresh = Erholen
action-refresh-help = Drehe ein erschöpftes Plättchen unter deiner Kontrolle auf die bereite Seite.
action-leader-recruit = Anführer rekrutieren
action-leader-recruit-help = Lege den Anführer der Karte in ein beliebiges Gebiet.
action-protest = Protest mobilisieren
action-protest-help = Versetze die Blockade auf eine beliebige andere Verbindung.
action-espionage = Ausspionieren
action-espionage-help = Decke das geheime Ziel des Gegenspielers auf; im Solitärspiel dein eigenes.
action-inspire = Das Volk begeistern
action-inspire-help = Nimm dir den Willen des Volkes.
action-pass = Verzichten
action-pass-help = Nimm nichts davon.
action-done-help = Keine weitere Einheit rekrutieren.

bonus-recruit = Bonus Rekrutieren
bonus-recruit-help = Lege eine Einheit mit Kosten 1 aus deinem Vorrat in ein beliebiges Gebiet.
bonus-move = Bonus Bewegen
bonus-move-help = Bewege ein Plättchen unter deiner Kontrolle in ein benachbartes Gebiet.
bonus-refresh = Bonus Erholen
bonus-refresh-help = Drehe ein erschöpftes Plättchen unter deiner Kontrolle auf die bereite Seite.
bonus-draw = Bonus Karte ziehen
bonus-draw-help = Ziehe eine Karte; deine Hand bleibt um eine größer.
bonus-organize = Organisieren
bonus-organize-help = Decke dein eigenes geheimes Ziel auf.
bonus-pass = Keine Bonusaktion
bonus-pass-help = Verzichte auf die Bonusaktion.

reward-points = Siegpunkte
    .the = die Siegpunkte
reward-bonus = Eine Bonusaktion
    .the = eine Bonusaktion


## Fragen

ask-set-objective = Welche Befehlskarte legst du verdeckt als geheimes Ziel ab?
ask-take-turn = Welche Karte spielst du aus?
ask-act = Du hast { $card } ausgespielt. Welche Aktion führst du aus?
ask-lead =
    { $placed ->
        [yes] Führst du die Spezialaktion von { $card } aus?
       *[no]
            { $used ->
                [yes] Die Spezialaktion ist ausgeführt. Kommt auch { $card } in die Stadt?
               *[no] Du hast { $card } ausgespielt. Was machst du mit der Karte?
            }
    }
ask-recruit =
    { $placed ->
        [0] Welche Einheit rekrutierst du { $region_at }? Rekrutierungswert: { $value }.
       *[other] Welche Einheit rekrutierst du noch { $region_at }? Verbleibender Rekrutierungswert: { $value }.
    }
ask-move =
    { $steps ->
        [1] Welches Plättchen bewegst du ein Gebiet weit?
       *[other] Welches Plättchen bewegst du bis zu { $steps } Gebiete weit?
    }
ask-move-to = Wohin geht { $token_the }?
ask-refresh = Welches erschöpfte Plättchen soll sich erholen?
ask-leader-recruit = In welches Gebiet kommt { $token }?
ask-protest = Auf welche Verbindung versetzt du die Blockade?
ask-take-bonus = Welche Bonusaktion führst du aus?
ask-bonus-recruit = Welche Einheit mit Kosten 1 rekrutierst du?
ask-bonus-recruit-to = In welches Gebiet kommt { $token_the }?
ask-choose-reward =
    { $points ->
        [one] Du hast die Unruhe { $region_at } gewonnen. Nimmst du { $points } Siegpunkt oder eine Bonusaktion?
       *[other] Du hast die Unruhe { $region_at } gewonnen. Nimmst du { $points } Siegpunkte oder eine Bonusaktion?
    }

ask-place-neutral = Welche neutrale Einheit kommt { $region_to }?
ask-lay-unrest = Welches Gebietsplättchen wird auf dem Feld „Unrest!“ aufgedeckt?
ask-lay-blockade = Welches Gebietsplättchen wird auf dem Feld „Blockade!“ aufgedeckt?
ask-draw =
    { $pile_id ->
        [objective] Welche Karte wird ungesehen zum geheimen Ziel von { $side }?
        [stack] Welche Karte kommt auf den Stapel der Gegenseite?
       *[hand] Welche Karte zieht { $side }?
    }
ask-bring-leader = Welcher Anführer der Gegenseite kommt in die Stadt?


## Was die anderen derweil erfahren

wait-set-objective = { $side } wählt ein geheimes Ziel.
wait-take-turn = { $side } wählt eine Karte zum Ausspielen.
wait-act = { $side } wählt die Aktion für { $card }.
wait-lead = { $side } überlegt, wie { $card } eingesetzt wird.
wait-recruit = { $side } rekrutiert { $region_at }.
wait-move = { $side } wählt ein Plättchen zum Bewegen.
wait-move-to = { $side } wählt, wohin { $token_the } geht.
wait-refresh = { $side } wählt ein Plättchen, das sich erholt.
wait-leader-recruit = { $side } wählt ein Gebiet für { $token }.
wait-protest = { $side } wählt eine Verbindung für die Blockade.
wait-take-bonus = { $side } wählt eine Bonusaktion.
wait-bonus-recruit = { $side } wählt eine Einheit zum Rekrutieren.
wait-bonus-recruit-to = { $side } wählt ein Gebiet für { $token_the }.
wait-choose-reward = { $side } wählt zwischen Siegpunkten und einer Bonusaktion.

wait-place-neutral = Die neutralen Einheiten werden gelegt.
wait-lay-unrest = Das Unruheplättchen wird aufgedeckt.
wait-lay-blockade = Das Blockadeplättchen wird aufgedeckt.
wait-draw = Karten werden gezogen.
wait-bring-leader = Ein Anführer der Gegenseite wird aufgedeckt.


## Was geschah

event-round-began = Runde { $round } begann, mit Unruhe { $region_at } und der Blockade { $connection_on }.
event-dealt =
    { $count ->
        [one] Jede Fraktion erhielt { $count } Befehlskarte.
       *[other] Jede Fraktion erhielt { $count } Befehlskarten.
    }
event-reshuffled = Der Ablagestapel wurde zu einem neuen Kartenstapel gemischt.
event-objectives-set = Die geheimen Ziele lagen verdeckt bereit. { $side } hatte den Willen des Volkes und den ersten Zug.

event-played = { $side } spielte { $card }.
event-advanced =
    { $slid ->
        [yes]
            { $days ->
                [one] Das Datum rückte um { $days } Tag vor und glitt weiter auf Tag { $day }.
               *[other] Das Datum rückte um { $days } Tage vor und glitt weiter auf Tag { $day }.
            }
       *[no]
            { $days ->
                [one] Das Datum rückte um { $days } Tag vor, auf Tag { $day }.
               *[other] Das Datum rückte um { $days } Tage vor, auf Tag { $day }.
            }
    }
event-month-began = Es wurde { $month }.
event-gained-will = Der Wille des Volkes ging an { $side }.
event-trotsky-returned = Trotzki kam aus dem Exil zurück und erschien { $region_at }.
event-trotsky-joined = Trotzki trat { $region_at } den Bolschewiki bei.
event-trotsky-stayed-away = Trotzki war nicht mehr in der Stadt und trat den Bolschewiki nie bei.

event-declined = { $side } verzichtete auf: { $actions }.
event-recruited = { $token_subject } kam { $region_to }.
event-moved = { $token_subject } ging { $region_from_out } { $region_to }.
event-refreshed = { $token_subject } erholte sich { $region_at }.
event-refreshed-neutrals = Durch den Anführer erholten sich { $region_at }: { $tokens }.
event-moved-blockade = { $side } versetzte die Blockade { $connection_onto }.
event-revealed = Das geheime Ziel von { $side } wurde aufgedeckt: { $card }.
event-bonus-drew = { $side } zog als Bonusaktion eine Karte.
event-declined-bonus = { $side } verzichtete auf die Bonusaktion.
event-none-left = Keine gegnerische Einheit der Stärke { $strength } war mehr vorrätig, um { $region_to } zu kommen.

event-judged =
    { $marker ->
        [1] Unruhe { $region_at }: { $side } gewann { $by } ({ side-red } { $red }, { side-white } { $white }).
       *[other] Ziel { $region_at }: { $side } gewann { $by } ({ side-red } { $red }, { side-white } { $white }).
    }
by-strength = mit größerer Stärke
by-tokens = mit mehr Plättchen
by-will = mit dem Willen des Volkes
event-judged-nobody =
    { $marker ->
        [1] Unruhe { $region_at }: Niemand gewann.
       *[other] Ziel { $region_at }: Niemand gewann.
    }
event-chose-reward = { $side } wählte { $reward_the }.
event-scored =
    { $points ->
        [one] { $side } erhielt { $points } Siegpunkt.
       *[other] { $side } erhielt { $points } Siegpunkte.
    }
event-exhausted = Erschöpft { $region_at }: { $tokens }.
event-returned = Zurück in den Vorrat { $region_out }: { $tokens }.
event-removed = Ausgeschieden { $region_at }: { $tokens }.

event-won = { $side } gewann. { $ending }
ending-track = Der Siegpunktmarker hatte das Ende der Siegpunktleiste erreicht.
ending-calendar = Der Kalender war abgelaufen, und der Siegpunktmarker stand auf der Hälfte des Siegers.
ending-calendar-will = Der Kalender war abgelaufen, der Siegpunktmarker stand in der Mitte, und der Wille des Volkes entschied.
ending-round = Die dritte Runde war vorüber, und der Siegpunktmarker stand auf der Hälfte des Siegers.
ending-round-will = Die dritte Runde war vorüber, der Siegpunktmarker stand in der Mitte, und der Wille des Volkes entschied.


## Wie es ausging

outcome-track = { $side } hat gewonnen: Der Siegpunktmarker hat das Ende der Siegpunktleiste erreicht.
outcome-calendar =
    { $points ->
        [one] { $side } hat gewonnen: Der Kalender ist abgelaufen, und der Siegpunktmarker steht { $points } Feld neben der Mitte auf der Hälfte des Siegers.
       *[other] { $side } hat gewonnen: Der Kalender ist abgelaufen, und der Siegpunktmarker steht { $points } Felder neben der Mitte auf der Hälfte des Siegers.
    }
outcome-calendar-will = { $side } hat gewonnen: Der Kalender ist abgelaufen, der Siegpunktmarker steht in der Mitte, und der Wille des Volkes entscheidet.
outcome-round =
    { $points ->
        [one] { $side } hat gewonnen: Drei Runden sind vorüber, und der Siegpunktmarker steht { $points } Feld neben der Mitte auf der Hälfte des Siegers.
       *[other] { $side } hat gewonnen: Drei Runden sind vorüber, und der Siegpunktmarker steht { $points } Felder neben der Mitte auf der Hälfte des Siegers.
    }
outcome-round-will = { $side } hat gewonnen: Drei Runden sind vorüber, der Siegpunktmarker steht in der Mitte, und der Wille des Volkes entscheidet.


## Warum nicht

no-must-play = Hier musst du eine Karte wählen.
no-your-objective = { $card } liegt als dein geheimes Ziel auf dem Tisch.
no-not-in-hand = Du hast { $card } nicht auf der Hand.
no-leader-no-objective = { $card } ist eine Anführerkarte; nur eine Befehlskarte kann ein Ziel sein.
no-not-on-card = { $card } bietet diese Aktion nicht.
no-no-unit-fits = Keine Einheit in deinem Vorrat kostet { $value } oder weniger.
no-nothing-to-move = Du kontrollierst kein Plättchen, das sich bewegen könnte.
no-nothing-to-refresh = Du kontrollierst kein erschöpftes Plättchen.
no-chosen-already = Die Aktion ist gewählt und muss jetzt ausgeführt werden.

no-leader-entered = { $token } ist schon in der Stadt.
no-leader-came-first = Du hast auf { $token } verzichtet: Er konnte nur vor der Spezialaktion in die Stadt kommen.
no-leader-first = Sag zuerst, ob { $token } in die Stadt kommt: Die Spezialaktion folgt auf den Anführer.
no-special-used = Die Spezialaktion dieser Karte ist schon ausgeführt.
no-has-will = Du hast den Willen des Volkes schon.
no-already-open = Das Ziel liegt schon offen.

no-recruit-one = Du musst mindestens eine Einheit rekrutieren.
no-not-your-unit = Du rekrutierst nur eigene Einheiten, nicht { $token_the }.
no-not-in-supply = Diese { $token } liegt nicht in deinem Vorrat.
no-too-dear = Diese { $token } kostet { $cost }; der verbleibende Rekrutierungswert ist { $value }.
no-twin = Eine andere { $token }, die ihr völlig gleicht, steht zur Wahl.

no-no-such-token = Ein Plättchen „{ $choice }“ gibt es nicht.
no-not-in-city = Du kannst nur Plättchen in der Stadt einsetzen, und dort ist { $token_the } nicht.
no-not-yours = Nicht du kontrollierst { $token_the }, sondern die andere Fraktion.
no-no-will = Du kontrollierst { $token_the } nicht: Neutrale folgen dem Willen des Volkes, und den hast du nicht.
no-no-friends = Du kontrollierst { $token_the } nicht: Du hast { $region_at } keine eigene Einheit und keinen eigenen Anführer.
no-no-way-out = Keine freie Verbindung führt { $region_out } hinaus.
no-already-fresh = Erholen kann sich nur, was erschöpft ist, und { $token_the } ist bereit.
no-already-there = Du musst ein anderes Gebiet wählen, denn { $region_at } ist { $token_the } schon.
no-blockaded = Die Blockade { $connection_on } versperrt den Weg { $region_to }.
no-too-far =
    { $steps ->
        [1] Keine freie Verbindung führt von hier { $region_to }.
       *[other] Kein freier Weg von { $steps } Schritten führt von hier { $region_to }.
    }
no-blockade-there = Die Blockade liegt schon { $connection_on }.

no-only-alone = Organisieren gibt es nur im Solitärspiel.
no-no-cards-left = Es ist keine Karte zum Ziehen mehr da.
no-choose-one = Nimm eines von beiden: die Siegpunkte oder eine Bonusaktion.

no-not-a-neutral-left = Hier lässt sich nur eine noch nicht gelegte neutrale Einheit ziehen, nicht { $token_the }.
no-not-in-deck = { $card } ist nicht im Kartenstapel.
no-leader-not-left = { $card } gehört nicht zu den Anführern, die die Gegenseite noch hat.
no-tile-drawn = Das Gebietsplättchen „{ $region }“ ist schon gezogen.
no-bad-blockade = { in-components }: Solange die Verbindung „{ $blockade }“ blockiert ist, ist ein Teil der Stadt abgeschnitten ({ $cut }).


## Optionen

by-rules = Wie in den gewählten Regeln.

option-rules = Nach welchen Regeln gespielt wird.
option-rules-english = Die englischen Regeln, der spätere Text.
option-rules-first = Die ersten Regeln, der deutsche und italienische Text.
option-october_points = Was das Unruhegebiet im Oktober und November wert ist.
option-october_points-by-rules = { by-rules }
option-october_points-7 = 7 Siegpunkte, wie in den englischen Regeln.
option-october_points-6 = 6 Siegpunkte, wie in den ersten Regeln.
option-leader_refreshes = Ob sich die neutralen Einheiten unter eigener Kontrolle erholen, wo ein Anführer rekrutiert wird.
option-leader_refreshes-by-rules = { by-rules }
option-leader_refreshes-no = Nein, wie in den englischen Regeln.
option-leader_refreshes-yes = Ja, wie in den ersten Regeln.
option-will_gained = Wo eine Fraktion neutrale Plättchen sofort kontrolliert, wenn sie den Willen des Volkes gewinnt.
option-will_gained-by-rules = { by-rules }
option-will_gained-friends = Wo sie eine eigene Einheit oder einen eigenen Anführer hat, wie in den englischen Regeln.
option-will_gained-everywhere = Überall bis zum Ende des Zuges, wie in den ersten Regeln.
option-neutral_units = Wo die Fraktion mit dem Willen des Volkes neutrale Einheiten bewegen und sich erholen lassen darf.
option-neutral_units-by-rules = { by-rules }
option-neutral_units-friends = Wo sie eine eigene Einheit oder einen eigenen Anführer hat, wie in den englischen Regeln.
option-neutral_units-everywhere = Überall, wie in den ersten Regeln.
option-neutral_trotsky = Wo die Fraktion mit dem Willen des Volkes den neutralen Trotzki bewegen und sich erholen lassen darf.
option-neutral_trotsky-by-rules = { by-rules }
option-neutral_trotsky-friends = Wo sie eine eigene Einheit oder einen eigenen Anführer hat, wie in den englischen Regeln.
option-neutral_trotsky-everywhere = Überall, wie in den ersten Regeln.
option-leader_order = In welcher Reihenfolge eine Anführerkarte ausgeführt wird.
option-leader_order-by-rules = { by-rules }
option-leader_order-either = In beliebiger Reihenfolge, wie in den englischen Regeln.
option-leader_order-leader-first = Zuerst kommt der Anführer, wie in den ersten Regeln.
option-solitaire = Ob einer allein gegen die Gegenseite spielt.
option-solitaire-no = Nein: Zwei spielen.
option-solitaire-red = Ja: Der Spieler ist Rot.
option-solitaire-white = Ja: Der Spieler ist Weiß.
option-difficulty = Wie stark die Gegenseite ist: die Stärke ihrer erschöpften Einheiten.
option-difficulty-1 = Stärke 1, für das erste Spiel.
option-difficulty-2 = Stärke 2.
option-difficulty-3 = Stärke 3.
option-difficulty-4 = Stärke 4.
option-difficulty-5 = Stärke 5.
option-difficulty-6 = Stärke 6, die schwerste.
option-components = Die Zahlen der eigenen Schachtel, wo sie von unseren abweichen.


## Das Brett am Tisch

board-standing = Runde { $round } · { $phase } · { $month }, Tag { $day }
board-token = { $token }, { $face }
board-leader = { $token_subject }
board-marker = Zielmarker { $number }

board-lead =
    { $left ->
        [0] { $side } hat das Ende erreicht
       *[other] { $side } führt mit { $lead }, noch { $left } bis zum Ende
    }
board-level = Gleichstand, je { $left } bis zum Ende
board-will-of = { $side } hat den Willen des Volkes

board-month-march-april = Mär/Apr
board-month-may-june = Mai/Jun
board-month-july = Juli
board-month-august = Aug.
board-month-september = Sept.
board-month-october = Okt.
board-month-november = Nov.
board-month-worth =
    { $points ->
        [one] { $month }: Die Unruhe ist { $points } Siegpunkt wert
       *[other] { $month }: Die Unruhe ist { $points } Siegpunkte wert
    }
board-day = Tag { $day }
board-trotsky = Trotzki kehrt zurück
board-trotsky-red = Trotzki tritt bei
board-slides = Tag { $day } rutscht weiter auf das Monatsende

board-unrest = Unruhe
board-unrest-worth =
    { $points ->
        [one] Die Unruhe ist { $points } Siegpunkt wert
       *[other] Die Unruhe ist { $points } Siegpunkte wert
    }
board-unrest-tile = Plättchen auf dem Feld „Unrest!“: { $region }
board-blockade = Blockade, dann Unruhe
board-blockade-tile = Plättchen auf dem Feld „Blockade!“: { $region }
board-tile-left = Plättchen noch im Stapel: { $region }
board-tile-used = Plättchen schon abgelegt: { $region }

board-objective-worth =
    { $points ->
        [one] Ziel von { $side }, { $points } Siegpunkt wert
       *[other] Ziel von { $side }, { $points } Siegpunkte wert
    }
board-totals = { side-white } { $white }, { side-red } { $red }
board-nobody = niemand würde gewinnen
board-would-win = { $side } würde gewinnen
board-by-tokens = Gleich: Plättchen { $white } : { $red }
board-by-will = Gleich: Wille des Volkes
board-bridge = { $connection }, { $region } – { $region_other }
    .short = { $region } – { $region_other }
board-bridge-shut = { $connection }, { $region } – { $region_other }, durch die Blockade gesperrt

board-opposition = Die Gegenseite, Schwierigkeitsgrad { $difficulty }
board-opposition-short = Gegenseite, Grad { $difficulty }
board-supply = Vorrat
board-objective = Ziel
board-played = Gespielt
board-hand = Auf der Hand
board-stack = Stapel
board-deck = Kartenstapel
board-discard = Ablagestapel: { $count }
board-discarded = Ablage
board-out = Nicht im Spiel
board-face-down = Ein Ziel, verdeckt
board-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-command-card =
    { $points ->
        [one] { $card }: Tage { $days }, Rekrutierungswert { $recruit }, { $action }, { $points } Siegpunkt
       *[other] { $card }: Tage { $days }, Rekrutierungswert { $recruit }, { $action }, { $points } Siegpunkte
    }
board-leader-card = { $card }: Tage { $days }, Stärke { $fresh }, erschöpft { $exhausted }, { $action }
board-reach =
    { $bonus ->
        [yes] Führt auf Tag { $day }, mit einer Bonusaktion
       *[no] Führt auf Tag { $day }
    }
board-reach-month =
    { $bonus ->
        [yes] Führt auf Tag { $day } des neuen Monats, mit dem Willen des Volkes und einer Bonusaktion
       *[no] Führt auf Tag { $day } des neuen Monats, mit dem Willen des Volkes
    }

board-city = Die Stadt
board-neva = Newa
board-quarter = Gebiet
board-winner = Würde gewinnen
board-connections = Verbindungen
board-tiles = Gebietsplättchen
board-calendar = Kalender
board-month = Monat
board-bonus-day = Tag { $day } bringt eine Bonusaktion
board-brings = Was er bringt
board-leader-token = { $token } { $fresh }/{ $exhausted }, { $face }
board-aside = Neben dem Brett
board-none = nichts


## Ein Ding für sich, erklärt

about-card-days =
    { $days ->
        [one] Wer sie spielt, rückt das Datum um { $days } Tag vor.
       *[other] Wer sie spielt, rückt das Datum um { $days } Tage vor.
    }
about-objective =
    { $points ->
        [one] Als geheimes Ziel bringt sie { $points } Siegpunkt für die Fraktion, die { $region_at } stärker ist.
       *[other] Als geheimes Ziel bringt sie { $points } Siegpunkte für die Fraktion, die { $region_at } stärker ist.
    }
about-leader-card = Am Ende der Runde kommt die Karte aus dem Spiel; ein Anführer, der bis dahin nicht in die Stadt gekommen ist, kommt nie.
about-strength = Stärke { $up } jetzt, { $down } auf der anderen Seite.
about-cost = Sie zu rekrutieren kostet { $cost }.
about-neutral = Zählt für die Fraktion mit dem Willen des Volkes, wo diese eine eigene Einheit oder einen eigenen Anführer hat.
about-token-supply = Im Vorrat.
about-token-calendar = Wartet auf dem Kalender.
about-token-gone = Nicht im Spiel.
about-token-tires = Wird das Gebiet gewertet, ist es danach erschöpft.
about-token-back = Wird das Gebiet noch einmal gewertet, kommt es zurück in den Vorrat.
about-token-out = Wird das Gebiet noch einmal gewertet, kommt es aus dem Spiel.
about-open = Plättchen ziehen auf ihr, mit Bewegen und Doppelter Bewegung.
about-shut = Solange die Blockade hier liegt, zieht nichts auf ihr; rekrutiert wird weiter überall.
about-today = Heute.
about-day-cards = Aus deiner Hand führt hierher: { $cards }.
about-last-day = Wer über Tag { $day } hinausgeht, beginnt einen neuen Monat und nimmt sich den Willen des Volkes.
about-trotsky-returns = Beginnt dieser Monat, erscheint der neutrale Trotzki im Gebiet der Unruhe.
about-trotsky-joins = Beginnt dieser Monat, wird Trotzki rot, wenn er in der Stadt ist.
about-last-month = In diesem Monat endet das Spiel nach der Wertungsphase.
about-support-title = Siegpunktleiste
about-support = Jeder Siegpunkt bewegt den Marker um ein Feld zu der Fraktion, die ihn bekommt. Wer das letzte Feld erreicht, gewinnt sofort; sonst entscheidet am Ende die Hälfte, auf der der Marker steht.
about-will = Wer ihn hat, kontrolliert die neutralen Plättchen, wo er eine eigene Einheit oder einen eigenen Anführer hat; dort zählen sie für ihn. Bei gleicher Stärke und gleich vielen Plättchen gewinnt er.
about-will-passes = Er geht an die Fraktion, die einen neuen Monat beginnt oder das Volk begeistert.
about-marker-unrest = Er kommt bei der Wertung in das Gebiet der Unruhe.
about-marker = Er kommt bei der Wertung in das Gebiet eines Ziels.
about-markers = In jedem Gebiet mit einem Marker werden bereite Plättchen erschöpft, und erschöpfte verlassen die Stadt.
about-deck = Ist er leer, wird der Ablagestapel zu einem neuen gemischt.


## Daueraufträge

order-unrest-points = Wenn ich die Unruhe gewonnen habe, die Siegpunkte nehmen.


## Hinweise

hint-support = Das bringt mehr Siegpunkte oder kostet weniger davon.
hint-regions = Das stärkt die Gebiete, in denen es als Nächstes Punkte gibt.
hint-strength = Das lässt für die nächste Runde mehr Stärke in der Stadt.
hint-leaders = Das spart Anführer auf der Hand.
hint-cards = Das lässt mehr Karten auf der Hand.
hint-turns = Das lässt in der nächsten Runde die andere Fraktion beginnen.


## Was die Zeichen bedeuten

# Quarters where there is little room.
short-green = Petrogr.
short-purple = Wassilj.
short-white = Admiral.

legend-neutral = zu keiner Fraktion gehörig
legend-days = das Datum und die Tage einer Karte; hinter einer Karte der Tag, zu dem sie führt
legend-points = Siegpunkte und der Siegpunktmarker
legend-pip = je eins des Rekrutierungswerts
legend-will = der Wille des Volkes; hinter einer Karte: ein neuer Monat
legend-shut = die Blockade, und sie zu versetzen
legend-bonus = ein Tag mit Bonusaktion
legend-slide = Tage, die zum Monatsende weiterrutschen
legend-unrest = Unruhe; mit › davor: wo sie in der nächsten Runde sein wird
legend-trotsky = Trotzki, über dem Monat, in dem er zurückkehrt oder sich den Bolschewiki anschließt
legend-faces = ein Plättchen: seine Stärke jetzt, klein daneben die der anderen Seite
legend-tired = ein erschöpftes Plättchen
legend-marker = ein Zielmarker

# Wo lange Wörter getrennt werden dürfen.

breaks = Petro|grader Wassil|jewski Ad|mi|ra|li|tät
