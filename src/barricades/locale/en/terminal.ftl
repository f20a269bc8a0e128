# The terminal: the command line, the page, and what can be typed.

## The command line

terminal-usage = Usage:
terminal-arguments = What it takes
terminal-flags = Further
terminal-commands = Commands
terminal-seats = Who sits where
terminal-seats-about = Each side is played by one of: { $known } (me, a friend at this screen, or a bot), or by a program of your own: “cmd:./my-bot”. Where nobody is named I play the first side that is free, and a bot the others.
terminal-options = How the game is played

terminal-about = Three board games of revolution, by the book.
terminal-epilog = “barricades” alone opens the table in your browser; “barricades play” asks a few questions and begins here. “barricades COMMAND --help” tells more about a command.
terminal-examples = { $count ->
        [one] Example:
       *[other] Examples:
    }
terminal-about-games = list the games and what can be set in each
terminal-examples-games =
    barricades games dual-powers
terminal-about-play = play in this terminal, against a bot, with a friend at the same screen, or alone
terminal-epilog-play = Without flags a few questions are asked. The game is saved after every choice, so it can be left at any time.
terminal-examples-play =
    barricades play dual-powers --white me --red hard
terminal-about-replay = step through the record of a game, from any side's eyes
terminal-epilog-replay = Where nobody can type, or with --to or --log, one position or the log is printed.
terminal-examples-replay =
    barricades replay game.json --side white --to 40
terminal-about-rules = show the rules in short, or one section of them
terminal-examples-rules =
    barricades rules dual-powers 4.3
    barricades rules dual-powers 4
    barricades rules dual-powers R12
    barricades rules --search "mobilization check"
terminal-about-cards = read the cards of a game one by one, or check a pack of your own
terminal-examples-cards =
    barricades cards show 28
    barricades cards show "Bloody Sunday"
    barricades cards list --deck great-war
    barricades cards check my-cards.toml
terminal-about-verify = check every deal and roll of a record against what the dealer had committed to
terminal-epilog-verify = The exit code is 0 if the record holds, 1 if a choice fails, the game does not reach its end or a seal is broken, and 2 if it cannot be checked.
terminal-examples-verify =
    barricades verify game.json
terminal-about-table = open the table: play in a browser, here or with friends far away
terminal-epilog-table = The games are kept in one file, and go on when the table is opened again. Friends need to reach this machine: --host 0.0.0.0 lets them in.
terminal-examples-table =
    barricades table --port 8080 --no-browser
terminal-about-doctor = replay every game of the table and report which cannot be opened, and why
terminal-epilog-doctor = The exit code is 0 if all games are sound, and 1 if one is not.
terminal-examples-doctor =
    barricades doctor --data games.sqlite

terminal-flag-help = show this help and do nothing else
terminal-flag-version = show the version and do nothing else
terminal-flag-language = the language: English, German or Italian; otherwise that of the locale
terminal-flag-game = the game: { $known }
terminal-flag-games-game = the game to describe in full; otherwise all are listed
terminal-flag-section = a section (4.3), a chapter (4) or a ruling (R12); otherwise the contents
terminal-flag-search = words to look for in rules, rulings, aids, guides, lessons and cards: of the game, or of all
terminal-flag-record = the file of a game, as the terminal saves it
terminal-flag-side = the side whose eyes see; otherwise those of an onlooker
terminal-flag-to = print the position after so many choices
terminal-flag-log = print what happened, as sentences
terminal-flag-resume = take up a game again: the one in this file, or the unfinished one played last
terminal-flag-seat = who plays { $side_the }
terminal-flag-option = any of these once more, by its name; may be repeated
terminal-flag-components = a file with the numbers of your own box, where they differ from ours
terminal-flag-cards-what = list, show or check
terminal-flag-cards-which = the number or name of a card to show, or the file of a pack to check; “show” takes several
terminal-flag-deck = only the cards of this deck: { $known }
terminal-flag-cards = a file with cards of your own, instead of ours of the same numbers
terminal-flag-seed = for tests: the secret of the dealer, so that a game can be repeated
terminal-flag-plain = line by line, as scripts and screen readers need it; where the terminal can do no more, by itself
terminal-flag-theme = how the application looks: dark, light, or without colour
terminal-flag-coach = a coach for this game: explains each new kind of question, and warns before a blunder
terminal-flag-bell = ring the bell at every question
terminal-flag-host = the address to listen at; otherwise this machine alone is let in
terminal-flag-port = the port to listen at; otherwise { $port }, or any that is free
terminal-flag-data = the file or the PostgreSQL database in which the games are kept; otherwise what DATABASE_URL says, or a file in the usual place for data
terminal-flag-key = the key of the table whose seal the record must be under
terminal-flag-mend = set games that are not sound back to their last sound position, and keep what is cut off in a file; close the table first
terminal-flag-no-browser = do not open a browser

