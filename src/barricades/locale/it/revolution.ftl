# Revolution!

title = Revolution!
description = Una città alla vigilia di una rivoluzione: tre o quattro giocatori fanno offerte segrete per il favore delle sue dodici persone più influenti.
reconstructed = Molto di ciò che è nella scatola si vede solo nelle immagini, non nel testo del regolamento. Ciò che danno i personaggi, le loro immunità e, tranne per la Cattedrale, le dimensioni e i valori delle zone sono riferiti da chi possiede il tabellone. La Taverna ha 5 caselle, il numero più basso che il regolamento ammette; sono riferiti tabelloni con 4. Chi ha la scatola può correggere tutto questo.


## Nomi

side-red = Rosso
    .subject = Il Rosso
    .the = il Rosso
    .of = del Rosso
    .to = al Rosso
    .by = dal Rosso
side-red-long = primo posto
side-blue = Blu
    .subject = Il Blu
    .the = il Blu
    .of = del Blu
    .to = al Blu
    .by = dal Blu
side-blue-long = secondo posto
side-green = Verde
    .subject = Il Verde
    .the = il Verde
    .of = del Verde
    .to = al Verde
    .by = dal Verde
side-green-long = terzo posto
side-yellow = Giallo
    .subject = Il Giallo
    .the = il Giallo
    .of = del Giallo
    .to = al Giallo
    .by = dal Giallo
side-yellow-long = quarto posto

character-general = Generale
    .subject = Il Generale
    .the = il Generale
character-captain = Capitano
    .subject = Il Capitano
    .the = il Capitano
character-innkeeper = Oste
    .subject = L'Oste
    .the = l'Oste
character-magistrate = Magistrato
    .subject = Il Magistrato
    .the = il Magistrato
character-priest = Prete
    .subject = Il Prete
    .the = il Prete
character-aristocrat = Aristocratico
    .subject = L'Aristocratico
    .the = l'Aristocratico
character-merchant = Mercante
    .subject = Il Mercante
    .the = il Mercante
character-printer = Tipografo
    .subject = Il Tipografo
    .the = il Tipografo
character-rogue = Furfante
    .subject = Il Furfante
    .the = il Furfante
character-spy = Spia
    .subject = La Spia
    .the = la Spia
character-apothecary = Speziale
    .subject = Lo Speziale
    .the = lo Speziale
character-mercenary = Mercenario
    .subject = Il Mercenario
    .the = il Mercenario

area-plantation = Piantagione
    .at = nella Piantagione
area-tavern = Taverna
    .at = nella Taverna
area-cathedral = Cattedrale
    .at = nella Cattedrale
area-town-hall = Municipio
    .at = nel Municipio
area-fortress = Fortezza
    .at = nella Fortezza
area-market = Mercato
    .at = nel Mercato
area-harbor = Porto
    .at = nel Porto

# Un cubetto: dove si trova e di chi è.
area-side = { $side } { $area_at }

kind-force = Forza
    .to = alla Forza
kind-blackmail = Ricatto
    .to = al Ricatto
kind-gold = Oro
    .to = all'Oro

amount-force = { $amount } Forza
amount-blackmail = { $amount } Ricatto
amount-gold = { $amount } Oro

phase-setup = Preparazione
phase-bidding = Offerte
phase-resolution = Risoluzione
phase-patronage = Protettori


## Domande

ask-bid = Per quale personaggio offri un segnalino { $kind }?
ask-spy = La Spia: quale cubetto altrui sostituisci con uno tuo?
ask-apothecary = Lo Speziale: quale cubetto scambi di posto con un altro?
ask-apothecary-with = Con quale cubetto scambi di posto quello { $side_owner_of } { $area_at }?


## Che cosa sanno intanto gli altri

wait-bid = { $side_subject } fa le sue offerte.
wait-spy = { $side_subject } ha la Spia e sceglie un cubetto da sostituire.
wait-apothecary = { $side_subject } ha lo Speziale e sceglie un cubetto da scambiare.
wait-apothecary-with = { $side_subject } sceglie con quale cubetto scambiare di posto quello { $side_owner_of } { $area_at }.


## Che cosa accadde

event-round-began = È cominciato il round { $round }.
event-opened-bids = Tutte le offerte sono state scoperte.

event-won-over = { $side_subject } si è aggiudicato { $character_the } con { $amounts }.
event-tied = Per { $character_the } c'è stata parità tra { $sides_the }, con { $amounts } a testa, e non ha vinto nessuno.
event-outbid = { $side_subject } ha offerto { $amounts } per { $character_the }, e non è bastato.
event-gained-support = { $side_subject } ha guadagnato { $support } di Sostegno.
event-earned =
    { $amounts_count ->
        [0] Nella banca non c'era più nulla per { $side_the }.
       *[other] { $side_subject } ha preso { $amounts } dalla banca, per il round successivo.
    }
