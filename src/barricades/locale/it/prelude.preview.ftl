# Che cosa fanno le scelte di Prelude, e che cosa seguirebbe.

named-card = “{ $card }” (#{ $card_id })
named-card-use = “{ $card }” (#{ $card_id }) { $use }

does-act =
    { $points ->
        [one] { $points } punto attività da spendere
       *[other] { $points } punti attività da spendere
    }
does-answer = poi { $side_the } ne gioca l'evento
does-not-answer = { $side_the } non ottiene nulla dall'evento
does-compensate =
    { $points ->
        [one] l'evento non è possibile; { $side_the } riceve { $points } punto opportunità
       *[other] l'evento non è possibile; { $side_the } riceve { $points } punti opportunità
    }
does-check = tre dadi, al più { $target }
does-organize = con una prova, per almeno { $points } punti; il più probabile { $place_at }
does-special = una per turno, ciascuna una volta nella partita
does-forgo =
    { $points ->
        [one] { $points } punto attività va perso
       *[other] { $points } punti attività vanno persi
    }
does-succeed = la prova riesce
does-fail = la prova fallisce
does-without = non spendere e non ottenere nulla
price-activity = costa { $points } PA su { $have }
    .short = { $points } PA
price-opportunity = costa { $points } PO su { $have }
    .short = { $points } PO
price-special = costa almeno { $points } PA su { $have }
    .short = { $points }+ PA
would-have = { $place }: { side-revolutionary } { $red }, { side-government } { $blue }
    .short = { side-revolutionary } { $red }, { side-government } { $blue }
would-seat =
    { $place }: { $count ->
        [one] { $count } cubetto
       *[other] { $count } cubetti
    }
    .short =
        { $count ->
            [one] { $count } cubetto
           *[other] { $count } cubetti
        }
would-control =
    { $side_id ->
        [none] nessuno controllerebbe { $place_the }
       *[other] { $side_the } controllerebbe { $place_the }
    }
    .short =
        { $side_id ->
            [none] controllo: nessuno
           *[other] controllo: { $side }
        }
now-favours =
    { $side_id ->
        [none] nessuno in vantaggio
       *[other] { $points } a favore { $side_of }
    }
odds-helped = +PO { $percent } %
would-favour =
    { $side_id ->
        [none] { $track }: nessuno in vantaggio
       *[other] { $track }: { $points } a favore { $side_of }
    }
