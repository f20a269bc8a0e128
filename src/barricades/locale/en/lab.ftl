# The laboratory: arena, simulation, balance.

## The command line

terminal-about-arena = let bots play against each other, and tell how strong they are
terminal-epilog-arena = Every deal is played with the bots on every side; where there are more sides than bots, the last bot sits down several times. A run that is cut off goes on with the same command.
terminal-examples-arena =
    barricades arena dual-powers greedy random --games 200
terminal-about-simulate = let bots play many games, and keep their records
terminal-epilog-simulate = A run that is cut off goes on with the same command.
terminal-examples-simulate =
    barricades simulate dual-powers --bots greedy --option rules=english,first --games 1000
    barricades simulate dual-powers --bots random --games 1000000 --no-records
terminal-about-balance = turn the records of many games into a page of figures: who wins, how, and with which cards
terminal-epilog-balance = The page is one file that needs no other.
terminal-examples-balance =
    barricades balance dual-powers dual-powers.jsonl.zst --output dual-powers.html
    barricades balance dual-powers --what-if track.length=12
terminal-about-export = turn the records of many games into a table, for other programs
terminal-epilog-export = A row for each side of each game.
terminal-examples-export =
    barricades export dual-powers.jsonl.zst --output games.csv

terminal-flag-lab-bots = bots: { $known }, one that thinks so long (ismcts:1s) or tries so often (ismcts:400), or a program (cmd:./my-bot)
terminal-flag-lab-games = how many games, otherwise { $count }; the last deal is always played to its end
terminal-flag-lab-option = an option of the game; of several values, each is played with each deal; may be repeated
terminal-flag-lab-seed = a whole number from which all deals follow, otherwise 1
terminal-flag-lab-jobs = how many processes work at once, otherwise one for each processor
terminal-flag-lab-cluster = the address of a Ray cluster that is to do the work; barricades has to be installed there too
terminal-flag-lab-records = a file to keep the records in, a line each; compressed if it ends in .zst
terminal-flag-lab-output = the file of the records, a line each, compressed if it ends in .zst; otherwise GAME.jsonl.zst
terminal-flag-lab-files = files of records, as “simulate” writes them; otherwise GAME.jsonl.zst
terminal-flag-lab-page = the file of the page, otherwise GAME.html
terminal-flag-lab-no-records = keep no records: only count who wins and how it ends, { $count } games unless --games says otherwise; random and searching bots (random, swift:100) then play in the fast engine
terminal-flag-lab-at-once = bots that play now, instead of records from files; { $count } games unless --games says otherwise
terminal-flag-lab-what-if = a field of the box and another value for it (track.length=12, cards.red#4.days=6); shows what that changes, with the same deals; may be repeated
terminal-flag-export-files = files of records, as “simulate” and “arena --records” write them
terminal-flag-export-output = the file of the table; how it ends says what it is: { $endings }

lab-no-cluster = There is no Ray cluster at { $name }: { $problem }.
lab-other-version = The cluster has another barricades than this machine, which has version { $version }: { $found }
lab-not-packed = { $file } is not compressed with Zstandard, although its name says so.
lab-other-run = { $file } holds games of another run. Name another file, or remove this one.
lab-other-game = These are records of “{ $name }”, not of “{ $known }”.
lab-no-games = There is no whole game to be read in { $files }.
lab-no-format = “{ $name }” does not end in one of these: { $endings }.
lab-either = Not both: { $one } and { $other }.
lab-no-change = “{ $text }” is not FIELD=VALUE, as in track.length=12. The fields are those of data/components.toml.


## Arena and simulation

lab-resumed = What { $file } holds already is not played again.
lab-compiling = compiling first, once
lab-interrupted = Interrupted. What has been played is kept in { $file }; the same command goes on from there.
lab-failed = Game { $number } is lost for “{ $name }”. { $problem }
lab-given-up = Game { $number } could not be played or read: its process died again and again ({ $problem }).
lab-simulated =
    { $count ->
        [one] { $count } game is in { $file }.
       *[other] { $count } games are in { $file }.
    }
lab-exported =
    { $count ->
        [one] { $count } row is in { $file }.
       *[other] { $count } rows are in { $file }.
    }
lab-player = Player
lab-opposition = the opposition
lab-games = Games
lab-won = Won
lab-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
lab-percent-between = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
lab-percent-closely = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-number-between = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-fair-share = A fair share would be { NUMBER($value, style: "percent", maximumFractionDigits: 1) }.
lab-intervals = In brackets and after ± are intervals of 95 %. Whoever is level at the head shares the win.
lab-engine-fast = Played by the fast engine.
lab-engine-readable = Played by the readable engine.
lab-uncounted = Where points come from and what cards do is told by records: “simulate” without --no-records.
lab-before = Before
lab-after = After
lab-difference = Difference
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-changed = { $field }: { $before } → { $after }
lab-differences = In brackets are intervals of 95 %; differences are in points of a hundred. ● marks what is more than chance, ○ what may be chance. Random bots show what the rules do by themselves; for good play, try --bots swift:100.


## The page of balance

lab-balanced = The page is in { $file }.
balance-title = balance
balance-head =
    { $count ->
        [one] { $count } game, bots against bots.
       *[other] { $count } games, bots against bots.
    }
balance-key = The whisker is the interval in which the true value lies in 19 of 20 cases; the dashed line is what one would expect.
balance-download = The figures as data:
balance-sides = Who wins
balance-sides-about = By options and bots. Whoever is level at the head shares the win; the dashed line is an equal share.
balance-lineup =
    { $count ->
        [one] { $bots }, { $count } game
       *[other] { $bots }, { $count } games
    }
balance-seat = { $side } ({ $name })
balance-endings = How it ends
balance-points = Where points come from
balance-points-about = Points in a game, on average, for those who won it and for the others.
balance-winners = winners
balance-others = others
balance-items-held = How often those win who have held it. The dashed line is what the same sides win at large; the highest share comes first. Beneath: how often it happens in a game, and how often those win who do it.
balance-items-compared = On average in a game, for those who won it and for the others: { $use }. Beneath: how often the rest happens in a game, and how often those win who do it.
balance-use = { $use } { NUMBER($rate, maximumFractionDigits: 2) } ×, wins { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
balance-folded =
    { $count ->
        [one] { $count } more, in between
       *[other] { $count } more, in between
    }
use-held = held
