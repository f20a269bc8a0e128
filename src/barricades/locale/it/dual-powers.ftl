# Dual Powers: Revolution 1917

title = Dual Powers: Revolution 1917
description = Soviet e Governo Provvisorio si contendono Pietrogrado nel 1917, in due, oppure da soli contro l'opposizione.
reconstructed = Il regolamento non riporta tutti i valori. Sono ricostruiti la mappa, le carte comando, i leader, le unità rosse e bianche, Trotsky e la lunghezza del tracciato punteggio; le unità neutrali sono come le descrive chi le possiede. Chi ha la scatola può correggere tutto questo.


## Nomi

side-red = Rosso
    .subject = Il Rosso
    .the = il Rosso
    .of = del Rosso
    .to = al Rosso
    .by = dal Rosso
side-red-long = Soviet di Pietrogrado
side-white = Bianco
    .subject = Il Bianco
    .the = il Bianco
    .of = del Bianco
    .to = al Bianco
    .by = dal Bianco
side-white-long = Governo Provvisorio

region-red = Vyborg
    .at = a Vyborg
    .out = da Vyborg
region-green = Lato di Pietrogrado
    .at = nel Lato di Pietrogrado
    .out = dal Lato di Pietrogrado
region-purple = Isola Vasil'evskij
    .at = sull'Isola Vasil'evskij
    .out = dall'Isola Vasil'evskij
region-brown = Narva
    .at = a Narva
    .out = da Narva
region-white = Ammiragliato
    .at = nell'Ammiragliato
    .out = dall'Ammiragliato
region-blue = Litejnyj
    .at = a Litejnyj
    .out = da Litejnyj

colour-red = rosso
colour-green = verde
colour-purple = viola
colour-brown = marrone
colour-white = bianco
colour-blue = blu

# Con il solo colore: quali quartieri unisce, può correggerlo chi ha la scatola.
connection-red = connessione rossa
    .on = sulla connessione rossa
connection-green = connessione verde
    .on = sulla connessione verde
connection-purple = connessione viola
    .on = sulla connessione viola
connection-brown = connessione marrone
    .on = sulla connessione marrone
connection-white = connessione bianca
    .on = sulla connessione bianca
connection-blue = connessione blu
    .on = sulla connessione blu

card-red = { region-red } { $number }
card-green = { region-green } { $number }
card-purple = { region-purple } { $number }
card-brown = { region-brown } { $number }
card-white = { region-white } { $number }
card-blue = { region-blue } { $number }
card-lenin = Lenin
card-stalin = Stalin
card-zinoviev = Zinoviev
card-kerensky = Kerensky
card-lvov = Lvov
card-kornilov = Kornilov

token-red-unit = unità rossa { $fresh }/{ $exhausted }
    .subject = Un'unità rossa { $fresh }/{ $exhausted }
    .the = l'unità rossa { $fresh }/{ $exhausted }
    .plain = unità { $fresh }/{ $exhausted }
token-white-unit = unità bianca { $fresh }/{ $exhausted }
    .subject = Un'unità bianca { $fresh }/{ $exhausted }
    .the = l'unità bianca { $fresh }/{ $exhausted }
    .plain = unità { $fresh }/{ $exhausted }
token-neutral-unit = unità neutrale { $fresh }/{ $exhausted }
    .subject = Un'unità neutrale { $fresh }/{ $exhausted }
    .the = l'unità neutrale { $fresh }/{ $exhausted }
    .plain = unità neutrale { $fresh }/{ $exhausted }
token-opposing-unit = unità dell'opposizione { $fresh }/{ $exhausted }
    .subject = Un'unità dell'opposizione { $fresh }/{ $exhausted }
    .the = l'unità dell'opposizione { $fresh }/{ $exhausted }
    .plain = unità dell'opposizione { $fresh }/{ $exhausted }
token-lenin = Lenin
token-stalin = Stalin
token-zinoviev = Zinoviev
token-kerensky = Kerensky
token-lvov = Lvov
token-kornilov = Kornilov
token-trotsky = Trotsky neutrale
    .subject = Trotsky
    .the = Trotsky
    .plain = Trotsky
token-trotsky-red = Trotsky rosso
    .subject = Trotsky
    .the = Trotsky
    .plain = Trotsky

face-fresh = lato riposato
    .short = riposato
