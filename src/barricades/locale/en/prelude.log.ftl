# The lines of the log, in few words; the whole sentence is an event.

brief-turn-began = { $turn }
brief-round-began = Action round { $round }, { $side }
brief-entered = { $card } → pool
brief-pooled = { $card } → pool
brief-played =
    { $use_id ->
        [event] { $side_subject } played { $card }: event
        [points] { $side_subject } played { $card }: points
        [both] { $side_subject } played { $card }: points and event
       *[pool] { $side_subject } bought { $card }
    }
brief-event-began = { $side_subject } carried out { $card }
brief-not-met = { $card }: prerequisite not met
brief-era-ended = The era is over: hands and pool are discarded
brief-mobilized = { $side_subject } mobilized for { $points } AP: { $place }
brief-added = { $side } +{ $count } { $place }
brief-removed = { $side } −{ $count } { $place }
brief-moved-party = { $side } cube → { $place }
brief-turned-extremist = { $side } cube → { $place }
brief-left-duma = { $side } −1 { $place }
brief-organized = { $side_subject } organized: { $place }
brief-barred = { $side_subject } cannot organize again this round
brief-used-special = { $side_subject } used { $special } for { $points } AP
brief-exchanged = { $side_subject } gave { $cards }, took { $cards_taken }
brief-will-boost = { $side } own next card: points and event
brief-checked =
    { $place_id ->
        [none] { $side_subject } rolled { $roll } (needed ≤ { $target })
       *[other] { $side_subject } rolled { $roll } (needed ≤ { $target }): { $place }
    }
brief-check-succeeded = { $side } check succeeded
brief-check-failed = { $side } check failed
brief-rolled-table = { $side_subject } rolled { $roll }, result { $result }: { $card }
brief-stood-firm = { $side } marker of { $value } withstood a { $roll }
brief-mustered = { $side_subject } added a military marker of { $value }
brief-rolled-die = { $side } { $track } die: { $track_rolled }
brief-moved-marker =
    { $by_sign ->
        [plus] { $track }: marker +{ $by_size }
        [minus] { $track }: marker −{ $by_size }
       *[zero] { $track }: marker at Start
    }
brief-scored = { $side_subject } scored { $points } VP: { $why }
brief-world-moved = World Affairs: { $boxes } → { $side }
brief-grew-extreme = { $side } moderates grew extreme: { $result }
brief-government-formed = The Provisional Government was formed
