# Prelude to Revolution: ciò che dicono gli eventi delle carte. Un nodo del linguaggio degli eventi è
# un messaggio; PA sono i punti attività, PO i punti opportunità, PV i punti vittoria.

# Più effetti in una frase: come istruzione (così com'è), e ciò che qualcuno fa (.does).
deed-nothing = nulla
    .does = nulla
deed-apart = ({ $effect })
    .does = ({ $effect_does })
deed-next = { $first }; { $rest }
    .does = { $first_does }; { $rest_does }
deed-next-more = { $first }; { $rest }
    .does = { $first_does }; { $rest_does }
deed-then = { $first } e { $rest }
    .does = { $first_does } e { $rest_does }
deed-then-more = { $first }, { $rest }
    .does = { $first_does }, { $rest_does }
deed-as = { $side_the } { $event_does }
    .does = { $side_the } { $event_does }

# Una quantità letta sul tabellone.
deed-where = { $effect } (X = { $amount })
    .does = { $effect_does } (X = { $amount })
node-sum =
    { $half ->
        [yes] la metà { $count_of }, arrotondata per difetto
       *[no] { $count }
    }{ $more_sign ->
        [plus] { $half ->
            [yes] , più { $more }
           *[no] { " " }più { $more }
        }
        [minus] { $half ->
            [yes] , meno { $more_size }
           *[no] { " " }meno { $more_size }
        }
       *[zero] { "" }
    }{ $most ->
        [0] { "" }
       *[other] , al massimo { $most }
    }
count-unrest = l'agitazione
    .of = dell'agitazione
count-prestige = il prestigio
    .of = del prestigio
count-advantage =
    { $side_id ->
        [you] il numero di PV che vale il tuo vantaggio sul tracciato Distretti
       *[other] il numero di PV che vale il vantaggio { $side_of } sul tracciato Distretti
    }
    .of =
    { $side_id ->
        [you] del numero di PV che vale il tuo vantaggio sul tracciato Distretti
       *[other] del numero di PV che vale il vantaggio { $side_of } sul tracciato Distretti
    }
count-lowest =
    { $side_id ->
        [you] il numero di cubetti nel tuo partito più debole
       *[other] il numero di cubetti nel partito più debole { $side_of }
    }
    .of =
    { $side_id ->
        [you] del numero di cubetti nel tuo partito più debole
       *[other] del numero di cubetti nel partito più debole { $side_of }
    }
count-mobilized =
    { $side_id ->
        [you] il numero di PA spesi da te per mobilitare in questo round d'azione
       *[other] il numero di PA spesi { $side_by } per mobilitare in questo round d'azione
    }
    .of =
    { $side_id ->
        [you] del numero di PA spesi da te per mobilitare in questo round d'azione
       *[other] del numero di PA spesi { $side_by } per mobilitare in questo round d'azione
    }
count-troops =
    { $side_id ->
        [you] il totale dei tuoi preparativi militari
       *[other] il totale dei preparativi militari { $side_of }
    }
    .of =
    { $side_id ->
        [you] del totale dei tuoi preparativi militari
       *[other] del totale dei preparativi militari { $side_of }
    }
count-cubes =
    { $side_id ->
        [you] il numero dei tuoi cubetti { $places_at }
       *[other] il numero dei cubetti { $side_of } { $places_at }
    }
    .of =
    { $side_id ->
        [you] del numero dei tuoi cubetti { $places_at }
       *[other] del numero dei cubetti { $side_of } { $places_at }
    }
count-places = il numero { $places_of }
    .of = del numero { $places_of }

# Luoghi: per più cubetti (at, out), per uno solo (in, off), in uno di essi, in ciascuno, quanti sono,
# un luogo simile, nessun luogo simile, e il luogo stesso.
places-name = { $place }
    .at = { $place_at }
    .in = { $place_at }
    .out = { $place_out }
    .off = { $place_out }
    .one = { $place_at }
    .each = { $place_at }
    .of = dei luoghi { $place }
    .a = { $place_the }
    .no = non { $place_the }
    .the = { $place_the }
