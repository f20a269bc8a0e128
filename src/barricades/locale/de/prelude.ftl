# Prelude to Revolution. Titel und Geschichte der Karten stehen in eigenen Dateien.

title = Prelude to Revolution
description = Russlands Weg in die Anarchie, 1905 bis 1917: Revolution und Regierung ringen mit Karten um die Hauptstadt, für zwei Spieler.
reconstructed = Das Regelheft druckt weder den Spielplan noch eine Liste der Karten. Von 181 Karten verrät es bei sieben alles und bei 72 weiteren etwas; die übrigen 102 sind von uns, und jede Karte sagt, was an ihr gedruckt, erschlossen oder von uns ist. Von uns sind auch die meisten Zahlen des Spielplans. Wer die Schachtel hat, kann all das berichtigen.


## Wörter

side-revolutionary = Revolution
    .subject = Die Revolution
    .the = die Revolution
    .of = der Revolution
    .to = der Revolution
side-revolutionary-long = Radikale und Sozialisten
side-government = Regierung
    .subject = Die Regierung
    .the = die Regierung
    .of = der Regierung
    .to = der Regierung
side-government-long = Liberale und Monarchisten
side-neutral = neutral
side-you = du
    .subject = Du
    .the = du
    .of = deiner
    .to = dir
side-opponent = Gegner
    .subject = Dein Gegner
    .the = dein Gegner
    .of = deines Gegners
    .to = deinem Gegner
side-each = jeder Spieler
    .subject = Jeder Spieler
    .the = jeder Spieler
    .of = jedes Spielers
    .to = jedem Spieler
side-own = dieser Spieler
    .subject = Dieser Spieler
    .the = dieser Spieler
    .of = dieses Spielers
    .to = diesem Spieler
side-rival = der andere Spieler
    .subject = Der andere Spieler
    .the = der andere Spieler
    .of = des anderen Spielers
    .to = dem anderen Spieler
side-bidder = wer mehr bietet
    .subject = Wer mehr bietet,
    .the = wer mehr bietet,
    .of = des Höchstbietenden
    .to = dem Höchstbietenden

place-kronstadt = Marinebasis Kronstadt
    .the = die Marinebasis Kronstadt
    .at = in der Marinebasis Kronstadt
    .to = in die Marinebasis Kronstadt
    .out = aus der Marinebasis Kronstadt
    .by = neben der Marinebasis Kronstadt
place-reserve = Kaserne des Reserveregiments
    .the = die Kaserne des Reserveregiments
    .at = in der Kaserne des Reserveregiments
    .to = in die Kaserne des Reserveregiments
    .out = aus der Kaserne des Reserveregiments
    .by = neben der Kaserne des Reserveregiments
place-vasilevskiy = Wassiljewski-Insel
    .the = die Wassiljewski-Insel
    .at = auf der Wassiljewski-Insel
    .to = auf die Wassiljewski-Insel
    .out = von der Wassiljewski-Insel
    .by = neben der Wassiljewski-Insel
place-palace-square = Palastplatz
    .the = den Palastplatz
    .at = auf dem Palastplatz
    .to = auf den Palastplatz
    .out = vom Palastplatz
    .by = neben dem Palastplatz
place-peter-paul = Peter-und-Paul-Festung
    .the = die Peter-und-Paul-Festung
    .at = in der Peter-und-Paul-Festung
    .to = in die Peter-und-Paul-Festung
    .out = aus der Peter-und-Paul-Festung
    .by = neben der Peter-und-Paul-Festung
place-putilov = Putilow-Munitionswerke
    .the = die Putilow-Munitionswerke
    .at = in den Putilow-Munitionswerken
    .to = in die Putilow-Munitionswerke
    .out = aus den Putilow-Munitionswerken
    .by = neben den Putilow-Munitionswerken
place-winter-palace = Winterpalast
    .the = den Winterpalast
    .at = im Winterpalast
    .to = in den Winterpalast
    .out = aus dem Winterpalast
    .by = neben dem Winterpalast
place-guards = Kaserne des Garderegiments
    .the = die Kaserne des Garderegiments
    .at = in der Kaserne des Garderegiments
    .to = in die Kaserne des Garderegiments
    .out = aus der Kaserne des Garderegiments
    .by = neben der Kaserne des Garderegiments
place-obukhov = Obuchow-Stahlwerke
    .the = die Obuchow-Stahlwerke
    .at = in den Obuchow-Stahlwerken
    .to = in die Obuchow-Stahlwerke
    .out = aus den Obuchow-Stahlwerken
    .by = neben den Obuchow-Stahlwerken
place-okhrana = Ochrana-Hauptquartier
    .the = das Ochrana-Hauptquartier
    .at = im Ochrana-Hauptquartier
    .to = in das Ochrana-Hauptquartier
    .out = aus dem Ochrana-Hauptquartier
    .by = neben dem Ochrana-Hauptquartier
place-nevsky-shipyards = Newski-Werft
    .the = die Newski-Werft
    .at = in der Newski-Werft
    .to = in die Newski-Werft
    .out = aus der Newski-Werft
    .by = neben der Newski-Werft
place-kazan = Kasaner Kathedrale
    .the = die Kasaner Kathedrale
    .at = in der Kasaner Kathedrale
    .to = in die Kasaner Kathedrale
    .out = aus der Kasaner Kathedrale
    .by = neben der Kasaner Kathedrale
place-vyborg = Wyborger Viertel
    .the = das Wyborger Viertel
    .at = im Wyborger Viertel
    .to = in das Wyborger Viertel
    .out = aus dem Wyborger Viertel
    .by = neben dem Wyborger Viertel
place-taurida = Taurisches Palais
    .the = das Taurische Palais
    .at = im Taurischen Palais
    .to = in das Taurische Palais
    .out = aus dem Taurischen Palais
    .by = neben dem Taurischen Palais
place-nevsky-prospect = Newski-Prospekt
    .the = den Newski-Prospekt
    .at = auf dem Newski-Prospekt
    .to = auf den Newski-Prospekt
    .out = vom Newski-Prospekt
    .by = neben dem Newski-Prospekt
place-garrison = Kaserne der Hauptstadtgarnison
    .the = die Kaserne der Hauptstadtgarnison
    .at = in der Kaserne der Hauptstadtgarnison
    .to = in die Kaserne der Hauptstadtgarnison
    .out = aus der Kaserne der Hauptstadtgarnison
    .by = neben der Kaserne der Hauptstadtgarnison
