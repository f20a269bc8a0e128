# Il tavolo: giocare nel browser.

## Su ogni pagina

table-skip = Vai al contenuto
table-navigation = Pagine di questo gioco
table-menu = Menù
table-language = Lingua
table-light = Luce
table-light-system = Automatica
table-light-light = Chiaro
table-light-dark = Scuro
table-foot = Tre giochi da tavolo sulla rivoluzione, secondo le regole. Tutto ciò che è in questa pagina viene da questa macchina.
table-docs = Documentazione
table-close = Chiudi
table-connection-lost = Il collegamento è interrotto; nuovo tentativo …
table-request-failed = Non è arrivato. Prova ancora.
table-copied = Copiato
table-page-rules = Regole
table-page-aid = Aiuto di gioco
table-page-learn = Impara
table-page-history = Storia
table-contents = Indice
table-rulings = Decisioni
table-whole-rules = Nel testo completo delle regole
table-beside = Regole, aiuto e lezioni
table-in-new-tab = Tutte le regole in una nuova scheda
table-open-game = Apri questa partita


## L'atrio

table-lobby = Atrio
table-lobby-headline = Scegli da che parte stare
table-lobby-about = Tre giochi da tavolo sulla rivoluzione, secondo le regole: contro un bot, con amici lontani, o insieme davanti a questo schermo. Senza account, senza attese.
table-my-games = Le mie partite
table-new-game = Una nuova partita
table-finished-games = Partite finite
table-no-games = Nessuna partita è in corso. Scegli un manifesto: la tua prima mossa è a tre clic da qui.
table-play-now = Gioca subito
table-play-otherwise = Altri modi di giocare
table-play-game = Gioca a { $game }
table-your-turn = Tocca a te
table-playing-against = { $sides } contro { $others }
table-playing-here = { $sides } a questo schermo
table-entry-waiting = Si attende: { $sides }.
table-entry-broken = Questa partita non si può più aprire. { $reason }


## Una nuova partita

table-who-sits = Chi siede dove?
table-sit-me = A questo schermo
table-sit-friend = Un amico, con un link
table-think = Tempo dell'esperto per pensare
table-think-seconds = { NUMBER($seconds) } s per ogni scelta
table-sit-about = Se in più siedono a questo schermo, tra un turno e l'altro cala un sipario. Per un amico ricevi un link da mandargli.
table-how = Come si gioca?
table-more-options = Altre opzioni
table-your-name = Il tuo nome, se gli altri devono vederne uno
table-begin = Comincia
table-nobody-here = Almeno una parte deve essere giocata a questo schermo.


## Un posto con un link

table-invited = C'è un posto per te: { $side }. Siediti, e questo browser ti riconoscerà.
table-sit-down = Siediti
table-waits-for-friend = Il posto { $side_of } aspetta il tuo amico.
table-friend-link = Link al posto { $side_of }
table-copy = Copia
table-copy-link = Copia il link
table-show-link = Mostra il link
table-make-link = Crea un link
table-new-link = Crea un nuovo link; quello vecchio non varrà più


## Giocare

table-question = Domanda
table-players = Chi gioca
table-is-asked = deve scegliere
table-board = Il tabellone
table-hand = Mano
table-log = Cronaca
table-log-filter = Che cosa mostra la cronaca
table-log-all = Tutto
table-log-mine = Mio
table-log-scoring = Punteggio
table-log-empty = Non è ancora successo nulla.
table-log-stranded = La cronaca di una partita con regole precedenti non si conserva.
table-log-earlier = { $count ->
    [one] Una riga precedente
   *[other] { $count } righe precedenti
}
table-twin = Il tabellone a parole
table-twin-show = Mostra il tabellone a parole
table-twin-short = A parole
table-tabs = Che cosa si vede
table-would-follow = Che cosa ne seguirebbe
table-hold = Tieni premuto per vedere gli effetti
table-best-after = Poi, la scelta migliore:
table-play-again = Che cosa è successo dal mio ultimo turno
table-sounds = Suoni
table-playback = Rivedi passo passo le mosse degli altri
table-moment-tab = Momento
table-to-moment = Vai al momento { $moment }
table-back-step = Torna a tutte le scelte
table-you = tu
table-somebody = un amico
table-friend-missing = non ancora arrivato
table-bot-replaced = { $bot }, al posto di chi si è arreso
table-waiting-for-nobody = Sta per arrivare la prossima domanda.
table-onlooking = Stai guardando.
table-pass-on = Passa lo schermo { $side_to }
table-pass-on-hint = { $side_subject } continua quando nessun altro guarda.
table-i-am = Sono { $side_the }
table-undo = Annulla
table-undo-side = { $side }: annulla
table-undo-plea = Chiedi di annullare
table-plea = { $side_subject } vorrebbe annullare la sua ultima scelta.
table-plea-waiting = Hai chiesto di annullare la tua ultima scelta. Manca la risposta di: { $sides }.
table-agree = D'accordo
table-refuse = Rifiuta
table-look-back = Guarda indietro
table-resign = Arrenditi
table-resign-two = La partita sarà persa, e finita.
table-resign-many = Un bot gioca al tuo posto, e il risultato lo segnalerà.
table-resign-yes = { $side_subject } si arrende
table-offered = Questo si può scegliere.
table-not-now = In questo momento non ti viene chiesto nulla.
table-asked-for-other = { $thing }: ora non si può scegliere. Ti si chiede: { $question }
table-asked-otherwise = Ora non si può scegliere. Ti si chiede: { $question }
table-asked-now = Ora ti si chiede: { $question }


