# Die Zeilen des Protokolls in wenigen Worten; der ganze Satz ist ein Ereignis.

brief-round-began = Runde { $round }
brief-tied = { $character }: { $sides } gleich mit { $amounts }
brief-outbid = { $side } bot vergebens { $amounts } auf { $character_whom }
brief-earned =
    { $amounts_count ->
        [0] Die Bank hat nichts mehr für { $side }
       *[other] { $side } nahm { $amounts } für die nächste Runde
    }
brief-found-no-room = { $side } legte keinen Stein: { $area } voll
brief-spied = { $side } übernahm { $area_at } einen Stein von { $side_rival }
brief-swapped = { $side } tauschte: { $side_owner }, { $area } ↔ { $side_other }, { $area_other }
brief-cashed = { $side } erhielt { $support } für die letzten Plättchen
brief-led = { $side } führte { $area_at }: { $support } Unterstützung
brief-won = Gewonnen: { $sides }
