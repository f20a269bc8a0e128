# Ciò che dice ogni gioco: parti, elenchi, e perché qualcosa non si può fare.
# Le righe rientrate di un nome sono le sue forme: $side_subject è la forma .subject.

side-nature = caso
    .subject = Il caso
    .the = il caso
    .of = del caso
    .to = al caso
    .by = dal caso

choice-pass = Rinunciare
choice-done = Fatto

list-and = { $items } e { $last }
list-several = { $count } × { $item }

wait = Tocca { $who_to } scegliere.

no-not-offered = “{ $choice }” non è tra le scelte possibili.
no-not-asked = Ora tocca { $whom_to }, non { $side_to }.
no-game-over = La partita è finita.

no-unknown-game = Non c'è un gioco “{ $name }”. Ci sono: { $known }.
no-unknown-bot = Non c'è un bot “{ $name }”. Ci sono: { $known }.
no-bot-elsewhere = Il bot “{ $name }” non gioca a questo gioco.
no-bad-budget = “{ $text }” non è un tempo per pensare. Si scrivono iterazioni (400) o secondi (1.5s).
no-unknown-option = Non c'è un'opzione “{ $name }”. Ci sono: { $known }.
no-bad-option = L'opzione “{ $name }” non può essere “{ $value }”. Può essere: { $known }.

no-not-json = La registrazione non è leggibile come JSON: { $problem }.
no-not-a-record = Questa non è una registrazione Barricades di formato { $known }.
no-bad-field = Il campo “{ $name }” della registrazione manca o è guasto.
no-bad-choice = La scelta { $number } della registrazione non è leggibile.
no-other-version = La registrazione è di “{ $name }”, versione { $version }; le regole qui sono alla versione { $known }.
no-illegal-choice = La scelta { $number } della registrazione, “{ $choice }” fatta { $who_by }, non è permessa.

no-no-commitment = Il mazziere di questa registrazione non si è vincolato a nulla: ciò che ha dato non si può verificare.
no-no-secret = Il mazziere non ha ancora svelato il segreto: ciò che ha dato non si può verificare.
no-broken-commitment = Il segreto nella registrazione non è quello a cui il mazziere si era vincolato.
no-broken-seal = Il sigillo del tavolo è rotto: nella registrazione qualcosa è stato cambiato.
no-other-seal = La registrazione non porta il sigillo con questa chiave, ma: { $found }.

# Le correzioni di chi ha la scatola. In un file hanno una riga, in una registrazione nessuna.

in-components =
    { $line ->
        [0] Componenti, { $field }
       *[other] { $file }, riga { $line }, { $field }
    }
toml-wanted =
    { $wanted_id ->
        [table] una tabella
        [list] una lista
        [text] un testo
        [whole-number] un numero intero
        [number] un numero
        [truth] vero o falso
       *[other] qualcos'altro
    }
toml-found =
    { $found_id ->
        [table] una tabella
        [list] una lista
        [text] un testo
        [whole-number] un numero intero
        [number] un numero
        [truth] vero o falso
       *[other] qualcos'altro
    }

no-bad-toml = { $file }, riga { $line }, colonna { $column }: questo non è TOML ({ $problem }).
no-bad-type = { in-components }: qui ci vuole { toml-wanted }, non { toml-found }.
no-bad-name = { in-components }: questo campo non esiste. Ci sono: { $known }.
no-bad-spelling = { in-components }: questo campo non esiste. Intendevi “{ $nearest }”? Ci sono: { $known }.
no-bad-missing = { in-components }: manca “{ $missing }”.
no-bad-count =
    { $wanted ->
        [one] { in-components }: qui ci vuole { $wanted } voce, non { $found }.
       *[other] { in-components }: qui ci vogliono { $wanted } voci, non { $found }.
    }
no-bad-length = { in-components }: qui ci vogliono da { $least } a { $most } voci, non { $found }.
no-bad-number = { in-components }: { $found } non è tra { $least } e { $most }.
no-bad-value = { in-components }: { $found } non è possibile. Può essere: { $known }.
no-bad-repeat = { in-components }: { $found } compare due volte.
