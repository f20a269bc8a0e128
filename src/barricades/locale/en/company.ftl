# Company at the table: chat, notes, onlookers, open seats, players and their ratings.

## Beside a game

company-chat = Chat
company-chat-nothing = Nothing has been said yet.
company-chat-say = Say something
company-chat-send = Send
company-chat-later = In this game the seats talk when it is over.
company-chat-about = Only those who play read this; onlookers can when the game is over.
company-chat-new = Something new was said
company-notes = Notes
company-notes-own = My notes
company-notes-about = Nobody else ever reads them. They are saved as you type.
company-notes-saved = Saved.
company-notes-unsaved = Not saved yet …
company-notes-save = Save
company-looking = Onlookers
company-looking-about = Whoever has this link may look on, and sees what an onlooker may see.
company-looking-link = Link for onlookers
company-looking-none = Nobody but the players may look on at this game.


## A new game

table-sit-anybody = Anybody, from the lobby
company-company = Company
company-onlookers = Onlookers
company-onlookers-yes = welcome, if they have the link
company-onlookers-no = none: only the players
company-rated = Ratings
company-rated-no = just for play
company-rated-yes = a rated game
company-rated-about = In a rated game there are no hints, and what has taught anybody anything cannot be taken back. It is for players whom the club knows by name, and for bots.
company-rated-mark = rated
company-as = You play as { $name }.
company-needs-name = This game is rated: it is for players whom the club knows by name.
company-take-name = Take a name


## Open seats

company-open = Open seats
company-open-with = with { $others }
company-open-free = free: { $sides }
company-open-page = Whoever comes first has the seat.
company-open-take = Sit down: { $side }
company-open-anybody = an open seat
company-open-waits = The seat of { $side_the } is open to anybody, in the lobby.
company-open-withdraw = No longer open to anybody
company-open-terms = What is played


## The club

company-club = The club
company-you-are = You are { $name }.
company-name = A name in the club
company-name-about = The club knows you by it, in every browser to which you carry your games. It is yours alone, for good; rated games need one.
company-name-field = Your name
company-name-take = Take this name
company-name-have = The club knows you as { $name }.
company-carry = Another device
company-carry-about = Your games in this browser can come to another one, such as your telephone: from then on both have the same games and the same name.
company-carry-make = Make a link
company-carry-made = Open this link there, or type the code into the page “Another device”. It is good for ten minutes, and once. Whoever has it plays in your place: give it to nobody.
company-carry-link = Link for the other device
company-carry-code = The code
company-carry-here = Games from elsewhere come here
company-carry-here-about = Type the code that the other browser shows. The games that this browser has already come along.
company-carry-come = Bring the games here
company-carry-question = The games of another browser want to come here. From then on the two have the same games and the same name, and the games that this browser has already come along.


## Ratings

company-ratings = Ratings
company-ratings-about = All begin with { $start }. A win against a stronger player brings more than one against a weaker one; every change is kept, and can be checked.
company-ratings-formula = How it is reckoned
company-ratings-none = No rated game of this kind has come to its end.
company-ratings-place = Place
company-ratings-player = Player
company-ratings-rating = Rating
company-ratings-games = Games
company-ratings-bot = bot
company-player-none = No rated game yet.
company-player-date = Date
company-player-against = Against
company-player-score = Score
company-player-expected = Expected
company-player-weight = Weight
company-player-change = Change
company-player-after = After it
company-player-older = Earlier games
company-rating-changed = { $name }: { $before } → { $after }
company-formula-chance = expected = the sum, over all rivals, of 1 / (1 + 10^((rival − own) / { $scale }))
company-formula-change = after = before + weight × (score − expected), to a tenth of a point
company-formula-weight = weight = { $new } divided by the number of rivals in a player's first { $games } games, then { $settled } divided by it
company-formula-score = score = for every rival 1 if beaten, ½ if level, 0 otherwise; whoever gives up or has no time left is behind all who stayed


## What cannot be

wire-no-onlookers = At this game nobody may look on but the players.
wire-no-chat = The chat is for those who play, until the game is over.
wire-chat-later = In this game the seats talk when it is over.
wire-nothing-said = Nothing was said.
wire-said-too-much = At most { $most } letters at once.
wire-note-too-long = Notes have at most { $most } letters.
wire-rated = In a rated game this cannot be done.
wire-rated-name = A rated game is for players whom the club knows by name: take a name first.
wire-rated-alone = In a rated game everybody has one seat, and there are at least two.
wire-rated-plain = A rated game is played with the numbers and cards as they are.
wire-rated-token = In a rated game nobody sits by a token alone: sit down in a browser that the club knows by name.
wire-seat-gone = Somebody else has taken this seat.
wire-one-seat = You have a seat in this game.
wire-has-name = The club knows you as “{ $name }”.
wire-bad-name = A name has at least { $least } letters, or numbers.
wire-name-taken = The name “{ $name }” is taken.
wire-name-like = The name “{ $name }” looks like that of somebody else here.
wire-mixed-name = A name is written in one script; in “{ $name }” letters of several are mixed, which could look like another's name.
wire-no-player = The club knows nobody of this name.
wire-no-code = This code is not good, or not any more: it lasts ten minutes, and works once.
wire-same-games = This browser has these games already.
wire-other-ratings = The ratings are not what this result makes of them.
