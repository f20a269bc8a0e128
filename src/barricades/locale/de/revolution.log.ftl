# Die Zeilen des Protokolls in wenigen Worten; der ganze Satz ist ein Ereignis.

brief-round-began = Runde { $round }
brief-tied = { $character }: { $sides } gleich mit { $amounts }
brief-outbid = { $side } bot vergebens { $amounts }: { $character }
brief-earned =
    { $amounts_count ->
        [0] Die Bank hat nichts mehr für { $side }
       *[other] { $side } nahm { $amounts } für die nächste Runde
    }
brief-found-no-room = { $side } legte keinen Stein: { $area } voll
brief-spied = { $side } übernahm einen Stein von { $side_rival }: { $area }
brief-swapped = { $side_owner }, { $area } ↔ { $side_other }, { $area_other }
brief-cashed = { $side } erhielt { $support } für die letzten Plättchen
brief-led = { $side } führte, { $area }: { $support } Unterstützung
brief-won = Gewonnen: { $sides }
