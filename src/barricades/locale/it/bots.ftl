# I bot: come si chiamano, come giocano, e come uno può fallire.

bot-easy = Bot facile
bot-medium = Bot medio
bot-hard = Bot difficile
bot-expert = Bot esperto
bot-hoarder = Accaparratore
bot-gambler = Scommettitore
bot-timed = { $bot }, { NUMBER($seconds) } s
bot-greedy = Bot goloso
bot-greedy-about = prende il meglio che trova lì per lì e non guarda oltre
bot-random = Bot casuale
bot-random-about = fa una cosa permessa qualsiasi

bot-thinks = { $side_subject } sta pensando …
bot-thinks-long = { $side_subject } sta pensando, fino a { NUMBER($seconds) } s …
bot-thinks-meanwhile = { $side_subject } sta pensando; si compila la ricerca veloce …
bots-think =
    { $count ->
        [one] Il bot sta pensando …
       *[other] I bot stanno pensando …
    }
bots-think-long = Il bot sta pensando, fino a { NUMBER($seconds) } s per ogni scelta …
bots-compile = La ricerca veloce viene compilata, una volta sola; fino ad allora i bot guardano meno avanti.

no-bot-missing = Non c'è un programma “{ $name }” che si possa avviare.
no-bot-not-on-windows = Su Windows un programma non può essere avviato come bot; via rete può sedersi anche lì.
no-bot-not-started = Il bot “{ $name }” non si è potuto avviare: { $problem }.
no-bot-slow =
    { $seconds ->
        [one] Il bot “{ $name }” non ha risposto entro { $seconds } secondo.
       *[other] Il bot “{ $name }” non ha risposto entro { $seconds } secondi.
    }
no-bot-gone = Il bot “{ $name }” si è interrotto senza rispondere (codice d'uscita { $code }).
no-bot-raised = Il bot “{ $name }” si è guastato: { $problem }.
no-bot-long = Il bot “{ $name }” ha risposto con una riga di oltre { $longest } byte.
no-bot-unreadable = Il bot “{ $name }” ha risposto “{ $answer }”. Non è leggibile; giusta sarebbe una riga come { $right }.
no-bot-not-offered = Il bot “{ $name }” ha risposto “{ $answer }”. Non è tra le scelte possibili; giusta sarebbe per esempio { $right }.
