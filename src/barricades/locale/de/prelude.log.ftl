# Die Zeilen des Protokolls in wenigen Worten; der ganze Satz ist ein Ereignis.

brief-turn-began = { $turn }
brief-round-began = Aktionsrunde { $round }, { $side }
brief-entered = { $card } → Auslage
brief-pooled = { $card } → Auslage
brief-played =
    { $use_id ->
        [event] { $side_subject } spielte { $card }: Ereignis
        [points] { $side_subject } spielte { $card }: Punkte
        [both] { $side_subject } spielte { $card }: Punkte und Ereignis
       *[pool] { $side_subject } kaufte { $card }
    }
brief-event-began = { $side_subject } führte { $card } aus
brief-not-met = { $card }: Voraussetzung nicht erfüllt
brief-era-ended = Die Ära ist zu Ende: Hände und Auslage abgelegt
brief-mobilized = { $side_subject } mobilisierte für { $points } AP: { $place }
brief-added = { $side } +{ $count } { $place }
brief-removed = { $side } −{ $count } { $place }
brief-moved-party = { $side } Klötzchen → { $place }
brief-turned-extremist = { $side } Klötzchen → { $place }
brief-left-duma = { $side } −1 { $place }
brief-organized = { $side_subject } organisierte: { $place }
brief-barred = { $side_subject } kann diese Runde nicht mehr organisieren
brief-used-special = { $side_subject } nutzte { $special } für { $points } AP
brief-exchanged = { $side_subject } gab { $cards }, nahm { $cards_taken }
brief-will-boost = { $side } eigene nächste Karte: Punkte und Ereignis
brief-checked =
    { $place_id ->
        [none] { $side_subject } würfelte { $roll } (nötig ≤ { $target })
       *[other] { $side_subject } würfelte { $roll } (nötig ≤ { $target }): { $place }
    }
brief-check-succeeded = { $side } Probe gelang
brief-check-failed = { $side } Probe misslang
brief-rolled-table = { $side_subject } würfelte { $roll }, Ergebnis { $result }: { $card }
brief-stood-firm = { $side } Marker zu { $value } überstand eine { $roll }
brief-mustered = { $side_subject } bekam einen Militärmarker zu { $value }
brief-rolled-die = { $side } Würfel { $track }: { $track_rolled }
brief-moved-marker =
    { $by_sign ->
        [plus] { $track }: Marker +{ $by_size }
        [minus] { $track }: Marker −{ $by_size }
       *[zero] { $track }: Marker auf Start
    }
brief-scored = { $side_subject } erhielt { $points } SP: { $why }
brief-world-moved = Weltpolitik: { $boxes } → { $side }
brief-grew-extreme = { $side } Gemäßigte wurden extremer: { $result }
brief-government-formed = Die Provisorische Regierung wurde gebildet
