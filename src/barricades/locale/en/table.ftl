# The table: playing in a browser.

## On every page

table-skip = To the content
table-navigation = Pages of this game
table-menu = Menu
table-language = Language
table-light = Light
table-light-system = Automatic
table-light-light = Light
table-light-dark = Dark
table-foot = Three board games of revolution, by the book. Everything on this page comes from this machine.
table-docs = Documentation
table-close = Close
table-connection-lost = The connection is lost; trying again …
table-request-failed = That did not get through. Please try again.
table-copied = Copied
table-page-rules = Rules
table-page-aid = Player aid
table-page-learn = Learn
table-page-history = History
table-contents = Contents
table-rulings = Rulings
table-whole-rules = In the rules as a whole
table-beside = Rules, aid and lessons
table-in-new-tab = All rules in a new tab
table-open-game = Open this game


## The lobby

table-lobby = Lobby
table-lobby-headline = Take a side
table-lobby-about = Three board games of revolution, by the book: against a bot, with a friend far away, or together at this screen. No account, no waiting.
table-my-games = My games
table-new-game = A new game
table-finished-games = Finished games
table-no-games = No game is going on yet. Choose a poster: your first choice is three clicks away.
table-play-now = Play now
table-play-otherwise = Other ways to play
table-play-game = Play { $game }
table-your-turn = Your turn
table-playing-against = { $sides } against { $others }
table-playing-here = { $sides } at this screen
table-entry-waiting = Waiting for { $sides }.
table-entry-broken = This game cannot be opened any more. { $reason }


## A new game

table-who-sits = Who sits where?
table-sit-me = At this screen
table-sit-friend = A friend, by link
table-think = Thinking time of the expert
table-think-seconds = { NUMBER($seconds) } s for each choice
table-sit-about = If several sit at this screen, a curtain falls between their turns. For a friend you get a link to send.
table-how = How is it played?
table-more-options = Further options
table-your-name = Your name, if the others are to see one
table-begin = Begin
table-nobody-here = At least one side has to be played at this screen.


## A seat by link

table-invited = A seat is kept for you: { $side }. Sit down here, and this browser will know you.
table-sit-down = Sit down
table-waits-for-friend = The seat of { $side_the } waits for your friend.
table-friend-link = Link to the seat of { $side_the }
table-copy = Copy
table-copy-link = Copy the link
table-show-link = Show the link
table-make-link = Make a link
table-new-link = Make a new link; the old one stops working


## Playing

table-question = Question
table-players = The players
table-is-asked = is to choose
table-board = The board
table-hand = Hand
table-log = Log
table-log-filter = What the log shows
table-log-all = All
table-log-mine = Mine
table-log-scoring = Scoring
table-log-empty = Nothing has happened yet.
table-log-stranded = The log of a game by older rules is not kept.
table-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
table-twin = The board in words
table-twin-show = Show the board in words
table-twin-short = In words
table-tabs = What is shown
table-would-follow = What would follow
table-hold = Hold to see what would follow
table-best-after = Best after that:
table-play-again = What happened since my last turn
table-sounds = Sounds
table-playback = Play back what others do
table-moment-tab = Moment
table-to-moment = Look at moment { $moment }
table-back-step = Back to all options
table-you = you
table-somebody = a friend
table-friend-missing = not here yet
table-bot-replaced = { $bot }, for somebody who gave up
table-waiting-for-nobody = The next question is being prepared.
table-onlooking = You are looking on.
table-pass-on = Pass the screen to { $side_the }
table-pass-on-hint = { $side_subject } goes on when nobody else is looking.
table-i-am = I am { $side_the }
table-undo = Take back
table-undo-side = { $side }: take back
table-undo-plea = Ask to take back
table-plea = { $side_subject } would like to take back the last choice.
table-plea-waiting = You asked to take back your last choice. An answer is awaited from: { $sides }.
table-agree = Agree
table-refuse = Refuse
table-look-back = Look back
table-resign = Resign
table-resign-two = The game will be lost, and over.
table-resign-many = A bot takes your seat, and the result will say so.
table-resign-yes = { $side_subject } resigns
table-offered = This can be chosen.
table-not-now = Nothing is asked of you just now.
table-asked-for-other = { $thing } cannot be chosen now. You are asked: { $question }
table-asked-otherwise = It cannot be chosen now. You are asked: { $question }
table-asked-now = You are asked now: { $question }


## The end

table-won = { $sides } won
table-resigned = { $side_subject } has resigned.
table-replaced = A bot took the seat of { $side_the } during the game.
table-once-more = Play again
table-swap-sides = Swap sides
table-to-rematch = To the rematch
table-to-lobby = To the lobby
table-to-game = To the game


## Looking back

