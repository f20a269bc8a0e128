# Il terminale: la riga di comando, la pagina e ciò che si può scrivere.

## La riga di comando

terminal-usage = Uso:
terminal-arguments = Argomenti
terminal-flags = Inoltre
terminal-commands = Comandi
terminal-seats = Chi siede dove
terminal-seats-about = Ogni fazione è giocata da uno fra: { $known } (io, un amico a questo schermo, o un bot), o da un programma tuo: “cmd:./mio-bot”. Dove non è detto altro, io gioco la prima fazione libera e un bot le altre.
terminal-options = Come si gioca

terminal-about = Tre giochi da tavolo sulla rivoluzione, secondo le regole.
terminal-epilog = “barricades” da solo apre il tavolo nel browser; “barricades play” fa qualche domanda e comincia qui. “barricades COMANDO --help” spiega meglio un comando.
terminal-examples = { $count ->
        [one] Esempio:
       *[other] Esempi:
    }
terminal-about-games = elenca i giochi e ciò che si può impostare in ciascuno
terminal-examples-games =
    barricades games dual-powers
terminal-about-play = gioca qui nel terminale: contro un bot, in due davanti allo stesso schermo, o da soli
terminal-epilog-play = Senza altro, vengono fatte alcune domande. La partita è salvata dopo ogni scelta: si può smettere quando si vuole.
terminal-examples-play =
    barricades play dual-powers --white me --red hard
terminal-about-replay = ripercorre la registrazione di una partita, con gli occhi di ogni fazione
terminal-epilog-replay = Dove nessuno può scrivere, e con --to o --log, si stampa una posizione o la cronaca.
terminal-examples-replay =
    barricades replay partita.json --side white --to 40
terminal-about-rules = mostra le regole in breve, o una loro sezione
terminal-examples-rules =
    barricades rules dual-powers 4.3
    barricades rules dual-powers 4
    barricades rules dual-powers R12
    barricades rules --search "prova bonus"
terminal-about-cards = leggere una per una le carte di un gioco, o controllare carte proprie
terminal-examples-cards =
    barricades cards show 28
    barricades cards show "Domenica di sangue"
    barricades cards list --deck great-war
    barricades cards check mie-carte.toml
terminal-about-verify = controlla ogni pescata e ogni lancio di una registrazione: se è ciò a cui il mazziere si era vincolato
terminal-epilog-verify = Il codice d'uscita è 0 se la registrazione regge, 1 se una scelta non torna, la partita non giunge alla fine o un sigillo è rotto, e 2 se non si può verificare.
terminal-examples-verify =
    barricades verify partita.json
terminal-about-table = apre il tavolo: si gioca nel browser, qui o con amici lontani
terminal-epilog-table = Le partite stanno in un solo file e proseguono quando il tavolo viene riaperto. Gli amici devono poter raggiungere questo computer: --host 0.0.0.0 li lascia entrare.
terminal-examples-table =
    barricades table --port 8080 --no-browser
terminal-about-doctor = ripercorre ogni partita del tavolo e dice quale non si può aprire e perché
terminal-epilog-doctor = Il codice d'uscita è 0 se tutte le partite sono integre, 1 se una non lo è.
terminal-examples-doctor =
    barricades doctor --data games.sqlite

