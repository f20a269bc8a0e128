# Che cosa fanno le scelte di Dual Powers, e che cosa seguirebbe.

does-recruit = recluta fino a { $value } { $region_at }
    .short =
        { $action_id ->
            [none] recluta { $value }
           *[other] recluta { $value } o { $action }
        }
does-other = oppure: { $action }
does-also = e: { $action }
does-enter = entra in un quartiere, { $fresh }/{ $exhausted }
    .short = leader, e { $action }
does-objective =
    { $points ->
        [one] { $points } punto a chi vince { $region_at }
       *[other] { $points } punti a chi vince { $region_at }
    }
    .short =
        { $points ->
            [one] { $points } punto a chi vince lì
           *[other] { $points } punti a chi vince lì
        }
does-strength = forza { $fresh }, affaticato { $exhausted }
does-refresh = forza { $strength_from } → { $strength }
does-move = dove può andare: { $regions }
does-open = si riapre: { $connection }
does-score =
    { $points ->
        [one] subito { $points } punto vittoria
       *[other] subito { $points } punti vittoria
    }
does-bonus = un'azione bonus a tua scelta
price-recruit = costa { $cost } su { $value }
would-prevail =
    { $region }: { side-white } { $white }, { side-red } { $red }; { $side_id ->
        [none] non vincerebbe nessuno
       *[other] { $still ->
            [yes] vincerebbe ancora { $side_the } { $by }
           *[no] vincerebbe { $side_the } { $by }
        }
    }
    .short =
        { side-white } { $white }, { side-red } { $red }; { $side_id ->
            [none] nessuno vincerebbe
           *[other] { $still ->
                [yes] vincerebbe ancora { $side_the }
               *[no] vincerebbe { $side_the }
            }
        }
