# The lines of the log, in few words; the whole sentence is an event.

brief-round-began = Round { $round }
brief-tied = { $character }: { $sides } tied with { $amounts }
brief-outbid = { $side } bid { $amounts } on the { $character } in vain
brief-earned =
    { $amounts_count ->
        [0] Nothing left in the bank for { $side }
       *[other] { $side } took { $amounts } for the next round
    }
brief-found-no-room = { $side } placed no cube: { $area } full
brief-spied = { $side } took over a cube of { $side_rival }: { $area }
brief-swapped = { $side } swapped: { $side_owner }, { $area } ↔ { $side_other }, { $area_other }
brief-cashed = { $side } gained { $support } for the last tokens
brief-led = { $side } led in the { $area }: { $support } support
brief-won = { $sides } won
