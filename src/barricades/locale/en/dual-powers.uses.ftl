# What the things on the board of Dual Powers are there for, and when they are asked for.

use-card-held = { $card } is in your hand: you play one card at the beginning of each of your turns.
use-card-objective = { $card } is your secret objective: it lies there until the round is scored.
use-card-played = { $card } has been played this round, and cannot be used again.
use-card-away = { $card } is not in your hand.
use-token-supply = { $token_subject } waits in your supply: the action { action-recruit } brings it into the city.
use-leader-supply = { $token } waits in your supply: the leader's own card brings the token into the city.
use-token-own = { $token_subject } stands { $region_at }: you can choose it when you move or refresh.
use-token-foe = { $token_subject } belongs to { $side }: only { $side } moves and refreshes it.
use-token-neutral = { $token_subject } stands { $region_at } and is neutral: you can move or refresh it while you have the will of the people and a unit or leader of your own there.
use-token-calendar = { $token_subject } waits on the calendar: the month brings him, nobody chooses him.
use-token-gone = { $token_subject } is out of play.
use-region = { $region }: you choose a region when a token moves, or when a leader or a bonus unit enters the city; a card recruits in its own region.
use-connection-open = The { $connection } is open: it is chosen only by Mobilize Protest, which lays the blockade on it.
use-connection-shut = The blockade lies on the { $connection }: nothing moves along it until Mobilize Protest or the end of the round takes it away.
use-action = { $action }: you choose an action after you have played a card that shows it.
use-day = Day { $day } is not chosen: the card that is played moves the date on by its number.
use-month = { $month } is not chosen: it begins when the date goes past the last day of the month before.
use-support = The marker on the support track moves by itself whenever a side scores.
use-will = { $side } has the will of the people: it goes to whoever begins a new month or inspires the people.
use-phases = The phases of the round follow one another by themselves.
use-marker = Objective marker { $number } is laid when the round is scored; nobody chooses it.
use-deck =
    { $count ->
        [0] The deck is empty: when a card is to be drawn, the discard pile is shuffled into a new one.
       *[other] The deck gives its cards by itself, when a round begins or with { bonus-draw }.
    }
use-discard =
    { $count ->
        [0] The discard pile is empty.
       *[other] Cards on the discard pile are not played again until they are shuffled into a new deck.
    }
use-side-own = Here lies what { $side } has, and that is you: choose a card or a token itself when you are asked for one.
use-side-foe = Here lies what { $side } has: none of it is yours to use.
