# Dual Powers: Revolution 1917

title = Dual Powers: Revolution 1917
description = Soviets and Provisional Government contend for Petrograd in 1917, for two players, or for one against the opposition.
reconstructed = The rulebook does not print every number. Reconstructed are the map, the command cards, the leaders, the red and white units, Trotsky and the length of the support track; the neutral units are as owners report them. If you own the box, you can correct all of this.


## Nouns

side-red = Red
side-red-long = Petrograd Soviets
side-white = White
side-white-long = Provisional Government

region-red = Vyborg
    .the = Vyborg
    .at = in Vyborg
region-green = Petrograd Side
    .the = the Petrograd Side
    .at = on the Petrograd Side
region-purple = Vasilievsky Island
    .the = Vasilievsky Island
    .at = on Vasilievsky Island
region-brown = Narva
    .the = Narva
    .at = in Narva
region-white = Admiralty
    .the = the Admiralty
    .at = in the Admiralty
region-blue = Liteiny
    .the = Liteiny
    .at = in Liteiny

colour-red = red
colour-green = green
colour-purple = purple
colour-brown = brown
colour-white = white
colour-blue = blue

# Named by colour alone: which regions it joins, an owner of the box may correct.
connection-red = red connection
    .the = the red connection
connection-green = green connection
    .the = the green connection
connection-purple = purple connection
    .the = the purple connection
connection-brown = brown connection
    .the = the brown connection
connection-white = white connection
    .the = the white connection
connection-blue = blue connection
    .the = the blue connection

card-red = { region-red } { $number }
card-green = { region-green } { $number }
card-purple = { region-purple } { $number }
card-brown = { region-brown } { $number }
card-white = { region-white } { $number }
card-blue = { region-blue } { $number }
card-lenin = Lenin
card-stalin = Stalin
card-zinoviev = Zinoviev
card-kerensky = Kerensky
card-lvov = Lvov
card-kornilov = Kornilov

token-red-unit = red unit { $fresh }/{ $exhausted }
    .subject = A red unit { $fresh }/{ $exhausted }
    .the = the red unit { $fresh }/{ $exhausted }
    .plain = unit { $fresh }/{ $exhausted }
token-white-unit = white unit { $fresh }/{ $exhausted }
    .subject = A white unit { $fresh }/{ $exhausted }
    .the = the white unit { $fresh }/{ $exhausted }
    .plain = unit { $fresh }/{ $exhausted }
token-neutral-unit = neutral unit { $fresh }/{ $exhausted }
    .subject = A neutral unit { $fresh }/{ $exhausted }
    .the = the neutral unit { $fresh }/{ $exhausted }
    .plain = neutral unit { $fresh }/{ $exhausted }
token-opposing-unit = opposing unit { $fresh }/{ $exhausted }
    .subject = An opposing unit { $fresh }/{ $exhausted }
    .the = the opposing unit { $fresh }/{ $exhausted }
    .plain = opposing unit { $fresh }/{ $exhausted }
token-lenin = Lenin
token-stalin = Stalin
token-zinoviev = Zinoviev
token-kerensky = Kerensky
token-lvov = Lvov
token-kornilov = Kornilov
token-trotsky = neutral Trotsky
    .subject = Trotsky
    .the = Trotsky
    .plain = Trotsky
token-trotsky-red = red Trotsky
    .subject = Trotsky
    .the = Trotsky
    .plain = Trotsky

face-fresh = fresh
face-exhausted = exhausted

# A token with its place and face, for where two are alike but for these.
standing = { $token } { $region_at }, { $face }
    .short = { $region }, { $face }

month-march-april = March/April
month-may-june = May/June
month-july = July
month-august = August
month-september = September
month-october = October
month-november = November

phase-setup = Setup
phase-draw = Draw phase
phase-objective = Objective phase
phase-action = Action phase
phase-scoring = Scoring phase
phase-cleanup = Cleanup phase

pile-hand = hand
pile-objective = secret objective
pile-stack = the opposition's stack


## Actions, bonus actions, rewards