place-state-bank = Staatsbank
    .the = die Staatsbank
    .at = in der Staatsbank
    .to = in die Staatsbank
    .out = aus der Staatsbank
    .by = neben der Staatsbank
place-smolny = Smolny-Institut
    .the = das Smolny-Institut
    .at = im Smolny-Institut
    .to = in das Smolny-Institut
    .out = aus dem Smolny-Institut
    .by = neben dem Smolny-Institut
place-radical = Radikale Partei
    .the = die Radikale Partei
    .at = in der Radikalen Partei
    .to = in die Radikale Partei
    .out = aus der Radikalen Partei
    .by = neben der Radikalen Partei
place-socialist = Sozialistische Partei
    .the = die Sozialistische Partei
    .at = in der Sozialistischen Partei
    .to = in die Sozialistische Partei
    .out = aus der Sozialistischen Partei
    .by = neben der Sozialistischen Partei
place-liberal = Liberale Partei
    .the = die Liberale Partei
    .at = in der Liberalen Partei
    .to = in die Liberale Partei
    .out = aus der Liberalen Partei
    .by = neben der Liberalen Partei
place-monarchist = Monarchistische Partei
    .the = die Monarchistische Partei
    .at = in der Monarchistischen Partei
    .to = in die Monarchistische Partei
    .out = aus der Monarchistischen Partei
    .by = neben der Monarchistischen Partei

# Was sonst getan werden kann, wo ein Klötzchen mobilisiert werden kann.
place-organize = Eine Organisation gründen
place-special = Eine Spezialaktion nutzen

subtype-worker = Arbeiterbezirk
subtype-military = Militärbezirk
subtype-urban = Stadtbezirk

track-districts = Bezirke
    .the = die Leiste Bezirke
    .marker = den Wertungsmarker Bezirke
    .die = den Wertungswürfel Bezirke
track-organizations = Organisationen
    .the = die Leiste Organisationen
    .marker = den Wertungsmarker Organisationen
    .die = den Wertungswürfel Organisationen
track-world = Weltpolitik
    .the = die Leiste Weltpolitik
    .marker = den Wertungsmarker Weltpolitik
    .die = den Wertungswürfel Weltpolitik
track-duma = Duma
    .the = die Leiste Duma
    .marker = den Wertungsmarker Duma
    .die = den Wertungswürfel Duma
track-any = beliebige Leiste
    .the = eine Leiste nach Wahl
    .marker = einen Wertungsmarker nach Wahl
    .die = einen Wertungswürfel nach Wahl

deck-years-of-turmoil = Jahre des Aufruhrs
deck-great-war = Großer Krieg
deck-collapse = Der Zusammenbruch
deck-provisional-government = Provisorische Regierung
deck-key-events = Schlüsselereignisse

turn-early-turmoil = Frühe Jahre des Aufruhrs
turn-late-turmoil = Späte Jahre des Aufruhrs
turn-early-war = Frühe Kriegsjahre
turn-late-war = Späte Kriegsjahre
turn-february = Februar 1917
turn-july = Juli 1917
turn-october = Oktober 1917

special-novoye-vremia = Nowoje Wremja
special-novoye-vremia-help = Deine nächste eigene Karte aus der Hand bringt ihre Aktivitätspunkte und danach ihr Ereignis.
special-supporters = Anhänger der Regierung
special-supporters-help = Die nächste Karte der Revolution, die du aus der Hand spielst, bringt dir ihre Aktivitätspunkte und der Revolution nichts.
special-corruption = Politische Korruption
special-corruption-help = Wirf für jeden Punkt einen Wertungswürfel deiner Wahl.
special-provocation = Gezielte Provokation
special-provocation-help = Eine Seite deiner Wahl macht einen Extremismuswurf, bei dem der Würfel eine 6 zeigt.
special-show-of-force = Machtdemonstration
special-show-of-force-help = Ein Wertungsmarker kehrt auf das Startfeld zurück, für 6 Punkte zwei.
special-maneuver = Parlamentarisches Manöver
special-maneuver-help = Nach dieser Aktionsrunde tauschen die beiden Seiten ihre Hände.
special-pravda = Prawda-Propaganda
special-pravda-help = Deine nächste eigene Karte aus der Hand bringt ihre Aktivitätspunkte und danach ihr Ereignis.
special-sympathizers = Sozialistische Sympathisanten
special-sympathizers-help = Die nächste Karte der Regierung, die du aus der Hand spielst, bringt dir ihre Aktivitätspunkte und der Regierung nichts.
special-diplomacy = Revolutionäre Diplomatie
special-diplomacy-help = Tausche für je 2 Punkte eine Karte deiner Hand gegen eine der Auslage, die kein Schlüsselereignis ist.
special-fervor = Revolutionärer Eifer
special-fervor-help = Eine Leiste deiner Wahl wird gewertet.
special-all-power = Alle Macht den Arbeiter- und Soldatensowjets!
special-all-power-help = Du erhältst 1 Siegpunkt für jeden Arbeiter- und Militärbezirk, den du voll mobilisiert hast.
special-opportunism = Opportunismus
special-opportunism-help = Du erhältst 6 Gelegenheitspunkte.

use-event = für ihr Ereignis
    .short = Ereignis
use-points = für ihre Aktivitätspunkte
    .short = Punkte
use-both = für Aktivitätspunkte und Ereignis
    .short = Punkte + Ereignis
use-pool = aus der Auslage, für ihr Ereignis
    .short = Kaufen

# Was am Ende einer Runde wirkt wie eine Karte.
card-maneuver = Parlamentarisches Manöver

# Eine Karte, und wofür sie gespielt wird.
card-use = „{ $card }“ { $use }
card-use-pass = Passen

resolve-spend = Die Punkte ausgeben
resolve-confirm = Misslingen lassen

# Eine Zahl als Antwort.
points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
roll = { $number } gewürfelt
alternative = Nr. { $number }

pile-pool = Auslage
pile-revolutionary = Hand der Revolution
pile-government = Hand der Regierung

when-round = Ende einer Aktionsrunde
when-turn = Ende eines Durchgangs

die-districts = Bezirke
die-organizations = Organisationen
die-world = Weltpolitik
die-duma = Duma
die-all = alle vier
die-revolutionary = Wahl der Revolution
die-government = Wahl der Regierung

