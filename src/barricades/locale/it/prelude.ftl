# Prelude to Revolution. I titoli e le storie delle carte sono in file a parte.

title = Prelude to Revolution
description = La Russia verso l'anarchia, dal 1905 al 1917: Rivoluzione e Governo si contendono la capitale a colpi di carte, per due giocatori.
reconstructed = Il regolamento non riporta né il tabellone né un elenco delle carte. Di 181 carte ne descrive per intero sette e in parte altre 72; le rimanenti 102 sono nostre, e ogni carta dice che cosa in essa è stampato, dedotto o nostro. Nostri sono anche quasi tutti i valori del tabellone. Chi ha la scatola può correggere tutto questo.


## Nomi

side-revolutionary = Rivoluzione
    .subject = La Rivoluzione
    .the = la Rivoluzione
    .of = della Rivoluzione
    .to = alla Rivoluzione
    .by = dalla Rivoluzione
side-revolutionary-long = Radicali e Socialisti
side-government = Governo
    .subject = Il Governo
    .the = il Governo
    .of = del Governo
    .to = al Governo
    .by = dal Governo
side-government-long = Liberali e Monarchici
side-neutral = neutrale
side-you = tu
    .subject = Tu
    .the = tu
    .of = tuo
    .to = a te
    .by = da te
side-opponent = avversario
    .subject = L'avversario
    .the = l'avversario
    .of = dell'avversario
    .to = all'avversario
    .by = dall'avversario
side-each = ogni giocatore
    .subject = Ogni giocatore
    .the = ogni giocatore
    .of = di ogni giocatore
    .to = a ogni giocatore
    .by = da ogni giocatore
side-own = quel giocatore
    .subject = Quel giocatore
    .the = quel giocatore
    .of = di quel giocatore
    .to = a quel giocatore
    .by = da quel giocatore
side-rival = l'altro giocatore
    .subject = L'altro giocatore
    .the = l'altro giocatore
    .of = dell'altro giocatore
    .to = all'altro giocatore
    .by = dall'altro giocatore
side-bidder = chi offre di più
    .subject = Chi offre di più
    .the = chi offre di più
    .of = di chi offre di più
    .to = a chi offre di più
    .by = da chi offre di più

place-kronstadt = Base navale di Kronstadt
    .the = la Base navale di Kronstadt
    .at = nella Base navale di Kronstadt
    .out = dalla Base navale di Kronstadt
    .by = accanto alla Base navale di Kronstadt
place-reserve = Caserma del reggimento di riserva
    .the = la Caserma del reggimento di riserva
    .at = nella Caserma del reggimento di riserva
    .out = dalla Caserma del reggimento di riserva
    .by = accanto alla Caserma del reggimento di riserva
place-vasilevskiy = Isola Vasil'evskij
    .the = l'Isola Vasil'evskij
    .at = sull'Isola Vasil'evskij
    .out = dall'Isola Vasil'evskij
    .by = accanto all'Isola Vasil'evskij
place-palace-square = Piazza del Palazzo
    .the = Piazza del Palazzo
    .at = in Piazza del Palazzo
    .out = da Piazza del Palazzo
    .by = accanto a Piazza del Palazzo
place-peter-paul = Fortezza dei Santi Pietro e Paolo
    .the = la Fortezza dei Santi Pietro e Paolo
    .at = nella Fortezza dei Santi Pietro e Paolo
    .out = dalla Fortezza dei Santi Pietro e Paolo
    .by = accanto alla Fortezza dei Santi Pietro e Paolo
place-putilov = Fabbrica di munizioni Putilov
    .the = la Fabbrica di munizioni Putilov
    .at = nella Fabbrica di munizioni Putilov
    .out = dalla Fabbrica di munizioni Putilov
    .by = accanto alla Fabbrica di munizioni Putilov
place-winter-palace = Palazzo d'Inverno
    .the = il Palazzo d'Inverno
    .at = nel Palazzo d'Inverno
    .out = dal Palazzo d'Inverno
    .by = accanto al Palazzo d'Inverno
place-guards = Caserma del reggimento della Guardia
    .the = la Caserma del reggimento della Guardia
    .at = nella Caserma del reggimento della Guardia
    .out = dalla Caserma del reggimento della Guardia
    .by = accanto alla Caserma del reggimento della Guardia
place-obukhov = Acciaierie Obuchov
    .the = le Acciaierie Obuchov
    .at = nelle Acciaierie Obuchov
    .out = dalle Acciaierie Obuchov
    .by = accanto alle Acciaierie Obuchov
place-okhrana = Quartier generale dell'Ochrana
    .the = il Quartier generale dell'Ochrana
    .at = nel Quartier generale dell'Ochrana
    .out = dal Quartier generale dell'Ochrana
    .by = accanto al Quartier generale dell'Ochrana
place-nevsky-shipyards = Cantieri navali Nevskij
    .the = i Cantieri navali Nevskij
    .at = nei Cantieri navali Nevskij
    .out = dai Cantieri navali Nevskij
    .by = accanto ai Cantieri navali Nevskij
place-kazan = Cattedrale di Kazan'
    .the = la Cattedrale di Kazan'
    .at = nella Cattedrale di Kazan'
    .out = dalla Cattedrale di Kazan'
    .by = accanto alla Cattedrale di Kazan'
place-vyborg = Quartiere di Vyborg
    .the = il Quartiere di Vyborg
    .at = nel Quartiere di Vyborg
    .out = dal Quartiere di Vyborg
    .by = accanto al Quartiere di Vyborg
place-taurida = Palazzo di Tauride
    .the = il Palazzo di Tauride
    .at = nel Palazzo di Tauride
    .out = dal Palazzo di Tauride
    .by = accanto al Palazzo di Tauride
