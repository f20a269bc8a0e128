# Prelude to Revolution: ciò che dicono gli eventi delle carte. Un nodo del linguaggio degli eventi è
# un messaggio; PA sono i punti attività, PO i punti opportunità, PV i punti vittoria.

# Più effetti in una frase.
node-nothing = nulla
node-apart = ({ $effect })
node-then = { $first } e { $rest }
node-then-more = { $first }, { $rest }

# Una quantità letta sul tabellone.
node-where = { $effect } (X = { $amount })
node-sum =
    { $half ->
        [yes] la metà { $count_of }
       *[no] { $count }
    }{ $more_sign ->
        [plus] { " " }più { $more }
        [minus] { " " }meno { $more_size }
       *[zero] { "" }
    }{ $half ->
        [yes] , arrotondata per difetto
       *[no] { "" }
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
        [you] il tuo vantaggio in Distretti
       *[other] il vantaggio { $side_of } in Distretti
    }
    .of =
    { $side_id ->
        [you] del tuo vantaggio in Distretti
       *[other] del vantaggio { $side_of } in Distretti
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
places-only = { $places } (solo { $tests })
    .at = { $places_at } (solo { $tests })
    .in = { $places_in } (solo { $tests })
    .out = { $places_out } (solo { $tests })
    .off = { $places_off } (solo { $tests })
    .one = { $places_one } (solo { $tests })
    .each = { $places_each } (solo { $tests })
    .of = { $places_of } (solo { $tests })
    .a = { $places_a } (solo { $tests })
    .no = { $places_no } (solo { $tests })
    .the = { $places_the } (solo { $tests })
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
places-duma = tuoi partiti
    .at = nella Duma
    .in = nella Duma
    .out = dalla Duma
    .off = dalla Duma
    .one = in un tuo partito
    .each = in ogni tuo partito
    .of = dei tuoi partiti
    .a = un tuo partito
    .no = nessun tuo partito
    .the = i tuoi partiti
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
        [opponent] con un'organizzazione avversaria
       *[other] con un'organizzazione { $side_of }
    }
test-unorganized =
    { $side_id ->
        [you] senza una tua organizzazione
        [opponent] senza un'organizzazione avversaria
       *[other] senza un'organizzazione { $side_of }
    }