## La fine

table-won =
    { $sides_count ->
        [1] Vince { $sides_the }
       *[other] Vincono { $sides_the }
    }
table-resigned = { $side_subject } si è arreso.
table-replaced = Durante la partita un bot ha preso il posto { $side_of }.
table-once-more = Gioca ancora
table-swap-sides = Scambia le parti
table-to-rematch = Alla rivincita
table-to-lobby = All'atrio
table-to-game = Alla partita


## Guardare indietro

table-replay = Moviola
table-moment = Momento { $moment } di { $last }
table-first = All'inizio
table-back = Uno indietro
table-next = Uno avanti
table-last = Alla fine
table-go = Mostra
table-eyes = Visto da
table-onlooker = uno spettatore
table-set-out = La partita è preparata.
table-copy-moment = Copia un link a questo momento
table-record = Scarica la registrazione
table-fork = Gioca da qui in poi
table-fork-about = Da questo momento comincia una nuova partita, contro i bot. Ciò che si pesca e si tira da qui in poi è nuovo.
table-fork-side = La mia parte
table-fork-bot = Contro
table-fork-begin = Continua a giocare
table-committed = Prima della prima carta chi dà le carte si è impegnato con questa somma. Alla fine svela il suo segreto, e tutte le carte e i tiri si possono verificare.
table-commitment = Impegno:
table-verified =
    { $answers ->
        [0] Tutte le scelte sono state controllate. Non è stato pescato né tirato nulla.
        [one] { $answers } carta o tiro è stato verificato e corrisponde all'impegno preso.
       *[other] Tutte le { $answers } carte e tiri sono stati verificati e corrispondono all'impegno preso.
    }
table-fails = La scelta { $number } non corrisponde all'impegno preso.


## Quando qualcosa non va

table-trouble = Qualcosa non va
table-trouble-missing = Qui non c'è nulla
table-trouble-moved-on = La partita è andata avanti
table-again = Riprova


## Lontani: l'orologio

table-clock = Orologio
table-clock-none = Nessuno
table-clock-live = Dal vivo
table-days-and-hours = { $days } g { $hours } h
table-clock-days = A distanza
table-clock-field-minutes = minuti per ogni parte
table-clock-field-increment = secondi in più per ogni risposta
table-clock-field-days = giorni per ogni risposta
table-clock-about = L'orologio parte quando ci sono tutti. Scorre per chi deve rispondere, e non mentre agiscono i bot. Chi esaurisce il tempo ha perso; se si è in più di due, un bot prende il suo posto.
table-pace-live =
    { $increment ->
        [0] { $minutes } min a testa
       *[other] { $minutes } min a testa, { $increment } s in più per ogni risposta
    }
table-pace-days =
    { $days ->
        [one] { $days } giorno per ogni risposta
       *[other] { $days } giorni per ogni risposta
    }
