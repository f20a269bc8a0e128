# Was auf eine Möglichkeit folgen würde, und wie wahrscheinlich es ist.

preview-hidden = Was folgt, hängt von etwas ab, das du nicht wissen kannst.
preview-best = Danach am besten: { $text }.
preview-odds = Die Wahrscheinlichkeit: { $text }.
prospect-odds =
    { $spread ->
        [yes] { $least } bis { $most } %
       *[no] { $most } %
    }{ $more ->
        [yes] , mit allem, was danach noch eingesetzt werden kann, { $helped } %
       *[no] { "" }
    }
    .short =
        { $spread ->
            [yes] { $least }–{ $most } %
           *[no] { $most } %
        }