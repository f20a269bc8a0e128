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
wire-many-undos = Hai ritirato abbastanza volte: la partita deve andare avanti.
wire-tournament-undo = In un torneo non si ritira nulla.
wire-no-plea = Nessuno aspetta il tuo consenso.
wire-cannot-invite = A questo posto non puoi invitare nessuno.
wire-fork-not-yet = Solo una partita finita si può continuare altrove: prima mostrerebbe che cosa hanno gli altri.
wire-fork-over = In quel momento la partita era già finita: scegline uno precedente.
wire-bot-failed = Il bot “{ $name }” ha fallito. Nulla è perduto: fallo riprovare, o ritira la tua ultima scelta.
wire-not-asked-for = Non è questo che ti si chiede adesso.
wire-one-by-one = Prima dell'ultima di queste scelte viene scoperto qualcosa: falle una alla volta.
wire-other-deal = La scelta { $number } non è ciò che il mazziere avrebbe dato.
wire-other-result = Finirebbe in modo diverso da come è finita.
wire-no-row = Manca quello che è successo al numero { $number }.

wire-foreign = Questa richiesta viene da un altro sito, perciò non viene eseguita.
wire-too-slow = Ci ha messo troppo ad arrivare.
wire-too-large = È troppo grande: al massimo 64 KB, 128 KB per una nuova partita.
wire-too-often = Troppo in una volta: aspetta un poco.
wire-busy = In questo momento altri fanno pensare i bot: chiedi di nuovo fra un poco.
wire-damaged = Questa partita è danneggiata dove viene conservata: riga { $number }, campo “{ $field }”. Non è colpa tua; chi gestisce il tavolo può riportarla all'ultima posizione integra.
wire-wait =
    Quello che hai chiesto tiene occupato il tavolo, e giocano anche altri: aspetta { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    } e riprova.
wire-many-games = Hai già { $most } partite in corso: prima finiscine una, o abbandonala.
wire-many-invitations = Da dove sei sono già arrivati molti inviti aperti: aspetta un poco, o invita gli amici con un link.
wire-too-many = Sono già in troppi ad ascoltare questa partita.
wire-no-place = Ci sono troppe pagine aperte insieme, dal tuo indirizzo o in tutto; chiudine una, o aspetta un po'.
wire-bad-request = In “{ $where }” questa richiesta non si può leggere: { $problem }.
wire-unreadable = Questa richiesta non si può leggere.
wire-no-disk = In questo momento le partite non si possono leggere né scrivere. Ciò che era stato confermato è al sicuro; riprova tra poco.
wire-broken = Qui si è rotto qualcosa. Nulla di ciò che era stato confermato è perduto: riprova.


## Lontani

wire-which-clock = Un orologio ha minuti e un incremento, oppure giorni.
wire-bad-clock =
    { $name_id ->
        [minutes] Un orologio ha da { $least } a { $most } minuti.
        [increment] Una risposta aggiunge da { $least } a { $most } secondi.
       *[days] Un orologio ha da { $least } a { $most } giorni per ogni risposta.
    }
wire-no-clock = Questa partita non ha orologio.
wire-paused = La partita è in pausa.
wire-stranded = È stata iniziata con la versione { $version } delle regole. Qui vale la versione { $known }, con cui sarebbe andata diversamente.
wire-not-stranded = Si chiude di comune accordo solo una partita che le regole di qui non possono continuare. Puoi arrenderti.
wire-not-paused = La partita non è in pausa.
wire-must-resume = Nessuno può tenere in pausa una partita: un giorno dopo che qualcuno vuole riprendere, riprende.
wire-bad-webhook = Un messaggio può andare solo a un indirizzo che comincia con https://, senza nome né password, sulla porta 443 o 8443.
wire-lost-webhook = Questo indirizzo non si trova su Internet.
wire-private-webhook = Questo indirizzo non porta all'Internet pubblica.
wire-bad-order = Non c'è nessun ordine “{ $name }” con questo numero. Ci sono: { $known }.
wire-no-hints = In questa partita non ci sono suggerimenti.
wire-not-your-turn = Ora non ti si chiede nulla.
