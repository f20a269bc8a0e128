# Revolution!

title = Revolution!
description = Eine Stadt am Vorabend einer Revolution: Drei oder vier Spieler bieten geheim um die Gunst ihrer zwölf einflussreichsten Personen.
reconstructed = Vieles aus der Schachtel steht nur in Bildern, nicht im Text des Regelhefts. Was die Personen geben, wogegen sie immun sind, wie groß die Gebiete außer der Kathedrale sind und was sie wert sind, ist so, wie es von Spielplänen berichtet wird. Die Taverne hat 5 Felder, die kleinste Zahl, die das Regelheft zulässt; berichtet wird von Spielplänen mit 4. Wer die Schachtel hat, kann all das berichtigen.


## Wörter

side-red = Rot
side-red-long = erster Platz
side-blue = Blau
side-blue-long = zweiter Platz
side-green = Grün
side-green-long = dritter Platz
side-yellow = Gelb
side-yellow-long = vierter Platz

character-general = General
    .subject = Der General
    .whom = den General
character-captain = Kapitän
    .subject = Der Kapitän
    .whom = den Kapitän
character-innkeeper = Wirt
    .subject = Der Wirt
    .whom = den Wirt
character-magistrate = Magistrat
    .subject = Der Magistrat
    .whom = den Magistrat
character-priest = Priester
    .subject = Der Priester
    .whom = den Priester
character-aristocrat = Aristokrat
    .subject = Der Aristokrat
    .whom = den Aristokraten
character-merchant = Kaufmann
    .subject = Der Kaufmann
    .whom = den Kaufmann
character-printer = Drucker
    .subject = Der Drucker
    .whom = den Drucker
character-rogue = Schurke
    .subject = Der Schurke
    .whom = den Schurken
character-spy = Spion
    .subject = Der Spion
    .whom = den Spion
character-apothecary = Apotheker
    .subject = Der Apotheker
    .whom = den Apotheker
character-mercenary = Söldner
    .subject = Der Söldner
    .whom = den Söldner

area-plantation = Plantage
    .subject = Die Plantage
    .at = auf der Plantage
    .to = auf die Plantage
area-tavern = Taverne
    .subject = Die Taverne
    .at = in der Taverne
    .to = in die Taverne
area-cathedral = Kathedrale
    .subject = Die Kathedrale
    .at = in der Kathedrale
    .to = in die Kathedrale
area-town-hall = Rathaus
    .subject = Das Rathaus
    .at = im Rathaus
    .to = ins Rathaus
area-fortress = Festung
    .subject = Die Festung
    .at = in der Festung
    .to = in die Festung
area-market = Markt
    .subject = Der Markt
    .at = auf dem Markt
    .to = auf den Markt
area-harbor = Hafen
    .subject = Der Hafen
    .at = im Hafen
    .to = in den Hafen

# Ein Stein: wo er liegt und wem er gehört.
area-side = { $side } { $area_at }

kind-force = Gewalt
kind-blackmail = Erpressung
kind-gold = Gold

amount-force = { $amount } Gewalt
amount-blackmail = { $amount } Erpressung
amount-gold = { $amount } Gold

phase-setup = Spielaufbau
phase-bidding = Gebotsphase
phase-resolution = Auflösung
phase-patronage = Gönner


## Fragen

ask-bid = Auf welche Person bietest du ein Plättchen { $kind }?
ask-spy = Der Spion: Welchen fremden Stein ersetzt du durch einen eigenen?
ask-apothecary = Der Apotheker: Welcher Stein tauscht mit einem anderen den Platz?
ask-apothecary-with = Mit welchem Stein tauscht der von { $side_owner } { $area_at } den Platz?


## Was die anderen derweil erfahren

wait-bid = { $side } bietet.
wait-spy = { $side } hat den Spion und wählt einen Stein, der ersetzt wird.
wait-apothecary = { $side } hat den Apotheker und wählt einen Stein zum Tauschen.
wait-apothecary-with = { $side } wählt den Stein, mit dem der von { $side_owner } { $area_at } den Platz tauscht.


