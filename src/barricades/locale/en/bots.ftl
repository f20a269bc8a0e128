# Bots: what they are called, how they play, and how one can fail.

bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-hoarder = Hoarder
bot-gambler = Gambler
bot-timed = { $bot }, { NUMBER($seconds) } s
bot-greedy = Greedy bot
bot-greedy-about = takes the best deed at hand and looks no further
bot-random = Random bot
bot-random-about = does anything that is allowed

bot-thinks = { $side_subject } is thinking …
bot-thinks-long = { $side_subject } is thinking, up to { NUMBER($seconds) } s …
bot-thinks-meanwhile = { $side_subject } is thinking; the quick search is being compiled …
bots-think =
    { $count ->
        [one] The bot is thinking …
       *[other] The bots are thinking …
    }
bots-think-long = The bot is thinking, up to { NUMBER($seconds) } s for each choice …
bots-compile = The quick search is being compiled, once; until then bots look less far ahead.

no-bot-missing = There is no program “{ $name }” that could be started.
no-bot-not-on-windows = A program cannot be started as a bot on Windows; over the wire it can take a seat there too.
no-bot-not-started = The bot “{ $name }” could not be started: { $problem }.
no-bot-slow =
    { $seconds ->
        [one] The bot “{ $name }” did not answer within { $seconds } second.
       *[other] The bot “{ $name }” did not answer within { $seconds } seconds.
    }
no-bot-gone = The bot “{ $name }” broke off without an answer (exit code { $code }).
no-bot-raised = The bot “{ $name }” broke down: { $problem }.
no-bot-long = The bot “{ $name }” answered with a line of more than { $longest } bytes.
no-bot-unreadable = The bot “{ $name }” answered “{ $answer }”. That cannot be read; right would be a line like { $right }.
no-bot-not-offered = The bot “{ $name }” answered “{ $answer }”. That is not among the options; right would be { $right }, for example.