test-peopled =
    { $side_id ->
        [you] con tuoi cubetti
        [opponent] con cubetti avversari
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
node-either = ({ $condition })
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
node-cubes =
    { $side_id ->
        [you]
            { $amount ->
                [one] { $amount } tuo cubetto
               *[other] { $amount } tuoi cubetti
            }
        [opponent]
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
node-each =
    { $each ->
        [0] { "" }
       *[other] , al massimo { $each } per luogo
    }
node-add =
    aggiungi { $cubes } { $amount ->
        [1] { $places_in }
       *[other] { $places_at }
    }{ node-each }{ $first ->
        [yes] , prima nei distretti operai
       *[no] { "" }
    }
node-remove =
    rimuovi { $cubes } { $amount ->
        [1] { $places_off }
       *[other] { $places_out }
    }{ node-each }
node-level = aggiungi cubetti { $places_one } fino alla parità con { $side_foe_the }
node-shift =
    { $to_id ->
        [extremist] sposta { $cubes } dal partito moderato a quello estremista
       *[moderate] sposta { $cubes } dal partito estremista a quello moderato
    }

# Prove, dadi e caso.
node-bonus =
    { $bonus_sign ->
        [minus] −{ $bonus_size }
       *[plus] +{ $bonus_size }
    }
node-check =
    { $times ->
        [0] fai una prova di mobilitazione con { node-bonus } { $places_each } – { $result }
        [1] fai una prova di mobilitazione con { node-bonus } { $places_one } – { $result }
       *[other] fai { $times } prove di mobilitazione con { node-bonus } { $places_at }, ciascuna in un luogo diverso – { $result }
    }
node-check-against = fai una prova di mobilitazione contro { $amount } – { $result }
node-won = riuscita: { $event }
node-lost = fallita: { $event }
node-rows = { $first }; { $rest }
node-rows-more = { $first }; { $rest }
node-roll =
    { $cards_count ->
        [0] tira un dado – { $rows }
       *[other] tira un dado, meno 1 per ognuna di queste carte in gioco: { $cards } – { $rows }
    }
node-row =
    { $span_id ->
        [down] { $high } o meno
        [one] { $low }
       *[range] { $low }–{ $high }
    }: { $event }
node-random =
    { $number ->
        [1] in un distretto casuale: { $event }
       *[other] in { $number } distretti casuali, uno dopo l'altro: { $event }
    }
node-test-markers =
    { $side_id ->
        [you] tira un dado per ogni segnalino da { $values } PV dei tuoi preparativi militari
        [revolutionary] tira un dado per ogni segnalino Guardie Rosse da { $values } PV
        [government] tira un dado per ogni segnalino Truppe Fedeli da { $values } PV
       *[other] tira un dado per ogni segnalino militare avversario da { $values } PV
    }, rimuovendolo { $at ->
        [6] con un 6
       *[other] con { $at } o più
    }

# Punti e tracciati.
node-score = ricevi { $amount } PV
node-gain = ricevi { $amount } PO
node-lose = perdi { $amount } PO
node-spend = puoi spendere { $number } PO: { $event }
node-bid = i due giocatori offrono PO apertamente, il primo giocatore per primo; chi offre di più: { $event }
node-boxes =
    { $by_size ->
        [one] { $by_size } casella
       *[other] { $by_size } caselle
    }
node-change =
    { $track_id ->
        [world]
            { $by_sign ->
                [minus] sposta la Politica mondiale di { node-boxes } a favore { $side_foe_of }
               *[plus] sposta la Politica mondiale di { node-boxes } a tuo favore
            }
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
node-fall = riduci il prestigio a 0
node-marker =
    { $by_sign ->
        [minus] sposta indietro di { node-boxes } { $track_marker }
       *[plus] fai avanzare di { node-boxes } { $track_marker }
    }
node-reset = riporta su Inizio { $track_marker }
node-roll-die = tira { $track_die }
node-score-track = conteggia { $track_the }

# Organizzazioni, Duma, preparativi, attività.
node-organize =
    { $checked ->
        [yes] tenta, con una prova di mobilitazione con { node-bonus }, di creare un'organizzazione { $places_one }
       *[no] crea un'organizzazione { $places_one }
    }{ $freely ->
        [yes] , anche senza patrocinio
       *[no] { "" }
    }
node-disband =
    { $side_id ->
        [you] rimuovi una tua organizzazione { $places_off }
        [opponent] rimuovi un'organizzazione avversaria { $places_off }
        [revolutionary] rimuovi un'organizzazione della Rivoluzione { $places_off }
       *[government] rimuovi un'organizzazione del Governo { $places_off }
    }
node-extremism =
    { $modifier_sign ->
        [zero] fai un tiro di estremismo
        [minus] fai un tiro di estremismo con −{ $modifier_size }
       *[plus] fai un tiro di estremismo con +{ $modifier_size }
    }
node-vote = tieni un voto della Duma
node-end-session = termina la seduta della Duma senza voto
node-muster =
    { $side_own_id ->
        [revolutionary] aggiungi un segnalino Guardie Rosse da { $value } PV
        [government] aggiungi un segnalino Truppe Fedeli da { $value } PV
       *[other] aggiungi un segnalino da { $value } PV ai tuoi preparativi militari
    }
node-act = svolgi attività per { $amount } PA

# Le carte e l'andamento della partita.
node-return =
    { $card_id ->
        [this] rimetti questa carta nella riserva all'inizio del turno successivo
       *[other] riporta “{ $card }” (#{ $card_id }) dal gioco alla riserva
    }
node-purge = elimina dalla partita “{ $card }” (#{ $card_id })
node-install = metti in gioco “{ $card }” (#{ $card_id }) senza i suoi effetti immediati
node-leave = scarta comunque questa carta
node-skip = salta il tuo prossimo round d'azione
node-boost = una tua carta che giochi dalla mano nel tuo prossimo round d'azione dà i suoi PA e poi il suo evento
node-borrow = usa un'azione speciale { $side_foe_of } come con { $points } PA, senza pagarla
node-rule =
    { $name_id ->
        [cheap-districts] nei distretti senza sindacato né disciplina militare mobilitare un cubetto costa alla Rivoluzione al massimo 1 PA
       *[liberal-sponsors] il Partito liberale può patrocinare organizzazioni anche nei distretti militari
    }
node-after =
    { $when_id ->
        [you] finché la carta è in gioco, dopo ogni tuo round d'azione: { $event }
        [they] finché la carta è in gioco, dopo ogni round d'azione { $side_foe_of }: { $event }
        [round] finché la carta è in gioco, dopo ogni round d'azione: { $event }
       *[turn] finché la carta è in gioco, alla fine di ogni turno: { $event }
    }

# Effetti fatti di altri.
node-choose = scegli – { $events }
node-way = ({ $number }) { $event }
node-or-else = { $first }; oppure { $rest }
node-or-else-more = { $first }; { $rest }
node-if = se { $condition }, { $then }
node-if-else = se { $condition }, { $then }; altrimenti { $otherwise }
node-as = { $side_the }: { $event }