owner-revolutionary = Karte der Revolution
owner-government = Karte der Regierung
owner-neutral = neutrale Karte

source-printed = gedruckt
source-inferred = erschlossen
source-ours = von uns
source-yours = von dir

field-number = Nummer
field-title = Titel
field-side = Seite
field-points = Punkte
field-die = Wertungswürfel
field-needs = Voraussetzung
field-stays = Sonderanweisung
field-starred = Stern mit Dreieck
field-enters = Durchgang
field-event = Ereignis


## Was auf einer Karte steht

face-points = { $points } AP
face-die = Wertungswürfel: { $die }
face-needs = nur wenn { $condition }
face-stays-turn = Bleibt bis zum Ende des Durchgangs im Spiel.
face-stays-era = Bleibt bis zum Ende der Ära im Spiel.
face-stays-game = Bleibt bis zum Ende des Spiels im Spiel.
face-starred = Verlässt das Spiel, wenn der Zar abdankt.
face-enters = Kommt im Durchgang „{ $turn }“ in die Auslage.
face-sources-printed = Im Regelheft gedruckt: { $fields }.
face-sources-inferred = Aus dem Regelheft erschlossen: { $fields }.
face-sources-ours = Von uns: { $fields }.
face-sources-yours = Aus deinen eigenen Karten: { $fields }.


## Fragen

ask-take-round = Was spielst du in dieser Aktionsrunde?
ask-act =
    { $points ->
        [one] { $points } Aktivitätspunkt: Wo mobilisierst du, oder was tust du sonst?
       *[other] { $points } Aktivitätspunkte: Wo mobilisierst du, oder was tust du sonst?
    }
ask-choose-place = Wo versuchst du, mit bis zu { $points } Aktivitätspunkten eine Organisation zu gründen?
ask-dedicate = Wie viele deiner { $points } Aktivitätspunkte für eine Organisation { $place_at }? Jeder bringt 1 mehr.
ask-take-special = Welche Spezialaktion nutzt du?
ask-pay = Mit wie vielen Aktivitätspunkten bezahlst du „{ $special }“?
ask-top-up =
    { $place_id ->
        [none] Die Probe ergab { $roll }; nötig war höchstens { $target }. Gibst du Gelegenheitspunkte aus?
       *[other] Die Probe { $place_at } ergab { $roll }; nötig war höchstens { $target }. Gibst du Gelegenheitspunkte aus?
    }
ask-pick-die = Welcher Wertungswürfel wird geworfen?
ask-corrupt = Politische Korruption: Welchen Wertungswürfel wirfst du?
ask-provoke = Gezielte Provokation: Bei wem wächst der Extremismus?
ask-reset-track = Machtdemonstration: Welcher Wertungsmarker kehrt auf das Startfeld zurück?
ask-score-any = Revolutionärer Eifer: Welche Leiste wird gewertet?
ask-give-cards =
    { $count ->
        [one] Revolutionäre Diplomatie: erst eine Karte deiner Hand, dann eine der Auslage. Welche ist es jetzt?
       *[other] Revolutionäre Diplomatie: erst { $count } Karten deiner Hand, dann ebenso viele der Auslage. Welche ist es jetzt?
    }
ask-take-initiative = Wer ist in diesem Durchgang Startspieler?
ask-trigger = Mehrere Karten wirken jetzt. Welche zuerst?
ask-add-cubes =
    { $count ->
        [one] Wo fügst du ein Klötzchen { $side_owner_of } hinzu?
       *[other] Wo fügst du ein Klötzchen { $side_owner_of } hinzu? Insgesamt sind es noch { $count }.
    }
ask-remove-cubes =
    { $count ->
        [one] Wo entfernst du ein Klötzchen { $side_owner_of }?
       *[other] Wo entfernst du ein Klötzchen { $side_owner_of }? Insgesamt sind es noch { $count }.
    }
ask-draw-level = Wo fügst du Klötzchen bis zum Gleichstand hinzu?
ask-choose-check =
    { $count ->
        [one] „{ $card }“: Wo machst du die Mobilisierungsprobe?
       *[other] „{ $card }“: Wo machst du die nächste von { $count } Mobilisierungsproben?
    }
ask-may-spend =
    { $points ->
        [one] „{ $card }“: Gibst du { $points } Gelegenheitspunkt aus?
       *[other] „{ $card }“: Gibst du { $points } Gelegenheitspunkte aus?
    }
ask-bid-opportunity =
    { $points ->
        [-1] „{ $card }“: Wie viele Gelegenheitspunkte bietest du, noch vor deinem Gegner?
       *[other] „{ $card }“: Wie viele Gelegenheitspunkte bietest du gegen { $points }?
    }
ask-sway =
    { $points ->
        [-1] Die Welt reagiert: Wie viele Gelegenheitspunkte gibst du aus, noch vor deinem Gegner?
       *[other] Die Welt reagiert: Wie viele Gelegenheitspunkte gibst du gegen { $points } aus?
    }
ask-choose-track = „{ $card }“: Welche Leiste soll es sein?
ask-organize-one = „{ $card }“: Wo gründest du eine Organisation?
ask-disband-one = Welche Organisation { $side_owner_of } entfernst du?
ask-borrow = Welche Spezialaktion deines Gegners nutzt du?
ask-choose-event = „{ $card }“: Welche ihrer Möglichkeiten wählst du?
ask-face-reaction = Die Kräfte der Reaktion: Welchen Soldatensowjet versuchst du zuerst zu zerschlagen?

ask-draw =
    { $pile_id ->
        [pool] Welche Karte kommt in die Auslage?
        [revolutionary] Welche Karte zieht die Revolution?
       *[government] Welche Karte zieht die Regierung?
    }
ask-roll-check = Was ergeben die drei Würfel? Bei höchstens { $target } gelingt die Probe.
ask-grow-extremism = Was zeigt der Würfel { $side_of } beim Extremismuswurf?
ask-roll-die = Was zeigt der Wertungswürfel { $track }?
ask-roll-table = Was zeigt der Würfel für „{ $card }“?
ask-draw-district = Welcher Bezirk wird ausgewürfelt?
ask-test-marker =
    { $least ->
        [6] Was zeigt der Würfel für einen Marker zu { $value } SP? Eine 6 entfernt ihn.
       *[other] Was zeigt der Würfel für einen Marker zu { $value } SP? Ab { $least } wird er entfernt.
    }
