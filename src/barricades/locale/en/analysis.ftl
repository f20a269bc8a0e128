# Hints and analysis.

hint-chance = { $chance } % ± { $error }
hint-note = The chance to win, by trying each choice on guesses of what { $side_the } cannot know, and playing on a little. ± is the doubt from chance alone; the judgement behind it may err by more.
hint-take = Lay this
hint-best = It came out best when tried.
hint-behind =
    { $behind ->
        [0] It does as well as the best.
       *[other] About { $behind } % less than the best.
    }
hint-blunder = { $chosen }? That seems to lower your chance to win by about { $cost } % ± { $error }. Better, it seems: { $better }.
hint-careless = Like this your chance to win seems to fall by about { $cost } % ± { $error }, compared with a quick and sensible answer.

analysis-title = Analysis
analysis-chances = The chances in the course of the game
analysis-turns = Turning points
analysis-turn = Choice { $number }: { $side } { $since } % → { $chance } %. { $happened }
analysis-untold = (None of this was announced.)
analysis-costly = What cost most
analysis-cost = Choice { $number }, { $side }: “{ $question }” { $chosen } was chosen; { $better } seems better by { $cost } % ± { $error }.
analysis-nothing-costly = No choice surely cost anybody much.
analysis-thinking = Looking at every choice again
analysis-note = Chances are estimates, seen with all cards open; what a choice cost is reckoned from what its side knew.
