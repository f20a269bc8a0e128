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
table-close = Chiudi
table-connection-lost = Il collegamento è interrotto; nuovo tentativo …
table-request-failed = Non è arrivato. Prova ancora.
table-copied = Copiato
table-page-rules = Regole
table-page-aid = Aiuto di gioco
table-page-guide = Prima partita
table-page-history = Storia
table-contents = Indice
table-rulings = Decisioni
table-whole-rules = Nel testo completo delle regole
table-open-game = Apri questa partita


## L'atrio

table-lobby = Atrio
table-lobby-headline = Scegli da che parte stare
table-lobby-about = Tre giochi da tavolo sulla rivoluzione, secondo le regole: contro un bot, con amici lontani, o insieme davanti a questo schermo. Senza account, senza attese.
table-my-games = Le mie partite
table-new-game = Una nuova partita
table-finished-games = Partite finite
table-no-games = Nessuna partita è in corso. Scegli un manifesto: la tua prima mossa è a tre clic da qui.
table-play = Gioca
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
table-sit-greedy = Bot goloso
table-sit-random = Bot a caso
table-sit-about = Il bot goloso cerca la mossa migliore lì per lì, il bot a caso fa una qualunque cosa permessa. Se in più siedono a questo schermo, tra un turno e l'altro cala un sipario. Per un amico ricevi un link da mandargli.
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
table-make-link = Crea un link
table-new-link = Crea un nuovo link; quello vecchio non varrà più


## Giocare

table-question = La domanda
table-fold = Riduci o allarga la domanda
table-players = Chi gioca
table-is-asked = deve scegliere
table-board = Il tabellone
table-hand = La tua mano
table-log = Cronaca
table-log-filter = Che cosa mostra la cronaca
table-log-all = Tutto
table-log-mine = Mio
table-log-scoring = Punteggio
table-log-empty = Non è ancora successo nulla.
table-twin = Il tabellone a parole
table-larger = Più grande
table-smaller = Più piccolo
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
table-resign-many = Un bot prende il posto, e il risultato lo dirà.
table-resign-yes = { $side_subject } si arrende
table-offered = Questo si può scegliere.
table-not-now = In questo momento non ti viene chiesto nulla.


## La fine

table-won =
    { $sides_count ->
        [1] Vince { $sides_the }
       *[other] Vincono { $sides_the }
    }
table-resigned = { $side_subject } si è arreso.
table-replaced = Durante la partita un bot ha preso il posto { $side_of }.
table-rematch = Rivincita a parti scambiate
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
        [one] { $answers } carta o tiro è stato verificato e corrisponde all'impegno preso.
       *[other] Tutte le { $answers } carte e tiri sono stati verificati e corrispondono all'impegno preso.
    }
table-fails = La scelta { $number } non corrisponde all'impegno preso.


## Quando qualcosa non va

table-trouble = Qualcosa non va
table-trouble-missing = Qui non c'è nulla
table-trouble-moved-on = La partita è andata avanti
table-again = Riprova