ask-roll-world = Der Aufruf zur Weltrevolution: Was würfelt { $side_the }?


## Was die anderen derweil erfahren

wait-take-round = { $side_subject } überlegt, was sie spielt.
wait-act =
    { $points ->
        [one] { $side_subject } hat { $points } Aktivitätspunkt auszugeben.
       *[other] { $side_subject } hat { $points } Aktivitätspunkte auszugeben.
    }
wait-choose-place = { $side_subject } wählt einen Ort für eine Organisation.
wait-dedicate = { $side_subject } steckt Aktivitätspunkte in eine Organisation { $place_at }.
wait-take-special = { $side_subject } wählt eine Spezialaktion.
wait-pay = { $side_subject } wählt den Preis für „{ $special }“.
wait-top-up = { $side_subject } überlegt, eine Probe zu retten, die { $roll } statt { $target } ergab.
wait-pick-die = { $side_subject } wählt den Wertungswürfel.
wait-corrupt = { $side_subject } wählt einen Wertungswürfel.
wait-provoke = { $side_subject } wählt, wer provoziert wird.
wait-reset-track = { $side_subject } wählt einen Wertungsmarker, der auf das Startfeld zurückkehrt.
wait-score-any = { $side_subject } wählt eine Leiste, die gewertet wird.
wait-give-cards = { $side_subject } tauscht Karten mit der Auslage.
wait-take-initiative = { $who_subject } bestimmt den Startspieler.
wait-trigger = { $side_subject } ordnet die Karten, die jetzt wirken.
wait-add-cubes = { $side_subject } wählt, wo ein Klötzchen { $side_owner_of } hinzukommt.
wait-remove-cubes = { $side_subject } wählt, wo ein Klötzchen { $side_owner_of } entfernt wird.
wait-draw-level = { $side_subject } wählt, wo sie gleichzieht.
wait-choose-check = { $side_subject } wählt einen Ort für eine Mobilisierungsprobe.
wait-may-spend = { $side_subject } überlegt, Gelegenheitspunkte auszugeben.
wait-bid-opportunity = { $side_subject } bietet Gelegenheitspunkte.
wait-sway = Die Welt reagiert: { $side_subject } bietet Gelegenheitspunkte.
wait-choose-track = { $side_subject } wählt eine Leiste.
wait-organize-one = { $side_subject } wählt einen Ort für eine Organisation.
wait-disband-one = { $side_subject } wählt, welche Organisation { $side_owner_of } entfernt wird.
wait-borrow = { $side_subject } wählt eine Spezialaktion des Gegners.
wait-choose-event = { $side_subject } wählt eine der Möglichkeiten von „{ $card }“.
wait-face-reaction = { $who_subject } wählt, welchen Soldatensowjet sie zerschlagen will.

wait-draw = Karten werden gezogen.
wait-roll-check = Drei Würfel werden geworfen.
wait-grow-extremism = Ein Extremismuswurf wird gemacht.
wait-roll-die = Ein Wertungswürfel wird geworfen.
wait-roll-table = Für „{ $card }“ wird gewürfelt.
wait-draw-district = Ein zufälliger Bezirk wird ausgewürfelt.
wait-test-marker = Für einen Marker zu { $value } SP wird gewürfelt.
wait-roll-world = Um die Weltrevolution wird gewürfelt.


## Was geschah

event-turn-began = Der Durchgang „{ $turn }“ begann.
event-round-began = Aktionsrunde { $round } { $side_of } begann.
event-entered = „{ $card }“ kam in die Auslage.
event-took-initiative = { $side_subject } ist Startspieler.
event-skipped = { $side_subject } setzte diese Aktionsrunde aus.
event-passed = { $side_subject } passte.
event-played =
    { $use_id ->
        [event] { $side_subject } spielte „{ $card }“ für das Ereignis.
        [points] { $side_subject } spielte „{ $card }“ für die Aktivitätspunkte.
        [both] { $side_subject } spielte „{ $card }“ für Aktivitätspunkte und Ereignis.
       *[pool] { $side_subject } kaufte „{ $card }“ aus der Auslage.
    }
event-event-began = { $side_subject } führte das Ereignis von „{ $card }“ aus.
event-not-met = Die Voraussetzung von „{ $card }“ war für { $side_the } nicht erfüllt.
event-wasted = Die Voraussetzung von „{ $card }“ war nicht erfüllt; { $side_the } bekam nur die Punkte.
event-pooled = „{ $card }“ kam in die Auslage.
event-stayed = „{ $card }“ blieb im Spiel.
event-lapsed = „{ $card }“ ist nicht mehr im Spiel.
event-triggered = „{ $card }“ kam zur Wirkung.
event-returned = „{ $card }“ kam zurück in die Auslage.
event-purged = „{ $card }“ verließ das Spiel.
event-installed = „{ $card }“ kam ins Spiel.
event-era-ended = Die Ära war zu Ende: Hände, Auslage und Karten im Spiel wurden abgelegt, bis auf das, was für das ganze Spiel bleibt.
event-game-ended = { $why_id ->
        [red-october] Das Spiel endete mit dem Roten Oktober.
        [autocracy] Das Spiel endete mit der wiederhergestellten Autokratie.
        [time] Das Spiel endete mit dem Oktober 1917.
       *[victory] Das Spiel endete mit 20 Siegpunkten oder mehr.
    }

event-mobilized =
    { $points ->
        [one] { $side_subject } mobilisierte ein Klötzchen { $place_at } für { $points } Aktivitätspunkt.
       *[other] { $side_subject } mobilisierte ein Klötzchen { $place_at } für { $points } Aktivitätspunkte.
    }
event-added =
    { $count ->
        [one] Ein Klötzchen { $side_of } kam { $place_at } hinzu.
       *[other] { $count } Klötzchen { $side_of } kamen { $place_at } hinzu.
    }
event-removed =
    { $count ->
        [one] Ein Klötzchen { $side_of } wurde { $place_out } entfernt.
       *[other] { $count } Klötzchen { $side_of } wurden { $place_out } entfernt.
    }
event-moved-party = Ein Klötzchen { $side_of } wechselte { $place_to }.
event-organized = { $side_subject } gründete { $place_at } eine Organisation.
event-disbanded = Die Organisation { $side_of } { $place_at } wurde zerschlagen.
event-barred = { $side_subject } kann in dieser Aktionsrunde keine weitere Gründung versuchen.
event-used-special =
    { $points ->
        [one] { $side_subject } nutzte „{ $special }“ für { $points } Aktivitätspunkt.
       *[other] { $side_subject } nutzte „{ $special }“ für { $points } Aktivitätspunkte.
    }