places-several = dei luoghi { $names }
    .at = { $names_at }
    .in = { $names_in }
    .out = { $names_out }
    .off = { $names_off }
    .one = { $names_one }
    .each = { $names_each }
    .of = dei luoghi { $names }
    .a = uno dei luoghi { $names }
    .no = nessuno dei luoghi { $names }
    .the = { $names_the }
places-or = { $first } e { $rest }
    .at = { $first_at } o { $rest_at }
    .in = { $first_in } o { $rest_in }
    .out = { $first_out } o { $rest_out }
    .off = { $first_off } o { $rest_off }
    .one = { $first_one } o { $rest_one }
    .each = { $first_each } e { $rest_each }
    .of = { $first_of } e { $rest_of }
    .a = { $first_a } o { $rest_a }
    .no = né { $first_a } né { $rest_a }
    .the = { $first_the } e { $rest_the }
places-or-more = { $first }, { $rest }
    .at = { $first_at }, { $rest_at }
    .in = { $first_in }, { $rest_in }
    .out = { $first_out }, { $rest_out }
    .off = { $first_off }, { $rest_off }
    .one = { $first_one }, { $rest_one }
    .each = { $first_each }, { $rest_each }
    .of = { $first_of }, { $rest_of }
    .a = { $first_a }, { $rest_a }
    .no = né { $first_a } né { $rest_a }
    .the = { $first_the }, { $rest_the }
places-tested = { $places } { $tests }
    .at = { $places_at } { $tests }
    .in = { $places_in } { $tests }
    .out = { $places_out } { $tests }
    .off = { $places_off } { $tests }
    .one = { $places_one } { $tests }
    .each = { $places_each } { $tests }
    .of = { $places_of } { $tests }
    .a = { $places_a } { $tests }
    .no = { $places_no } { $tests }
    .the = { $places_the } { $tests }
places-only = { $places }, se { $condition }
    .at = { $places_at }, se { $condition }
    .in = { $places_in }, se { $condition }
    .out = { $places_out }, se { $condition }
    .off = { $places_off }, se { $condition }
    .one = { $places_one }, se { $condition }
    .each = { $places_each }, se { $condition }
    .of = { $places_of }, se { $condition }
    .a = { $places_a }, se { $condition }
    .no = { $places_no }, se { $condition }
    .the = { $places_the }, se { $condition }
such-place = quel luogo
    .at = lì
    .the = quel luogo
places-worker = distretti operai
    .at = in distretti operai
    .in = in un distretto operaio
    .out = da distretti operai
    .off = da un distretto operaio
    .one = in un distretto operaio
    .each = in ogni distretto operaio
    .of = dei distretti operai
    .a = un distretto operaio
    .no = nessun distretto operaio
    .the = i distretti operai
places-military = distretti militari
    .at = in distretti militari
    .in = in un distretto militare
    .out = da distretti militari
    .off = da un distretto militare
    .one = in un distretto militare
    .each = in ogni distretto militare
    .of = dei distretti militari
    .a = un distretto militare
    .no = nessun distretto militare
    .the = i distretti militari
places-urban = distretti urbani
    .at = in distretti urbani
    .in = in un distretto urbano
    .out = da distretti urbani
    .off = da un distretto urbano
    .one = in un distretto urbano
    .each = in ogni distretto urbano
    .of = dei distretti urbani
    .a = un distretto urbano
    .no = nessun distretto urbano
    .the = i distretti urbani
places-organizable = distretti operai e militari
    .at = in distretti operai e militari
    .in = in un distretto operaio o militare
    .out = da distretti operai e militari
    .off = da un distretto operaio o militare
    .one = in un distretto operaio o militare
    .each = in ogni distretto operaio e militare
    .of = dei distretti operai e militari
    .a = un distretto operaio o militare
    .no = nessun distretto operaio o militare
    .the = i distretti operai e militari
places-district = distretti
    .at = in distretti
    .in = in un distretto
    .out = da distretti
    .off = da un distretto
    .one = in un distretto
    .each = in ogni distretto
    .of = dei distretti
    .a = un distretto
    .no = nessun distretto
    .the = i distretti
