# Studi: una partita finita, ripercorsa insieme.

study = Studio
study-make = Studiala insieme ad altri
study-make-about = Una pagina con un link: tu guidi, gli altri vedono ciò che vedi tu, e tutti possono commentare.
study-to = Allo studio

## Chi guida

study-you-lead = Guidi tu
study-follows = Guida { $name }, e tu segui
study-own = Per conto tuo
study-on-my-own = Guardo per conto mio
study-follow = Segui di nuovo { $name }
study-return = Torna dove guido
study-bring = Porta qui tutti
study-ask = Chiedi di guidare
study-asked = Hai chiesto a { $name } di lasciarti guidare.
study-ask-no-more = Non importa
study-asks = { $name } vorrebbe guidare.
study-pass = Cedi la guida
study-lead-again = Riprendi la guida
study-link = Link a questo studio
study-link-about = Chi ha questo link può guardare e commentare.

## Commenti

study-comments = Commenti
study-no-comments = Nessuno ha ancora commentato un momento.
study-comment = Commenta questo momento
study-remove = Togli

## Varianti

study-lines = Come poteva andare
study-no-lines = Non è stato ancora provato nulla.
study-line = Variante { $number }
study-line-about = { $count ->
    [0] dal momento { $moment }
    [one] dal momento { $moment }, una scelta
   *[other] dal momento { $moment }, { $count } scelte
  }
study-line-name = Nome della nuova variante
study-line-begin = Prova da qui
study-on-line = { $name }: dopo il momento { $moment } non si è giocato così.
study-to-game = Torna alla partita
study-chance = Lascia fare al caso
study-others = Rispondi prima per

## Che cosa non si può

wire-no-study = Questo studio non esiste.
wire-no-line = Questa variante non è più nello studio.
wire-no-comment = Questo commento non c'è più.
wire-not-leading = Può farlo solo chi guida.
wire-nobody-asks = Nessuno in questo studio lo chiede.
wire-study-moved-on = Lo studio è andato avanti. Ora vedi a che punto è.
wire-too-many-studies = Di questa partita ci sono già { $most } studi.
wire-too-many-people = A questo studio hanno partecipato in { $most }; non c'è posto per altri.
wire-too-many-comments = In uno studio c'è posto per { $most } commenti.
wire-too-many-lines = In uno studio c'è posto per { $most } varianti.
wire-line-too-long = Una variante ha al massimo { $most } scelte.
wire-ill-line = In uno studio di questa partita la variante { $name } viola le regole al momento { $number }.
wire-ill-study = Uno studio di questa partita si trova a un momento che non esiste.