event-exchanged = { $side_subject } gab „{ $cards }“ in die Auslage und nahm „{ $cards_taken }“.
event-swapped-hands = { $side_subject } und ihr Gegner tauschten die Hände.
event-will-skip = { $side_subject } wird die nächste Aktionsrunde aussetzen.
event-will-boost = Spielt { $side_the } in der nächsten Aktionsrunde eine eigene Karte aus der Hand, bringt diese ihre Aktivitätspunkte und danach ihr Ereignis.
event-bid =
    { $points ->
        [one] { $side_subject } bot { $points } Gelegenheitspunkt.
       *[other] { $side_subject } bot { $points } Gelegenheitspunkte.
    }

event-checked =
    { $place_id ->
        [none] { $side_subject } würfelte { $roll }, die Zielzahl war { $target }.
       *[other] { $side_subject } würfelte { $place_at } { $roll }, die Zielzahl war { $target }.
    }
event-check-succeeded = Die Probe { $side_of } gelang.
event-check-failed = Die Probe { $side_of } misslang.
event-rolled = { $side_subject } würfelte { $roll }.
event-rolled-table = { $side_subject } würfelte { $roll } für „{ $card }“; das Ergebnis war { $result }.
event-drew-district = Der zufällige Bezirk: { $place }.
event-deserted = Der Marker zu { $value } SP in den militärischen Vorbereitungen { $side_of } wurde bei einer { $roll } entfernt.
event-stood-firm = Der Marker zu { $value } SP in den militärischen Vorbereitungen { $side_of } überstand eine { $roll }.
event-mustered = { $side_subject } fügte ihren militärischen Vorbereitungen einen Marker zu { $value } SP hinzu.

event-rolled-die = { $side_subject } warf { $track_die }, und er zeigte { $track_rolled }.
event-moved-marker =
    { $by_sign ->
        [plus] { $track }: Der Wertungsmarker rückte um { $by_size } vor.
        [minus] { $track }: Der Wertungsmarker ging um { $by_size } zurück.
       *[zero] { $track }: Der Wertungsmarker stand schon auf dem Startfeld.
    }
event-reset = { $side_subject } setzte { $track_marker } auf das Startfeld zurück.
event-track-scores = Die Leiste { $track } wurde gewertet.
event-scored =
    { $points ->
        [one] { $side_subject } erhielt { $points } Siegpunkt: { $why }.
       *[other] { $side_subject } erhielt { $points } Siegpunkte: { $why }.
    }
event-gained-opportunity =
    { $opportunity ->
        [one] { $side_subject } erhielt { $opportunity } Gelegenheitspunkt.
       *[other] { $side_subject } erhielt { $opportunity } Gelegenheitspunkte.
    }
event-lost-opportunity =
    { $opportunity ->
        [one] { $side_subject } gab { $opportunity } Gelegenheitspunkt ab.
       *[other] { $side_subject } gab { $opportunity } Gelegenheitspunkte ab.
    }
event-world-moved =
    { $boxes ->
        [one] Die Weltpolitik rückte { $boxes } Feld auf { $side_the } zu.
       *[other] Die Weltpolitik rückte { $boxes } Felder auf { $side_the } zu.
    }
event-unrest-moved =
    { $by_sign ->
        [minus] Die Unruhe sank um { $by_size } auf { $level }.
       *[plus] Die Unruhe stieg um { $by_size } auf { $level }.
    }
event-prestige-moved =
    { $by_sign ->
        [minus] Das Prestige des Zaren sank um { $by_size } auf { $level }.
       *[plus] Das Prestige des Zaren stieg um { $by_size } auf { $level }.
    }

event-grew-extreme = Der Extremismus wuchs unter den Gemäßigten { $side_of }: { $roll } gewürfelt, { $result } mit allen Modifikatoren.
event-left-duma = Ein Klötzchen { $side_of } wurde { $place_out } entfernt.
event-turned-extremist = Ein Klötzchen { $side_of } wechselte { $place_to }.
event-vote-held = Die Duma stimmte ab.
event-session-ended = Die Sitzung der Duma wurde abgebrochen.

event-tsar-abdicated = Der Zar dankte ab.
event-leapt = Das Spiel sprang in den { $turn }.
event-government-formed = Die Provisorische Regierung wurde gebildet: Die extremistischen Parteien verließen die Duma, die gemäßigten wurden halbiert.
event-red-october-began = Der Rote Oktober begann.


## Wofür es Punkte gab

why-event = ein Ereignis
why-districts = Bezirke
why-organizations = Organisationen
why-world = Weltpolitik
why-duma = Duma
why-empty-party = eine leere Partei des Gegners
why-vote = eine gewonnene Abstimmung
why-majority = die Mehrheit nach der Abstimmung
why-extremism = Extremismus auf der anderen Seite
why-no-moderates = keine Gemäßigten mehr auf der anderen Seite
why-all-power = voll mobilisierte Bezirke
why-vanguard = stärkere militärische Vorbereitungen
why-red-october = Roter Oktober
why-autocracy = wiederhergestellte Autokratie
why-time = Ende des Oktobers 1917
why-victory = 20 Siegpunkte


## Wie es ausging

outcome-red-october =
    { $points ->
        [0] { $side_subject } hat gewonnen: Nach dem Roten Oktober liegt niemand vorn, und das reicht der Regierung.
        [one] { $side_subject } hat gewonnen: Der Rote Oktober ist vorbei, und sie liegt { $points } Siegpunkt vorn.
       *[other] { $side_subject } hat gewonnen: Der Rote Oktober ist vorbei, und sie liegt { $points } Siegpunkte vorn.
    }
outcome-time =
    { $points ->
        [0] { $side_subject } hat gewonnen: Der Oktober 1917 ist vorbei, niemand liegt vorn, und das reicht der Regierung.
        [one] { $side_subject } hat gewonnen: Der Oktober 1917 ist vorbei, und sie liegt { $points } Siegpunkt vorn.
       *[other] { $side_subject } hat gewonnen: Der Oktober 1917 ist vorbei, und sie liegt { $points } Siegpunkte vorn.
    }
