# Hinweise und Analyse.

hint-chance = { $chance } % ± { $error }
hint-note = Die Gewinnchance: Jede Wahl wird auf Vermutungen über das ausprobiert, was { $side_the } nicht wissen kann, und ein Stück weitergespielt. ± ist nur der Zweifel durch den Zufall; das Urteil dahinter kann stärker irren.
hint-take = So legen
hint-best = Das ging beim Ausprobieren am besten aus.
hint-behind =
    { $behind ->
        [0] Das ist so gut wie das Beste.
       *[other] Etwa { $behind } % weniger als beim Besten.
    }
hint-blunder = { $chosen }? Das senkt deine Siegchance wohl um etwa { $cost } % ± { $error }. Besser scheint: { $better }.
hint-careless = So sinkt deine Siegchance wohl um etwa { $cost } % ± { $error }, verglichen mit einer schnellen, vernünftigen Antwort.

analysis-title = Analyse
analysis-chances = Die Chancen im Lauf der Partie
analysis-turns = Wendepunkte
analysis-turn = Wahl { $number }: { $side } { $since } % → { $chance } %. { $happened }
analysis-untold = (Nichts davon wurde gemeldet.)
analysis-costly = Was am meisten gekostet hat
analysis-cost = Wahl { $number }, { $side }: „{ $question }“ Gewählt wurde { $chosen }; { $better } scheint um { $cost } % ± { $error } besser.
analysis-nothing-costly = Keine Wahl hat sicher viel gekostet.
analysis-thinking = Jede Wahl wird noch einmal betrachtet
analysis-note = Chancen sind Schätzungen bei offenen Karten; was eine Wahl gekostet hat, ist aus dem gerechnet, was ihre Seite wusste.