place-nevsky-prospect = Prospettiva Nevskij
    .the = la Prospettiva Nevskij
    .at = sulla Prospettiva Nevskij
    .out = dalla Prospettiva Nevskij
    .by = accanto alla Prospettiva Nevskij
place-garrison = Caserma della guarnigione
    .the = la Caserma della guarnigione
    .at = nella Caserma della guarnigione
    .out = dalla Caserma della guarnigione
    .by = accanto alla Caserma della guarnigione
place-state-bank = Banca di Stato
    .the = la Banca di Stato
    .at = nella Banca di Stato
    .out = dalla Banca di Stato
    .by = accanto alla Banca di Stato
place-smolny = Istituto Smol'nyj
    .the = l'Istituto Smol'nyj
    .at = nell'Istituto Smol'nyj
    .out = dall'Istituto Smol'nyj
    .by = accanto all'Istituto Smol'nyj
place-radical = Partito radicale
    .the = il Partito radicale
    .at = nel Partito radicale
    .out = dal Partito radicale
    .by = accanto al Partito radicale
place-socialist = Partito socialista
    .the = il Partito socialista
    .at = nel Partito socialista
    .out = dal Partito socialista
    .by = accanto al Partito socialista
place-liberal = Partito liberale
    .the = il Partito liberale
    .at = nel Partito liberale
    .out = dal Partito liberale
    .by = accanto al Partito liberale
place-monarchist = Partito monarchico
    .the = il Partito monarchico
    .at = nel Partito monarchico
    .out = dal Partito monarchico
    .by = accanto al Partito monarchico

# Che cos'altro si può fare dove si può mobilitare un cubetto.
place-organize = Creare un'organizzazione
place-special = Usare un'azione speciale

subtype-worker = distretto operaio
subtype-military = distretto militare
subtype-urban = distretto urbano

track-districts = Distretti
    .the = il tracciato Distretti
    .marker = il segnalino di punteggio di Distretti
    .die = il dado di punteggio di Distretti
track-organizations = Organizzazioni
    .the = il tracciato Organizzazioni
    .marker = il segnalino di punteggio di Organizzazioni
    .die = il dado di punteggio di Organizzazioni
track-world = Politica mondiale
    .the = il tracciato Politica mondiale
    .marker = il segnalino di punteggio di Politica mondiale
    .die = il dado di punteggio di Politica mondiale
track-duma = Duma
    .the = il tracciato Duma
    .marker = il segnalino di punteggio della Duma
    .die = il dado di punteggio della Duma
track-any = un tracciato qualsiasi
    .the = un tracciato a scelta
    .marker = un segnalino di punteggio a scelta
    .die = un dado di punteggio a scelta

deck-years-of-turmoil = Anni dei tumulti
deck-great-war = Grande Guerra
deck-collapse = Il crollo
deck-provisional-government = Governo provvisorio
deck-key-events = Eventi chiave

turn-early-turmoil = Primi anni dei tumulti
turn-late-turmoil = Ultimi anni dei tumulti
turn-early-war = Primi anni di guerra
turn-late-war = Ultimi anni di guerra
turn-february = Febbraio 1917
turn-july = Luglio 1917
turn-october = Ottobre 1917

special-novoye-vremia = Novoe Vremja
special-novoye-vremia-help = La tua prossima carta propria giocata dalla mano dà i suoi punti attività e poi il suo evento.
special-supporters = Sostenitori del Governo
special-supporters-help = La prossima carta della Rivoluzione che giochi dalla mano dà a te i suoi punti attività e nulla alla Rivoluzione.
special-corruption = Corruzione politica
special-corruption-help = Per ogni punto tira un dado di punteggio a tua scelta.
special-provocation = Provocazione deliberata
special-provocation-help = Una parte a tua scelta fa un tiro di estremismo in cui il dado segna 6.
special-show-of-force = Dimostrazione di forza
special-show-of-force-help = Un segnalino di punteggio torna su Inizio, due con 6 punti.
special-maneuver = Manovra parlamentare
special-maneuver-help = Dopo questo round d'azione le due parti si scambiano le mani.
special-pravda = Propaganda della Pravda
special-pravda-help = La tua prossima carta propria giocata dalla mano dà i suoi punti attività e poi il suo evento.
special-sympathizers = Simpatizzanti socialisti
special-sympathizers-help = La prossima carta del Governo che giochi dalla mano dà a te i suoi punti attività e nulla al Governo.
special-diplomacy = Diplomazia rivoluzionaria
special-diplomacy-help = Per ogni 2 punti scambia una carta della tua mano con una della riserva che non sia un evento chiave.
special-fervor = Fervore rivoluzionario
special-fervor-help = Si conteggia un tracciato a tua scelta.
special-all-power = Tutto il potere ai Soviet degli operai e dei soldati!
special-all-power-help = Ricevi 1 punto vittoria per ogni distretto operaio o militare che hai completamente mobilitato.
special-opportunism = Opportunismo
special-opportunism-help = Ricevi 6 punti opportunità.

use-event = per il suo evento
    .short = Evento
use-points = per i suoi punti attività
    .short = Punti
use-both = per punti attività ed evento
    .short = Punti + evento
use-pool = dalla riserva, per il suo evento
    .short = Compra

# Ciò che alla fine di un round agisce come una carta.
card-maneuver = Manovra parlamentare

# Una carta, e per che cosa la si gioca.
card-use = “{ $card }” { $use }
card-use-pass = Passare

resolve-spend = Spendere i punti
resolve-confirm = Lasciarla fallire

# Un numero come risposta.
points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
roll = esce { $number }
alternative = N. { $number }

pile-pool = riserva
pile-revolutionary = mano della Rivoluzione
pile-government = mano del Governo

when-round = fine di un round d'azione
when-turn = fine di un turno

