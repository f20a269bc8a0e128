# Che cosa fanno le scelte di Dual Powers, e che cosa seguirebbe.

does-recruit = recluta fino a { $value } { $region_at }
    .short = recluta { $value }
does-card = recluta { $value } o { $action }
does-lead = entra in un quartiere qualsiasi ({ $fresh }/{ $exhausted }), e { $action }
    .short = leader, e { $action }
does-objective =
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
price-day = giorno { $day }{ $month ->
        [yes] , volere del popolo
       *[no] { "" }
    }{ $bonus ->
        [yes] , azione bonus
       *[no] { "" }
    }
    .short = giorno { $day }{ $month ->
            [yes] { " " }+ volere
           *[no] { "" }
        }{ $bonus ->
            [yes] { " " }+ bonus
           *[no] { "" }
        }
option-unit = unità { $fresh }/{ $exhausted }
would-prevail = { $region }: { would-prevail-there }
    .short = { would-prevail-there.short }
would-prevail-there =
    { side-white } { $white }, { side-red } { $red }; { $side_id ->
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
