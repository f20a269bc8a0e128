# Il laboratorio: arena, simulazione, equilibrio.

## La riga di comando

terminal-about-arena = fa giocare i bot l'uno contro l'altro, e dice quanto sono forti
terminal-epilog-arena = Ciò che dà il mazziere si gioca con i bot da tutte le parti; se le fazioni sono più dei bot, l'ultimo bot si siede più volte. Un'esecuzione interrotta prosegue con lo stesso comando.
terminal-examples-arena =
    barricades arena dual-powers greedy random --games 200
terminal-about-simulate = fa giocare ai bot molte partite, e ne conserva le registrazioni
terminal-epilog-simulate = Un'esecuzione interrotta prosegue con lo stesso comando.
terminal-examples-simulate =
    barricades simulate dual-powers --bots greedy --option rules=english,first --games 1000
    barricades simulate dual-powers --bots random --games 1000000 --no-records
terminal-about-balance = dalle registrazioni di molte partite fa una pagina di cifre: chi vince, come, e con quali carte
terminal-epilog-balance = La pagina è un solo file.
terminal-examples-balance =
    barricades balance dual-powers dual-powers.jsonl.zst --output dual-powers.html
    barricades balance dual-powers --what-if track.length=12
terminal-about-export = dalle registrazioni di molte partite fa una tabella, per altri programmi
terminal-epilog-export = Una riga per ogni fazione di ogni partita.
terminal-examples-export =
    barricades export dual-powers.jsonl.zst --output partite.csv