die-districts = Distretti
die-organizations = Organizzazioni
die-world = Politica mondiale
die-duma = Duma
die-all = tutti e quattro
die-revolutionary = a scelta della Rivoluzione
die-government = a scelta del Governo

owner-revolutionary = carta della Rivoluzione
owner-government = carta del Governo
owner-neutral = carta neutrale

source-printed = stampato
source-inferred = dedotto
source-ours = nostro
source-yours = tuo

field-number = numero
field-title = titolo
field-side = parte
field-points = punti
field-die = dado di punteggio
field-needs = prerequisito
field-stays = istruzione speciale
field-starred = stella con triangolo
field-enters = turno d'ingresso
field-event = evento


## Che cosa c'è su una carta

face-points = { $points } PA
face-die = Dado di punteggio: { $die }
face-needs = solo se { $condition }
face-stays-turn = Resta in gioco fino alla fine del turno.
face-stays-era = Resta in gioco fino alla fine dell'era.
face-stays-game = Resta in gioco fino alla fine della partita.
face-starred = Lascia la partita quando lo zar abdica.
face-enters = Entra nella riserva nel turno “{ $turn }”.
face-sources-printed = Stampato nel regolamento: { $fields }.
face-sources-inferred = Dedotto dal regolamento: { $fields }.
face-sources-ours = Nostro: { $fields }.
face-sources-yours = Dalle tue carte: { $fields }.


## Domande

ask-take-round = Che cosa giochi in questo round d'azione?
ask-act =
    { $points ->
        [one] { $points } punto attività: dove mobiliti, o che altro fai?
       *[other] { $points } punti attività: dove mobiliti, o che altro fai?
    }
ask-choose-place = Dove tenti di creare un'organizzazione, con al massimo { $points } punti attività?
ask-dedicate = Quanti dei tuoi { $points } punti attività per un'organizzazione { $place_at }? Ognuno aggiunge 1.
ask-take-special = Quale azione speciale usi?
ask-pay = Con quanti punti attività paghi “{ $special }”?
ask-top-up =
    { $place_id ->
        [none] La prova ha dato { $roll }; serviva al massimo { $target }. Spendi punti opportunità?
       *[other] La prova { $place_at } ha dato { $roll }; serviva al massimo { $target }. Spendi punti opportunità?
    }
ask-pick-die = Quale dado di punteggio si tira?
ask-corrupt = Corruzione politica: quale dado di punteggio tiri?
ask-provoke = Provocazione deliberata: di chi cresce l'estremismo?
ask-reset-track = Dimostrazione di forza: quale segnalino di punteggio torna su Inizio?
ask-score-any = Fervore rivoluzionario: quale tracciato si conteggia?
ask-give-cards =
    { $count ->
        [one] Diplomazia rivoluzionaria: prima una carta della tua mano, poi una della riserva. Quale, adesso?
       *[other] Diplomazia rivoluzionaria: prima { $count } carte della tua mano, poi altrettante della riserva. Quale, adesso?
    }
ask-take-initiative = Chi è il primo giocatore in questo turno?
ask-trigger = Ora più carte hanno effetto. Quale per prima?
ask-add-cubes =
    { $count ->
        [one] Dove aggiungi un cubetto { $side_owner_of }?
       *[other] Dove aggiungi un cubetto { $side_owner_of }? Ne restano { $count } da aggiungere.
    }
ask-remove-cubes =
    { $count ->
        [one] Da dove rimuovi un cubetto { $side_owner_of }?
       *[other] Da dove rimuovi un cubetto { $side_owner_of }? Ne restano { $count } da rimuovere.
    }
ask-draw-level = Dove aggiungi cubetti fino alla parità?
ask-choose-check =
    { $count ->
        [one] “{ $card }”: dove fai la prova di mobilitazione?
       *[other] “{ $card }”: dove fai la prossima di { $count } prove di mobilitazione?
    }
ask-may-spend =
    { $points ->
        [one] “{ $card }”: spendi { $points } punto opportunità?
       *[other] “{ $card }”: spendi { $points } punti opportunità?
    }
ask-bid-opportunity =
    { $points ->
        [-1] “{ $card }”: quanti punti opportunità offri, prima dell'avversario?
       *[other] “{ $card }”: quanti punti opportunità offri contro { $points }?
    }
ask-sway =
    { $points ->
        [-1] Il mondo reagisce: quanti punti opportunità spendi, prima dell'avversario?
       *[other] Il mondo reagisce: quanti punti opportunità spendi contro { $points }?
    }
ask-choose-track = “{ $card }”: quale tracciato?
ask-organize-one = “{ $card }”: dove crei un'organizzazione?
ask-disband-one = Quale organizzazione { $side_owner_of } rimuovi?
ask-borrow = Quale azione speciale dell'avversario usi?
ask-choose-event = “{ $card }”: quale delle sue possibilità scegli?
ask-face-reaction = Le forze della reazione: quale Soviet dei soldati tenti di sciogliere per primo?

ask-draw =
    { $pile_id ->
        [pool] Quale carta entra nella riserva?
        [revolutionary] Quale carta pesca la Rivoluzione?
       *[government] Quale carta pesca il Governo?
    }
ask-roll-check = Quanto fanno i tre dadi? Con { $target } o meno la prova riesce.
ask-grow-extremism = Che cosa segna il dado { $side_of } nel tiro di estremismo?
ask-roll-die = Che cosa mostra { $track_die }?
ask-roll-table = Che cosa segna il dado per “{ $card }”?
ask-draw-district = Quale distretto esce?
ask-test-marker =
    { $least ->
        [6] Che cosa segna il dado per un segnalino da { $value } PV? Un 6 lo rimuove.
       *[other] Che cosa segna il dado per un segnalino da { $value } PV? Con { $least } o più è rimosso.
    }
