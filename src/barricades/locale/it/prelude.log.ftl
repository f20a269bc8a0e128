# Le righe della cronaca, in poche parole; la frase intera è un evento.

brief-turn-began = { $turn }
brief-round-began = Round d'azione { $round }, { $side }
brief-entered = { $card } → riserva
brief-pooled = { $card } → riserva
brief-played =
    { $use_id ->
        [event] { $side_subject } ha giocato { $card }: evento
        [points] { $side_subject } ha giocato { $card }: punti
        [both] { $side_subject } ha giocato { $card }: punti ed evento
       *[pool] { $side_subject } ha comprato { $card }
    }
brief-event-began = { $side_subject } ha eseguito { $card }
brief-not-met = { $card }: prerequisito non soddisfatto
brief-era-ended = L'era è finita: mani e riserva scartate
brief-mobilized = { $side_subject } ha mobilitato per { $points } PA: { $place }
brief-added = { $side } +{ $count } { $place }
brief-removed = { $side } −{ $count } { $place }
brief-moved-party = { $side } cubetto → { $place }
brief-turned-extremist = { $side } cubetto → { $place }
brief-left-duma = { $side } −1 { $place }
brief-organized = { $side_subject } ha organizzato: { $place }
brief-barred = { $side_subject } non può più organizzare in questo round
brief-used-special = { $side_subject } ha usato { $special } per { $points } PA
brief-exchanged = { $side_subject } ha dato { $cards }, preso { $cards_taken }
brief-will-boost = { $side } prossima carta propria: punti ed evento
brief-checked =
    { $place_id ->
        [none] { $side_subject } ha tirato { $roll } (serviva ≤ { $target })
       *[other] { $side_subject } ha tirato { $roll } (serviva ≤ { $target }): { $place }
    }
brief-check-succeeded = { $side } prova riuscita
brief-check-failed = { $side } prova fallita
brief-rolled-table = { $side_subject } ha tirato { $roll }, risultato { $result }: { $card }
brief-stood-firm = { $side } segnalino da { $value } ha resistito a un { $roll }
brief-mustered = { $side_subject } ha aggiunto un segnalino militare da { $value }
brief-rolled-die = { $side } dado { $track }: { $track_rolled }
brief-moved-marker =
    { $by_sign ->
        [plus] { $track }: segnalino +{ $by_size }
        [minus] { $track }: segnalino −{ $by_size }
       *[zero] { $track }: segnalino su Inizio
    }
brief-scored = { $side_subject } ha ricevuto { $points } PV: { $why }
brief-world-moved = Politica mondiale: { $boxes } → { $side }
brief-grew-extreme = { $side } moderati più estremi: { $result }
brief-government-formed = Si è formato il Governo provvisorio
