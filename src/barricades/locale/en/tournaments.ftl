# Tournaments of a club: everybody plays everybody, on every side.

tournament-comes-yet = { $name }, not here yet
tournament-of = Tournament “{ $name }”


## All tournaments

tournaments = Tournaments
tournaments-about = Everybody plays everybody, on every side.
tournaments-open = Open to join
tournaments-going = Under way
tournaments-over = Finished
tournaments-none = There has been no tournament yet.
tournaments-new = A new tournament


## A new one

tournament-name = Name of the tournament
tournament-about = It is open to all whom the club knows by name, and to the bots that you enter. When you start it all games are made at once, and lie among the games of those who play them. There are no hints, and nothing is taken back.
tournament-clocks = With minutes, the clocks of a game run as soon as all its players have come to it; with days, from the start of the tournament.
tournament-make = Open the tournament
tournament-needs-name = A tournament is for players whom the club knows by name.


## Before it starts

tournament-state-open = Open to join: { $players } of { $most } players
tournament-by = organized by { $name }
tournament-players = Players
tournament-nobody = Nobody has joined yet.
tournament-join = Join
tournament-leave = Leave
tournament-take-out = Take out
tournament-take-out-whom = Take { $name } out
tournament-bot = A bot
tournament-enter = Enter it
tournament-link = Link to this tournament
tournament-start = Start the tournament
tournament-games-to-come =
    { $games ->
        [one] One game will be made
       *[other] { $games } games will be made
    }; everybody plays every side equally often.
tournament-needs = It can start with { $least } players.
tournament-withdraw = Withdraw the tournament
tournament-full = It is full.


## The table

tournament-state-going =
    { $games ->
        [one] { $over } of one game over
       *[other] { $over } of { $games } games over
    }
tournament-state-over = Finished
tournament-state-ended = Ended early: { $over } of { $games } games count
tournament-won =
    { $who_count ->
        [one] { $who } has won
       *[other] { $who } have won
    }
tournament-standings = Table
tournament-points = Points
tournament-wins = Wins
tournament-played = Games
tournament-berger = SB
tournament-berger-long = Sonneborn-Berger
tournament-scoring-two = A win is 1 point, a draw ½. Whoever gives up or has no time left has lost.
tournament-scoring-many = In every game there is 1 point for each rival left behind, and ½ for one who comes level. Whoever gives up or has no time left is behind all who stayed.
tournament-ties = Of players with as many points those come first who have more of them from games against one another; then who has won more games alone; then who has the better Sonneborn-Berger score (SB): the points of all rivals left behind, and half of those of rivals who came level. Whoever is equal in all this shares the place.
tournament-meeting = { $side }, against { $rival }: { $score }
tournament-meeting-open = { $side }, against { $rival }: not over
tournament-meetings = { $name } against { $rival }: { $score } of { $games }
tournament-games = Games
tournament-games-mine = My games
tournament-not-over = not over
tournament-not-counted = does not count
tournament-end = End it now
tournament-end-about = Games that are not over then go on, but do not count.


## What cannot be

wire-no-tournament = There is no such tournament.
wire-tournament-name = A tournament is for players whom the club knows by name: take a name first.
wire-tournament-called = A tournament has a name of at least { $least } letters, or numbers.
wire-tournament-alone = A tournament is of games with at least two sides.
wire-tournament-plain = A tournament is played with the numbers and cards as they are.
wire-tournament-full = This tournament is full: it has { $most } players.
wire-tournament-started = This tournament has started.
wire-tournament-waits = This tournament has not started.
wire-tournament-over = This tournament is over.
wire-tournament-few = A tournament of this game has at least { $least } players.
wire-tournament-organizer = Only its organizer can do this.
wire-tournaments-many = You have { $most } tournaments that are not over: see to them first.
