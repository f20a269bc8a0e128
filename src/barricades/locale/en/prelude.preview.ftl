# What the options of Prelude do, and what would follow.

named-card = “{ $card }” (#{ $card_id })
named-card-use = “{ $card }” (#{ $card_id }) { $use }

does-act =
    { $points ->
        [one] { $points } activity point to spend
       *[other] { $points } activity points to spend
    }
does-answer = then { $side_the } plays its event
does-not-answer = { $side_the } gets nothing from its event
does-compensate =
    { $points ->
        [one] its event cannot be played; { $side_the } gains { $points } opportunity point
       *[other] its event cannot be played; { $side_the } gains { $points } opportunity points
    }
does-check = three dice, { $target } or less
does-organize = by a check, for { $points } points or more; likeliest { $place_at }
does-special = one per turn, each once per game
does-forgo =
    { $points ->
        [one] { $points } activity point is lost
       *[other] { $points } activity points are lost
    }
does-succeed = the check succeeds
does-fail = the check fails
does-without = spend nothing, get nothing
price-activity = costs { $points } of { $have } AP
    .short = { $points } AP
price-opportunity = costs { $points } of { $have } OP
    .short = { $points } OP
price-special = costs { $points } or more of { $have } AP
    .short = { $points }+ AP
would-have = { $place }: { side-revolutionary } { $red }, { side-government } { $blue }
    .short = { side-revolutionary } { $red }, { side-government } { $blue }
would-seat =
    { $place }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
    .short =
        { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        }
would-control =
    { $side_id ->
        [none] nobody would control { $place_the }
       *[other] { $side_the } would control { $place_the }
    }
    .short =
        { $side_id ->
            [none] control: nobody
           *[other] control: { $side }
        }
now-favours =
    { $side_id ->
        [none] nobody is favoured
       *[other] { $points } for { $side_the }
    }
odds-helped = +OP { $percent } %
would-favour =
    { $side_id ->
        [none] { $track }: nobody is favoured
       *[other] { $track }: { $points } for { $side_the }
    }
