# What the options of Revolution! do, and what would follow.

does-nothing = nothing changes
does-change-nobody = leaves every area as it stands
does-swap = best with: { $cube }
does-bid = your bid: { $amounts }
does-influence = a cube in the { $area } ({ $count } of { $all } filled, worth { $support })
does-influence-full = no cube: the { $area } is full ({ $count } of { $all }, worth { $support })
can-outbid =
    { $sides_count ->
        [0] nobody can beat it
       *[other] can beat it: { $sides }
    }{ $sides_level_count ->
        [0] { "" }
       *[other] ; can match it: { $sides_level }
    }
price-token = { $kind }, token { $count } of { $all }
    .short = { $count } / { $all }
would-lead =
    { $side_id ->
        [none] nobody would lead in the { $area }, worth { $support }
       *[other] { $still ->
            [yes] { $side } would still lead in the { $area }, worth { $support }
           *[no] { $side } would lead in the { $area }, worth { $support }
        }
    }
