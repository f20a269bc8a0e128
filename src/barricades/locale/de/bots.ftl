# Bots: wie sie heißen, wie sie spielen, und woran einer scheitern kann.

bot-easy = Leichter Bot
bot-medium = Mittlerer Bot
bot-hard = Starker Bot
bot-expert = Experte (Bot)
bot-hoarder = Hamsterer
bot-gambler = Zocker
bot-timed = { $bot }, { NUMBER($seconds) } s
bot-greedy = Gieriger Bot
bot-greedy-about = nimmt, was im Augenblick am meisten bringt, und sieht nicht weiter
bot-random = Zufallsbot
bot-random-about = tut irgendetwas Erlaubtes

bot-thinks = { $side_subject } denkt nach …
bot-thinks-long = { $side_subject } denkt nach, bis zu { NUMBER($seconds) } s …
bot-thinks-meanwhile = { $side_subject } denkt nach; die schnelle Suche wird übersetzt …
bots-think =
    { $count ->
        [one] Der Bot denkt nach …
       *[other] Die Bots denken nach …
    }
bots-think-long = Der Bot denkt nach, bis zu { NUMBER($seconds) } s je Entscheidung …
bots-compile = Die schnelle Suche wird übersetzt, ein einziges Mal; bis dahin sehen Bots weniger weit voraus.

no-bot-missing = Ein Programm „{ $name }“, das sich starten ließe, gibt es nicht.
no-bot-not-on-windows = Unter Windows lässt sich kein Programm als Bot starten; über das Netz kann es auch dort Platz nehmen.
no-bot-not-started = Der Bot „{ $name }“ ließ sich nicht starten: { $problem }.
no-bot-slow =
    { $seconds ->
        [one] Der Bot „{ $name }“ hat nicht binnen { $seconds } Sekunde geantwortet.
       *[other] Der Bot „{ $name }“ hat nicht binnen { $seconds } Sekunden geantwortet.
    }
no-bot-gone = Der Bot „{ $name }“ brach ohne Antwort ab (Exit-Code { $code }).
no-bot-raised = Der Bot „{ $name }“ ist zusammengebrochen: { $problem }.
no-bot-long = Der Bot „{ $name }“ antwortete mit einer Zeile von mehr als { $longest } Bytes.
no-bot-unreadable = Der Bot „{ $name }“ antwortete „{ $answer }“. Das ist nicht lesbar; richtig wäre eine Zeile wie { $right }.
no-bot-not-offered = Der Bot „{ $name }“ antwortete „{ $answer }“. Das steht nicht zur Wahl; richtig wäre zum Beispiel { $right }.
