# The lines of the log, in few words; the whole sentence is an event.

brief-round-began = Round { $round }: unrest { $region_at }
brief-reshuffled = The discards are the new deck
brief-objectives-set = { $side } has the first turn
brief-advanced = Day { $day } (+{ $days })
brief-trotsky-returned = Trotsky is back: { $region }
brief-trotsky-stayed-away = Trotsky never joined the Bolsheviks
brief-recruited = { $side } { $token_plain } → { $region }
brief-moved = { $side } { $token_plain }: { $region_from } → { $region }
brief-refreshed = { $side } { $token_plain } refreshed, { $region }
brief-refreshed-neutrals = Neutrals refreshed, { $region }: { $tokens_count }
brief-revealed = { $side } turned up { $card }
brief-judged =
    { $marker ->
        [1] Unrest, { $region }: { $side } ({ $red } : { $white })
       *[other] Objective, { $region }: { $side } ({ $red } : { $white })
    }
brief-judged-nobody =
    { $marker ->
        [1] Unrest, { $region }: nobody
       *[other] Objective, { $region }: nobody
    }
brief-exhausted = Exhausted, { $region }: { $tokens_count }
brief-returned = Back to the supply, { $region }: { $tokens_count }
brief-removed = Out of the game, { $region }: { $tokens_count }
brief-won = { $side } won
