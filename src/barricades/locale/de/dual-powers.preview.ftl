# Was die Möglichkeiten in Dual Powers bewirken, und was folgen würde.

does-recruit = bis zu { $value } { $region_at } rekrutieren
    .short =
        { $action_id ->
            [none] { $value } rekrutieren
           *[other] { $value } rekrutieren oder { $action }
        }
does-other = oder: { $action }
does-also = und: { $action }
does-enter = kommt in ein Gebiet, { $fresh }/{ $exhausted }
    .short = Anführer, dazu { $action }
does-objective =
    { $points ->
        [one] { $points } Punkt für den, der { $region_at } gewinnt
       *[other] { $points } Punkte für den, der { $region_at } gewinnt
    }
    .short =
        { $points ->
            [one] { $points } Punkt für den Sieger dort
           *[other] { $points } Punkte für den Sieger dort
        }
does-strength = Stärke { $fresh }, erschöpft { $exhausted }
does-refresh = Stärke { $strength_from } → { $strength }
does-move = kann hierhin gehen: { $regions }
does-open = wieder offen: { $connection }
does-score =
    { $points ->
        [one] sofort { $points } Siegpunkt
       *[other] sofort { $points } Siegpunkte
    }
does-bonus = eine Bonusaktion deiner Wahl
price-recruit = kostet { $cost } von { $value }
would-prevail =
    { $region }: { side-white } { $white }, { side-red } { $red }; { $side_id ->
        [none] niemand würde gewinnen
       *[other] { $still ->
            [yes] { $side } würde weiterhin { $by } gewinnen
           *[no] { $side } würde { $by } gewinnen
        }
    }
    .short =
        { side-white } { $white }, { side-red } { $red }; { $side_id ->
            [none] niemand würde gewinnen
           *[other] { $still ->
                [yes] { $side } würde weiter gewinnen
               *[no] { $side } würde gewinnen
            }
        }