terminal-flag-help = mostra solo questo aiuto
terminal-flag-version = mostra solo la versione
terminal-flag-language = la lingua: inglese, tedesco o italiano; altrimenti quella dell'ambiente
terminal-flag-game = il gioco: { $known }
terminal-flag-games-game = il gioco da descrivere per intero; altrimenti si elencano tutti
terminal-flag-section = una sezione (4.3), un capitolo (4) o una decisione (R12); altrimenti l'indice
terminal-flag-search = parole da cercare in regole, decisioni, aiuti, guide, lezioni e carte: del gioco, o di tutti
terminal-flag-record = il file di una partita, come lo salva il terminale
terminal-flag-side = la fazione con i cui occhi si guarda; altrimenti quelli di uno spettatore
terminal-flag-to = stampa la posizione dopo tante scelte
terminal-flag-log = stampa ciò che è accaduto, in frasi
terminal-flag-resume = riprende una partita: quella nel file, o l'ultima giocata che non è finita
terminal-flag-seat = chi gioca { $side_the }
terminal-flag-option = una qualsiasi di queste opzioni, con il suo nome; si può ripetere
terminal-flag-components = un file con i valori della propria scatola, dove differiscono dai nostri
terminal-flag-cards-what = list (elencare), show (mostrare) o check (controllare)
terminal-flag-cards-which = il numero o il nome della carta da mostrare, o il file delle carte da controllare; “show” ne accetta più d'una
terminal-flag-deck = solo le carte di questo mazzo: { $known }
terminal-flag-cards = un file con carte proprie, al posto delle nostre con gli stessi numeri
terminal-flag-seed = per i test: il segreto del mazziere, perché una partita si possa ripetere
terminal-flag-plain = riga per riga, come serve a script e lettori di schermo; da sé, dove il terminale non può altro
terminal-flag-theme = l'aspetto dell'applicazione: scuro (dark), chiaro (light) o senza colori (colourless)
terminal-flag-coach = un allenatore per questa partita: spiega ogni nuovo tipo di domanda e avverte prima degli errori gravi
terminal-flag-bell = suona il campanello a ogni domanda
terminal-flag-host = l'indirizzo su cui restare in ascolto; altrimenti entra solo questo computer
terminal-flag-port = la porta su cui restare in ascolto; altrimenti la { $port }, o una qualunque libera
terminal-flag-data = il file o il database PostgreSQL in cui stanno le partite; altrimenti quello che dice DATABASE_URL, o un file nel posto abituale per i dati
terminal-flag-key = la chiave del tavolo di cui la registrazione deve portare il sigillo
terminal-flag-mend = riporta le partite danneggiate all'ultima posizione integra e conserva in un file quel che taglia; prima chiudi il tavolo
terminal-flag-no-browser = non apre il browser

terminal-no-command = Non c'è un comando “{ $name }”. Ci sono: { $known }.
terminal-no-language = Non c'è una lingua “{ $name }”. Ci sono: { $known }.
terminal-unknown-argument = “{ $name }” qui non significa nulla; vedi “{ $command } --help”.
terminal-needs-value = “{ $name }” vuole un valore.
terminal-takes-no-value = “{ $name }” non vuole alcun valore.
terminal-missing = Manca { $name }; vedi “{ $command } --help”.
terminal-bad-usage = Così non si capisce: { $problem }.
terminal-not-a-number = “{ $text }” dopo { $name } non è un numero intero.
terminal-bad-seed = “{ $name }” non va bene: servono coppie di cifre esadecimali.
terminal-no-theme = Non c'è un aspetto “{ $name }”. Ci sono: { $known }.
terminal-no-pair = “{ $text }” non si legge come NOME=VALORE.
terminal-which-game = Quale gioco? Ci sono: { $known }.
terminal-resume-alone = “--resume” riprende una partita com'era; non va insieme ad altre richieste.
terminal-as-text-alone = Come testo può giocare una persona sola: ciò che si dice a un giocatore, gli altri non devono leggerlo.
terminal-no-such-seat = In questa partita nessuno gioca { $side_the }. Si giocano: { $known }.
terminal-unknown-player = “{ $name }” non può sedersi. Può essere: { $known }.
terminal-no-such-side = Non c'è una fazione “{ $name }”. Ci sono: { $known }.
terminal-no-such-choice = Non c'è una scelta { $number }: la registrazione finisce con la scelta { $last }.
terminal-no-section = Non c'è una sezione “{ $section }”.
terminal-no-cards-do = “{ $name }” non è cosa che si possa fare con le carte. Può essere: { $known }.
terminal-no-deck = Non c'è un mazzo “{ $name }”. Ci sono: { $known }.
terminal-no-card = Non c'è una carta { $name }.
terminal-doubt = Da rivedere: { $doubt }
terminal-pack-holds =
    { $count ->
        [one] Con { $count } carta si può giocare.
       *[other] Con { $count } carte si può giocare.
    }