event-placed = { $side_subject } ha messo un cubetto { $area_at }.
event-found-no-room = { $side_subject } non ha messo nessun cubetto: { $area_at } non c'era più posto.
event-had-no-cube = { $side_subject } non ha messo nessun cubetto: non ne aveva più.
event-spied = { $side_subject } ha sostituito { $area_at } un cubetto { $side_rival_of } con uno proprio.
event-power-idle = { $side_subject } non ha potuto usare { $character_the }.
event-spared = { $side_subject } ha rinunciato alla Spia.
event-swapped = { $side_subject } ha scambiato di posto un cubetto { $side_owner_of } { $area_at } e uno { $side_other_of } { $area_other_at }.
event-swapped-nothing = { $side_subject } ha rinunciato allo Speziale.

event-refunded = { $side_subject } ha ripreso { $amounts }, offerto per { $character_the }.
event-patronized = { $side_subject } ha ricevuto { $gold } Oro dai Protettori.

event-cashed = { $side_subject } ha guadagnato { $support } di Sostegno per i segnalini dell'ultimo round.
event-led = { $side_subject } era in testa { $area_at } e ha guadagnato { $support } di Sostegno.
event-led-nobody = Nessuno era in testa { $area_at }.
event-won =
    { $sides_count ->
        [1] Ha vinto { $sides_the }, con il maggior Sostegno.
       *[other] Hanno vinto insieme { $sides_the }, con il maggior Sostegno.
    }


## Come finì

outcome-full =
    { $sides_count ->
        [1] Ha vinto { $sides_the } con { $points } di Sostegno: tutte le caselle della città sono piene.
       *[other] Hanno vinto insieme { $sides_the } con { $points } di Sostegno a testa: tutte le caselle della città sono piene.
    }
outcome-rounds =
    { $sides_count ->
        [1] Ha vinto { $sides_the } con { $points } di Sostegno: il round 60 è finito, e non se ne giocano altri.
       *[other] Hanno vinto insieme { $sides_the } con { $points } di Sostegno a testa: il round 60 è finito, e non se ne giocano altri.
    }


## Perché no

no-must-bid = Ogni segnalino va messo, anche questo: { $kind }.
no-immune = { $character_subject } è immune { $kind_to }.
no-six-characters = Hai già fatto offerte per sei personaggi, e { $character_the } non è tra questi.
no-token-stranded = Con { $character_the } come sesto personaggio non resterebbe nessuno che accetti { $kind }.

no-own-cube = La Spia sostituisce un cubetto altrui, non il tuo { $area_at }.
no-no-cube-there = { $side_subject } non ha cubetti { $area_at }.
no-area-locked = La zona “{ $area }” è bloccata: tutte le caselle hanno un solo colore, e nulla può più spostare quei cubetti.
no-no-partner = Nessun cubetto di un altro colore in un'altra zona può scambiarsi di posto con quello { $side_of } { $area_at }.
no-chosen-already = Il primo cubetto è scelto, e ora il secondo deve seguire.
no-same-area = Anche il primo cubetto è { $area_at }, e i due devono trovarsi in zone diverse.
no-same-colour = Anche il primo cubetto è { $side_of }, e i due devono essere di colore diverso.

no-bad-takers =
    { $kinds_count ->
        [1] { in-components }: tutti i personaggi sono immuni { $kinds_to }, e almeno uno non deve esserlo.
       *[other] { in-components }: almeno un personaggio deve accettare entrambi, { $kinds }, altrimenti le offerte potrebbero bloccarsi.
    }
no-bad-influence = { in-components }: nessuno che si possa vincere dà influenza { $area_at }: la zona non si riempirebbe mai.


## Opzioni

option-players = Quanti giocano.
option-players-4 = Quattro: { side-red }, { side-blue }, { side-green } e { side-yellow }.
option-players-3 = Tre: { side-red }, { side-blue } e { side-green }.
option-bid_refunds = Rimborso delle offerte: se le offerte che non vincono tornano indietro.
option-bid_refunds-no = No: ogni offerta va alla banca.
option-bid_refunds-yes = Sì: va alla banca solo l'offerta vincente.
option-area_control = Bonus di controllo: se una zona piena di un solo colore è bloccata e paga di più.
option-area_control-no = No: nessuna zona è mai al sicuro.
option-area_control-yes = Sì: è al sicuro dalla Spia e dallo Speziale, e paga 10 di Sostegno in più.
option-deals = Accordi: se i giocatori possono parlarsi durante la partita.
option-deals-no = No: la chat aspetta la fine della partita.
option-deals-yes = Sì: ci si può accordare, ma nessuna promessa è vincolante.
option-components = I valori della propria scatola, dove sono diversi dai nostri.


## Il tabellone nel browser

board-you = tu
board-winner = vittoria
board-sides = Colori
board-side = Colore
board-support = Sostegno
board-hand = In mano
board-earned = Vinti per il prossimo round
board-cashed = Segnalini rimasti alla fine
board-laid = Segnalini messi
board-cubes-left = Cubetti rimasti
board-to-lay = Ancora da mettere
board-chosen = Offerte per { $count } personaggi su un massimo di { $most }
board-round = Round n.
board-bank = La banca
board-town = La città
board-area = Zona
board-worth = Valore
board-spaces = Caselle piene
board-leader = In testa
board-tied = parità
board-nobody = nessuno
board-locked = bloccata
board-bids = La plancia offerte
board-character = Personaggio
board-gives = Dà
board-immune = Immune a
board-bid = Offerte
board-of = { $count } di { $all }
board-tokens =
    { $amounts_count ->
        [0] nessuno
       *[other] { $amounts }
    }