places-duma =
    { $side_id ->
        [you] tuoi partiti
       *[other] propri partiti
    }
    .at = nella Duma
    .in = nella Duma
    .out = dalla Duma
    .off = dalla Duma
    .one =
    { $side_id ->
        [you] in un tuo partito
       *[other] in un proprio partito
    }
    .each =
    { $side_id ->
        [you] in ogni tuo partito
       *[other] in ogni proprio partito
    }
    .of =
    { $side_id ->
        [you] dei tuoi partiti
       *[other] dei propri partiti
    }
    .a =
    { $side_id ->
        [you] un tuo partito
       *[other] un proprio partito
    }
    .no =
    { $side_id ->
        [you] nessun tuo partito
       *[other] nessun proprio partito
    }
    .the =
    { $side_id ->
        [you] i tuoi partiti
       *[other] i propri partiti
    }
places-there = luoghi simili
    .at = lì
    .in = lì
    .out = da lì
    .off = da lì
    .one = lì
    .each = lì
    .of = di luoghi simili
    .a = un luogo simile
    .no = nessun luogo simile
    .the = questo distretto

# Come sono i luoghi.
test-and = { $first } e { $rest }
test-and-more = { $first }, { $rest }
test-controlled =
    { $side_id ->
        [you] sotto il tuo controllo
       *[other] sotto il controllo { $side_of }
    }
test-level = sotto il controllo di nessuno
test-organized =
    { $side_id ->
        [you] con una tua organizzazione
        [own] con una propria organizzazione
        [opponent] con un'organizzazione avversaria
        [rival] con un'organizzazione avversaria
       *[other] con un'organizzazione { $side_of }
    }
test-unorganized =
    { $side_id ->
        [you] senza una tua organizzazione
        [own] senza una propria organizzazione
        [opponent] senza un'organizzazione avversaria
        [rival] senza un'organizzazione avversaria
       *[other] senza un'organizzazione { $side_of }
    }
test-peopled =
    { $side_id ->
        [you] con tuoi cubetti
        [own] con propri cubetti
        [opponent] con cubetti avversari
        [rival] con cubetti avversari
       *[other] con cubetti { $side_of }
    }
test-sponsored =
    { $side_id ->
        [you] con il patrocinio di un tuo partito
       *[other] con il patrocinio di un partito { $side_of }
    }
test-next = { $place_by }
test-given =
    { $number ->
        [one] con un cubetto aggiunto da questo evento
       *[other] con almeno { $number } cubetti aggiunti da questo evento
    }

# Le condizioni e i loro contrari.
node-and = { $first } e { $rest }
    .not = { $first_not } o { $rest_not }
node-and-more = { $first }, { $rest }
    .not = { $first_not }, { $rest_not }
node-or = { $first } o { $rest }
    .not = { $first_not } e { $rest_not }
node-or-more = { $first }, { $rest }
    .not = { $first_not }, { $rest_not }
node-either = o { $condition }
    .not = { $condition_not }
node-not = { $condition_not }
    .not = { $condition }
node-is-session = la Duma è in seduta
    .not = la Duma non è in seduta
node-is-reigns = lo zar regna
    .not = lo zar ha abdicato
node-is-abdicated = lo zar ha abdicato
    .not = lo zar regna
node-is-majority =
    { $side_id ->
        [you] hai la maggioranza nella Duma
       *[other] { $side_the } ha la maggioranza nella Duma
    }
    .not =
    { $side_id ->
        [you] non hai la maggioranza nella Duma
       *[other] { $side_the } non ha la maggioranza nella Duma
    }
node-is-dominance =
    { $side_id ->
        [you] hai il dominio nella Duma
       *[other] { $side_the } ha il dominio nella Duma
    }
    .not =
    { $side_id ->
        [you] non hai il dominio nella Duma
       *[other] { $side_the } non ha il dominio nella Duma
    }
node-is-active =
    { $side_id ->
        [you] sei tu a giocare questa carta
       *[other] è { $side_the } a giocare questa carta
    }
    .not =
    { $side_id ->
        [you] non sei tu a giocare questa carta
       *[other] non è { $side_the } a giocare questa carta
    }
