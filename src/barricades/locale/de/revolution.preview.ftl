# Was die Möglichkeiten in Revolution! bewirken, und was folgen würde.

does-nothing = nichts ändert sich
does-change-nobody = lässt alle Gebiete, wie sie stehen
does-swap = am besten mit: { $cube }
does-bid = dein Gebot: { $amounts }
does-influence = ein Stein { $area_at } ({ $count } von { $all } belegt, Wert { $support })
does-influence-full = kein Stein: { $area_at } ist kein Platz ({ $count } von { $all }, Wert { $support })
can-outbid =
    { $sides_count ->
        [0] niemand kann es überbieten
       *[other] können es überbieten: { $sides }
    }{ $sides_level_count ->
        [0] { "" }
       *[other] ; können gleichziehen: { $sides_level }
    }
price-token = { $kind }, Plättchen { $count } von { $all }
    .short = { $count } / { $all }
would-lead =
    { $side_id ->
        [none] niemand würde { $area_at } führen, Wert { $support }
       *[other] { $still ->
            [yes] { $side } würde { $area_at } weiterhin führen, Wert { $support }
           *[no] { $side } würde { $area_at } führen, Wert { $support }
        }
    }