## Was geschah

event-round-began = Runde { $round } begann.
event-opened-bids = Alle Gebote wurden aufgedeckt.

event-won-over = { $side } gewann { $character_whom } mit { $amounts }.
event-tied = { $sides } boten gleich hoch auf { $character_whom }, je { $amounts }, und niemand gewann.
event-outbid = { $side } hatte { $amounts } auf { $character_whom } geboten, und das war zu wenig.
event-gained-support = { $side } erhielt { $support } Unterstützung.
event-earned =
    { $amounts_count ->
        [0] In der Bank war nichts mehr für { $side }.
       *[other] { $side } nahm { $amounts } aus der Bank, für die nächste Runde.
    }
event-placed = { $side } legte einen Stein { $area_to }.
event-found-no-room = { $side } legte keinen Stein: { $area_subject } war voll.
event-had-no-cube = { $side } legte keinen Stein: Es war keiner mehr übrig.
event-spied = { $side } ersetzte { $area_at } einen Stein von { $side_rival } durch einen eigenen.
event-power-idle = { $side } konnte { $character_whom } nicht nutzen.
event-spared = { $side } verzichtete auf den Spion.
event-swapped = { $side } ließ einen Stein von { $side_owner } { $area_at } und einen von { $side_other } { $area_other_at } die Plätze tauschen.
event-swapped-nothing = { $side } verzichtete auf den Apotheker.

event-refunded = { $side } bekam { $amounts } zurück, geboten auf { $character_whom }.
event-patronized = { $side } erhielt { $gold } Gold von Gönnern.

event-cashed = { $side } erhielt { $support } Unterstützung für die Plättchen der letzten Runde.
event-led = { $side } führte { $area_at } und erhielt { $support } Unterstützung.
event-led-nobody = Niemand führte { $area_at }.
event-won =
    { $sides_count ->
        [1] { $sides } gewann mit der meisten Unterstützung.
       *[other] { $sides } gewannen gemeinsam mit der meisten Unterstützung.
    }


## Wie es ausging

outcome-full =
    { $sides_count ->
        [1] { $sides } hat mit { $points } Unterstützung gewonnen: Alle Felder der Stadt sind besetzt.
       *[other] { $sides } haben gemeinsam mit je { $points } Unterstützung gewonnen: Alle Felder der Stadt sind besetzt.
    }
outcome-rounds =
    { $sides_count ->
        [1] { $sides } hat mit { $points } Unterstützung gewonnen: Runde 60 ist vorüber, und mehr werden nicht gespielt.
       *[other] { $sides } haben gemeinsam mit je { $points } Unterstützung gewonnen: Runde 60 ist vorüber, und mehr werden nicht gespielt.
    }


## Warum nicht

no-must-bid = Jedes Plättchen muss gelegt werden, auch dieses: { $kind }.
no-immune = { $character_subject } ist gegen { $kind } immun.
no-six-characters = { $character_subject } gehört nicht zu den sechs Personen, auf die du schon bietest.
no-token-stranded = Wählst du { $character_whom } als sechste Person, ist niemand mehr da, der { $kind } nimmt.

no-own-cube = Der Spion ersetzt einen fremden Stein, nicht deinen eigenen { $area_at }.
no-no-cube-there = { $side } hat { $area_at } keinen Stein.
no-area-locked = { $area_subject } ist gesperrt: Alle Felder tragen eine einzige Farbe, und nichts bewegt diese Steine mehr.
no-no-partner = Für den Stein von { $side } { $area_at } gibt es in keinem anderen Gebiet einen Stein anderer Farbe zum Tauschen.
no-chosen-already = Der erste Stein ist gewählt, und jetzt muss ein zweiter folgen.
no-same-area = Auch der erste Stein liegt { $area_at }, und die beiden müssen in verschiedenen Gebieten liegen.
no-same-colour = Auch der erste Stein ist von { $side }, und die beiden müssen verschiedene Farben haben.