action-recruit = Recruit
action-recruit-help = Place units from your supply in the region of the card, up to its recruit value.
action-move = Move
action-move-help = Move one token you control into a neighbouring region.
action-double-move = Double Move
action-double-move-help = Move one token you control by one or two regions.
action-refresh = Refresh
action-refresh-help = Turn one exhausted token you control to its fresh side.
action-leader-recruit = Leader Recruit
action-leader-recruit-help = Place the leader of the card in any region.
action-protest = Mobilize Protest
action-protest-help = Move the blockade to any other connection.
action-espionage = Espionage
action-espionage-help = Turn up the other side's secret objective; in solitaire, your own.
action-inspire = Inspire the People
action-inspire-help = Take the will of the people.
action-pass = Decline
action-pass-help = Take none of these.
action-done-help = Recruit no more units.

bonus-recruit = Bonus Recruit
bonus-recruit-help = Place one unit of cost 1 from your supply in any region.
bonus-move = Bonus Move
bonus-move-help = Move one token you control into a neighbouring region.
bonus-refresh = Bonus Refresh
bonus-refresh-help = Turn one exhausted token you control to its fresh side.
bonus-draw = Bonus Draw
bonus-draw-help = Draw one card; your hand stays larger by one.
bonus-organize = Organize
bonus-organize-help = Turn up your own secret objective.
bonus-pass = No bonus action
bonus-pass-help = Decline the bonus action.

reward-points = Victory points
    .the = the victory points
reward-bonus = A bonus action
    .the = a bonus action


## Questions

ask-set-objective = Which command card do you lay face down as your secret objective?
ask-take-turn = Which card do you play?
ask-act = You have played { $card }. Which action do you take?
ask-lead =
    { $placed ->
        [yes] Do you take the special action of { $card }?
       *[no]
            { $used ->
                [yes] The special action has been taken. Does { $card } enter the city too?
               *[no] You have played { $card }. What do you do with the card?
            }
    }
ask-recruit =
    { $placed ->
        [0] Which unit do you recruit { $region_at }? Recruit value: { $value }.
       *[other] Which unit do you recruit { $region_at } as well? Recruit value left: { $value }.
    }
ask-move =
    { $steps ->
        [1] Which token do you move by one region?
       *[other] Which token do you move by up to { $steps } regions?
    }
ask-move-to = Where does { $token_the } go?
ask-refresh = Which exhausted token do you refresh?
ask-leader-recruit = Which region does { $token } enter?
ask-protest = Which connection do you move the blockade to?
ask-take-bonus = Which bonus action do you take?
ask-bonus-recruit = Which unit of cost 1 do you recruit?
ask-bonus-recruit-to = Which region does { $token_the } enter?
ask-choose-reward =
    { $points ->
        [one] You have won the unrest { $region_at }. Do you take { $points } victory point or a bonus action?
       *[other] You have won the unrest { $region_at }. Do you take { $points } victory points or a bonus action?
    }

ask-place-neutral = Which neutral unit is placed { $region_at }?
ask-lay-unrest = Which tile is turned up on the Unrest space?
ask-lay-blockade = Which tile is turned up on the Blockade space?
ask-draw =
    { $pile_id ->
        [objective] Which card is laid, unseen, as { $side }'s secret objective?
        [stack] Which card is laid on the opposition's stack?
       *[hand] Which card does { $side } draw?
    }
ask-bring-leader = Which leader of the opposition enters the city?


## What the others are told meanwhile

wait-set-objective = { $side } chooses a secret objective.
wait-take-turn = { $side } chooses a card to play.
wait-act = { $side } chooses the action for { $card }.
wait-lead = { $side } considers what to do with { $card }.
wait-recruit = { $side } recruits { $region_at }.
wait-move = { $side } chooses a token to move.
wait-move-to = { $side } chooses where { $token_the } goes.
wait-refresh = { $side } chooses a token to refresh.
wait-leader-recruit = { $side } chooses a region for { $token }.
wait-protest = { $side } chooses a connection for the blockade.
wait-take-bonus = { $side } chooses a bonus action.
wait-bonus-recruit = { $side } chooses a unit to recruit.
wait-bonus-recruit-to = { $side } chooses a region for { $token_the }.
wait-choose-reward = { $side } chooses between victory points and a bonus action.