outcome-victory = { $side_subject } hat gewonnen, mit einem Vorsprung von { $points } Siegpunkten.
outcome-autocracy = Beide Seiten haben verloren: Das Prestige des Zaren ist so hoch gestiegen, dass die Autokratie wiederhergestellt ist.


## Warum nicht

no-must-play = Passen darfst du nur mit leerer Hand.
no-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
no-opposing-card = „{ $card }“ gehört deinem Gegner: Du kannst sie nur für ihre Aktivitätspunkte spielen.
no-not-twice = Punkte und Ereignis zugleich bringt „{ $card }“ nicht: Nichts erlaubt das gerade.
no-counts-twice = „{ $card }“ ist deine eigene, und deine nächste eigene Karte aus der Hand muss für Punkte und Ereignis gespielt werden.
no-needs-not-met = Die Voraussetzung von „{ $card }“ ist jetzt nicht erfüllt.
no-not-in-pool = „{ $card }“ liegt nicht in der Auslage.
no-opposing-pool-card = „{ $card }“ gehört deinem Gegner: Nur er kann sie kaufen.
no-too-dear = „{ $card }“ kostet { $points } Gelegenheitspunkte, und du hast { $have }.
no-say-done = Du musst keine weiteren Punkte ausgeben: Sag, dass du fertig bist.
no-box-too-dear = Ein Klötzchen { $place_at } kostet { $points } Aktivitätspunkte, und du hast nur noch { $have }.
no-barred = In dieser Aktionsrunde ist eine Gründung misslungen, darum kannst du es nicht noch einmal versuchen.
no-organizing-too-dear = Eine Organisation braucht mindestens { $points } Aktivitätspunkte, nicht { $have }.
no-nowhere-to-organize = Es gibt keinen Ort, an dem du eine Organisation gründen könntest.
no-special-taken = Du hast in diesem Durchgang schon eine Spezialaktion genutzt.
no-no-special-left = Keine Spezialaktion, die du noch nutzen kannst, lässt sich mit diesen Punkten bezahlen.
no-not-your-party = Du kannst { $place_the } nicht wählen: Das ist eine Partei deines Gegners.
no-out-of-play = Du kannst { $place_the } nicht wählen: Sie ist aus dem Spiel, seit der Zar abgedankt hat.
no-full = Für ein weiteres Klötzchen ist { $place_at } kein Platz.
no-organized-already = Du hast { $place_at } schon eine Organisation.
no-no-sponsor = Keine deiner organisierten Parteien kann { $place_at } eine Organisation fördern.
no-chosen-already = Das ist schon gewählt, und jetzt ist etwas anderes gefragt.
no-not-so-many =
    { $have ->
        [one] Du hast nur { $have } Punkt, nicht { $points }.
       *[other] Du hast nur { $have } Punkte, nicht { $points }.
    }
no-not-your-special = „{ $special }“ ist eine Spezialaktion deines Gegners.
no-special-used = Du hast „{ $special }“ schon genutzt, und jede Spezialaktion gibt es nur einmal im Spiel.
no-special-too-dear = „{ $special }“ kostet { $points } Aktivitätspunkte, und du hast nur { $have }.
no-nothing-to-exchange = „{ $special }“ braucht eine Karte auf deiner Hand und eine in der Auslage, die kein Schlüsselereignis ist.
no-not-a-price =
    { $points ->
        [one] „{ $special }“ ist nicht für { $points } Punkt zu haben.
       *[other] „{ $special }“ ist nicht für { $points } Punkte zu haben.
    }
no-at-start = { $track }: Der Wertungsmarker steht schon auf dem Startfeld.
no-given-already = „{ $card }“ gehört schon zum Tausch.
no-key-event = „{ $card }“ ist ein Schlüsselereignis und bleibt in der Auslage.
no-not-this-place = Dieses Ereignis lässt { $place_the } nicht oder nicht mehr zu.
no-enough-there =
    { $count ->
        [one] Das Ereignis erlaubt { $place_at } nicht mehr als { $count } Klötzchen.
       *[other] Das Ereignis erlaubt { $place_at } nicht mehr als { $count } Klötzchen.
    }
no-no-cubes = { $side_subject } hat { $place_at } keine Klötzchen.
no-not-both = { $place }: Hier stehen sich nicht Militärdisziplin und Soldatensowjet gegenüber.
no-spend-or-not = Entweder gibst du die Punkte aus, oder du verzichtest.
no-spend-or-fail = Entweder gibst du die Punkte aus, oder die Probe misslingt.
no-own-special = „{ $special }“ ist deine eigene Spezialaktion; leihen kannst du dir nur eine deines Gegners.
no-alternative-idle = Möglichkeit { $number } steht nicht auf der Karte oder könnte jetzt nichts bewirken.
no-triggered-already = „{ $card }“ hat schon gewirkt.
no-not-triggered = „{ $card }“ wirkt jetzt nicht.
no-no-maneuver = Kein Parlamentarisches Manöver wartet hier auf seine Ausführung.
no-not-in-deck = „{ $card }“ ist nicht im Stapel.
no-not-drawn = { $place } wurde schon ausgewürfelt oder ist kein Bezirk.


# Eigene Karten.

no-bad-card = { in-components }: Eine Karte { $found } gibt es nicht. Die Stapel haben die Nummern 1–46, 101–150, 201–260, 301–314 und 401–411.
no-bad-title = { in-components }: Ein Titel ist eine einzige Zeile mit höchstens { $most } Zeichen.
no-bad-entry = { in-components }: Nur Schlüsselereignisse, 401–411, kommen mit einem Durchgang in die Auslage.
no-bad-dice = { in-components }: Nur Schlüsselereignisse, 401–411, werfen alle Würfel (4.0).
no-bad-event = { in-components }: Damit lässt sich nicht spielen.
no-event-unreadable =
    { $ended ->
        [yes] Zeile { $line }, Spalte { $column }: Der Text endet zu früh.
       *[no] Zeile { $line }, Spalte { $column }: „{ $found }“ kann hier nicht stehen.
    }{ $nearest_id ->
        [none] { "" }
       *[other] { " " }War „{ $nearest }“ gemeint?
    }{ $known_count ->
        [0] { "" }
       *[other] { " " }Möglich ist hier: { $known }.
    }