terminal-no-file = Non c'è un file { $file }.
terminal-is-a-folder = { $file } è una cartella, non un file.
terminal-no-permission = { $file } non si può leggere o scrivere.
terminal-os-error = { $file }: { $problem }.
terminal-not-text = { $file }: questo non è un file di testo.
terminal-nothing-to-resume = In { $folder } non c'è alcuna partita da finire.
terminal-held = Questa partita è aperta in un altro terminale, che la gioca; qui puoi stare a guardare. ({ $file })
terminal-nobody-sits = In questa registrazione nessuno siede dalla parte { $side_of }: si può rivedere, ma non riprendere.
terminal-no-dealer = In questa registrazione manca il segreto del mazziere: si può rivedere, ma non riprendere.
terminal-needs-extra = Serve { $name }, che non è installato. Per installarlo: { $command }
terminal-no-port = Non c'è una porta { $number }; l'ultima è { $last }.
terminal-no-door = Non è possibile restare in ascolto su { $name }: { $problem }.


## Il dialogo

terminal-ask-game = A quale gioco vuoi giocare?
terminal-ask-how = Come vuoi giocare?
terminal-how-resume = Continuare
terminal-how-resume-about = la partita non finita
terminal-how-friend = Insieme
terminal-how-friend-about = a questo schermo, passandoselo
terminal-how-alone = Da solo
terminal-how-alone-about = contro l'opposizione automatica
terminal-how-learn = Impara
terminal-how-learn-about = con lezioni brevi, sul tabellone vero
terminal-ask-time = Quanto può pensare il bot a ogni scelta?
terminal-time = { NUMBER($seconds) } s
terminal-ask-side = Quale fazione prendi?
terminal-pick = “{ $typed }” non è tra queste: scrivi un numero da 1 a { $count } o l'inizio di un nome.


## Giocare

terminal-hint = un tasto o parte di un nome;
terminal-short = In questa pagina manca qualcosa; per intero: { $command }.
terminal-expected = “{ $typed }” non è tra le scelte: scrivi il tasto di una, da { $first } a { $last }, o parte del suo nome, oppure ? per l'aiuto.
terminal-ambiguous = “{ $typed }” può voler dire: { $found }.
terminal-more = … e prima altri { $count }: cronaca
terminal-forced = C'era una sola scelta: { $choice }.
terminal-pass-on = Passa lo schermo { $side_to }.
terminal-pass-on-hint = { $side_subject } preme Invio quando nessun altro guarda.
terminal-pass-on-undo = { $side_subject } preme Invio quando nessun altro guarda. Fino ad allora l'ultima scelta si può ritirare: annulla.
terminal-offered = { $choice } è tra le scelte: { $key }.
terminal-unknown = Nulla che si possa scegliere qui si chiama “{ $name }”.
terminal-why-what = Perché cosa? Nomina qualcosa che non è tra le scelte.
terminal-card-what = Quale? Nomina una carta, o qualunque altra cosa si possa leggere.
terminal-nothing-to-read = Non c'è nulla da leggere che si chiami “{ $name }”.
terminal-star = nuovo dalla tua ultima scelta
terminal-lessons-how = “barricades learn { $game } 1”, in un altro terminale, apre la prima; la tua partita aspetta qui.
terminal-coach-away = “{ $command }” lo congeda
terminal-coach-on = L'allenatore è qui: spiega ogni nuovo tipo di domanda e avverte prima degli errori gravi.
terminal-coach-off = L'allenatore se n'è andato; “{ $command }” lo richiama.
terminal-coach-alone = L'allenatore c'è solo dove una persona gioca da sola o contro dei bot.
terminal-coach-sure = Invio sceglie lo stesso; qualsiasi altra cosa ti fa scegliere di nuovo:
terminal-cannot-undo = Non c'è nulla da annullare: la tua ultima scelta ha svelato qualcosa di nascosto, oppure da allora ha scelto l'altra fazione.
terminal-resign-sure = { $side_subject } si arrende davvero? (sì/no)
terminal-resigned = { $side_subject } si è arreso.
terminal-file-exists = { $file } c'è già, e resta com'è.
terminal-saved = La partita è salvata in { $file }
terminal-how-to-resume = “barricades play --resume” la riprende.
terminal-committed = Il mazziere si è vincolato a { $commitment }.
terminal-revealed = Il mazziere si era vincolato a { $commitment } e ora svela il segreto: { $secret }
terminal-how-to-verify = “barricades verify { $file }” controlla tutto ciò che ha dato. “barricades replay” fa rivedere la partita.
terminal-rulings = Decisioni, da vedere con ? e il numero: { $titles }.