terminal-no-command = There is no command “{ $name }”. There are: { $known }.
terminal-no-language = There is no language “{ $name }”. There are: { $known }.
terminal-unknown-argument = “{ $name }” has no meaning here; see “{ $command } --help”.
terminal-needs-value = “{ $name }” needs a value.
terminal-takes-no-value = “{ $name }” takes no value.
terminal-missing = { $name } is missing; see “{ $command } --help”.
terminal-bad-usage = This cannot be made sense of: { $problem }.
terminal-not-a-number = “{ $text }” after { $name } is not a whole number.
terminal-bad-seed = “{ $name }” is not a seed: it has to be written in pairs of hexadecimal digits.
terminal-no-theme = There is no theme “{ $name }”. There are: { $known }.
terminal-no-pair = “{ $text }” does not read as NAME=VALUE.
terminal-which-game = Which game? There are: { $known }.
terminal-resume-alone = “--resume” takes up a game as it was; it goes with no other wish.
terminal-as-text-alone = Only one person can play as text: what one side is told, the others must not read.
terminal-no-such-seat = Nobody plays { $side_the } in this game. Played are: { $known }.
terminal-unknown-player = “{ $name }” cannot sit down. It can be: { $known }.
terminal-no-such-side = There is no side “{ $name }”. There are: { $known }.
terminal-no-such-choice = There is no choice { $number }: the record ends with choice { $last }.
terminal-no-section = There is no section “{ $section }”.
terminal-no-cards-do = “{ $name }” is nothing one can do with cards. It can be: { $known }.
terminal-no-deck = There is no deck “{ $name }”. There are: { $known }.
terminal-no-card = There is no card { $name }.
terminal-doubt = Look again: { $doubt }
terminal-pack-holds =
    { $count ->
        [one] { $count } card can be played with.
       *[other] { $count } cards can be played with.
    }
terminal-no-file = There is no file { $file }.
terminal-is-a-folder = { $file } is a folder, not a file.
terminal-no-permission = { $file } may not be read or written.
terminal-os-error = { $file }: { $problem }.
terminal-not-text = { $file }: this is not a text file.
terminal-nothing-to-resume = There is no unfinished game in { $folder }.
terminal-held = This game is open in another terminal, which plays it; here you can look on. ({ $file })
terminal-nobody-sits = In this record nobody sits on the side { $side }, so it can be replayed, but not taken up.
terminal-no-dealer = This record holds no dealer's secret, so it can be replayed, but not taken up.
terminal-needs-extra = This needs { $name }, which is not installed. To install it: { $command }
terminal-no-port = There is no port { $number }; the last one is { $last }.
terminal-no-door = It is not possible to listen at { $name }: { $problem }.


## The dialogue