face-exhausted = lato affaticato
    .short = affaticato

# Un segnalino con luogo e lato, dove due differiscono solo in questo.
standing = { $token } { $region_at }, { $face }
    .short = { $region }, { $face_short }

month-march-april = marzo/aprile
month-may-june = maggio/giugno
month-july = luglio
month-august = agosto
month-september = settembre
month-october = ottobre
month-november = novembre

phase-setup = Preparazione
phase-draw = Fase Pesca
phase-objective = Fase Obiettivo
phase-action = Fase Azione
phase-scoring = Fase Punteggio
phase-cleanup = Fase Pulizia

pile-hand = mano
pile-objective = obiettivo segreto
pile-stack = pila dell'opposizione


## Azioni, azioni bonus, premi

action-recruit = Reclutamento
action-recruit-help = Metti unità della tua scorta nel quartiere della carta, fino al suo valore reclutamento.
action-move = Movimento
action-move-help = Muovi un segnalino sotto il tuo controllo in un quartiere vicino.
action-double-move = Doppio Movimento
action-double-move-help = Muovi un segnalino sotto il tuo controllo di uno o due quartieri.
action-refresh = Riposo
action-refresh-help = Gira sul lato riposato un segnalino affaticato sotto il tuo controllo.
action-leader-recruit = Reclutamento Leader
action-leader-recruit-help = Metti il leader della carta in un quartiere qualsiasi.
action-protest = Mobilitare la Protesta
action-protest-help = Sposta il blocco su una qualsiasi altra connessione.
action-espionage = Spionaggio
action-espionage-help = Scopri l'obiettivo segreto dell'avversario; in solitario, il tuo.
action-inspire = Ispirare il Popolo
action-inspire-help = Prendi il volere del popolo.
action-pass = Rinuncia
action-pass-help = Non prendere nulla di tutto ciò.
action-done-help = Non reclutare altre unità.

bonus-recruit = Bonus Reclutamento
bonus-recruit-help = Metti un'unità di costo 1 della tua scorta in un quartiere qualsiasi.
bonus-move = Bonus Movimento
bonus-move-help = Muovi un segnalino sotto il tuo controllo in un quartiere vicino.
bonus-refresh = Bonus Riposo
bonus-refresh-help = Gira sul lato riposato un segnalino affaticato sotto il tuo controllo.
bonus-draw = Bonus Pesca
bonus-draw-help = Pesca una carta; la tua mano resta di una carta più grande.
bonus-organize = Organizzare
bonus-organize-help = Scopri il tuo obiettivo segreto.
bonus-pass = Nessuna azione bonus
bonus-pass-help = Rinuncia all'azione bonus.

reward-points = Punti vittoria
    .the = i punti vittoria
reward-bonus = Un'azione bonus
    .the = un'azione bonus


## Domande

ask-set-objective = Quale carta comando metti a faccia in giù come obiettivo segreto?
ask-take-turn = Quale carta giochi?
ask-act = Hai giocato { $card }. Quale azione esegui?
ask-lead =
    { $placed ->
        [yes] Esegui l'azione speciale di { $card }?
       *[no]
            { $used ->
                [yes] L'azione speciale è eseguita. Vuoi che anche { $card } entri in città?
               *[no] Hai giocato { $card }. Che cosa fai con la carta?
            }
    }
ask-recruit =
    { $placed ->
        [0] Quale unità recluti { $region_at }? Valore reclutamento: { $value }.
       *[other] Quale altra unità recluti { $region_at }? Valore reclutamento rimasto: { $value }.
    }
ask-move =
    { $steps ->
        [1] Quale segnalino muovi di un quartiere?
       *[other] Quale segnalino muovi, fino a { $steps } quartieri?
    }
ask-move-to = Dove va { $token_the }?
ask-refresh = Quale segnalino affaticato fai riposare?
ask-leader-recruit = In quale quartiere entra { $token }?
ask-protest = Su quale connessione sposti il blocco?
ask-take-bonus = Quale azione bonus esegui?
ask-bonus-recruit = Quale unità di costo 1 recluti?
ask-bonus-recruit-to = In quale quartiere entra { $token_the }?
ask-choose-reward =
    { $points ->
        [one] Hai vinto l'agitazione { $region_at }. Prendi { $points } punto vittoria o un'azione bonus?
       *[other] Hai vinto l'agitazione { $region_at }. Prendi { $points } punti vittoria o un'azione bonus?
    }

