# What the table refuses, on its pages and over the wire.

wire-stale = Nel frattempo la partita è andata avanti: guarda di nuovo.
wire-no-game = Una partita così non c'è.
wire-no-seat = Questo link non porta a nessun posto: forse ce n'è uno più recente.
wire-no-page = A questo indirizzo non c'è nulla.
wire-no-method = A questo indirizzo non si può fare nulla del genere.
wire-not-yours = Questo posto non è tuo.
wire-which-side = Occupi più posti: di' quale fazione intendi.
wire-no-side = Non c'è una fazione “{ $name }”. Ci sono: { $known }.
wire-unknown-player = “{ $name }” non può sedersi. Può essere: { $known }.
wire-no-moment = Un momento così non c'è: l'ultimo è { $last }.
wire-not-over = Questo si mostra quando la partita è finita.
wire-nothing-to-undo = Non hai nulla da ritirare.
wire-no-plea = Nessuno aspetta il tuo consenso.
wire-cannot-invite = A questo posto non puoi invitare nessuno.
wire-fork-not-yet = Si può proseguire altrove solo una partita finita, o una che giochi da solo contro i bot.
wire-fork-over = In quel momento la partita era già finita: scegline uno precedente.
wire-bot-failed = Il bot “{ $name }” ha fallito. Nulla è perduto: fallo riprovare, o ritira la tua ultima scelta.
wire-not-asked-for = Non è questo che ti si chiede adesso.
wire-other-deal = La scelta { $number } non è ciò che il mazziere avrebbe dato.
wire-other-result = Finirebbe in modo diverso da come è finita.

wire-foreign = Questa richiesta viene da un altro sito, perciò non viene eseguita.
wire-too-large = È troppo grande.
wire-too-often = Troppo in una volta: aspetta un poco.
wire-too-many = Sono già in troppi ad ascoltare questa partita.
wire-bad-request = { $where }: { $problem }.
wire-unreadable = Questa richiesta non si può leggere.
wire-no-disk = In questo momento il file delle partite non si può leggere o scrivere. Ciò che era stato confermato è al sicuro.
wire-broken = Qui si è rotto qualcosa. Nulla di ciò che era stato confermato è perduto: riprova.