# Le parole che si possono scrivere; la prima è quella mostrata.
terminal-command-help = aiuto regola regole
terminal-command-why = perché
terminal-command-card = carta
terminal-command-hint = consiglio
terminal-command-aid = riassunto
terminal-command-signs = segni legenda
terminal-command-undo = annulla indietro
terminal-command-lessons = lezioni
terminal-command-log = cronaca diario storia
terminal-command-board = tabellone mappa
terminal-command-coach = allenatore
terminal-command-save = salva
terminal-command-resign = arrenditi resa
terminal-command-quit = esci fine

terminal-does-help = con un numero o delle parole: una sezione delle regole, o che cosa ne dicono
terminal-does-why = con un nome: perché non si può scegliere
terminal-does-card = con un nome: una carta, o altro che si può leggere
terminal-does-hint = le scelte migliori, e perché
terminal-does-aid = il riassunto delle regole
terminal-does-signs = il significato dei segni
terminal-does-lessons = le lezioni di questo gioco
terminal-does-log = tutto ciò che è successo
terminal-does-save = con un file: una copia della partita, che è salvata comunque
terminal-does-undo = annulla la tua ultima scelta
terminal-does-board = tutto il tabellone
terminal-does-coach = l'allenatore arriva, o se ne va
terminal-does-resign = abbandona la partita
terminal-does-quit = esci; con --resume si riprende la partita
terminal-yes = s sì


## Rivedere e verificare

terminal-turn-next = avanti a
terminal-turn-back = indietro i
terminal-turn-jump = vai v
terminal-turn-side = occhi o fazione
terminal-turn-log = cronaca diario d
terminal-turn-quit = esci e fine
terminal-turn-expected = Invio volta pagina; altrimenti scrivi una di queste parole: { $known }.
terminal-choice = scelta { $number } di { $last }, occhi: { $eyes }
terminal-onlooker = uno spettatore
terminal-verified =
    { $answers ->
        [0] La registrazione regge. Non vi è stato pescato né tirato nulla.
        [one] La registrazione regge: { $answers } carta o tessera data è quella a cui il mazziere si era vincolato.
       *[other] La registrazione regge: tutto ciò che il mazziere ha dato, { $answers } volte, è ciò a cui si era vincolato.
    }
terminal-fails = La scelta { $number } non torna: la registrazione dice “{ $recorded }”, ma il segreto del mazziere dà “{ $expected }”. Ciò che ha dato prima, { $answers } volte, regge.
terminal-fails-unasked = La scelta { $number } non torna: la registrazione dice “{ $recorded }” dove il mazziere non aveva nulla da dare. Ciò che ha dato prima, { $answers } volte, regge.
terminal-inherited = Le prime { $count } scelte vengono da un'altra partita: ne risponde la registrazione di quella.
terminal-ended = La partita è giunta alla fine secondo le regole.
terminal-not-ended = La partita non giunge alla fine: dopo { $count } scelte la registrazione si ferma. Quello che è venuto dopo, se qualcosa è venuto, manca.
terminal-sealed = La registrazione porta il sigillo di un tavolo, con la chiave { $key }: nomi, scelte e fine sono come quel tavolo li ha dati. Di chi è la chiave lo dice il tavolo stesso, in /api/key.
terminal-unsealed = Nessun tavolo l'ha sigillata: che le carte tornino non prova chi ha giocato, che cosa ha scelto, né che qualcuno si sia arreso.