ask-roll-world = L'appello alla rivoluzione mondiale: che cosa tira { $side_the }?


## Che cosa sanno gli altri nel frattempo

wait-take-round = { $side_subject } pensa a che cosa giocare.
wait-act =
    { $points ->
        [one] { $side_subject } ha { $points } punto attività da spendere.
       *[other] { $side_subject } ha { $points } punti attività da spendere.
    }
wait-choose-place = { $side_subject } sceglie dove creare un'organizzazione.
wait-dedicate = { $side_subject } destina punti attività a un'organizzazione { $place_at }.
wait-take-special = { $side_subject } sceglie un'azione speciale.
wait-pay = { $side_subject } sceglie quanto pagare “{ $special }”.
wait-top-up = { $side_subject } pensa a salvare una prova che ha dato { $roll } invece di { $target }.
wait-pick-die = { $side_subject } sceglie il dado di punteggio.
wait-corrupt = { $side_subject } sceglie un dado di punteggio.
wait-provoke = { $side_subject } sceglie chi provocare.
wait-reset-track = { $side_subject } sceglie un segnalino di punteggio che torna su Inizio.
wait-score-any = { $side_subject } sceglie un tracciato da conteggiare.
wait-give-cards = { $side_subject } scambia carte con la riserva.
wait-take-initiative = { $who_subject } nomina il primo giocatore.
wait-trigger = { $side_subject } mette in ordine le carte che ora hanno effetto.
wait-add-cubes = { $side_subject } sceglie dove si aggiunge un cubetto { $side_owner_of }.
wait-remove-cubes = { $side_subject } sceglie da dove si rimuove un cubetto { $side_owner_of }.
wait-draw-level = { $side_subject } sceglie dove portarsi in parità.
wait-choose-check = { $side_subject } sceglie dove fare una prova di mobilitazione.
wait-may-spend = { $side_subject } pensa a spendere punti opportunità.
wait-bid-opportunity = { $side_subject } offre punti opportunità.
wait-sway = Il mondo reagisce: { $side_the } offre punti opportunità.
wait-choose-track = { $side_subject } sceglie un tracciato.
wait-organize-one = { $side_subject } sceglie dove creare un'organizzazione.
wait-disband-one = { $side_subject } sceglie quale organizzazione { $side_owner_of } si rimuove.
wait-borrow = { $side_subject } sceglie un'azione speciale dell'avversario.
wait-choose-event = { $side_subject } sceglie una delle possibilità di “{ $card }”.
wait-face-reaction = { $who_subject } sceglie quale Soviet dei soldati sciogliere.

wait-draw = Si pescano carte.
wait-roll-check = Si tirano tre dadi.
wait-grow-extremism = Si fa un tiro di estremismo.
wait-roll-die = Si tira un dado di punteggio.
wait-roll-table = Si tira un dado per “{ $card }”.
wait-draw-district = Si estrae un distretto casuale.
wait-test-marker = Si tira un dado per un segnalino da { $value } PV.
wait-roll-world = Si tira un dado per la rivoluzione mondiale.


## Che cosa è successo

event-turn-began = È cominciato il turno “{ $turn }”.
event-round-began = È cominciato il round d'azione { $round } { $side_of }.
event-entered = La carta “{ $card }” è entrata nella riserva.
event-took-initiative = { $side_subject } è il primo giocatore.
event-skipped = { $side_subject } ha saltato questo round d'azione.
event-passed = { $side_subject } ha passato.
event-played =
    { $use_id ->
        [event] { $side_subject } ha giocato “{ $card }” per l'evento.
        [points] { $side_subject } ha giocato “{ $card }” per i punti attività.
        [both] { $side_subject } ha giocato “{ $card }” per punti attività ed evento.
       *[pool] { $side_subject } ha comprato “{ $card }” dalla riserva.
    }
event-event-began = { $side_subject } ha eseguito l'evento di “{ $card }”.
event-not-met = Il prerequisito di “{ $card }” non era soddisfatto per { $side_the }.
event-wasted = Il prerequisito di “{ $card }” non era soddisfatto, e { $side_the } ne ha avuto solo i punti.
event-pooled = La carta “{ $card }” è andata nella riserva.
event-stayed = La carta “{ $card }” è rimasta in gioco.
event-lapsed = “{ $card }” non è più in gioco.
event-triggered = “{ $card }” ha avuto effetto.
event-returned = La carta “{ $card }” è tornata nella riserva.
event-purged = “{ $card }” ha lasciato la partita.
event-installed = La carta “{ $card }” è entrata in gioco.
event-era-ended = L'era è finita: mani, riserva e carte in gioco sono state scartate, tranne ciò che resta per tutta la partita.
event-game-ended = { $why_id ->
        [red-october] La partita è finita con l'Ottobre rosso.
        [autocracy] La partita è finita con la restaurazione dell'autocrazia.
        [time] La partita è finita con Ottobre 1917.
       *[victory] La partita è finita con 20 punti vittoria o più.
    }

event-mobilized =
    { $points ->
        [one] { $side_subject } ha mobilitato un cubetto { $place_at } per { $points } punto attività.
       *[other] { $side_subject } ha mobilitato un cubetto { $place_at } per { $points } punti attività.
    }
event-added =
    { $count ->
        [one] Un cubetto { $side_of } è stato aggiunto { $place_at }.
       *[other] { $count } cubetti { $side_of } sono stati aggiunti { $place_at }.
    }
event-removed =
    { $count ->
        [one] Un cubetto { $side_of } è stato rimosso { $place_out }.
       *[other] { $count } cubetti { $side_of } sono stati rimossi { $place_out }.
    }