ask-place-neutral = Quale unità neutrale va { $region_at }?
ask-lay-unrest = Quale tessera quartiere si scopre sulla casella “Unrest!”?
ask-lay-blockade = Quale tessera quartiere si scopre sulla casella “Blockade!”?
ask-draw =
    { $pile_id ->
        [objective] Quale carta diventa, non vista, l'obiettivo segreto { $side_of }?
        [stack] Quale carta va nella pila dell'opposizione?
       *[hand] Quale carta pesca { $side_the }?
    }
ask-bring-leader = Quale leader dell'opposizione entra in città?


## Che cosa sanno intanto gli altri

wait-set-objective = { $side_subject } sceglie un obiettivo segreto.
wait-take-turn = { $side_subject } sceglie una carta da giocare.
wait-act = { $side_subject } sceglie l'azione per { $card }.
wait-lead = { $side_subject } pensa a che cosa fare con { $card }.
wait-recruit = { $side_subject } recluta { $region_at }.
wait-move = { $side_subject } sceglie un segnalino da muovere.
wait-move-to = { $side_subject } sceglie dove va { $token_the }.
wait-refresh = { $side_subject } sceglie un segnalino da far riposare.
wait-leader-recruit = { $side_subject } sceglie un quartiere per { $token }.
wait-protest = { $side_subject } sceglie una connessione per il blocco.
wait-take-bonus = { $side_subject } sceglie un'azione bonus.
wait-bonus-recruit = { $side_subject } sceglie un'unità da reclutare.
wait-bonus-recruit-to = { $side_subject } sceglie un quartiere per { $token_the }.
wait-choose-reward = { $side_subject } sceglie tra punti vittoria e un'azione bonus.

wait-place-neutral = Si mettono le unità neutrali.
wait-lay-unrest = Si scopre la tessera dell'agitazione.
wait-lay-blockade = Si scopre la tessera del blocco.
wait-draw = Si pescano le carte.
wait-bring-leader = Si scopre un leader dell'opposizione.


## Che cosa è accaduto

event-round-began = È cominciato il round { $round }, con agitazione { $region_at } e il blocco { $connection_on }.
event-dealt =
    { $count ->
        [one] Ogni fazione ha ricevuto { $count } carta comando.
       *[other] Ogni fazione ha ricevuto { $count } carte comando.
    }
event-reshuffled = La pila degli scarti, mischiata, è diventata il nuovo mazzo.
event-objectives-set = Gli obiettivi segreti sono a faccia in giù. { $side_subject } ha il volere del popolo e il primo turno.

event-played = { $side_subject } ha giocato { $card }.
event-advanced =
    { $slid ->
        [yes]
            { $days ->
                [one] La data è avanzata di { $days } giorno ed è scivolata al giorno { $day }.
               *[other] La data è avanzata di { $days } giorni ed è scivolata al giorno { $day }.
            }
       *[no]
            { $days ->
                [one] La data è avanzata di { $days } giorno, al giorno { $day }.
               *[other] La data è avanzata di { $days } giorni, al giorno { $day }.
            }
    }
event-month-began = È cominciato { $month }.
event-gained-will = Il volere del popolo è passato { $side_to }.
event-trotsky-returned = Trotsky è tornato dall'esilio ed è apparso { $region_at }.
event-trotsky-joined = Trotsky si è unito ai Bolscevichi { $region_at }.
event-trotsky-stayed-away = Trotsky non era più in città, e non si è mai unito ai Bolscevichi.

event-declined = { $side_subject } ha rinunciato a: { $actions }.
event-recruited = { $token_subject } ha preso posizione { $region_at }.
event-moved = { $token_subject } ha marciato { $region_from_out } { $region_at }.
event-refreshed = { $token_subject } ha riposato { $region_at }.
event-refreshed-neutrals = Il leader ha fatto riposare i neutrali { $region_at }: { $tokens }.
event-moved-blockade = { $side_subject } ha spostato il blocco { $connection_on }.
event-revealed = L'obiettivo segreto { $side_of } è stato rivelato: { $card }.
event-bonus-drew = { $side_subject } ha pescato una carta come azione bonus.
event-declined-bonus = { $side_subject } ha rinunciato all'azione bonus.
event-none-left = Non restava nessuna unità dell'opposizione di forza { $strength } da mettere { $region_at }.

