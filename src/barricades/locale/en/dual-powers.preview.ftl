# What the options of Dual Powers do, and what would follow.

does-recruit = recruit up to { $value } { $region_at }
    .short = recruit { $value }
does-card = recruit { $value } or { $action }
does-lead = enters any region ({ $fresh }/{ $exhausted }), and { $action }
    .short = leader, and { $action }
does-objective =
    { $points ->
        [one] { $points } point to the winner there
       *[other] { $points } points to the winner there
    }
does-strength = strength { $fresh }, exhausted { $exhausted }
does-refresh = strength { $strength_from } → { $strength }
does-move = can go to: { $regions }
does-open = opens again: { $connection }
does-score =
    { $points ->
        [one] { $points } victory point at once
       *[other] { $points } victory points at once
    }
does-bonus = one bonus action of your choice
price-recruit = costs { $cost } of { $value }
price-day = day { $day }{ $month ->
        [yes] , will of the people
       *[no] { "" }
    }{ $bonus ->
        [yes] , bonus action
       *[no] { "" }
    }
    .short = day { $day }{ $month ->
            [yes] { " " }+ will
           *[no] { "" }
        }{ $bonus ->
            [yes] { " " }+ bonus
           *[no] { "" }
        }
option-unit = unit { $fresh }/{ $exhausted }
would-prevail = { $region }: { would-prevail-there }
    .short = { would-prevail-there.short }
would-prevail-there =
    { side-white } { $white }, { side-red } { $red }; { $side_id ->
        [none] nobody would win
       *[other] { $still ->
            [yes] { $side } would still win { $by }
           *[no] { $side } would win { $by }
        }
    }
    .short =
        { side-white } { $white }, { side-red } { $red }; { $side_id ->
            [none] nobody would win
           *[other] { $still ->
                [yes] { $side } would still win
               *[no] { $side } would win
            }
        }