no-bad-takers =
    { $kinds_count ->
        [1] { in-components }: Alle Personen sind gegen { $kinds } immun, und eine darf es nicht sein.
       *[other] { in-components }: Mindestens eine Person muss beides nehmen, { $kinds }, sonst könnte das Bieten stecken bleiben.
    }
no-bad-influence = { in-components }: Niemand, der zu gewinnen ist, gibt Einfluss { $area_at }; das Gebiet würde nie voll.


## Optionen

option-players = Wie viele spielen.
option-players-4 = Vier: { side-red }, { side-blue }, { side-green } und { side-yellow }.
option-players-3 = Drei: { side-red }, { side-blue } und { side-green }.
option-bid_refunds = Erstattung von Geboten: ob Gebote, die nicht gewinnen, zurückkommen.
option-bid_refunds-no = Nein: Jedes Gebot kommt in die Bank.
option-bid_refunds-yes = Ja: Nur das siegreiche Gebot kommt in die Bank.
option-area_control = Bonus für Gebietskontrolle: ob ein volles Gebiet in einer einzigen Farbe gesperrt ist und mehr zahlt.
option-area_control-no = Nein: Kein Gebiet ist jemals sicher.
option-area_control-yes = Ja: Es ist vor Spion und Apotheker sicher und zahlt 10 Unterstützung mehr.
option-deals = Absprachen: ob am Tisch während des Spiels geredet werden darf.
option-deals-no = Nein: Der Chat wartet bis zum Ende des Spiels.
option-deals-yes = Ja: Verhandeln ist erlaubt, aber kein Versprechen bindet.
option-components = Die Zahlen der eigenen Schachtel, wo sie von unseren abweichen.


## Der Spielplan im Browser

board-you = du
board-winner = Sieg
board-sides = Farben
board-side = Farbe
board-support = Unterstützung
board-hand = Auf der Hand
board-earned = Für die nächste Runde gewonnen
board-cashed = Am Ende übrige Plättchen
board-laid = Gelegte Plättchen
board-cubes-left = Übrige Steine
board-to-lay = Noch zu legen
board-chosen = Gebote auf { $count } von höchstens { $most } Personen
board-round = Runde
board-bank = Die Bank
board-town = Die Stadt
board-area = Gebiet
board-worth = Wert
board-spaces = Besetzte Felder
board-leader = Führung
board-tied = gleichauf
board-nobody = niemand
board-locked = gesperrt
board-bids = Die Gebotstafel
board-character = Person
board-gives = Gibt
board-immune = Immun gegen
board-bid = Gebote
board-of = { $count } von { $all }
board-tokens =
    { $amounts_count ->
        [0] keine
       *[other] { $amounts }
    }
board-gives-support = { $support } Unterstützung
board-gives-influence = Einfluss { $area_at }
board-full = voll
board-power-spy = ersetzt 1 Stein
board-power-apothecary = tauscht 2 Steine
board-own-bid = du: { $amounts }
board-offer-won = { $side }: { $amounts }, höchstes Gebot
board-offer-tied = { $side }: { $amounts }, gleich hoch
board-offer-outbid = { $side }: { $amounts }, überboten
board-no-bid = niemand hat geboten
board-thinks = überlegt…
board-sealed = versiegelt
board-your-tokens = Deine Plättchen
board-your-bid = Dein Gebot, versiegelt
board-none = Bisher keine.
board-cashed-worth =
    { $support ->
        [0] Keine.
       *[other] { $support } Unterstützung wert.
    }
