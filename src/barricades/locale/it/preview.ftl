# Che cosa seguirebbe a una scelta, e quanto è probabile.

preview-hidden = Quel che segue dipende da qualcosa che non puoi sapere.
preview-best = Poi, la scelta migliore: { $text }.
preview-odds = La probabilità: { $text }.
prospect-odds =
    { $spread ->
        [yes] da { $least } a { $most } %
       *[no] { $most } %
    }{ $more ->
        [yes] ; con tutto ciò che si può spendere dopo, { $helped } %
       *[no] { "" }
    }
    .short =
        { $spread ->
            [yes] { $least }–{ $most } %
           *[no] { $most } %
        }