terminal-flag-lab-bots = bot: { $known }, uno che pensa per un certo tempo (ismcts:1s) o tenta un certo numero di volte (ismcts:400), o un programma (cmd:./mio-bot)
terminal-flag-lab-games = quante partite, altrimenti { $count }; ciò che il mazziere dà per ultimo lo giocano sempre tutti fino in fondo
terminal-flag-lab-option = un'opzione del gioco; di più valori si gioca ciascuno, sempre con le stesse carte; si può ripetere
terminal-flag-lab-seed = un numero intero da cui segue tutto ciò che è dato, altrimenti 1
terminal-flag-lab-jobs = quanti processi lavorano insieme, altrimenti uno per processore
terminal-flag-lab-cluster = l'indirizzo di un cluster Ray che faccia il lavoro; anche lì dev'essere installato barricades
terminal-flag-lab-records = un file in cui conservare le registrazioni, una per riga; compresso, se finisce in .zst
terminal-flag-lab-output = il file delle registrazioni, una per riga, compresso se finisce in .zst; altrimenti GIOCO.jsonl.zst
terminal-flag-lab-files = file di registrazioni, come li scrive “simulate”; altrimenti GIOCO.jsonl.zst
terminal-flag-lab-page = il file della pagina, altrimenti GIOCO.html
terminal-flag-lab-no-records = non conserva registrazioni: conta soltanto chi vince e come finisce, in { $count } partite se --games non dice altro; i bot che giocano a caso o che cercano (random, swift:100) giocano allora nel motore veloce
terminal-flag-lab-at-once = bot che giocano subito, invece di registrazioni prese da file; { $count } partite, se --games non dice altro
terminal-flag-lab-what-if = un campo della scatola e un altro valore (track.length=12, cards.red#4.days=6); mostra che cosa cambia, a parità di carte date; si può ripetere
terminal-flag-export-files = file di registrazioni, come li scrivono “simulate” e “arena --records”
terminal-flag-export-output = il file della tabella; la sua fine dice che cos'è: { $endings }

lab-no-cluster = A { $name } non risponde nessun cluster Ray: { $problem }.
lab-other-version = Il cluster ha un altro barricades rispetto a questo computer, che ha la versione { $version }: { $found }
lab-not-packed = { $file } non è compresso con Zstandard, benché il nome lo dica.
lab-other-run = { $file } contiene partite di un'altra esecuzione. Indica un altro file, o togli questo.
lab-other-game = Queste sono registrazioni di “{ $name }”, non di “{ $known }”.
lab-no-games = In { $files } non c'è nessuna partita intera.
lab-no-format = “{ $name }” non finisce in nessuno di questi modi: { $endings }.
lab-either = Non insieme: { $one } e { $other }.
lab-no-change = “{ $text }” non è CAMPO=VALORE, come track.length=12. I campi sono quelli di data/components.toml.


## Arena e simulazione

lab-resumed = Ciò che { $file } contiene già non viene rigiocato.
lab-compiling = prima si compila, una volta sola
lab-interrupted = Interrotto. Ciò che è stato giocato è in { $file }; lo stesso comando prosegue da lì.
lab-failed = La partita { $number } è persa per “{ $name }”. { $problem }
lab-given-up = La partita { $number } non si è potuta giocare o leggere: il suo processo è morto ogni volta ({ $problem }).
lab-simulated =
    { $count ->
        [one] { $count } partita è in { $file }.
       *[other] { $count } partite sono in { $file }.
    }
lab-exported =
    { $count ->
        [one] { $count } riga è in { $file }.
       *[other] { $count } righe sono in { $file }.
    }
lab-player = Giocatore
lab-opposition = l'opposizione
lab-games = Partite
lab-won = Vinte
lab-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
lab-percent-between = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
lab-percent-closely = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-number-between = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-fair-share = Una parte equa sarebbe il { NUMBER($value, style: "percent", maximumFractionDigits: 1) }.
lab-intervals = Tra parentesi e dopo ± stanno intervalli del 95 %. Chi è in testa a pari merito si divide la vittoria.
lab-engine-fast = Giocato dal motore veloce.
lab-engine-readable = Giocato dal motore leggibile.
lab-uncounted = Da dove vengono i punti e che cosa fanno le carte lo dicono le registrazioni: “simulate” senza --no-records.
lab-before = Prima
lab-after = Dopo
lab-difference = Differenza
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-changed = { $field }: { $before } → { $after }
lab-differences = Tra parentesi stanno intervalli del 95 %; le differenze sono in punti percentuali. ● segna ciò che è più di un caso, ○ ciò che può essere un caso. I bot che giocano a caso mostrano che cosa fanno le regole da sole; per un gioco sensato, --bots swift:100.


## La pagina dell'equilibrio

lab-balanced = La pagina è in { $file }.
balance-title = equilibrio
balance-head =
    { $count ->
        [one] { $count } partita, bot contro bot.
       *[other] { $count } partite, bot contro bot.
    }
balance-key = La linea con le estremità è l'intervallo in cui il valore vero si trova in 19 casi su 20; la linea tratteggiata è ciò che ci si aspetterebbe.
balance-download = Le cifre come dati:
balance-sides = Chi vince
balance-sides-about = Per opzioni e per bot. Chi è in testa a pari merito si divide la vittoria; la linea tratteggiata è una parte uguale per tutti.
balance-lineup =
    { $count ->
        [one] { $bots }, { $count } partita
       *[other] { $bots }, { $count } partite
    }
balance-seat = { $side } ({ $name })
balance-endings = Come finisce
balance-points = Da dove vengono i punti
balance-points-about = Punti per partita, in media, di chi l'ha vinta e degli altri.
balance-winners = chi vince
balance-others = gli altri
balance-items-held = Quanto spesso vince chi l'ha avuta in mano. La linea tratteggiata è quanto vincono in tutto le stesse fazioni; prima viene la quota più alta. Sotto: quanto spesso succede in una partita, e quanto spesso vince chi lo fa.
balance-items-compared = In media in una partita, per chi l'ha vinta e per gli altri: { $use }. Sotto: quanto spesso succede il resto in una partita, e quanto spesso vince chi lo fa.
balance-use = { $use } { NUMBER($rate, maximumFractionDigits: 2) } ×, vince il { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
balance-folded =
    { $count ->
        [one] un'altra, in mezzo
       *[other] altre { $count }, in mezzo
    }
use-held = in mano