terminal-ask-game = Which game do you want to play?
terminal-ask-how = How do you want to play?
terminal-how-resume = Go on
terminal-how-resume-about = with the unfinished game
terminal-how-friend = Together
terminal-how-friend-about = at this screen, passing it on
terminal-how-alone = Alone
terminal-how-alone-about = against the automated opposition
terminal-how-learn = Learn
terminal-how-learn-about = in short lessons, on the real board
terminal-ask-time = How long may the bot think about each choice?
terminal-time = { NUMBER($seconds) } s
terminal-ask-side = Which side do you take?
terminal-pick = “{ $typed }” is none of these: type a number from 1 to { $count } or the beginning of a name.


## Playing

terminal-hint = a key or a part of a name;
terminal-short = This page leaves things out; the whole of it: { $command }.
terminal-expected = “{ $typed }” is none of the options: type the key of one, { $first } to { $last }, or a part of its name, or ? for help.
terminal-ambiguous = “{ $typed }” may mean: { $found }.
terminal-more = … and { $count } more before that: log
terminal-forced = There was but one choice: { $choice }.
terminal-pass-on = Pass the screen to { $side_the }.
terminal-pass-on-hint = { $side_subject } presses Enter when nobody else is looking.
terminal-pass-on-undo = { $side_subject } presses Enter when nobody else is looking. Until then the last choice can be taken back: undo.
terminal-offered = { $choice } is among the options: { $key }.
terminal-unknown = Nothing that could be chosen here is called “{ $name }”.
terminal-why-what = Why what? Name a thing that is not among the options.
terminal-card-what = Which one? Name a card, or whatever else there is to read.
terminal-nothing-to-read = There is nothing to read called “{ $name }”.
terminal-star = new since your last choice
terminal-lessons-how = “barricades learn { $game } 1”, in another terminal, opens the first; your game waits here.
terminal-coach-away = “{ $command }” sends it away
terminal-coach-on = The coach is here: it explains each new kind of question, and warns before a blunder.
terminal-coach-off = The coach has left; “{ $command }” calls it back.
terminal-coach-alone = There is a coach only where one person plays, against bots or alone.
terminal-coach-sure = Enter chooses it all the same; anything else lets you choose again:
terminal-cannot-undo = There is nothing to undo: your last choice brought something hidden to light, or the other side has chosen since.
terminal-resign-sure = Does { $side_the } really resign? (yes/no)
terminal-resigned = { $side_subject } has resigned.
terminal-file-exists = { $file } is there already, and stays as it is.
terminal-saved = The game is saved in { $file }.
terminal-how-to-resume = “barricades play --resume” takes it up again.
terminal-committed = The dealer has committed to { $commitment }.
terminal-revealed = The dealer had committed to { $commitment } and now reveals the secret: { $secret }
terminal-how-to-verify = “barricades verify { $file }” checks every deal. “barricades replay” shows the game again.
terminal-rulings = Rulings, shown with ? and the number: { $titles }.

# The words that can be typed; the first of each is shown.
terminal-command-help = help rule rules
terminal-command-why = why
terminal-command-card = card read
terminal-command-hint = hint
terminal-command-aid = aid
terminal-command-signs = signs key
terminal-command-undo = undo back
terminal-command-lessons = lessons
terminal-command-log = log history
terminal-command-board = board redraw
terminal-command-coach = coach
terminal-command-save = save
terminal-command-resign = resign
terminal-command-quit = quit exit

terminal-does-help = with a number or words: a section of the rules, or what they say about that
terminal-does-why = with a name: why that cannot be chosen
terminal-does-card = with a name: a card, or whatever else can be read
terminal-does-hint = the best choices, and why
terminal-does-aid = the player aid
terminal-does-signs = the key to the signs
terminal-does-lessons = the lessons of this game
terminal-does-log = all that has happened
terminal-does-save = with a file: a copy of the game, which is saved in any case
terminal-does-undo = take back your last choice
terminal-does-board = all of the board
terminal-does-coach = the coach comes, or goes
terminal-does-resign = give up
terminal-does-quit = leave; --resume takes the game up again
terminal-yes = y yes


## Replaying and verifying