event-judged =
    { $marker ->
        [1] Agitazione { $region_at }: ha vinto { $side_the } { $by } ({ side-red } { $red }, { side-white } { $white }).
       *[other] Obiettivo { $region_at }: ha vinto { $side_the } { $by } ({ side-red } { $red }, { side-white } { $white }).
    }
by-strength = con più forza
by-tokens = con più segnalini
by-will = con il volere del popolo
event-judged-nobody =
    { $marker ->
        [1] Agitazione { $region_at }: non ha vinto nessuno.
       *[other] Obiettivo { $region_at }: non ha vinto nessuno.
    }
event-chose-reward = { $side_subject } ha scelto { $reward_the }.
event-scored =
    { $points ->
        [one] { $side_subject } ha guadagnato { $points } punto vittoria.
       *[other] { $side_subject } ha guadagnato { $points } punti vittoria.
    }
event-exhausted = Affaticati { $region_at }: { $tokens }.
event-returned = Tornati nella scorta { $region_out }: { $tokens }.
event-removed = Eliminati { $region_at }: { $tokens }.

event-won = { $side_subject } ha vinto. { $ending }
ending-track = Il segnalino punteggio ha raggiunto l'ultima casella del tracciato punteggio.
ending-calendar = Il calendario era finito, e il segnalino punteggio era sulla metà del vincitore.
ending-calendar-will = Il calendario era finito, il segnalino punteggio era al centro, e ha deciso il volere del popolo.
ending-round = Il terzo round era finito, e il segnalino punteggio era sulla metà del vincitore.
ending-round-will = Il terzo round era finito, il segnalino punteggio era al centro, e ha deciso il volere del popolo.


## Come è finita

outcome-track = { $side_subject } ha vinto: il segnalino punteggio ha raggiunto l'ultima casella del tracciato punteggio.
outcome-calendar =
    { $points ->
        [one] { $side_subject } ha vinto: il calendario è finito, e il segnalino punteggio è a { $points } casella dal centro, sulla metà del vincitore.
       *[other] { $side_subject } ha vinto: il calendario è finito, e il segnalino punteggio è a { $points } caselle dal centro, sulla metà del vincitore.
    }
outcome-calendar-will = { $side_subject } ha vinto: il calendario è finito, il segnalino punteggio è al centro, e decide il volere del popolo.
outcome-round =
    { $points ->
        [one] { $side_subject } ha vinto: tre round sono finiti, e il segnalino punteggio è a { $points } casella dal centro, sulla metà del vincitore.
       *[other] { $side_subject } ha vinto: tre round sono finiti, e il segnalino punteggio è a { $points } caselle dal centro, sulla metà del vincitore.
    }
outcome-round-will = { $side_subject } ha vinto: tre round sono finiti, il segnalino punteggio è al centro, e decide il volere del popolo.


## Perché no

no-must-play = Qui devi scegliere una carta.
no-your-objective = { $card } è in tavola come tuo obiettivo segreto.
no-not-in-hand = Non hai in mano { $card }.
no-leader-no-objective = { $card } è una carta leader; solo una carta comando può essere un obiettivo.
no-not-on-card = { $card } non offre questa azione.
no-no-unit-fits = Nessuna unità della tua scorta costa { $value } o meno.
no-nothing-to-move = Non controlli nessun segnalino che possa muoversi.
no-nothing-to-refresh = Non controlli nessun segnalino affaticato.
no-chosen-already = L'azione è scelta e ora va eseguita.

no-leader-entered = { $token } è già in città.
no-leader-came-first = Hai rinunciato a { $token }, che poteva entrare solo prima dell'azione speciale.
no-leader-first = Prima di' se entra { $token }: l'azione speciale viene dopo il leader.
no-special-used = L'azione speciale di questa carta è già stata eseguita.
no-has-will = Hai già il volere del popolo.
no-already-open = L'obiettivo è già scoperto.

no-recruit-one = Devi reclutare almeno un'unità.
no-not-your-unit = Recluti solo unità tue, non { $token_the }.
no-not-in-supply = Questa { $token } non è nella tua scorta.
no-too-dear = Questa { $token } costa { $cost }; il valore reclutamento rimasto è { $value }.
no-twin = Un'altra { $token }, del tutto uguale, è tra le scelte.