event-moved-party = Un cubetto { $side_of } è entrato { $place_at }.
event-organized = { $side_subject } ha creato un'organizzazione { $place_at }.
event-disbanded = L'organizzazione { $side_of } { $place_at } è stata sciolta.
event-barred = { $side_subject } non può tentare di creare altre organizzazioni in questo round d'azione.
event-used-special =
    { $points ->
        [one] { $side_subject } ha usato “{ $special }” per { $points } punto attività.
       *[other] { $side_subject } ha usato “{ $special }” per { $points } punti attività.
    }
event-exchanged = { $side_subject } ha dato alla riserva “{ $cards }” e ha preso “{ $cards_taken }”.
event-swapped-hands = { $side_subject } ha scambiato la mano con quella dell'avversario.
event-will-skip = { $side_subject } salterà il prossimo round d'azione.
event-will-boost = Se { $side_the } gioca dalla mano una propria carta nel prossimo round d'azione, ne avrà prima i punti attività e poi l'evento.
event-bid =
    { $points ->
        [one] { $side_subject } ha offerto { $points } punto opportunità.
       *[other] { $side_subject } ha offerto { $points } punti opportunità.
    }

event-checked =
    { $place_id ->
        [none] { $side_subject } ha tirato { $roll }, con numero obiettivo { $target }.
       *[other] { $side_subject } ha tirato { $roll } { $place_at }, con numero obiettivo { $target }.
    }
event-check-succeeded = La prova { $side_of } è riuscita.
event-check-failed = La prova { $side_of } è fallita.
event-rolled = { $side_subject } ha tirato { $roll }.
event-rolled-table = { $side_subject } ha tirato { $roll } per “{ $card }”; il risultato è { $result }.
event-drew-district = Distretto casuale: { $place }.
event-deserted = Il segnalino da { $value } PV dei preparativi militari { $side_of } è stato rimosso con un { $roll }.
event-stood-firm = Il segnalino da { $value } PV dei preparativi militari { $side_of } ha resistito a un { $roll }.
event-mustered = { $side_subject } ha aggiunto ai suoi preparativi militari un segnalino da { $value } PV.

event-rolled-die = { $side_subject } ha tirato { $track_die }, ed è uscito { $track_rolled }.
event-moved-marker =
    { $by_sign ->
        [plus] { $track }: il segnalino di punteggio è avanzato di { $by_size }.
        [minus] { $track }: il segnalino di punteggio è tornato indietro di { $by_size }.
       *[zero] { $track }: il segnalino di punteggio era già su Inizio.
    }
event-reset = { $side_subject } ha riportato su Inizio { $track_marker }.
event-track-scores = È stato conteggiato il tracciato { $track }.
event-scored =
    { $points ->
        [one] { $side_subject } ha ricevuto { $points } punto vittoria: { $why }.
       *[other] { $side_subject } ha ricevuto { $points } punti vittoria: { $why }.
    }
event-gained-opportunity =
    { $opportunity ->
        [one] { $side_subject } ha ricevuto { $opportunity } punto opportunità.
       *[other] { $side_subject } ha ricevuto { $opportunity } punti opportunità.
    }
event-lost-opportunity =
    { $opportunity ->
        [one] { $side_subject } ha ceduto { $opportunity } punto opportunità.
       *[other] { $side_subject } ha ceduto { $opportunity } punti opportunità.
    }
event-world-moved =
    { $boxes ->
        [one] La Politica mondiale si è spostata di { $boxes } casella a favore { $side_of }.
       *[other] La Politica mondiale si è spostata di { $boxes } caselle a favore { $side_of }.
    }
event-unrest-moved =
    { $by_sign ->
        [minus] L'agitazione è scesa di { $by_size }, a { $level }.
       *[plus] L'agitazione è salita di { $by_size }, a { $level }.
    }
event-prestige-moved =
    { $by_sign ->
        [minus] Il prestigio dello zar è sceso di { $by_size }, a { $level }.
       *[plus] Il prestigio dello zar è salito di { $by_size }, a { $level }.
    }

event-grew-extreme = È cresciuto l'estremismo fra i moderati { $side_of }: tirato { $roll }, { $result } con tutti i modificatori.
event-left-duma = Un cubetto { $side_of } è uscito { $place_out }.
event-turned-extremist = Un cubetto { $side_of } è entrato { $place_at }.
event-vote-held = La Duma ha votato.
event-session-ended = La seduta della Duma è stata interrotta.

event-tsar-abdicated = Lo zar ha abdicato.
event-leapt = La partita è passata di colpo al turno “{ $turn }”.
event-government-formed = Si è formato il Governo provvisorio: i partiti estremisti hanno lasciato la Duma, quelli moderati sono stati dimezzati.
event-red-october-began = È cominciato l'Ottobre rosso.


## Per che cosa si sono ricevuti punti

why-event = un evento
why-districts = Distretti
why-organizations = Organizzazioni
why-world = Politica mondiale
why-duma = Duma
why-empty-party = un partito avversario vuoto
why-vote = un voto vinto
why-majority = la maggioranza dopo il voto
why-extremism = estremismo dall'altra parte
why-no-moderates = nessun moderato dall'altra parte
why-all-power = distretti completamente mobilitati
why-vanguard = preparativi militari più forti
why-red-october = Ottobre rosso
why-autocracy = autocrazia restaurata
why-time = fine di Ottobre 1917
why-victory = 20 punti vittoria


## Com'è finita

outcome-red-october =
    { $points ->
        [0] { $side_subject } ha vinto: dopo l'Ottobre rosso nessuno è in testa, e al Governo basta.
        [one] { $side_subject } ha vinto: l'Ottobre rosso è finito, e il vantaggio è di { $points } punto vittoria.
       *[other] { $side_subject } ha vinto: l'Ottobre rosso è finito, e il vantaggio è di { $points } punti vittoria.
    }