board-onlooker = Zuschauen
board-onlooker-note = Die Plättchen liegen oben offen; die Gebote bleiben verdeckt, bis alle versiegelt sind.
board-tray-help = Zieh eines auf ein Gesicht, oder tippe erst auf das Plättchen, dann auf das Gesicht. × nimmt eines zurück.
board-tray-tap = Tippe auf ein Gesicht: Das Plättchen mit dem Ring kommt dorthin.
board-tray-keys = Tasten: F (Gewalt), B (Erpressung) oder G (Gold), dann 1 bis 9 (a ist 10, c ist 12).
board-stamped = Runde { $round }, auf die Gesichter gestempelt
board-stamp-won = SIEG
board-stamp-means-won = hat diese Person für sich gewonnen
board-stamp-means-tied = gleich hoch: niemand gewann
board-lay =
    { $count ->
        [one] Lege dein Plättchen und versiegle
       *[other] Lege { $count } Plättchen und versiegle
    }
board-faces = auf { $count } von höchstens { $most } Gesichtern
board-laid-of = { $count } von { $all } gelegt
board-lay-more =
    { $count ->
        [one] Noch eines zu legen
       *[other] Noch { $count } zu legen
    }
board-seal =
    { $count ->
        [one] Ein Gebot versiegeln
       *[other] { $count } Gebote versiegeln
    }
board-hidden-till = Verdeckt, bis alle versiegelt haben.
board-all-laid = Alle deine Plättchen liegen schon: Nimm erst eines zurück.
board-take-all = Alle zurücknehmen
board-take-one = { $character }: ein Plättchen zurücknehmen
board-can-beat = überbieten könnte:
board-can-match = gleichziehen könnte:
board-safe = niemand kann gleichziehen
board-last-round = Letzte Runde
board-pays = Bringt am Ende { $support } Unterstützung, wenn man hier führt
board-through = Steine kommen hierher durch: { $characters }
board-about-force = Schlägt jede Menge Erpressung und Gold.
board-about-blackmail = Schlägt jede Menge Gold und verliert gegen jede Gewalt.
board-about-gold = Entscheidet zwischen Geboten mit gleich viel Gewalt und gleich viel Erpressung.
board-refused-by = Nicht angenommen von: { $characters }
board-token-worth = In der letzten Runde gewonnen, bringt jedes { $support } Unterstützung.
board-leads = Führt hier: { $areas }
board-bank-has = Vorrat
board-about-bank = Hierher kommt, was geboten wird; von hier kommt, was gewonnen wird, und das Gold der Gönner.
board-about-track = Wer die meiste Unterstützung hat, wenn jedes Feld der Stadt besetzt ist, gewinnt.


## Daueraufträge

order-idle-spy = Auf den Spion verzichten, wenn kein Stein meinen Vorsprung auf den besten Rivalen vergrößern oder meinen Rückstand verkleinern würde.
order-idle-apothecary = Auf den Apotheker verzichten, wenn kein Tausch meinen Vorsprung auf den besten Rivalen vergrößern oder meinen Rückstand verkleinern würde.

## Hinweise: was für eine Wahl spricht

hint-support = Das bringt sofort mehr Unterstützung.
hint-tokens = Das bringt mehr Plättchen für die nächste Runde.
hint-areas = Das verbessert die Lage in den Gebieten.
hint-bid = { $kind }: { $chosen }
analysis-cost-bid = Wahl { $number }, das ganze Gebot von { $side }: { $chosen }. Anscheinend um { $cost } % ± { $error } besser: { $better }.
hint-note-bid = Die Gewinnchance mit einem ganzen Gebot gegen die Gebote, mit denen { $side_the } rechnen muss: Mischungen aller Seiten, mehrmals gefunden, ob die anderen schon geboten haben oder nicht. ± ist der Zweifel durch den Zufall und durch das, was die anderen tun könnten.


## Was die Zeichen bedeuten

legend-support = Unterstützung
legend-free = ein freies Feld
legend-tied = niemand führt
legend-locked = für immer in einer Hand
legend-refuses = nimmt keine Plättchen dieser Art
legend-own = dein eigenes Gebot, verdeckt

# Where support comes from

source-gained-support = Personen
source-led = geführte Gebiete
source-cashed = übrige Plättchen