no-no-such-token = Non c'è un segnalino “{ $choice }”.
no-not-in-city = Puoi usare solo segnalini in città, e { $token_the } non c'è.
no-not-yours = Non controlli { $token_the }: è dell'altra fazione.
no-no-will = Non controlli { $token_the }: i neutrali seguono il volere del popolo, e tu non l'hai.
no-no-friends = Non controlli { $token_the }: { $region_at } non hai un'unità o un leader tuoi.
no-no-way-out = Nessuna connessione libera porta fuori { $region_out }.
no-already-fresh = Può riposare solo chi è affaticato, e { $token_the } è già sul lato riposato.
no-already-there = Devi scegliere un altro quartiere: { $token_the } è già { $region_at }.
no-blockaded = Il blocco { $connection_on } chiude la via: non si passa { $region_at }.
no-too-far =
    { $steps ->
        [1] Nessuna connessione libera porta da qui { $region_at }.
       *[other] Nessuna via libera di { $steps } passi porta da qui { $region_at }.
    }
no-blockade-there = Il blocco è già { $connection_on }.

no-only-alone = Organizzare si può solo nel gioco in solitario.
no-no-cards-left = Non resta nessuna carta da pescare.
no-choose-one = Devi prendere una delle due cose, i punti vittoria o un'azione bonus.

no-not-a-neutral-left = Qui si può pescare solo un'unità neutrale non ancora messa, non { $token_the }.
no-not-in-deck = { $card } non è nel mazzo.
no-leader-not-left = { $card } non è tra i leader che l'opposizione ha ancora.
no-tile-drawn = La tessera quartiere “{ $region }” è già stata pescata.
no-bad-blockade = { in-components }: finché la connessione “{ $blockade }” è bloccata, una parte della città è isolata ({ $cut }).


## Opzioni

by-rules = Come nelle regole scelte.

option-rules = Con quali regole si gioca.
option-rules-english = Le regole inglesi, il testo più recente.
option-rules-first = Le prime regole, il testo tedesco e italiano.
option-october_points = Quanto vale il quartiere in agitazione in ottobre e novembre.
option-october_points-by-rules = { by-rules }
option-october_points-7 = 7 punti vittoria, come nelle regole inglesi.
option-october_points-6 = 6 punti vittoria, come nelle prime regole.
option-leader_refreshes = Se un leader reclutato fa riposare le unità neutrali che la sua fazione controlla in quel quartiere.
option-leader_refreshes-by-rules = { by-rules }
option-leader_refreshes-no = No, come nelle regole inglesi.
option-leader_refreshes-yes = Sì, come nelle prime regole.
option-will_gained = Dove una fazione controlla subito i segnalini neutrali quando ottiene il volere del popolo.
option-will_gained-by-rules = { by-rules }
option-will_gained-friends = Dove ha un'unità o un leader propri, come nelle regole inglesi.
option-will_gained-everywhere = Ovunque fino alla fine del turno, come nelle prime regole.
option-neutral_units = Dove chi possiede il volere del popolo può muovere e far riposare le unità neutrali.
option-neutral_units-by-rules = { by-rules }
option-neutral_units-friends = Dove ha un'unità o un leader propri, come nelle regole inglesi.
option-neutral_units-everywhere = Ovunque, come nelle prime regole.
option-neutral_trotsky = Dove chi possiede il volere del popolo può muovere e far riposare il Trotsky neutrale.
option-neutral_trotsky-by-rules = { by-rules }
option-neutral_trotsky-friends = Dove ha un'unità o un leader propri, come nelle regole inglesi.
option-neutral_trotsky-everywhere = Ovunque, come nelle prime regole.
option-leader_order = In quale ordine si esegue una carta leader.
option-leader_order-by-rules = { by-rules }
option-leader_order-either = In qualsiasi ordine, come nelle regole inglesi.
option-leader_order-leader-first = Prima entra il leader, come nelle prime regole.
option-solitaire = Se si gioca da soli contro l'opposizione.
option-solitaire-no = No: si gioca in due.
option-solitaire-red = Sì: il giocatore è il Rosso.
option-solitaire-white = Sì: il giocatore è il Bianco.
option-difficulty = Quanto è forte l'opposizione: la forza delle sue unità affaticate.
option-difficulty-1 = Forza 1, per la prima partita.
option-difficulty-2 = Forza 2.
option-difficulty-3 = Forza 3.
option-difficulty-4 = Forza 4.
option-difficulty-5 = Forza 5.
option-difficulty-6 = Forza 6, la più difficile.
option-components = I valori della propria scatola, dove sono diversi dai nostri.