outcome-time =
    { $points ->
        [0] { $side_subject } ha vinto: Ottobre 1917 è finito, nessuno è in testa, e al Governo basta.
        [one] { $side_subject } ha vinto: Ottobre 1917 è finito, e il vantaggio è di { $points } punto vittoria.
       *[other] { $side_subject } ha vinto: Ottobre 1917 è finito, e il vantaggio è di { $points } punti vittoria.
    }
outcome-victory = { $side_subject } ha vinto, con un vantaggio di { $points } punti vittoria.
outcome-autocracy = Hanno perso entrambe le parti: il prestigio dello zar è salito tanto che l'autocrazia è restaurata.


## Perché no

no-must-play = Si può passare solo a mano vuota.
no-not-in-hand = “{ $card }” non è nella tua mano.
no-opposing-card = “{ $card }” è dell'avversario: puoi giocarla solo per i suoi punti attività.
no-not-twice = “{ $card }” non vale doppio: nulla le fa dare punti ed evento.
no-counts-twice = “{ $card }” è tua, e la tua prossima carta propria dalla mano va giocata per punti ed evento.
no-needs-not-met = Il prerequisito di “{ $card }” ora non è soddisfatto.
no-not-in-pool = “{ $card }” non è nella riserva.
no-opposing-pool-card = “{ $card }” è dell'avversario: solo lui può comprarla.
no-too-dear = “{ $card }” costa { $points } punti opportunità, e tu ne hai { $have }.
no-say-done = Non devi spendere altri punti: di' che hai finito.
no-box-too-dear =
    { $have ->
        [one] Un cubetto { $place_at } costa { $points } punti attività, e ne resta { $have }.
       *[other] Un cubetto { $place_at } costa { $points } punti attività, e ne restano { $have }.
    }
no-barred = In questo round d'azione un tentativo di creare un'organizzazione è fallito: non puoi riprovare.
no-organizing-too-dear = Un'organizzazione richiede almeno { $points } punti attività, non { $have }.
no-nowhere-to-organize = Non c'è luogo in cui tu possa creare un'organizzazione.
no-special-taken = In questo turno hai già usato un'azione speciale.
no-no-special-left = Nessuna azione speciale che puoi ancora usare si paga con questi punti.
no-not-your-party = Non puoi scegliere { $place_the }: è dell'avversario.
no-out-of-play = Non puoi scegliere { $place_the }: è fuori gioco da quando lo zar ha abdicato.
no-full = Non c'è posto per un altro cubetto { $place_at }.
no-organized-already = Hai già un'organizzazione { $place_at }.
no-no-sponsor = Nessun tuo partito con un'organizzazione può patrocinarne una { $place_at }.
no-chosen-already = Questo è già deciso: ora la domanda è un'altra.
no-not-so-many =
    { $have ->
        [one] Hai solo { $have } punto, non { $points }.
       *[other] Hai solo { $have } punti, non { $points }.
    }
no-not-your-special = “{ $special }” è un'azione speciale dell'avversario.
no-special-used = Hai già usato “{ $special }”, e ogni azione speciale si usa una volta per partita.
no-special-too-dear =
    { $have ->
        [one] “{ $special }” costa { $points } punti attività, e ce n'è { $have }.
       *[other] “{ $special }” costa { $points } punti attività, e ce ne sono { $have }.
    }
no-nothing-to-exchange = “{ $special }” richiede una carta nella tua mano, e una nella riserva che non sia un evento chiave.
no-not-a-price =
    { $points ->
        [one] “{ $special }” non si può avere per { $points } punto.
       *[other] “{ $special }” non si può avere per { $points } punti.
    }
no-at-start = { $track }: il segnalino di punteggio è già su Inizio.
no-given-already = “{ $card }” fa già parte dello scambio.
no-key-event = “{ $card }” è un evento chiave e resta nella riserva.
no-not-this-place = L'evento non permette, o non permette più, { $place_the }.
no-enough-there =
    { $count ->
        [one] L'evento non permette più di { $count } cubetto { $place_at }.
       *[other] L'evento non permette più di { $count } cubetti { $place_at }.
    }
no-no-cubes = { $side_subject } non ha cubetti { $place_at }.
no-not-both = Disciplina militare e Soviet dei soldati non si fronteggiano { $place_at }.
no-spend-or-not = O spendi i punti, o rinunci.
no-spend-or-fail = O spendi i punti, o lasci fallire la prova.
no-own-special = “{ $special }” è tua: in prestito puoi prenderne solo una dell'avversario.
no-alternative-idle = La possibilità { $number } non è sulla carta, o ora non potrebbe fare nulla.
no-triggered-already = “{ $card }” ha già agito.
no-not-triggered = “{ $card }” ora non agisce.
no-no-maneuver = Nessuna Manovra parlamentare attende qui di essere eseguita.
no-not-in-deck = “{ $card }” non è nel mazzo.
no-not-drawn = { $place } è già uscito, o non è un distretto.


# Carte proprie.

no-bad-card = { in-components }: non c'è una carta { $found }. I mazzi hanno i numeri 1–46, 101–150, 201–260, 301–314 e 401–411.
no-bad-title = { in-components }: un titolo è una sola riga di al massimo { $most } caratteri.
no-bad-entry = { in-components }: solo gli eventi chiave, 401–411, entrano nella riserva con un turno.
no-bad-dice = { in-components }: solo gli eventi chiave, 401–411, tirano tutti i dadi (4.0).
no-bad-event = { in-components }: con questo non si può giocare.
no-event-unreadable =
    { $ended ->
        [yes] Riga { $line }, colonna { $column }: il testo finisce troppo presto.
       *[no] Riga { $line }, colonna { $column }: “{ $found }” qui non può stare.
    }{ $nearest_id ->
        [none] { "" }
       *[other] { " " }Intendevi “{ $nearest }”?
    }{ $known_count ->
        [0] { "" }
       *[other] { " " }Qui può stare: { $known }.
    }
