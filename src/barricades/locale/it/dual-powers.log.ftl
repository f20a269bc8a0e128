# Le righe della cronaca, in poche parole; la frase intera è un evento.

brief-round-began = Round { $round }: agitazione { $region_at }
brief-reshuffled = Gli scarti sono il nuovo mazzo
brief-objectives-set = { $side_subject } ha il primo turno
brief-advanced = Giorno { $day } (+{ $days })
brief-trotsky-returned = Trotsky è tornato: { $region }
brief-trotsky-stayed-away = Trotsky non si è mai unito ai Bolscevichi
brief-recruited = { $side } { $token_plain } → { $region }
brief-moved = { $side } { $token_plain }: { $region_from } → { $region }
brief-refreshed = { $side } { $token_plain } riposa, { $region }
brief-refreshed-neutrals = Neutrali riposati, { $region }: { $tokens_count }
brief-revealed = { $side_subject } ha rivelato { $card }
brief-judged =
    { $marker ->
        [1] Agitazione, { $region }: { $side } ({ $red } : { $white })
       *[other] Obiettivo, { $region }: { $side } ({ $red } : { $white })
    }
brief-judged-nobody =
    { $marker ->
        [1] Agitazione, { $region }: nessuno
       *[other] Obiettivo, { $region }: nessuno
    }
brief-exhausted = Affaticati, { $region }: { $tokens_count }
brief-returned = Di nuovo nella scorta, { $region }: { $tokens_count }
brief-removed = Eliminati, { $region }: { $tokens_count }
brief-won = { $side_subject } ha vinto