terminal-turn-next = next n
terminal-turn-back = back b
terminal-turn-jump = jump j
terminal-turn-side = side s
terminal-turn-log = log l
terminal-turn-quit = quit q exit
terminal-turn-expected = Enter turns the page; otherwise type one of: { $known }.
terminal-choice = choice { $number } of { $last }, seen by { $eyes }
terminal-onlooker = an onlooker
terminal-verified =
    { $answers ->
        [0] The record holds. Nothing in it was dealt or rolled.
        [one] The record holds: { $answers } deal or roll is what the dealer had committed to.
       *[other] The record holds: all { $answers } deals and rolls are what the dealer had committed to.
    }
terminal-fails = Choice { $number } fails: the record says “{ $recorded }”, but the dealer's secret gives “{ $expected }”. The { $answers } deals and rolls before it hold.
terminal-fails-unasked = Choice { $number } fails: the record says “{ $recorded }” where there was nothing to deal or roll. The { $answers } deals and rolls before it hold.
terminal-inherited = The first { $count } choices come from another game, whose own record answers for them.
terminal-ended = The game reached its end, by the rules.
terminal-not-ended = The game does not reach its end: after { $count } choices the record stops. What came later, if anything did, is missing.
terminal-sealed = The record is under the seal of a table, with the key { $key }: names, choices and end are as that table has given them. Whose key it is, the table itself says, under /api/key.
terminal-unsealed = No table has sealed it: that the deals hold does not prove who played, what they chose, or that anybody gave up.


## Games and rules

terminal-games-hint = “barricades games { $game }” tells all about one; “barricades play { $game }” begins.
terminal-rules-hint = “barricades rules { $game } 4.3” shows a section, 4 a chapter, R12 a ruling.
terminal-sides = Sides: { $list }.
terminal-sources = How sure the figures are
terminal-source-printed = printed in the rulebook
terminal-source-reported = reported by owners of the box
terminal-source-ours = reconstructed by us


## The board of Dual Powers

terminal-standing = Round { $round } · { $phase } · { $month }, day { $day }
terminal-standing-brief = Round { $round } · { $phase } · day { $day }
terminal-will = Will of the people
terminal-trotsky = Trotsky
terminal-level = level
terminal-unrest = UNREST
terminal-unrest-next = next unrest
terminal-blockade = Blockade
terminal-nobody = nobody
terminal-by-tokens = by tokens
terminal-by-will = by will
terminal-supply = supply
terminal-hand = hand
terminal-stack = stack
terminal-objective = objective
terminal-played = played
terminal-face-down = face down
terminal-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-strengths = strength { $faces }

terminal-round = Round { $round }
terminal-sign-force = f
terminal-sign-blackmail = b
terminal-sign-gold = g
terminal-bank = bank
terminal-earned = earned
terminal-laid =
    { $count ->
        [one] { $count } token laid
       *[other] { $count } tokens laid
    }
terminal-power-spy = takes a rival cube
terminal-power-apothecary = swaps two cubes
terminal-seal = Enter seals this bid; anything else lets you change it:
terminal-bid-unclear = “{ $text }” is not clear. A bid reads like “priest 1f 2g, rogue 1g”.
terminal-bid-count = Laid have to be { $count } × { $kind }, and not { $found }.


## The table

terminal-table-open = The table is open at { $url } (Ctrl-C closes it).
terminal-table-data = The games are kept in { $file }.
terminal-sound =
    { $count ->
        [one] sound, { $count } choice
       *[other] sound, { $count } choices
    }
terminal-unreadable = this cannot be read: { $problem }
terminal-mended = set back to row { $number }; what was cut off is in { $file }
terminal-unmendable = cannot be set back: { $problem }
terminal-unmended = cannot be set back: its own row is damaged, or others count on its result
terminal-examined =
    { $ill ->
        [0] Games: { $count }. All are sound.
       *[other] Games: { $count }. Not sound: { $ill }.
    }

## Hints and analysis

terminal-about-hint = the three best choices of a side, with its chance to win and why
terminal-epilog-hint = Only what the side knows is used.
terminal-examples-hint =
    barricades hint game.json --side white --to 40