known-a-place = un distretto o un partito
known-a-card = una carta come #28
known-a-change = un numero con + o −
known-a-number = un numero
known-a-rule = il nome di una regola
no-event-too-long = Un evento ha al massimo { $most } caratteri, non { $found }.
no-event-too-deep = I blocchi scendono al massimo di { $most } livelli, non di { $found }.
no-event-too-many = Un evento ha al massimo { $most } parti, non { $found }.
no-event-too-much = Eseguirlo potrebbe richiedere { $found } scelte e tiri, e il massimo è { $most }.
no-event-number = “{ $effect }”: { $found } non è possibile. Può essere: { $known }.
no-event-card = Non c'è una carta #{ $found }.
no-event-rule = Non c'è una regola “{ $found }”. Ci sono: { $known }.
no-event-rows = “{ $effect }”: le righe di un dado devono seguirsi, fino a 6 al massimo.
no-event-twice = “{ $effect }”: qualcosa compare due volte.
no-event-there = “{ $effect }”: un “there” c'è solo in ciò che segue una prova o un distretto casuale.
no-event-not-staying = “{ $effect }” agisce solo finché una carta è in gioco, e questa non vi resta: le manca “stays”.
no-event-not-alone = “{ $effect }” deve stare da solo, non dentro un altro effetto.
no-event-install = Solo gli eventi chiave si possono mettere in gioco, e #{ $found } non lo è.


## Opzioni

option-cards = Le carte della tua scatola, scritte nel linguaggio degli eventi, al posto delle nostre con gli stessi numeri.
option-components = I valori della tua scatola, dove differiscono dai nostri.


## Nel terminale

page-dominance = Dominio
page-majority = Maggioranza
short-unrest = Agitazione
page-prestige = Prestigio
page-means =
    { $points } PO · { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } · truppe { $troops }
page-in-play = In gioco
page-pool = Riserva
page-not-met = (Non soddisfatto.)
page-use-event = evento
page-use-points = punti
page-use-both = entrambi
page-use-pool = compra


## Nomi per poco spazio

short-kronstadt = Kronstadt
short-reserve = Regg. di riserva
short-vasilevskiy = Vasil'evskij
short-palace-square = P.zza del Palazzo
short-peter-paul = Pietro e Paolo
short-putilov = Officine Putilov
short-winter-palace = Palazzo d'Inverno
short-guards = Regg. Guardia
short-obukhov = Acc. Obuchov
short-okhrana = Ochrana
short-nevsky-shipyards = Cantieri Nevskij
short-kazan = Catt. di Kazan'
short-vyborg = Vyborg
short-taurida = Pal. di Tauride
short-nevsky-prospect = Prosp. Nevskij
short-garrison = Guarnigione
short-state-bank = Banca di Stato
short-smolny = Smol'nyj
short-radical = Radicali
short-socialist = Socialisti
short-liberal = Liberali
short-monarchist = Monarchici
short-organize = Organizzare
short-special = Azione speciale


## Sul tavoliere nel browser

board-new = appena cambiato
board-rounds = Round d'azione
board-round = Round d'azione { $round } di { $most }.
board-sessions = La Duma è in seduta nei round
board-session = Duma in seduta
board-victory =
    { $side_id ->
        [none] Nessuna parte è in testa.
       *[other] { $points ->
            [one] { $side_subject } è in testa di { $points } punto vittoria.
           *[other] { $side_subject } è in testa di { $points } punti vittoria.
        }
    }
board-tracks = Tracciati di punteggio
board-advantage =
    { $side_id ->
        [none] Nessuno è in vantaggio.
       *[other] { $points ->
            [one] Vale { $points } punto vittoria: { $side }.
           *[other] Vale { $points } punti vittoria: { $side }.
        }
    }
board-steps =
    { $left ->
        [one] Ancora { $left } passo fino al punteggio.
       *[other] Ancora { $left } passi fino al punteggio.
    }
board-level = { $name }: { $level }; modificatore dei tiri di estremismo { $modifier_sign ->
        [plus] +{ $modifier }
       *[zero] 0
    }.
board-city = San Pietroburgo
board-district =
    Rivoluzione { $red }, Governo { $blue }; { $side_id ->
        [none] non controllato.
       *[other] controllo: { $side }.
    }
board-organization = organizzazione
board-organized = Organizzazione: { $sides }.
board-next-cube =
    { $points ->
        [one] Il tuo prossimo cubetto costa { $points } punto attività.
       *[other] Il tuo prossimo cubetto costa { $points } punti attività.
    }
board-aid = Le tue prove qui: { $aid_sign ->
        [minus] −{ $aid_size }
       *[plus] +{ $aid_size }
    } per i distretti adiacenti.
board-boxes =
    { $extras_id ->
        [none] tutte le { $most } caselle occupate.
       *[other] { $count } di { $most } caselle occupate, le altre costano { $extras }.
    }
board-beside = Adiacenti:
board-near =
    { $side_id ->
        [none] { $place } (nessuno)
       *[other] { $place } ({ $side }, { $worth })
    }
board-party = { $count } di { $most } cubetti.
board-out-of-play = Fuori gioco da quando lo zar ha abdicato.
board-duma =
    { $side_id ->
        [none] Nessuno ha la maggioranza nella Duma.
       *[other] { $hold_id ->
            [dominance] { $side_subject } ha il dominio della Duma.
           *[majority] { $side_subject } ha la maggioranza nella Duma.
        }
    }
