# What would follow an option, and how likely it is.

preview-hidden = What follows depends on something that you cannot know.
preview-best = Best after that: { $text }.
preview-odds = The chance: { $text }.
prospect-odds =
    { $spread ->
        [yes] { $least } to { $most } %
       *[no] { $most } %
    }{ $more ->
        [yes] , with all that can be spent afterwards { $helped } %
       *[no] { "" }
    }
    .short =
        { $spread ->
            [yes] { $least }–{ $most } %
           *[no] { $most } %
        }