wait-place-neutral = The neutral units are being placed.
wait-lay-unrest = The tile of unrest is being turned up.
wait-lay-blockade = The tile of the blockade is being turned up.
wait-draw = Cards are being drawn.
wait-bring-leader = A leader of the opposition is being turned up.


## What happened

event-round-began = Round { $round } began, with unrest { $region_at } and the blockade on { $connection_the }.
event-dealt =
    { $count ->
        [one] Each side was dealt { $count } command card.
       *[other] Each side was dealt { $count } command cards.
    }
event-reshuffled = The discard pile was shuffled into a new deck.
event-objectives-set = The secret objectives lay face down. { $side }, with the will of the people, took the first turn.

event-played = { $side } played { $card }.
event-advanced =
    { $slid ->
        [yes]
            { $days ->
                [one] The date advanced by { $days } day and slid on to day { $day }.
               *[other] The date advanced by { $days } days and slid on to day { $day }.
            }
       *[no]
            { $days ->
                [one] The date advanced by { $days } day, to day { $day }.
               *[other] The date advanced by { $days } days, to day { $day }.
            }
    }
event-month-began = { $month } began.
event-gained-will = The will of the people passed to { $side }.
event-trotsky-returned = Trotsky returned from exile and appeared { $region_at }.
event-trotsky-joined = Trotsky joined the Bolsheviks { $region_at }.
event-trotsky-stayed-away = Trotsky was no longer in the city, and never joined the Bolsheviks.

event-declined = { $side } declined { $actions }.
event-recruited = { $token_subject } entered { $region_the }.
event-moved = { $token_subject } went from { $region_from_the } to { $region_the }.
event-refreshed = { $token_subject } was refreshed { $region_at }.
event-refreshed-neutrals = The leader refreshed the neutrals { $region_at }: { $tokens }.
event-moved-blockade = { $side } moved the blockade to { $connection_the }.
event-revealed = The secret objective of { $side } was turned up: { $card }.
event-bonus-drew = { $side } drew a card as a bonus action.
event-declined-bonus = { $side } declined the bonus action.
event-none-left = No opposing unit of strength { $strength } was left to enter { $region_the }.

event-judged =
    { $marker ->
        [1] Unrest { $region_at }: { $side } won { $by } ({ side-red } { $red }, { side-white } { $white }).
       *[other] Objective { $region_at }: { $side } won { $by } ({ side-red } { $red }, { side-white } { $white }).
    }
by-strength = with more strength
by-tokens = with more tokens
by-will = with the will of the people
event-judged-nobody =
    { $marker ->
        [1] Unrest { $region_at }: nobody won.
       *[other] Objective { $region_at }: nobody won.
    }
event-chose-reward = { $side } chose { $reward_the }.
event-scored =
    { $points ->
        [one] { $side } scored { $points } victory point.
       *[other] { $side } scored { $points } victory points.
    }
event-exhausted = Exhausted { $region_at }: { $tokens }.
event-returned = Back to the supply from { $region_the }: { $tokens }.
event-removed = Out of the game { $region_at }: { $tokens }.

event-won = { $side } won. { $ending }
ending-track = The score marker had reached the end of the support track.
ending-calendar = The calendar had come to its end, with the score marker on the winner's half.
ending-calendar-will = The calendar had come to its end, with the score marker in the centre, and the will of the people decided.
ending-round = The third round was over, with the score marker on the winner's half.
ending-round-will = The third round was over, with the score marker in the centre, and the will of the people decided.


## How it ended

outcome-track = { $side } has won: the score marker has reached the end of the support track.
outcome-calendar =
    { $points ->
        [one] { $side } has won: the calendar has come to its end, and the score marker stands { $points } space from the centre on the winner's half.
       *[other] { $side } has won: the calendar has come to its end, and the score marker stands { $points } spaces from the centre on the winner's half.
    }