## Il tabellone sul tavolo

board-standing = Round { $round } · { $phase } · { $month }, giorno { $day }
board-token = { $token }, { $face }
board-leader = { $token_subject }
board-marker = Segnalino obiettivo { $number }

board-lead =
    { $left ->
        [0] { $side_subject } è arrivato alla fine
       *[other] { $side_subject } è avanti di { $lead }, ne mancano { $left } alla fine
    }
board-level = Parità, { $left } fino a ciascuna estremità
board-will-of = { $side_subject } ha il volere del popolo

board-month-march-april = mar/apr
board-month-may-june = mag/giu
board-month-july = lug
board-month-august = ago
board-month-september = set
board-month-october = ott
board-month-november = nov
board-month-worth =
    { $points ->
        [one] { $month }: l'agitazione vale { $points } punto
       *[other] { $month }: l'agitazione vale { $points } punti
    }
board-day = Giorno { $day }
board-trotsky = Trotsky torna
board-trotsky-red = Trotsky si unisce
board-slides = Il giorno { $day } scivola alla fine del mese

board-unrest = Agitazione
board-unrest-worth =
    { $points ->
        [one] L'agitazione vale { $points } punto vittoria
       *[other] L'agitazione vale { $points } punti vittoria
    }
board-unrest-tile = Tessera sulla casella “Unrest!”: { $region }
board-blockade = Blocco, poi agitazione
board-blockade-tile = Tessera sulla casella “Blockade!”: { $region }
board-tile-left = Tessera ancora nella pila: { $region }
board-tile-used = Tessera già scartata: { $region }

board-objective-worth =
    { $points ->
        [one] Obiettivo { $side_of }, vale { $points } punto vittoria
       *[other] Obiettivo { $side_of }, vale { $points } punti vittoria
    }
board-totals = { side-white } { $white }, { side-red } { $red }
board-nobody = non vincerebbe nessuno
board-would-win = vincerebbe { $side_the }
board-by-tokens = Parità: segnalini { $white } : { $red }
board-by-will = Parità: volere del popolo
board-bridge = { $connection }, { $region } – { $region_other }
    .short = { $region } – { $region_other }
board-bridge-shut = { $connection }, { $region } – { $region_other }, chiusa dal blocco

board-opposition = L'opposizione, difficoltà { $difficulty }
board-opposition-short = Opposizione, livello { $difficulty }
board-supply = Scorta
board-objective = Obiettivo
board-played = Giocate
board-hand = In mano
board-stack = Pila
board-deck = Mazzo
board-discard = Scarti: { $count }
board-discarded = Scarti
board-out = Fuori gioco
board-face-down = Un obiettivo, coperto
board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
board-command-card =
    { $points ->
        [one] { $card }: giorni { $days }, valore reclutamento { $recruit }, { $action }, { $points } punto
       *[other] { $card }: giorni { $days }, valore reclutamento { $recruit }, { $action }, { $points } punti
    }
board-leader-card = { $card }: giorni { $days }, forza { $fresh }, affaticato { $exhausted }, { $action }
board-reach =
    { $bonus ->
        [yes] Porta al giorno { $day }, con un'azione bonus
       *[no] Porta al giorno { $day }
    }
board-reach-month =
    { $bonus ->
        [yes] Porta al giorno { $day } del nuovo mese, con il volere del popolo e un'azione bonus
       *[no] Porta al giorno { $day } del nuovo mese, con il volere del popolo
    }

board-city = La città
board-neva = Neva
board-quarter = Quartiere
board-winner = Vincerebbe
board-connections = Connessioni
board-tiles = Tessere quartiere
board-calendar = Calendario
board-month = Mese
board-bonus-day = Il giorno { $day } dà un'azione bonus
board-brings = Che cosa porta
board-leader-token = { $token } { $fresh }/{ $exhausted }, { $face }
board-aside = Accanto al tabellone
board-none = nulla