node-in-play = “{ $card }” (#{ $card_id }) è in gioco
    .not = “{ $card }” (#{ $card_id }) non è in gioco
node-compare =
    { $least ->
        [yes] { $amount } è almeno { $number }
       *[no] { $amount } è al massimo { $number }
    }
    .not =
    { $least ->
        [yes] { $amount } è meno di { $number }
       *[no] { $amount } è più di { $number }
    }
node-at-least =
    { $number ->
        [1] c'è { $places_a }
       *[other] ci sono almeno { $number } { $places }
    }
    .not =
    { $number ->
        [1] non c'è { $places_no }
       *[other] ci sono meno di { $number } { $places }
    }
clause-controlled =
    { $side_id ->
        [you] controlli { $places_the }
       *[other] { $side_the } controlla { $places_the }
    }
    .not =
    { $side_id ->
        [you] non controlli { $places_the }
       *[other] { $side_the } non controlla { $places_the }
    }
clause-level = nessuno controlla { $places_the }
    .not = qualcuno controlla { $places_the }
clause-organized =
    { $side_id ->
        [you] hai un'organizzazione { $places_at }
       *[other] { $side_the } ha un'organizzazione { $places_at }
    }
    .not =
    { $side_id ->
        [you] non hai organizzazioni { $places_at }
       *[other] { $side_the } non ha organizzazioni { $places_at }
    }
clause-unorganized =
    { $side_id ->
        [you] non hai organizzazioni { $places_at }
       *[other] { $side_the } non ha organizzazioni { $places_at }
    }
    .not =
    { $side_id ->
        [you] hai un'organizzazione { $places_at }
       *[other] { $side_the } ha un'organizzazione { $places_at }
    }
clause-peopled =
    { $side_id ->
        [you] hai cubetti { $places_at }
       *[other] { $side_the } ha cubetti { $places_at }
    }
    .not =
    { $side_id ->
        [you] non hai cubetti { $places_at }
       *[other] { $side_the } non ha cubetti { $places_at }
    }
clause-sponsored =
    { $side_id ->
        [you] puoi patrocinare { $places_the }
       *[other] { $side_the } può patrocinare { $places_the }
    }
    .not =
    { $side_id ->
        [you] non puoi patrocinare { $places_the }
       *[other] { $side_the } non può patrocinare { $places_the }
    }
clause-next = { $places_the } è { $place_by }
    .not = { $places_the } non è { $place_by }
clause-given =
    { $number ->
        [one] questo evento ha aggiunto un cubetto { $places_at }
       *[other] questo evento ha aggiunto almeno { $number } cubetti { $places_at }
    }
    .not =
    { $number ->
        [one] questo evento non ha aggiunto cubetti { $places_at }
       *[other] questo evento ha aggiunto meno di { $number } cubetti { $places_at }
    }

# Cubetti.
deed-cubes =
    { $side_id ->
        [you]
            { $amount ->
                [one] { $amount } tuo cubetto
               *[other] { $amount } tuoi cubetti
            }
        [own]
            { $amount ->
                [one] { $amount } proprio cubetto
               *[other] { $amount } propri cubetti
            }
        [opponent]
            { $amount ->
                [one] { $amount } cubetto avversario
               *[other] { $amount } cubetti avversari
            }
        [rival]
            { $amount ->
                [one] { $amount } cubetto avversario
               *[other] { $amount } cubetti avversari
            }
        [revolutionary]
            { $amount ->
                [one] { $amount } cubetto della Rivoluzione
               *[other] { $amount } cubetti della Rivoluzione
            }
        [government]
            { $amount ->
                [one] { $amount } cubetto del Governo
               *[other] { $amount } cubetti del Governo
            }
       *[other]
            { $amount ->
                [one] { $amount } cubetto
               *[other] { $amount } cubetti
            }
    }
deed-each =
    { $each ->
        [0] { "" }
       *[other] , al massimo { $each } per luogo,
    }
deed-first =
    { $first ->
        [yes] , prima nei distretti operai
       *[no] { "" }
    }
deed-added =
    { $cubes }{ deed-each } { $amount ->
        [1] { $places_in }
       *[other] { $places_at }
    }
deed-add = aggiungi { deed-added }{ deed-first }
    .does = aggiunge { deed-added }{ deed-first }
deed-removed =
    { $cubes }{ deed-each } { $amount ->
        [1] { $places_off }
       *[other] { $places_out }
    }
deed-remove = rimuovi { deed-removed }
    .does = rimuove { deed-removed }
deed-level = raggiungi la parità con { $side_foe_the } aggiungendo cubetti { $places_one }
    .does = raggiunge la parità con { $side_foe_the } aggiungendo cubetti { $places_one }
deed-shifted =
    { $to_id ->
        [extremist] { $cubes } dal partito moderato a quello estremista
       *[moderate] { $cubes } dal partito estremista a quello moderato
    }
deed-shift = sposta { deed-shifted }
    .does = sposta { deed-shifted }

# Prove, dadi e caso.
deed-bonus =
    { $bonus_sign ->
        [minus] −{ $bonus_size }
       *[plus] +{ $bonus_size }
    }
deed-check =
    fai { $times ->
        [0] una prova di mobilitazione con { deed-bonus } { $places_each }
        [1] una prova di mobilitazione con { deed-bonus } { $places_one }
       *[other] { $times } prove di mobilitazione con { deed-bonus } { $places_at }, ciascuna in un luogo diverso
    } – { $result }
    .does =
    fa { $times ->
        [0] una prova di mobilitazione con { deed-bonus } { $places_each }
        [1] una prova di mobilitazione con { deed-bonus } { $places_one }
       *[other] { $times } prove di mobilitazione con { deed-bonus } { $places_at }, ciascuna in un luogo diverso
    } – { $result }
deed-check-against = fai una prova di mobilitazione contro { $amount } – { $result }
    .does = fa una prova di mobilitazione contro { $amount } – { $result }
deed-won = riuscita: { $event }
deed-lost = fallita: { $event }
deed-rows = { $first }; { $rest }
deed-rows-more = { $first }; { $rest }
deed-less =
    { $number ->
        [0] { "" }
       *[other] , meno 1 per ognuna di queste carte in gioco: { $cards }
    }
deed-roll = tira un dado{ deed-less } – { $rows }
    .does = tira un dado{ deed-less } – { $rows }
deed-row =
    { $span_id ->
        [down] { $high } o meno
        [one] { $low }
       *[range] { $low }–{ $high }
    }: { $event }
deed-weighs = finché questa carta è in gioco, ogni tiro di dado per { $cards } vale 1 in meno
deed-card = “{ $card }” (#{ $card_id })
deed-cards = { $first } e { $rest }
deed-cards-more = { $first }, { $rest }
deed-random =
    { $number ->
        [1] in un distretto casuale: { $event }
       *[other] in { $number } distretti casuali, uno dopo l'altro: { $event }
    }
    .does =
    { $number ->
        [1] in un distretto casuale: { $event_does }
       *[other] in { $number } distretti casuali, uno dopo l'altro: { $event_does }
    }
deed-tested =
    un dado per ogni { $side_id ->
        [you] segnalino da { $values } PV dei tuoi preparativi militari
        [own] segnalino da { $values } PV dei propri preparativi militari
        [revolutionary] segnalino Guardie Rosse da { $values } PV
        [government] segnalino Truppe Fedeli da { $values } PV
       *[other] segnalino militare avversario da { $values } PV
    }
deed-lost-at =
    { $at ->
        [6] con un 6
       *[other] con { $at } o più
    }
deed-test-markers = tira { deed-tested } e rimuovilo { deed-lost-at }
    .does = tira { deed-tested } e lo rimuove { deed-lost-at }

# Punti e tracciati.
deed-score = ricevi { $amount } PV
    .does = riceve { $amount } PV
deed-gain = ricevi { $amount } PO
    .does = riceve { $amount } PO
deed-lose = perdi { $amount } PO
    .does = perde { $amount } PO
deed-spend =
    { $side_me_id ->
        [you] puoi spendere { $number } PO: { $event }
       *[other] { $side_me_the } può spendere { $number } PO: { $event }
    }
    .does = può spendere { $number } PO: { $event_does }
deed-bid = i due giocatori offrono PO apertamente, il primo giocatore per primo; { $event }
    .does = i due giocatori offrono PO apertamente, il primo giocatore per primo; { $event }
deed-boxes =
    { $by_size ->
        [one] { $by_size } casella
       *[other] { $by_size } caselle
    }
deed-towards =
    la Politica mondiale di { deed-boxes } { $by_sign ->
        [minus] a favore { $side_foe_of }
       *[plus] { $side_me_id ->
            [you] a tuo favore
            [own] a proprio favore
           *[other] a favore { $side_me_of }
        }
    }
deed-change =
    { $track_id ->
        [world] sposta { deed-towards }
        [unrest]
            { $by_sign ->
                [minus] riduci l'agitazione di { $by_size }
               *[plus] aumenta l'agitazione di { $by_size }
            }
       *[prestige]
            { $by_sign ->
                [minus] riduci il prestigio di { $by_size }
               *[plus] aumenta il prestigio di { $by_size }
            }
    }
    .does =
    { $track_id ->
        [world] sposta { deed-towards }
        [unrest]
            { $by_sign ->
                [minus] riduce l'agitazione di { $by_size }
               *[plus] aumenta l'agitazione di { $by_size }
            }
       *[prestige]
            { $by_sign ->
                [minus] riduce il prestigio di { $by_size }
               *[plus] aumenta il prestigio di { $by_size }
            }
    }
deed-fall = riduci il prestigio a 0
    .does = riduce il prestigio a 0
deed-marker =
    { $by_sign ->
        [minus] sposta indietro di { deed-boxes } { $track_marker }
       *[plus] fai avanzare di { deed-boxes } { $track_marker }
    }
    .does =
    { $by_sign ->
        [minus] sposta indietro di { deed-boxes } { $track_marker }
       *[plus] fa avanzare di { deed-boxes } { $track_marker }
    }
deed-reset = riporta su Inizio { $track_marker }
    .does = riporta su Inizio { $track_marker }
deed-roll-die = tira { $track_die }
    .does = tira { $track_die }
deed-score-track = conteggia { $track_the }
    .does = conteggia { $track_the }

# Organizzazioni, Duma, preparativi, attività.
deed-organized =
    { $checked ->
        [yes] di creare un'organizzazione { $places_one } con una prova di mobilitazione con { deed-bonus }
       *[no] un'organizzazione { $places_one }
    }{ $freely ->
        [yes] { " " }anche senza patrocinio
       *[no] { "" }
    }
deed-organize =
    { $checked ->
        [yes] tenta { deed-organized }
       *[no] crea { deed-organized }
    }
    .does =
    { $checked ->
        [yes] tenta { deed-organized }
       *[no] crea { deed-organized }
    }
deed-disbanded =
    { $side_id ->
        [you] una tua organizzazione { $places_off }
        [own] una propria organizzazione { $places_off }
        [revolutionary] un'organizzazione della Rivoluzione { $places_off }
        [government] un'organizzazione del Governo { $places_off }
       *[other] un'organizzazione avversaria { $places_off }
    }
deed-disband = rimuovi { deed-disbanded }
    .does = rimuove { deed-disbanded }
deed-extreme =
    un tiro di estremismo{ $modifier_sign ->
        [zero] { "" }
        [minus] { " " }con −{ $modifier_size }
       *[plus] { " " }con +{ $modifier_size }
    }
deed-extremism = fai { deed-extreme }
    .does = fa { deed-extreme }
deed-vote = indici un voto della Duma
    .does = indice un voto della Duma
deed-end-session = termina la seduta della Duma senza voto
    .does = termina la seduta della Duma senza voto
deed-mustered =
    { $side_own_id ->
        [revolutionary] un segnalino Guardie Rosse da { $value } PV
        [government] un segnalino Truppe Fedeli da { $value } PV
       *[other]
            { $side_me_id ->
                [you] un segnalino da { $value } PV ai tuoi preparativi militari
               *[other] un segnalino da { $value } PV ai propri preparativi militari
            }
    }
deed-muster = aggiungi { deed-mustered }
    .does = aggiunge { deed-mustered }
deed-act = svolgi attività per { $amount } PA
    .does = svolge attività per { $amount } PA

# Le carte e l'andamento della partita.
deed-returned =
    { $card_id ->
        [none] questa carta nella riserva all'inizio del turno successivo
       *[other] “{ $card }” (#{ $card_id }) dalle carte in gioco nella riserva
    }
deed-return = rimetti { deed-returned }
    .does = rimette { deed-returned }
deed-purge = elimina “{ $card }” (#{ $card_id }) dalle carte in gioco o dalla riserva per il resto della partita
    .does = elimina “{ $card }” (#{ $card_id }) dalle carte in gioco o dalla riserva per il resto della partita
deed-install = metti in gioco “{ $card }” (#{ $card_id }) senza i suoi effetti immediati
    .does = mette in gioco “{ $card }” (#{ $card_id }) senza i suoi effetti immediati
deed-leave = scarta comunque questa carta
    .does = scarta comunque questa carta
deed-skip =
    { $side_me_id ->
        [you] salta il tuo prossimo round d'azione
       *[other] salta il suo prossimo round d'azione
    }
    .does = salta il suo prossimo round d'azione
deed-boost =
    { $side_me_id ->
        [you] ottieni prima i PA e poi l'evento di una tua carta che giochi dalla mano nel tuo prossimo round d'azione
       *[other] ottiene prima i PA e poi l'evento di una propria carta giocata dalla mano nel proprio prossimo round d'azione
    }
    .does = ottiene prima i PA e poi l'evento di una propria carta giocata dalla mano nel proprio prossimo round d'azione
deed-borrow = usa gratis un'azione speciale { $side_foe_of } come con { $points } PA
    .does = usa gratis un'azione speciale { $side_foe_of } come con { $points } PA
deed-rule =
    { $name_id ->
        [cheap-districts] nei distretti senza sindacato né disciplina militare mobilitare un cubetto costa alla Rivoluzione al massimo 1 PA
       *[liberal-sponsors] il Partito liberale può patrocinare organizzazioni anche nei distretti militari
    }
    .does =
    { $name_id ->
        [cheap-districts] nei distretti senza sindacato né disciplina militare mobilitare un cubetto costa alla Rivoluzione al massimo 1 PA
       *[liberal-sponsors] il Partito liberale può patrocinare organizzazioni anche nei distretti militari
    }
deed-when =
    { $when_id ->
        [you] finché la carta è in gioco, dopo ogni { $side_me_id ->
            [you] tuo round d'azione
           *[other] round d'azione { $side_me_of }
        }
        [they] finché la carta è in gioco, dopo ogni round d'azione { $side_foe_of }
        [round] finché la carta è in gioco, dopo ogni round d'azione
        [end] alla fine del turno, se la carta è ancora in gioco
       *[turn] finché la carta è in gioco, alla fine di ogni turno
    }
deed-after = { deed-when }: { $event }
    .does = { deed-when }: { $event_does }

# Effetti fatti di altri.
deed-choose = scegli – { $events }
    .does = sceglie – { $events_does }
deed-way = ({ $number }) { $event }
    .does = ({ $number }) { $event_does }
deed-or-else = { $first }; oppure { $rest }
    .does = { $first_does }; oppure { $rest_does }
deed-or-else-more = { $first }; { $rest }
    .does = { $first_does }; { $rest_does }
deed-if = se { $condition }, { $then }
    .does = se { $condition }, { $then_does }
deed-if-else = se { $condition }, { $then }; altrimenti { $otherwise }
    .does = se { $condition }, { $then_does }; altrimenti { $otherwise_does }
deed-unless-else = se { $condition_not }, { $otherwise }; altrimenti { $then }
    .does = se { $condition_not }, { $otherwise_does }; altrimenti { $then_does }
deed-if-but-if = se { $condition }, { $then }; ma se { $condition_not }, { $otherwise }
    .does = se { $condition }, { $then_does }; ma se { $condition_not }, { $otherwise_does }

# Ciò che un autore di carte dovrebbe rivedere.
doubt-empty = Questo evento è vuoto: non fa nulla.
doubt-idle = “{ $effect }” non può avere effetto: in un partito ci sono cubetti e organizzazione di una sola parte (7.0).