outcome-calendar-will = { $side } has won: the calendar has come to its end, the score marker stands in the centre, and the will of the people decides.
outcome-round =
    { $points ->
        [one] { $side } has won: three rounds are over, and the score marker stands { $points } space from the centre on the winner's half.
       *[other] { $side } has won: three rounds are over, and the score marker stands { $points } spaces from the centre on the winner's half.
    }
outcome-round-will = { $side } has won: three rounds are over, the score marker stands in the centre, and the will of the people decides.


## Why not

no-must-play = You have to choose a card here.
no-your-objective = { $card } lies on the table as your secret objective.
no-not-in-hand = You do not hold { $card }.
no-leader-no-objective = { $card } is a leader card; only a command card can be an objective.
no-not-on-card = { $card } does not offer this action.
no-no-unit-fits = No unit in your supply costs { $value } or less.
no-nothing-to-move = You control no token that could move.
no-nothing-to-refresh = You control no exhausted token.
no-chosen-already = The action is chosen and has to be carried out now.

no-leader-entered = { $token } is in the city already.
no-leader-came-first = You declined { $token }, who could only enter before the special action.
no-leader-first = First say whether { $token } enters: the special action comes after the leader.
no-special-used = The special action of this card has already been taken.
no-has-will = You have the will of the people already.
no-already-open = The objective lies face up already.

no-recruit-one = You have to recruit at least one unit.
no-not-your-unit = You recruit only units of your own, and not { $token_the }.
no-not-in-supply = This { $token } is not in your supply.
no-too-dear = This { $token } costs { $cost }; the recruit value left is { $value }.
no-twin = Another { $token }, which is just the same, is among the options.

no-no-such-token = There is no token “{ $choice }”.
no-not-in-city = You can only use tokens in the city, and { $token_the } is not there.
no-not-yours = You do not control { $token_the }: the other side does.
no-no-will = You do not control { $token_the }: neutrals follow the will of the people, and you do not have it.
no-no-friends = You do not control { $token_the }: you have no unit or leader of your own { $region_at }.
no-no-way-out = No open connection leads out of { $region_the }.
no-already-fresh = You can only refresh what is exhausted, and { $token_the } is fresh.
no-already-there = You have to choose another region: { $token_the } is { $region_at } already.
no-blockaded = The blockade on { $connection_the } closes the way to { $region_the }.
no-too-far =
    { $steps ->
        [1] No open connection leads from here to { $region_the }.
       *[other] No open way of { $steps } steps leads from here to { $region_the }.
    }
no-blockade-there = The blockade lies on { $connection_the } already.

no-only-alone = Organize belongs to the solitaire game.
no-no-cards-left = There is no card left to draw.
no-choose-one = You have to take one of the two, the victory points or a bonus action.

no-not-a-neutral-left = Only a neutral unit not yet placed can be drawn here, and not { $token_the }.
no-not-in-deck = { $card } is not in the deck.
no-leader-not-left = { $card } is not among the leaders the opposition still has.
no-tile-drawn = The tile of { $region_the } has already been drawn.
no-bad-blockade = { in-components }: while the connection “{ $blockade }” is blocked, part of the city is cut off ({ $cut }).


## Options

by-rules = As the chosen rules have it.