## Giochi e regole

terminal-games-hint = “barricades games { $game }” racconta tutto di uno; “barricades play { $game }” comincia.
terminal-rules-hint = “barricades rules { $game } 4.3” mostra una sezione, 4 un capitolo, R12 una decisione.
terminal-sides = Fazioni: { $list }.
terminal-sources = Quanto sono sicuri i valori
terminal-source-printed = stampato nel regolamento
terminal-source-reported = riferito da chi possiede la scatola
terminal-source-ours = ricostruito da noi


## Il tabellone di Dual Powers

terminal-standing = Round { $round } · { $phase } · { $month }, giorno { $day }
terminal-standing-brief = Round { $round } · { $phase } · giorno { $day }
terminal-will = Volere del popolo
terminal-trotsky = Trotsky
terminal-level = parità
terminal-unrest = AGITAZIONE
terminal-unrest-next = prossima agitazione
terminal-blockade = Blocco
terminal-nobody = nessuno
terminal-by-tokens = più segnalini
terminal-by-will = per volere
terminal-supply = scorta
terminal-hand = mano
terminal-stack = pila
terminal-objective = obiettivo
terminal-played = giocate
terminal-face-down = coperto
terminal-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
terminal-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
terminal-strengths = forza { $faces }

terminal-round = Round { $round }
terminal-sign-force = f
terminal-sign-blackmail = r
terminal-sign-gold = o
terminal-bank = banca
terminal-earned = guadagnati
terminal-laid =
    { $count ->
        [one] { $count } messo
       *[other] { $count } messi
    }
terminal-power-spy = prende 1 cubetto
terminal-power-apothecary = scambia 2 cubetti
terminal-seal = Invio chiude questa offerta; qualsiasi altra cosa ti lascia cambiarla:
terminal-bid-unclear = “{ $text }” non è chiaro. Un'offerta si scrive così: “prete 1f 2o, furfante 1o”.
terminal-bid-count = Vanno messi { $count } × { $kind }, non { $found }.


## The table

terminal-table-open = Il tavolo è aperto: { $url } (Ctrl-C lo chiude).
terminal-table-data = Le partite stanno in { $file }.
terminal-sound =
    { $count ->
        [one] integra, { $count } scelta
       *[other] integra, { $count } scelte
    }
terminal-unreadable = illeggibile: { $problem }
terminal-mended = riportata alla riga { $number }; quel che è stato tagliato sta in { $file }
terminal-unmendable = non si può riportare indietro: { $problem }
terminal-unmended = non si può riportare indietro: la sua stessa riga è danneggiata, o il suo risultato conta già altrove
terminal-examined =
    { $ill ->
        [0] Partite: { $count }. Tutte sono integre.
       *[other] Partite: { $count }. Non integre: { $ill }.
    }

## Suggerimenti e analisi

terminal-about-hint = le tre scelte migliori di una parte, con la probabilità di vincere e il perché
terminal-epilog-hint = Si usa solo ciò che la parte sa.
terminal-examples-hint =
    barricades hint partita.json --side white --to 40
terminal-about-analyse = come stavano le probabilità in una partita, quando sono cambiate e che cosa è costato di più
terminal-examples-analyse =
    barricades analyse partita.json --picture probabilita.svg
terminal-flag-hint-side = la parte che vuole un suggerimento; altrimenti la prima interrogata
terminal-flag-hint-to = dopo tante scelte; altrimenti alla fine della registrazione
terminal-flag-budget = tempo per pensare: iterazioni (400) o secondi (2s)
terminal-flag-picture = scrive le probabilità come immagine (SVG) in questo file
terminal-nobody-asked = Lì nessuno è interrogato: la partita è finita, o tocca al caso.
terminal-side-not-asked = “{ $name }” lì non è interrogato. Interrogati: { $known }.


