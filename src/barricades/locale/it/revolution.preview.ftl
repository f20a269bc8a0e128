# Che cosa fanno le scelte di Revolution!, e che cosa seguirebbe.

does-nothing = non cambia nulla
does-change-nobody = lascia ogni zona com'è
does-swap = meglio con: { $cube }
does-bid = la tua offerta: { $amounts }
does-influence = un cubetto { $area_at } ({ $count } di { $all } occupati, vale { $support })
does-influence-full = nessun cubetto: { $area_at } non c'è posto ({ $count } di { $all }, vale { $support })
can-outbid =
    { $sides_count ->
        [0] nessuno può superarla
       *[other] possono superarla: { $sides }
    }{ $sides_level_count ->
        [0] { "" }
       *[other] ; possono pareggiarla: { $sides_level }
    }
price-token = { $kind }, segnalino { $count } di { $all }
    .short = { $count } / { $all }
would-lead =
    { $side_id ->
        [none] nessuno sarebbe in testa { $area_at }, vale { $support }
       *[other] { $still ->
            [yes] { $side_the } sarebbe ancora in testa { $area_at }, vale { $support }
           *[no] { $side_the } sarebbe in testa { $area_at }, vale { $support }
        }
    }