terminal-about-analyse = how the chances stood in a game, when they turned, and what cost most
terminal-examples-analyse =
    barricades analyse game.json --picture chances.svg
terminal-flag-hint-side = the side that wants a hint; otherwise the first that is asked
terminal-flag-hint-to = after so many choices; otherwise at the end of the record
terminal-flag-budget = time to think: iterations (400) or seconds (2s)
terminal-flag-picture = write the chances as a picture (SVG) to this file
terminal-nobody-asked = Nobody is asked anything there: the game is over, or it is nature's turn.
terminal-side-not-asked = “{ $name }” is not asked anything there. Asked are: { $known }.


## Bots

terminal-flag-bot = who plays the sides for which nobody is named, otherwise { $bot_id }; with --resume: the program that plays in that game
terminal-flag-table-bot = a bot of your own that can be played against at this table, under that name: a program (NAME=cmd:./my-bot) or a search with its budget (NAME=ismcts:2s); may be repeated
terminal-bot-name = A bot is brought along as NAME=BOT, with a NAME of letters, digits and hyphens that no other has; “{ $text }” is not.
terminal-bot-lost = { $side_subject } has lost: the bot has failed.
terminal-bot-unconfirmed = In this game a program plays, “{ $name }”. As a record may come from anywhere, it is only started if you name it as well, after “--resume”: --bot "{ $name }"


## A club

terminal-about-serve = serve the table to a club: several processes, PostgreSQL, figures and logs
terminal-epilog-serve = Several processes need PostgreSQL: --data postgresql://… or DATABASE_URL. All about it: “Running a table for a club” in the documentation.
terminal-examples-serve =
    barricades serve --workers 2 --proxy 127.0.0.1
terminal-flag-serve-port = the port to listen at; otherwise { $port }
terminal-flag-serve-workers = how many processes serve the table; otherwise one
terminal-flag-serve-public = the address under which everybody finds the table, such as https://club.example: links to seats begin with it
terminal-flag-serve-proxy = a proxy whose word is taken for where a request comes from; may be repeated
terminal-flag-serve-metrics = a network that may read /metrics; otherwise this machine alone; may be repeated
terminal-serve-workers = There have to be 1 to { $last } processes, not { $number }.
terminal-serve-public = “{ $text }” is no address of the web, such as https://club.example.
terminal-serve-alone = Several processes cannot share a file: they need PostgreSQL (--data postgresql://… or DATABASE_URL).
terminal-serve-network = “{ $text }” is not a network: write it like 10.1.0.0/16.
terminal-bad-database = The address of the database cannot be read: it looks like postgresql://USER:PASSWORD@HOST/NAME.
terminal-no-database = Games cannot be kept in “{ $name }”: only in a file, or in PostgreSQL.
terminal-no-data = The games in { $name } cannot be opened: { $problem }
terminal-newer-data = The games were kept by a newer version of Barricades than this one.
terminal-about-backup = write all games to a file, while the table is open
terminal-epilog-backup = The file holds the dealer's secrets: keep it to yourself.
terminal-examples-backup =
    barricades backup games.backup
terminal-about-restore = fill an empty database with the games of a backup
terminal-epilog-restore = So the games can also move from a file to PostgreSQL, or back.
terminal-examples-restore =
    barricades restore games.backup --data postgresql://localhost/club
terminal-flag-backup-file = the file to be written
terminal-flag-restore-file = a file that was written by “barricades backup”
terminal-restore-full = There are games in { $name } already. A backup is only restored where there is nothing yet.
terminal-bad-backup = { $file } is not a backup, or not a whole one. Nothing was changed.
terminal-done-backup =
    { $count ->
        [one] { $count } game is safe in { $file }.
       *[other] { $count } games are safe in { $file }.
    }
terminal-done-restore =
    { $count ->
        [one] { $count } game has been restored from { $file }.
       *[other] { $count } games have been restored from { $file }.
    }
