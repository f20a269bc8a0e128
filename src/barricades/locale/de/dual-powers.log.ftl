# Die Zeilen des Protokolls in wenigen Worten; der ganze Satz ist ein Ereignis.

brief-round-began = Runde { $round }: Unruhe { $region_at }
brief-reshuffled = Die Ablage ist der neue Kartenstapel
brief-objectives-set = { $side } hat den ersten Zug
brief-advanced = Tag { $day } (+{ $days })
brief-trotsky-returned = Trotzki ist zurück: { $region }
brief-trotsky-stayed-away = Trotzki trat den Bolschewiki nie bei
brief-recruited = { $side } { $token_plain } → { $region }
brief-moved = { $side } { $token_plain }: { $region_from } → { $region }
brief-refreshed = { $side } { $token_plain } erholt, { $region }
brief-refreshed-neutrals = Neutrale erholt, { $region }: { $tokens_count }
brief-revealed = { $side } deckte { $card } auf
brief-judged =
    { $marker ->
        [1] Unruhe, { $region }: { $side } ({ $red } : { $white })
       *[other] Ziel, { $region }: { $side } ({ $red } : { $white })
    }
brief-judged-nobody =
    { $marker ->
        [1] Unruhe, { $region }: niemand
       *[other] Ziel, { $region }: niemand
    }
brief-exhausted = Erschöpft, { $region }: { $tokens_count }
brief-returned = Zurück im Vorrat, { $region }: { $tokens_count }
brief-removed = Ausgeschieden, { $region }: { $tokens_count }
brief-won = { $side } gewann