option-rules = Which rules are played.
option-rules-english = The English rules, the later text.
option-rules-first = The first rules, the German and Italian text.
option-october_points = What the region of unrest is worth in October and November.
option-october_points-by-rules = { by-rules }
option-october_points-7 = 7 victory points, as in the English rules.
option-october_points-6 = 6 victory points, as in the first rules.
option-leader_refreshes = Whether a leader who is recruited refreshes the neutral units that his side controls there.
option-leader_refreshes-by-rules = { by-rules }
option-leader_refreshes-no = No, as in the English rules.
option-leader_refreshes-yes = Yes, as in the first rules.
option-will_gained = Where a side controls neutral tokens at once when it gains the will of the people.
option-will_gained-by-rules = { by-rules }
option-will_gained-friends = Where it has a unit or leader of its own, as in the English rules.
option-will_gained-everywhere = Everywhere until the end of the turn, as in the first rules.
option-neutral_units = Where the side with the will of the people may move and refresh neutral units.
option-neutral_units-by-rules = { by-rules }
option-neutral_units-friends = Where it has a unit or leader of its own, as in the English rules.
option-neutral_units-everywhere = Everywhere, as in the first rules.
option-neutral_trotsky = Where the side with the will of the people may move and refresh neutral Trotsky.
option-neutral_trotsky-by-rules = { by-rules }
option-neutral_trotsky-friends = Where it has a unit or leader of its own, as in the English rules.
option-neutral_trotsky-everywhere = Everywhere, as in the first rules.
option-leader_order = In which order a leader card is carried out.
option-leader_order-by-rules = { by-rules }
option-leader_order-either = In either order, as in the English rules.
option-leader_order-leader-first = The leader enters first, as in the first rules.
option-solitaire = Whether one player plays alone against the opposition.
option-solitaire-no = No: two play.
option-solitaire-red = Yes: the player is Red.
option-solitaire-white = Yes: the player is White.
option-difficulty = How strong the opposition is: the strength of its exhausted units.
option-difficulty-1 = Strength 1, for a first game.
option-difficulty-2 = Strength 2.
option-difficulty-3 = Strength 3.
option-difficulty-4 = Strength 4.
option-difficulty-5 = Strength 5.
option-difficulty-6 = Strength 6, the hardest.
option-components = The numbers of your own box, where they differ from ours.


## The board at the table

board-standing = Round { $round } · { $phase } · { $month }, day { $day }
board-token = { $token }, { $face }
board-leader = { $token_subject }
board-marker = Objective marker { $number }

board-lead =
    { $left ->
        [0] { $side } has reached the end
       *[other] { $side } leads by { $lead }, { $left } short of the end
    }
board-level = Level, { $left } to either end
board-will-of = The will of the people is with { $side }

board-month-march-april = Mar/Apr
board-month-may-june = May/Jun
board-month-july = Jul
board-month-august = Aug
board-month-september = Sep
board-month-october = Oct
board-month-november = Nov
board-month-worth =
    { $points ->
        [one] { $month }: unrest is worth { $points } point
       *[other] { $month }: unrest is worth { $points } points
    }
board-day = Day { $day }
board-trotsky = Trotsky returns
board-trotsky-red = Trotsky joins
board-slides = Day { $day } slides on to the end of the month

board-unrest = Unrest
board-unrest-worth =
    { $points ->
        [one] Unrest is worth { $points } point
       *[other] Unrest is worth { $points } points
    }
board-unrest-tile = Tile on the Unrest space: { $region }
board-blockade = Blockade, unrest next
board-blockade-tile = Tile on the Blockade space: { $region }
board-tile-left = Tile still to come: { $region }
board-tile-used = Tile already used: { $region }

board-objective-worth =
    { $points ->
        [one] Objective of { $side }, worth { $points } point
       *[other] Objective of { $side }, worth { $points } points
    }
board-totals = { side-white } { $white }, { side-red } { $red }
board-nobody = nobody would win
board-would-win = { $side } would win
board-by-tokens = Tie: tokens { $white } : { $red }
board-by-will = Tie: will of the people
board-bridge = { $connection }, { $region } to { $region_other }
    .short = { $region } to { $region_other }
board-bridge-shut = { $connection }, { $region } to { $region_other }, closed by the blockade

board-opposition = The opposition, difficulty { $difficulty }
board-opposition-short = Opposition, { $difficulty }
board-supply = Supply
board-objective = Objective
board-played = Played
board-hand = Hand
board-stack = Stack
board-deck = Deck
board-discard = Discard pile: { $count }
board-discarded = Discard
board-out = Out of play
board-face-down = An objective, face down
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-command-card =
    { $points ->
        [one] { $card }: days { $days }, recruit value { $recruit }, { $action }, { $points } point
       *[other] { $card }: days { $days }, recruit value { $recruit }, { $action }, { $points } points
    }
board-leader-card = { $card }: days { $days }, strength { $fresh }, exhausted { $exhausted }, { $action }
board-reach =
    { $bonus ->
        [yes] Goes to day { $day }, with a bonus action
       *[no] Goes to day { $day }
    }