known-a-place = ein Bezirk oder eine Partei
known-a-card = eine Karte wie #28
known-a-change = eine Zahl mit + oder −
known-a-number = eine Zahl
known-a-rule = der Name einer Regel
no-event-too-long = Ein Ereignis hat höchstens { $most } Zeichen, nicht { $found }.
no-event-too-deep = Blöcke dürfen höchstens { $most } tief verschachtelt sein, nicht { $found }.
no-event-too-many = Ein Ereignis hat höchstens { $most } Teile, nicht { $found }.
no-event-too-much = Das auszuführen könnte { $found } Entscheidungen und Würfe brauchen; erlaubt sind höchstens { $most }.
no-event-number = „{ $effect }“: { $found } ist nicht möglich. Möglich ist: { $known }.
no-event-card = Eine Karte #{ $found } gibt es nicht.
no-event-rule = Eine Regel „{ $found }“ gibt es nicht. Es gibt: { $known }.
no-event-rows = „{ $effect }“: Die Zeilen eines Würfels müssen aufeinanderfolgen, bis höchstens 6.
no-event-twice = „{ $effect }“: Etwas steht zweimal da.
no-event-there = „{ $effect }“: Ein „there“ gibt es nur in dem, was auf eine Probe oder einen zufälligen Bezirk folgt.
no-event-not-staying = „{ $effect }“ wirkt nur, solange eine Karte im Spiel ist, und diese bleibt nicht: Ihr fehlt „stays“.
no-event-not-alone = „{ $effect }“ muss für sich stehen, nicht in einer anderen Wirkung.
no-event-install = Nur Schlüsselereignisse können ins Spiel gebracht werden, und #{ $found } ist keines.


## Optionen

option-cards = Die Karten deiner eigenen Schachtel, in der Ereignissprache geschrieben, statt unserer mit denselben Nummern.
option-components = Die Zahlen deiner eigenen Schachtel, wo sie von unseren abweichen.


## Im Terminal

page-dominance = Vorherrschaft
page-majority = Mehrheit
short-unrest = Unruhe
page-prestige = Prestige
page-means =
    { $points } GP · { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } · Truppen { $troops }
page-in-play = Im Spiel
page-pool = Auslage
page-not-met = (Nicht erfüllt.)
page-use-event = Ereignis
page-use-points = Punkte
page-use-both = beides
page-use-pool = kaufen


## Namen für wenig Platz

short-kronstadt = Kronstadt
short-reserve = Reserveregiment
short-vasilevskiy = Wassiljewski
short-palace-square = Palastplatz
short-peter-paul = Peter und Paul
short-putilov = Putilow-Werke
short-winter-palace = Winterpalast
short-guards = Garderegiment
short-obukhov = Obuchow-Werke
short-okhrana = Ochrana
short-nevsky-shipyards = Newski-Werft
short-kazan = Kasaner Dom
short-vyborg = Wyborg
short-taurida = Taurisches Palais
short-nevsky-prospect = Newski-Prospekt
short-garrison = Garnison
short-state-bank = Staatsbank
short-smolny = Smolny
short-radical = Radikale
short-socialist = Sozialisten
short-liberal = Liberale
short-monarchist = Monarchisten
short-organize = Organisieren
short-special = Spezialaktion


## Auf dem Brett im Browser

board-new = gerade verändert
board-rounds = Aktionsrunden
board-round = Aktionsrunde { $round } von { $most }.
board-sessions = Die Duma tagt in den Runden
board-session = Die Duma tagt
board-victory =
    { $side_id ->
        [none] Keine Seite liegt vorn.
       *[other] { $points ->
            [one] { $side_subject } führt mit { $points } Siegpunkt.
           *[other] { $side_subject } führt mit { $points } Siegpunkten.
        }
    }
board-tracks = Wertungsleisten
board-advantage =
    { $side_id ->
        [none] Niemand ist im Vorteil.
       *[other] { $points ->
            [one] Bringt { $side_of } { $points } Siegpunkt.
           *[other] Bringt { $side_of } { $points } Siegpunkte.
        }
    }
board-steps =
    { $left ->
        [one] Noch { $left } Schritt bis zur Wertung.
       *[other] Noch { $left } Schritte bis zur Wertung.
    }
board-level = { $name }: { $level }; Modifikator für Extremismuswürfe { $modifier_sign ->
        [plus] +{ $modifier }
       *[zero] 0
    }.
board-city = St. Petersburg
board-district =
    Revolution { $red }, Regierung { $blue }; { $side_id ->
        [none] von niemandem kontrolliert.
       *[other] kontrolliert von { $side_of }.
    }
board-organization = Organisation
board-organized = Organisation: { $sides }.
board-next-cube =
    { $points ->
        [one] Dein nächstes Klötzchen kostet { $points } Aktivitätspunkt.
       *[other] Dein nächstes Klötzchen kostet { $points } Aktivitätspunkte.
    }
board-aid = Deine Proben hier: { $aid_sign ->
        [minus] −{ $aid_size }
       *[plus] +{ $aid_size }
    } durch die benachbarten Bezirke.
board-boxes =
    { $extras_id ->
        [none] alle { $most } Felder gefüllt.
       *[other] { $count } von { $most } Feldern gefüllt, die übrigen kosten { $extras }.
    }
board-beside = Benachbart:
board-near =
    { $side_id ->
        [none] { $place } (niemand)
       *[other] { $place } ({ $side }, { $worth })
    }
board-party = { $count } von { $most } Klötzchen.
board-out-of-play = Aus dem Spiel, seit der Zar abgedankt hat.
board-duma =
    { $side_id ->
        [none] Niemand hat die Mehrheit in der Duma.
       *[other] { $hold_id ->
            [dominance] { $side_subject } hat die Vorherrschaft in der Duma.
           *[majority] { $side_subject } hat die Mehrheit in der Duma.
        }
    }