board-gives-support = { $support } di Sostegno
board-gives-influence = influenza { $area_at }
board-full = piena
board-power-spy = prende 1 cubetto
board-power-apothecary = scambia 2 cubetti
board-own-bid = tu: { $amounts }
board-offer-won = { $side }: { $amounts }, offerta più alta
board-offer-tied = { $side }: { $amounts }, in parità
board-offer-outbid = { $side }: { $amounts }, superata
board-no-bid = nessuno ha fatto offerte
board-thinks = ci pensa…
board-sealed = sigillata
board-your-tokens = I tuoi segnalini
board-your-bid = La tua offerta, sigillata
board-none = Per ora nessuno.
board-cashed-worth =
    { $support ->
        [0] Nessuno.
       *[other] Valgono { $support } di Sostegno.
    }
board-onlooker = Spettatore
board-onlooker-note = I segnalini sono scoperti in alto; le offerte restano coperte finché tutte sono sigillate.
board-tray-help = Trascinane uno su un volto, oppure tocca il segnalino e poi il volto. × ne riprende uno.
board-tray-tap = Tocca un volto: il segnalino con l'anello va lì.
board-tray-keys = Tasti: F (Forza), B (Ricatto) o G (Oro), poi da 1 a 9 (a è 10, c è 12).
board-stamped = Round { $round }, timbrato sui volti
board-stamp-won = VINCE
board-stamp-means-won = si è aggiudicato il personaggio
board-stamp-means-tied = parità: nessuno ha vinto
board-lay =
    { $count ->
        [one] Metti il segnalino e sigilla
       *[other] Metti { $count } segnalini e sigilla
    }
board-faces = su { $count } di massimo { $most } volti
board-laid-of = { $count } di { $all } messi
board-lay-more =
    { $count ->
        [one] Ancora uno da mettere
       *[other] Ancora { $count } da mettere
    }
board-seal =
    { $count ->
        [one] Sigilla un'offerta
       *[other] Sigilla { $count } offerte
    }
board-hidden-till = Coperta finché tutti hanno sigillato.
board-all-laid = Tutti i tuoi segnalini sono già messi: prima riprendine uno.
board-take-all = Riprendi tutti
board-take-one = { $character }: riprendi un segnalino
board-can-beat = può superarla:
board-can-match = può pareggiarla:
board-safe = nessuno può pareggiarla
board-last-round = Ultimo round
board-pays = Alla fine paga { $support } di Sostegno a chi è in testa qui
board-through = I cubetti arrivano qui con: { $characters }
board-about-force = Batte qualsiasi quantità di Ricatto e di Oro.
board-about-blackmail = Batte qualsiasi quantità di Oro e perde contro qualsiasi Forza.
board-about-gold = Decide tra offerte con la stessa Forza e lo stesso Ricatto.
board-refused-by = Rifiutato da: { $characters }
board-token-worth = Vinto nell'ultimo round, ognuno porta { $support } di Sostegno.
board-leads = In testa qui: { $areas }
board-bank-has = Riserva
board-about-bank = Qui va ciò che si offre; da qui vengono ciò che si vince e l'Oro dei Protettori.
board-about-track = Vince chi ha più Sostegno quando ogni casella della città è piena.


## Ordini permanenti

order-idle-spy = Rinunciare alla Spia quando nessun cubetto aumenterebbe il mio vantaggio sul miglior rivale, o ridurrebbe il mio ritardo.
order-idle-apothecary = Rinunciare allo Speziale quando nessuno scambio aumenterebbe il mio vantaggio sul miglior rivale, o ridurrebbe il mio ritardo.

## Suggerimenti: che cosa parla per una scelta

hint-support = Porta subito più Sostegno.
hint-tokens = Procura più segnalini per il prossimo round.
hint-areas = Migliora la posizione nelle zone.
hint-bid = { $kind }: { $chosen }
analysis-cost-bid = Scelta { $number }, tutta l'offerta di { $side }: { $chosen }. A quanto pare migliore di { $cost } % ± { $error }: { $better }.
hint-note-bid = La probabilità di vincere con un'offerta intera, contro le offerte che { $side_the } deve aspettarsi: combinazioni di tutte le parti, trovate più volte, che gli altri abbiano già offerto o no. ± è il dubbio dovuto al caso e a ciò che gli altri potrebbero fare.


## Che cosa significano i segni

legend-support = sostegno
legend-free = uno spazio libero
legend-tied = nessuno è in testa
legend-locked = in mano per sempre
legend-refuses = rifiuta i segnalini di questo tipo
legend-own = la tua offerta, coperta

# Where support comes from

source-gained-support = personaggi
source-led = zone con il primato
source-cashed = segnalini rimasti