## I bot

terminal-flag-bot = chi gioca le fazioni per cui non è detto altro, altrimenti { $bot_id }; con --resume: il programma che gioca in quella partita
terminal-flag-table-bot = un bot tuo contro cui si può giocare a questo tavolo, con quel nome: un programma (NAME=cmd:./mio-bot) o una ricerca con il suo tempo (NAME=ismcts:2s); si può ripetere
terminal-bot-name = Un bot si porta come NAME=BOT, con un NAME di lettere, cifre e trattini che nessun altro ha; “{ $text }” non lo è.
terminal-bot-lost = { $side_subject } ha perso: il bot ha fallito.
terminal-bot-unconfirmed = In questa partita gioca un programma, “{ $name }”. Poiché una registrazione può venire da chiunque, viene avviato solo se lo nomini anche tu, dopo “--resume”: --bot "{ $name }"


## Un circolo

terminal-about-serve = gestire il tavolo per un circolo: più processi, PostgreSQL, misure e registri
terminal-epilog-serve = Per più processi serve PostgreSQL: --data postgresql://… oppure DATABASE_URL. Tutto il resto: “Running a table for a club” nella documentazione.
terminal-examples-serve =
    barricades serve --workers 2 --proxy 127.0.0.1
terminal-flag-serve-port = la porta su cui ascoltare; altrimenti { $port }
terminal-flag-serve-workers = quanti processi gestiscono il tavolo; altrimenti uno
terminal-flag-serve-public = l'indirizzo a cui tutti trovano il tavolo, per esempio https://circolo.example: con esso cominciano i link ai posti
terminal-flag-serve-proxy = un proxy a cui si crede quando dice da dove viene una richiesta; si può ripetere
terminal-flag-serve-metrics = una rete che può leggere /metrics; altrimenti solo questo computer; si può ripetere
terminal-serve-workers = I processi devono essere da 1 a { $last }, non { $number }.
terminal-serve-public = “{ $text }” non è un indirizzo web, per esempio https://circolo.example.
terminal-serve-alone = Più processi non possono dividersi un file: hanno bisogno di PostgreSQL (--data postgresql://… oppure DATABASE_URL).
terminal-serve-network = “{ $text }” non è una rete: si scrive come 10.1.0.0/16.
terminal-bad-database = L'indirizzo del database non si può leggere: deve somigliare a postgresql://UTENTE:PASSWORD@COMPUTER/NOME.
terminal-no-database = In “{ $name }” non si possono conservare partite: solo in un file o in PostgreSQL.
terminal-no-data = Le partite in { $name } non si possono aprire: { $problem }
terminal-newer-data = Le partite vengono da una versione di Barricades più recente di questa.
terminal-about-backup = salvare tutte le partite in un file, mentre il tavolo è aperto
terminal-epilog-backup = Il file contiene i segreti del mazziere: non darlo a nessuno.
terminal-examples-backup =
    barricades backup partite.backup
terminal-about-restore = riempire un database vuoto con le partite di una copia di sicurezza
terminal-epilog-restore = Così le partite possono anche passare da un file a PostgreSQL, o viceversa.
terminal-examples-restore =
    barricades restore partite.backup --data postgresql://localhost/circolo
terminal-flag-backup-file = il file da scrivere
terminal-flag-restore-file = un file scritto da “barricades backup”
terminal-restore-full = In { $name } ci sono già partite. Una copia si ripristina solo dove non c'è ancora niente.
terminal-bad-backup = { $file } non è una copia di sicurezza, o non è intera. Non è cambiato niente.
terminal-done-backup =
    { $count ->
        [one] { $count } partita è al sicuro in { $file }.
       *[other] { $count } partite sono al sicuro in { $file }.
    }
terminal-done-restore =
    { $count ->
        [one] { $count } partita è stata ripristinata da { $file }.
       *[other] { $count } partite sono state ripristinate da { $file }.
    }