board-unrest = Unruhe
board-prestige = Prestige
board-majority = Mehrheit
board-dominance = Vorherrschaft
board-in-play = Im Spiel
board-pool = Auslage
board-not-met = (Nicht erfüllt.)
board-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
board-odds = braucht höchstens { $target }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, mit allen Gelegenheitspunkten { NUMBER($helped, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
board-you = du
board-first = Startspieler
board-active = am Zug
board-opportunity = Gelegenheitspunkte
board-cards = Handkarten
board-organizations = Organisationen
board-barred = in dieser Runde misslungen
board-troops = Militärische Vorbereitungen
board-specials = Spezialaktionen
board-acted = in diesem Durchgang genutzt
board-price = { $price } AP
board-free = zu haben
board-used = verbraucht
board-waiting = wartet auf ihre Karte
board-playing = Wird gespielt
board-coming = Kommt im nächsten Durchgang in die Auslage zurück
board-known = Bekannt in der anderen Hand
board-hand = Deine Hand
board-none = Keine.
board-deck = Stapel { $deck } · abgelegt { $discard } · aus dem Spiel { $gone }
board-discard = Abgelegt
board-gone = Aus dem Spiel
board-turn = Durchgang { $turn } von { $most }
board-round-short = Runde { $round } von { $most }
board-sits = Sie tagt
board-no-majority = Keine Mehrheit
board-or = oder
board-each = je
board-rule-cheap-districts = Bezirke: 1 AP
board-rule-liberal-sponsors = Liberale fördern
board-event-yours = dein Ereignis
board-event-theirs = ihr Ereignis
board-event-any = wer sie spielt
board-short-opportunity = Gelegenheit
board-short-cards = Handkarten
board-short-organizations =
    { $amount ->
        [one] Organisation
       *[other] Organisationen
    }
board-short-barred = misslungen
board-short-troops-revolutionary = Rote Garden
board-short-troops-government = Loyale Truppen
board-short-playing = Gespielt
board-short-in-play = Im Spiel
board-short-pool = Auslage
board-short-coming = Kommt
board-short-known = Bekannt


## Was über Dinge auf dem Spielplan gesagt wird

about-beyond = Wer ihn kontrolliert, hat es bei Proben in diesen Bezirken leichter, die andere Seite schwerer: { $places }.
about-extremist = { $side }: die extremistische Partei. Sie verlässt das Spiel mit dem Zaren.
about-moderate = { $side }: die gemäßigte Partei.
about-organize = Gib mindestens { $least } Aktivitätspunkte für eine Probe aus; jeder davon ist ein Bonus von 1. Misslingt sie, gibt es in dieser Aktionsrunde keinen weiteren Versuch.
about-special = Jede der sechs ist einmal im Spiel zu haben, und höchstens eine in einem Durchgang.
about-track-districts = Begünstigt die Seite, die mehr Bezirke kontrolliert.
about-track-organizations = Begünstigt die Seite mit mehr Organisationen; eine in einer Partei zählt doppelt.
about-track-world = Wird von Ereignissen bewegt, bis { $most } für jede Seite.
about-track-duma = Bringt der Seite mit mehr Klötzchen in der Duma { $majority }, und { $dominance }, wenn keine ihrer Parteien schwächer ist als die stärkste gegnerische; nach der Abdankung höchstens { $majority }.
about-scoring = Erreicht der Marker den Stern, punktet die begünstigte Seite, und der Marker kehrt auf das Startfeld zurück.
about-level-unrest = Sie steigt am Ende jedes Durchgangs um 1. Bei { $end } kommt der Rote Oktober, und das Spiel endet. Der Modifikator kommt zu den Extremismuswürfen der Revolution.
about-level-prestige = Bei 0 dankt der Zar ab; bei { $end } verlieren beide Seiten. Der Modifikator kommt zu den Extremismuswürfen der Regierung.
about-opportunity = Mit ihnen kauft man Ereignisse aus der Auslage und gleicht aus, was bei einer Probe fehlt.
about-troops = Sie zählen nur im Roten Oktober.
about-round = In jeder Runde spielen beide Seiten eine Karte, der Startspieler zuerst.
about-session = Die Duma tagt in dieser Runde; auf die letzte Runde einer Sitzung folgt eine Abstimmung.
about-victory = Siegpunkte
about-victory-help = Am Ende gewinnt die Seite, die vorn liegt; liegt keine vorn, die Regierung.
about-pool = Offen für beide: Für so viele Gelegenheitspunkte, wie eine Karte Aktivitätspunkte hat, kann die Seite, der sie gehört, ihr Ereignis spielen, eine neutrale beide.
about-in-play = Was diese Karten ändern, gilt, solange sie hier liegen.
about-idle = Was durchgestrichen ist, würde jetzt nichts ändern.


## Daueraufträge

order-keep-points = Für Proben und Ereignisse keine Gelegenheitspunkte ausgeben, wenn weniger übrig blieben als:
order-commit-nothing = Keine Gelegenheitspunkte bieten, wo beide Seiten welche bieten.
order-first-card = Wenn mehrere meiner Karten zugleich wirken, mit der beginnen, die zuerst ins Spiel kam.


## Hinweise

hint-points = Das bringt mehr Siegpunkte oder kostet weniger.
hint-districts = Damit sind mehr Bezirke unter Kontrolle, oder sie sind besser gesichert.
hint-organizations = Damit stehen mehr eigene Organisationen oder weniger gegnerische.
hint-world = Das wendet die Weltpolitik zum eigenen Vorteil.
hint-duma = Das macht die eigenen Parteien in der Duma stärker.
hint-october = Das bereitet besser auf den Roten Oktober vor.
hint-mood = Unruhe und Prestige stehen danach günstiger.
hint-opportunity = Das spart Gelegenheitspunkte.
hint-cards = Das lässt bessere Karten auf der Hand.
hint-means = Das lässt mehr Spezialaktionen übrig oder holt mehr aus den Karten im Spiel.


## Was die Zeichen bedeuten

legend-organization = eine Organisation
legend-control = die Kontrolle über einen Bezirk, offen zu dem hin, der sie hat
legend-points = Siegpunkte
legend-opportunity = Gelegenheitspunkte; hinter einer Karte der Auslage: ihr Preis
legend-step = ein Schritt eines Wertungsmarkers
legend-level = niemand ist im Vorteil
legend-session = eine Aktionsrunde, in der die Duma tagt

# Wo lange Wörter auf Karten getrennt werden dürfen, damit sie passen.
breaks = Kriegs|industrie|komitee Politik|verdrossen|heit Frei|maurer|verbindung Militär|revolutio|näre Palast|verschwörung Verfassung|gebenden Reichs|grund|gesetze Flotten|aufrüstung Industrie|arbeiter Minister|karussell Straf|expeditionen Freiheits|anleihe Doppel|herrschaft Bolsche|wistische Maschinen|gewehre Repräsen|tatives Erschütte|rungen Stadt|duma|wahlen Frauen|bataillon Oktober|manifest Staats|konferenz Inter|nationaler Kriegs|industrie kapita|listische Inter|rayonisten Straf|expedition weiter|zukämpfen
