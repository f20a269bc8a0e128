# Was die Möglichkeiten in Prelude bewirken, und was folgen würde.

named-card = „{ $card }“ (#{ $card_id })
named-card-use = „{ $card }“ (#{ $card_id }) { $use }

does-act =
    { $points ->
        [one] { $points } Aktivitätspunkt zum Ausgeben
       *[other] { $points } Aktivitätspunkte zum Ausgeben
    }
does-answer = danach spielt { $side_the } das Ereignis
does-not-answer = { $side_the } bekommt nichts vom Ereignis
does-compensate =
    { $points ->
        [one] das Ereignis ist nicht möglich; { $side_the } erhält { $points } Gelegenheitspunkt
       *[other] das Ereignis ist nicht möglich; { $side_the } erhält { $points } Gelegenheitspunkte
    }
does-check = drei Würfel, höchstens { $target }
does-organize = durch eine Probe, für mindestens { $points } Punkte; am ehesten { $place_at }
does-special = eine pro Durchgang, jede einmal im Spiel
does-forgo =
    { $points ->
        [one] { $points } Aktivitätspunkt verfällt
       *[other] { $points } Aktivitätspunkte verfallen
    }
does-succeed = die Probe gelingt
does-fail = die Probe misslingt
does-without = nichts ausgeben, nichts bekommen
price-activity = kostet { $points } von { $have } AP
    .short = { $points } AP
price-opportunity = kostet { $points } von { $have } GP
    .short = { $points } GP
price-special = kostet mindestens { $points } von { $have } AP
    .short = { $points }+ AP
would-have = { $place }: { side-revolutionary } { $red }, { side-government } { $blue }
    .short = { side-revolutionary } { $red }, { side-government } { $blue }
would-seat = { $place }: { $count } Klötzchen
    .short = { $count } Klötzchen
would-control =
    { $side_id ->
        [none] niemand würde { $place_the } kontrollieren
       *[other] { $side_the } würde { $place_the } kontrollieren
    }
    .short =
        { $side_id ->
            [none] Kontrolle: niemand
           *[other] Kontrolle: { $side }
        }
now-favours =
    { $side_id ->
        [none] niemand im Vorteil
       *[other] { $points } für { $side_the }
    }
odds-helped = +GP { $percent } %
would-favour =
    { $side_id ->
        [none] { $track }: niemand im Vorteil
       *[other] { $track }: { $points } für { $side_the }
    }
