# Le righe della cronaca, in poche parole; la frase intera è un evento.

brief-round-began = Round { $round }
brief-tied = { $character }: parità, { $sides } con { $amounts }
brief-outbid = { $side_subject } ha offerto invano { $amounts } per { $character_the }
brief-earned =
    { $amounts_count ->
        [0] Nulla nella banca per { $side_the }
       *[other] { $side_subject } ha preso { $amounts } per il prossimo round
    }
brief-found-no-room = { $side_subject } non ha messo cubetti: niente posto { $area_at }
brief-spied = { $side_subject } ha preso { $area_at } un cubetto { $side_rival_of }
brief-swapped = { $side_subject } ha scambiato: { $side_owner }, { $area } ↔ { $side_other }, { $area_other }
brief-cashed = { $side_subject } ha avuto { $support } per gli ultimi segnalini
brief-led = { $side_subject } in testa { $area_at }: { $support } di Sostegno
brief-won = Vittoria: { $sides }
