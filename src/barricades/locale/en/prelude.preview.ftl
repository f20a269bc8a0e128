# What the options of Prelude do, and what would follow.

named-card = “{ $card }” (#{ $card_id })
named-card-use = “{ $card }” (#{ $card_id }) { $use }

does-act =
    { $points ->
        [one] { $points } activity point to spend
       *[other] { $points } activity points to spend
    }
does-answer = then { $side_the } has its event
does-not-answer = { $side_the } has nothing of its event
does-compensate =
    { $points ->
        [one] its event cannot be; { $side_the } gains { $points } opportunity point
       *[other] its event cannot be; { $side_the } gains { $points } opportunity points
    }
does-check = three dice, { $target } or less
does-organize = by a check, for { $points } points or more; likeliest { $place_at }
does-special = one in a turn, each once in a game
does-forgo =
    { $points ->
        [one] { $points } activity point is lost
       *[other] { $points } activity points are lost
    }
does-succeed = the check succeeds
does-fail = the check fails
does-without = spends nothing and has nothing
price-activity = pays { $points } of { $have } AP
    .short = { $points } AP
price-opportunity = pays { $points } of { $have } OP
    .short = { $points } OP
price-special = pays { $points } or more of { $have } AP
    .short = { $points }+ AP
would-have = { $place }: { side-revolutionary } { $red }, { side-government } { $blue }
would-control =
    { $side_id ->
        [none] nobody would control { $place_the }
       *[other] { $side_the } would control { $place_the }
    }
would-favour =
    { $side_id ->
        [none] { $track }: nobody is favoured
       *[other] { $track }: { $points } for { $side_the }
    }