board-reach-month =
    { $bonus ->
        [yes] Goes to day { $day } of a new month, with the will of the people and a bonus action
       *[no] Goes to day { $day } of a new month, with the will of the people
    }

board-city = The city
board-neva = Neva
board-quarter = Region
board-winner = Would win
board-connections = Connections
board-tiles = Region tiles
board-calendar = Calendar
board-month = Month
board-bonus-day = Day { $day } brings a bonus action
board-brings = What it brings
board-leader-token = { $token } { $fresh }/{ $exhausted }, { $face }
board-aside = Beside the board
board-none = none


## A thing by itself, explained

about-card-days =
    { $days ->
        [one] Playing it moves the date on by { $days } day.
       *[other] Playing it moves the date on by { $days } days.
    }
about-objective =
    { $points ->
        [one] As a secret objective it scores { $points } point for the side that is stronger { $region_at }.
       *[other] As a secret objective it scores { $points } points for the side that is stronger { $region_at }.
    }
about-leader-card = At the end of the round the card leaves the game; a leader who has not entered by then never comes.
about-strength = Strength { $up } now, { $down } on the other face.
about-cost = Recruiting it costs { $cost }.
about-neutral = It counts for the side with the will of the people, where that side has a unit or leader of its own.
about-token-supply = In the supply.
about-token-calendar = Waits on the calendar.
about-token-gone = Out of play.
about-token-tires = When its region is scored, it is exhausted.
about-token-back = When its region is scored again, it goes back to the supply.
about-token-out = When its region is scored again, it leaves the game.
about-open = Tokens move along it, by Move and Double Move.
about-shut = Nothing moves along it while the blockade lies here; recruiting goes on everywhere.
about-today = Today.
about-day-cards = From your hand, this leads here: { $cards }.
about-last-day = Whoever goes past day { $day } begins a new month and takes the will of the people.
about-trotsky-returns = When this month begins, neutral Trotsky appears in the region of unrest.
about-trotsky-joins = When this month begins, Trotsky becomes red, if he is in the city.
about-last-month = In this month the game ends after the scoring phase.
about-support-title = Support track
about-support = Every victory point moves the marker one space towards the side that scores. Whoever reaches the last space wins at once; otherwise the half on which the marker stands decides at the end.
about-will = Its holder controls the neutral tokens where it has a unit or leader of its own; they count for it there. If strength and number of tokens are equal, it wins.
about-will-passes = It passes to whoever begins a new month, or inspires the people.
about-marker-unrest = It is laid in the region of unrest when the round is scored.
about-marker = It is laid in the region of an objective when the round is scored.
about-markers = In every region with a marker, fresh tokens are exhausted, and exhausted ones leave the city.
about-deck = When it is empty, the discard pile is shuffled into a new one.


## Standing orders

order-unrest-points = When I have won the unrest, take the victory points.


## Hints

hint-support = It brings more victory points, or costs fewer.
hint-regions = It makes you stronger where points are about to be scored.
hint-strength = It leaves more strength in the city for the next round.
hint-leaders = It keeps leaders in hand.
hint-cards = It keeps more cards in hand.
hint-turns = It leaves the first turn of the next round to the other side.


## The key to the signs

# Quarters where there is little room.
short-green = Petrogr.
short-purple = Vasil.
short-white = Admiral.

legend-neutral = on neither side
legend-days = the date, and the days of a card; behind a card the day that it leads to
legend-points = victory points, and the score marker
legend-pip = one of recruit value
legend-will = the will of the people; behind a card: a new month
legend-shut = the blockade, and moving it
legend-bonus = a day that brings a bonus action
legend-slide = days that slide on to the end of the month
legend-unrest = unrest; › before it: the region of unrest in the next round
legend-trotsky = Trotsky, above the month in which he returns, or joins the Bolsheviks
legend-faces = a token: its strength now, and small beside it that of its other side
legend-tired = an exhausted token
legend-marker = an objective marker

# Where long words may break.

breaks = Petro|grad Vasil|ievsky Ad|mir|alty