table-time-left = Tempo rimasto:
table-clock-waits = l'orologio parte quando ci sono tutti
table-clock-paused = in pausa
table-paused = La partita è in pausa.
table-pause = Metti in pausa
table-resume = Riprendi
table-plea-pause = { $side_subject } vorrebbe mettere in pausa la partita.
table-plea-pause-waiting = Hai chiesto una pausa. Manca la risposta di: { $sides }.
table-plea-resume = { $side_subject } vorrebbe riprendere. Un giorno dopo la richiesta la partita riprende comunque.
table-plea-resume-waiting = Hai chiesto di riprendere. Se nessuno risponde, la partita riprende dopo un giorno. Manca la risposta di: { $sides }.
table-timeout = { $side_subject } ha esaurito il tempo.
table-stranded = Questa partita qui non può continuare
table-stranded-about = Vedi la sua ultima posizione. Se tutti sono d'accordo si può chiudere; allora la registrazione è vostra.
table-abandon = Chiudi la partita
table-abandoned = La partita è stata chiusa
table-abandoned-about = Tutti erano d'accordo di chiuderla. Nessuno ha vinto e nessuno ha perso.
table-plea-abandon = { $side_subject } vorrebbe chiudere la partita: nessuno vince, nessuno perde.
table-plea-abandon-waiting = Hai chiesto di chiudere la partita. Manca la risposta di: { $sides }.
table-bot-timeout = { $bot }, al posto di chi ha esaurito il tempo
table-your-turn-told = Tocca a te.


## Lontani: finché al posto non c'è nessuno

table-away = Quando non ci sono
table-away-about = Ciò che il tavolo fa per questo posto mentre non ci sei. Nessun altro ne sa nulla, e tutto si può revocare.
table-orders = Ordini permanenti
table-orders-about = Ciò che un ordine sceglie appare agli altri come qualsiasi altra scelta. Arriva però subito, e da questo possono trarre le loro conclusioni. Una scelta che annulli torna a te.
table-orders-give = Dai questi ordini
table-order-none = nessun ordine
order-only-option = Scegliere l'unica possibilità dove non ce n'è un'altra.
table-by-order = per tuo ordine
table-messages = Messaggi
table-notify-about = Finché in questo browser è aperta la pagina di una partita, il tuo sistema può avvisarti quando tocca a te.
table-notify-on = Avvisami quando tocca a me
table-notify-off = Non avvisarmi più
table-notify-denied = Questo browser non può mostrare notifiche di questo tavolo. Lo si può cambiare nelle sue impostazioni.
table-webhook-about = Quando tocca a te, un messaggio può andare a un indirizzo su Internet, per esempio al webhook in entrata della tua chat. Dice il gioco, la tua parte e dove si trova la partita; arriva una volta per turno, e non se rispondi subito.
table-webhook-address = Indirizzo, con https
table-webhook-give = Manda lì i messaggi
table-webhook-change = Manda i messaggi lì, invece
table-webhook-stop = Non mandare più messaggi
table-webhook-set = I messaggi vanno a { $host }. Un primo messaggio è in viaggio, così vedi se arriva.
table-webhook-failed = L'ultimo messaggio a { $host } non è arrivato, benché si sia provato più volte.
table-message-turn = Tocca a te in { $game } ({ $side }): { $url }
table-message-greeting = I messaggi su { $game } ({ $side }) arriveranno qui: { $url }
table-feed = Segui le mie partite con un lettore di feed
table-feed-about = Un feed dice in quali partite di questo browser tocca a te. Il suo indirizzo è segreto: chi lo ha vede lo stesso, ma non può giocare.
table-feed-address = Indirizzo del feed
table-feed-make = Crea un indirizzo
table-feed-new = Crea un nuovo indirizzo; quello vecchio non varrà più
table-feed-stop = Ferma il feed
table-feed-title = Barricades: tocca a te
table-feed-turn = Tocca a te: { $game } ({ $side })

## Suggerimenti

table-hint = Suggerimento
table-hints = Suggerimenti
table-hints-usual = come al solito: tranne se un amico gioca altrove
table-hints-yes = sì
table-hints-no = no

## The end of a game

ending-you-won = Hai vinto
ending-you-lost = Hai perso
ending-again = Mostra la fine
ending-board = Mostra il tabellone
ending-points = Da dove sono venuti i punti
ending-sum = In tutto
ending-others = altre fonti
ending-hidden = Nascosto, ora scoperto
ending-hidden-about = Il tabellone alla fine, visto con gli occhi di:
ending-choices = { $count ->
    [one] una scelta
   *[other] { $count } scelte
}