## Una cosa da sola, spiegata

about-card-days =
    { $days ->
        [one] Giocarla fa avanzare la data di { $days } giorno.
       *[other] Giocarla fa avanzare la data di { $days } giorni.
    }
about-objective =
    { $points ->
        [one] Come obiettivo segreto dà { $points } punto vittoria alla fazione più forte { $region_at }.
       *[other] Come obiettivo segreto dà { $points } punti vittoria alla fazione più forte { $region_at }.
    }
about-leader-card = Alla fine del round la carta esce dal gioco; un leader che non è ancora entrato non arriva più.
about-strength = Forza { $up } ora, { $down } sull'altro lato.
about-cost = Per reclutarla si spende { $cost }.
about-neutral = Conta per la fazione che possiede il volere del popolo, dove questa ha un'unità o un leader propri.
about-token-supply = Nella scorta.
about-token-calendar = Aspetta sul calendario.
about-token-gone = Fuori gioco.
about-token-tires = Quando il suo quartiere dà punti, si affatica.
about-token-back = Quando il suo quartiere dà di nuovo punti, torna nella scorta.
about-token-out = Quando il suo quartiere dà di nuovo punti, esce dal gioco.
about-open = I segnalini la percorrono, con Movimento e Doppio Movimento.
about-shut = Finché il blocco è qui nulla la percorre; si recluta sempre ovunque.
about-today = Oggi.
about-day-cards = Dalla tua mano porta qui: { $cards }.
about-last-day = Chi supera il giorno { $day } inizia un nuovo mese e prende il volere del popolo.
about-trotsky-returns = Quando inizia questo mese, il Trotsky neutrale appare nel quartiere dell'agitazione.
about-trotsky-joins = Quando inizia questo mese, Trotsky diventa rosso, se è in città.
about-last-month = In questo mese la partita finisce dopo la Fase Punteggio.
about-support-title = Tracciato punteggio
about-support = Ogni punto vittoria muove il segnalino di una casella verso la fazione che lo ottiene. Chi raggiunge l'ultima casella vince subito; altrimenti alla fine decide la metà su cui si trova il segnalino.
about-will = Chi lo possiede controlla i segnalini neutrali dove ha un'unità o un leader propri; lì contano per lui. A parità di forza e di segnalini, vince.
about-will-passes = Passa a chi inizia un nuovo mese o ispira il popolo.
about-marker-unrest = Al punteggio si mette nel quartiere dell'agitazione.
about-marker = Al punteggio si mette nel quartiere di un obiettivo.
about-markers = In ogni quartiere con un segnalino obiettivo i segnalini riposati si affaticano, e quelli affaticati lasciano la città.
about-deck = Quando è vuoto, gli scarti vengono mescolati in un nuovo mazzo.


## Ordini permanenti

order-unrest-points = Quando ho vinto l'agitazione, prendere i punti vittoria.


## Suggerimenti

hint-support = Porta più punti vittoria, o ne costa meno.
hint-regions = Rafforza i quartieri dove si sta per segnare punti.
hint-strength = Lascia più forza in città per il round successivo.
hint-leaders = Tiene in mano i leader.
hint-cards = Lascia più carte in mano.
hint-turns = Fa cominciare l'altra fazione nel round successivo.


## Che cosa significano i segni

# Quarters where there is little room.
short-green = Pietrog.
short-purple = Vasil'.
short-white = Ammirag.

legend-neutral = di nessuna fazione
legend-days = la data, e i giorni di una carta; dopo una carta, il giorno a cui porta
legend-points = punti vittoria, e il segnalino punteggio
legend-pip = uno di valore di reclutamento
legend-will = il volere del popolo; dopo una carta: un nuovo mese
legend-shut = il blocco, e spostarlo
legend-bonus = un giorno che porta un'azione bonus
legend-slide = giorni che scivolano alla fine del mese
legend-unrest = agitazione; con › davanti: dove sarà nel prossimo round
legend-trotsky = Trotsky, sopra il mese in cui torna, o si unisce ai bolscevichi
legend-faces = un segnalino: la sua forza ora, e piccola accanto quella dell'altro lato
legend-tired = un segnalino affaticato
legend-marker = un segnalino obiettivo

# Dove si possono dividere le parole lunghe.

breaks = Pietro|grado ev|skij Am|mi|ra|glia|to
