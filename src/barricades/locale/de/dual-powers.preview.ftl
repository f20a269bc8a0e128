# Was die Möglichkeiten in Dual Powers bewirken, und was folgen würde.

does-recruit = bis zu { $value } { $region_at } rekrutieren
    .short = { $value } rekrutieren
does-card = { $value } rekrutieren oder { $action }
does-lead = kommt in ein beliebiges Gebiet ({ $fresh }/{ $exhausted }), dazu { $action }
    .short = Anführer, dazu { $action }
does-objective =
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
price-day = Tag { $day }{ $month ->
        [yes] , Wille des Volkes
       *[no] { "" }
    }{ $bonus ->
        [yes] , Bonusaktion
       *[no] { "" }
    }
    .short = Tag { $day }{ $month ->
            [yes] { " " }+ Wille
           *[no] { "" }
        }{ $bonus ->
            [yes] { " " }+ Bonus
           *[no] { "" }
        }
option-unit = Einheit { $fresh }/{ $exhausted }
would-prevail = { $region }: { would-prevail-there }
    .short = { would-prevail-there.short }
would-prevail-there =
    { side-white } { $white }, { side-red } { $red }; { $side_id ->
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