table-replay = Replay
table-moment = Moment { $moment } of { $last }
table-first = To the beginning
table-back = One back
table-next = One on
table-last = To the end
table-go = Show
table-eyes = Seen by
table-onlooker = an onlooker
table-set-out = The game is set out.
table-copy-moment = Copy a link to this moment
table-record = Download the record
table-fork = Play on from here
table-fork-about = A new game begins at this moment, against bots. Whatever is drawn and rolled from here on is new.
table-fork-side = My side
table-fork-bot = Against
table-fork-begin = Play on
table-committed = Before the first deal the dealer committed to this sum. At the end it reveals its secret, and all deals and rolls can be checked.
table-commitment = Commitment:
table-verified =
    { $answers ->
        [0] All choices were checked. Nothing was dealt or rolled.
        [one] { $answers } deal or roll was checked and is what the dealer had committed to.
       *[other] All { $answers } deals and rolls were checked and are what the dealer had committed to.
    }
table-fails = Choice { $number } is not what the dealer had committed to.


## When something goes wrong

table-trouble = Something is wrong
table-trouble-missing = There is nothing here
table-trouble-moved-on = The game has moved on
table-again = Try again


## Far apart: clocks

table-clock = Clock
table-clock-none = None
table-clock-live = Live
table-days-and-hours = { $days } d { $hours } h
table-clock-days = Far apart
table-clock-field-minutes = minutes for each side
table-clock-field-increment = seconds more for every answer
table-clock-field-days = days for every answer
table-clock-about = The clock starts when everybody has come. It runs for whoever is asked, and not while bots act. Whoever has no time left has lost; among more than two, a bot takes the seat.
table-pace-live =
    { $increment ->
        [0] { $minutes } min each
       *[other] { $minutes } min each, { $increment } s more for every answer
    }
table-pace-days =
    { $days ->
        [one] { $days } day for every answer
       *[other] { $days } days for every answer
    }
table-time-left = Time left:
table-clock-waits = the clock starts when everybody has come
table-clock-paused = paused
table-paused = The game is paused.
table-pause = Pause
table-resume = Go on
table-plea-pause = { $side_subject } would like to pause the game.
table-plea-pause-waiting = You asked for a pause. An answer is awaited from: { $sides }.
table-plea-resume = { $side_subject } would like to go on. A day after the request the game goes on in any case.
table-plea-resume-waiting = You asked to go on. If nobody answers, the game goes on after a day. An answer is awaited from: { $sides }.
table-timeout = { $side_subject } had no time left.
table-stranded = This game cannot go on here
table-stranded-about = You see its last position. It can be ended if all players agree; then its record is yours to keep.
table-abandon = End the game
table-abandoned = The game was ended
table-abandoned-about = All players agreed to end it. Nobody has won, and nobody has lost.
table-plea-abandon = { $side_subject } would like to end the game: nobody wins, nobody loses.
table-plea-abandon-waiting = You would like to end the game. An answer is awaited from: { $sides }.
table-bot-timeout = { $bot }, for somebody who had no time left
table-your-turn-told = It is your turn.


## Far apart: while nobody sits there

table-away = While I am away
table-away-about = What the table does for this seat while you are not here. Nobody else is told of it, and all of it can be revoked.
table-orders = Standing orders
table-orders-about = What an order chooses looks to the others like any other choice. It comes at once, though, and from that they may draw conclusions. A choice that you take back is yours to make again.
table-orders-give = Let these orders stand
table-order-none = no order
order-only-option = Take the only option wherever there is no other.
table-by-order = by your order
table-messages = Messages
table-notify-about = While a page of a game is open in this browser, your system can tell you of your turn.
table-notify-on = Tell me when it is my turn
table-notify-off = Tell me no longer
table-notify-denied = This browser has been told not to show notifications of this table. You can change that in its settings.
table-webhook-about = When your turn comes, a message can be sent to an address on the Internet, such as an incoming webhook of your chat. It names the game and your side, and says where the game is found; it comes once a turn, and not if you answer at once.
table-webhook-address = Address, with https
table-webhook-give = Send messages there
table-webhook-change = Send messages there instead
table-webhook-stop = Send no more messages
table-webhook-set = Messages go to { $host }. A first one has been sent, for you to see whether it arrives.
table-webhook-failed = The last message to { $host } did not arrive, though it was tried several times.
table-message-turn = It is your turn in { $game } ({ $side }): { $url }
table-message-greeting = Messages about { $game } ({ $side }) will arrive here: { $url }
table-feed = Follow my games in a newsreader
table-feed-about = A feed tells in which of this browser's games it is your turn. Its address is secret: whoever has it sees the same, but cannot play.
table-feed-address = Address of the feed
table-feed-make = Make an address
table-feed-new = Make a new address; the old one stops working
table-feed-stop = Stop the feed
table-feed-title = Barricades: your turn
table-feed-turn = Your turn: { $game } ({ $side })

## Hints

table-hint = Hint
table-hints = Hints
table-hints-usual = as usual: unless a friend plays elsewhere
table-hints-yes = yes
table-hints-no = no

## The end of a game

ending-you-won = You won
ending-you-lost = You lost
ending-again = Show the end
ending-board = Show the board
ending-points = Where the points came from
ending-sum = In all
ending-others = other sources
ending-hidden = Hidden, now open
ending-hidden-about = See the board at the end with the eyes of:
ending-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