board-unrest = Agitazione
board-prestige = Prestigio
board-majority = Maggioranza
board-dominance = Dominio
board-in-play = In gioco
board-pool = Riserva
board-not-met = (Non soddisfatto.)
board-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
board-odds = serve al più { $target }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, con tutti i punti opportunità { NUMBER($helped, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
board-you = tu
board-first = primo giocatore
board-active = di turno
board-opportunity = Punti opportunità
board-cards = Carte in mano
board-organizations = Organizzazioni
board-barred = fallita in questo round
board-troops = Preparativi militari
board-specials = Azioni speciali
board-acted = una usata in questo turno
board-price = { $price } PA
board-free = disponibile
board-used = esaurita
board-waiting = aspetta la sua carta
board-playing = In corso
board-coming = Torna nella riserva nel prossimo turno
board-known = Note nell'altra mano
board-hand = La tua mano
board-none = Nessuna.
board-deck = Mazzo { $deck } · scartate { $discard } · fuori gioco { $gone }
board-discard = Scartate
board-gone = Fuori gioco
board-turn = Turno { $turn } di { $most }
board-round-short = Round { $round } di { $most }
board-sits = In seduta
board-no-majority = Nessuna maggioranza
board-or = o
board-each = ognuno
board-rule-cheap-districts = distretti: 1 PA
board-rule-liberal-sponsors = patrocinio liberale
board-event-yours = tuo evento
board-event-theirs = loro evento
board-event-any = di chi la gioca
board-short-opportunity = opportunità
board-short-cards = in mano
board-short-organizations =
    { $amount ->
        [one] organizzazione
       *[other] organizzazioni
    }
board-short-barred = fallita
board-short-troops-revolutionary = Guardie Rosse
board-short-troops-government = Truppe Fedeli
board-short-playing = Giocata
board-short-in-play = In gioco
board-short-pool = Riserva
board-short-coming = In arrivo
board-short-known = Note


## Quello che si dice delle cose sul tabellone

about-beyond = Chi lo controlla è aiutato nelle prove in questi distretti, e l'altra parte è ostacolata: { $places }.
about-extremist = { $side }: il partito estremista. Lascia la partita con lo zar.
about-moderate = { $side }: il partito moderato.
about-organize = Spendi almeno { $least } punti attività per una prova; ognuno è un bonus di 1. Se fallisce, in questo round d'azione non c'è un altro tentativo.
about-special = Ognuna delle sei si può usare una volta nella partita, e al massimo una per turno.
about-track-districts = Favorisce la parte che controlla più distretti.
about-track-organizations = Favorisce la parte con più organizzazioni; una in un partito conta il doppio.
about-track-world = Mosso dagli eventi, fino a { $most } per ciascuna parte.
about-track-duma = Vale { $majority } per la parte con più cubetti nella Duma, e { $dominance } se nessuno dei suoi partiti è più debole del più forte avversario; dopo l'abdicazione al massimo { $majority }.
about-scoring = Quando il segnalino arriva alla stella, la parte favorita segna, e il segnalino torna su Inizio.
about-level-unrest = Sale di 1 alla fine di ogni turno. A { $end } arriva l'Ottobre rosso, e la partita finisce. Il modificatore si aggiunge ai tiri di estremismo della Rivoluzione.
about-level-prestige = A 0 lo zar abdica; a { $end } perdono entrambe le parti. Il modificatore si aggiunge ai tiri di estremismo del Governo.
about-opportunity = Comprano eventi dalla riserva, e colmano quello che manca in una prova.
about-troops = Contano solo nell'Ottobre rosso.
about-round = In ogni round entrambe le parti giocano una carta, prima il primo giocatore.
about-session = La Duma è in seduta in questo round; all'ultimo round di una seduta segue un voto.
about-victory = Punti vittoria
about-victory-help = Alla fine vince la parte in testa; se nessuna lo è, il Governo.
about-pool = Aperta a entrambe le parti: per tanti punti opportunità quanti sono i punti attività di una carta, la parte a cui appartiene può giocarne l'evento, e una neutrale entrambe.
about-in-play = Quello che queste carte cambiano vale finché stanno qui.
about-idle = Quello che è barrato ora non cambierebbe nulla.


## Ordini permanenti

order-keep-points = Non spendere punti opportunità per prove ed eventi se ne resterebbero meno di:
order-commit-nothing = Non offrire punti opportunità dove li offrono entrambe le parti.
order-first-card = Quando più carte mie hanno effetto insieme, cominciare da quella entrata in gioco per prima.


## Suggerimenti

hint-points = Porta più punti vittoria, o ne costa meno.
hint-districts = Lascia più distretti sotto controllo, o li tiene più saldamente.
hint-organizations = Lascia più organizzazioni proprie, o meno all'altra parte.
hint-world = Volge a proprio favore la politica mondiale.
hint-duma = Rafforza i propri partiti nella Duma.
hint-october = Prepara meglio all'Ottobre rosso.
hint-mood = Lascia agitazione e prestigio più favorevoli.
hint-opportunity = Risparmia punti opportunità.
hint-cards = Lascia in mano carte migliori.
hint-means = Lascia più azioni speciali, o ricava di più dalle carte in gioco.


## Che cosa significano i segni

legend-organization = un'organizzazione
legend-control = il controllo di un distretto, aperto verso chi lo ha
legend-points = punti vittoria
legend-opportunity = punti opportunità; dopo una carta della riserva: il suo prezzo
legend-step = un passo di un segnalino di punteggio
legend-level = nessuno è in vantaggio
legend-session = un round d'azione con una sessione della Duma

# Dove si possono dividere le parole lunghe sulle carte, perché ci stiano.
breaks = Fraterniz|zazione rappresen|tativo rivoluzio|naria rivoluzio|narie rivoluzio|nario interna|zionale mitraglia|trici Costanti|nopoli straordi|naria
