# What the options of Dual Powers do, and what would follow.

does-recruit = recruit up to { $value } { $region_at }
    .short =
        { $action_id ->
            [none] recruit { $value }
           *[other] recruit { $value } or { $action }
        }
does-other = or: { $action }
does-also = and: { $action }
does-enter = enters a region, { $fresh }/{ $exhausted }
    .short = leader, and { $action }
does-objective =
    { $points ->
        [one] { $points } point for whoever wins { $region_at }
       *[other] { $points } points for whoever wins { $region_at }
    }
    .short =
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
would-prevail =
    { $region }: { side-white } { $white }, { side-red } { $red }; { $side_id ->
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
