# Prelude to Revolution. The titles and histories of the cards are in files of their own.

title = Prelude to Revolution
description = Russia's descent into anarchy, 1905 to 1917: Revolutionary and Government contend for the capital with cards, for two players.
reconstructed = The rulebook prints neither the board nor a list of the cards. Of 181 cards it tells all of seven and something of 72 more; the other 102 are ours, and each card says which of its parts are printed, deduced or ours. Ours are also most numbers of the board. If you own the box, you can correct all of this.


## Nouns

side-revolutionary = Revolutionary
    .subject = The Revolutionary
    .the = the Revolutionary
    .of = the Revolutionary's
side-revolutionary-long = Radicals and Socialists
side-government = Government
    .subject = The Government
    .the = the Government
    .of = the Government's
side-government-long = Liberals and Monarchists
side-neutral = neutral
side-you = you
    .subject = You
    .the = you
    .of = your
side-opponent = opponent
    .subject = Your opponent
    .the = your opponent
    .of = your opponent's
side-each = each player
    .subject = Each player
    .the = each player
    .of = each player's
side-own = that player
    .subject = That player
    .the = that player
    .of = their
side-rival = the other player
    .subject = The other player
    .the = the other player
    .of = the other player's
side-bidder = whoever bids more
    .subject = Whoever bids more
    .the = whoever bids more
    .of = the higher bidder's

place-kronstadt = Kronstadt Naval Base
    .the = Kronstadt Naval Base
    .at = at Kronstadt Naval Base
    .out = from Kronstadt Naval Base
place-reserve = Reserve Regiment Barracks
    .the = the Reserve Regiment Barracks
    .at = at the Reserve Regiment Barracks
    .out = from the Reserve Regiment Barracks
place-vasilevskiy = Vasilevskiy Island
    .the = Vasilevskiy Island
    .at = on Vasilevskiy Island
    .out = from Vasilevskiy Island
place-palace-square = Palace Square
    .the = Palace Square
    .at = on Palace Square
    .out = from Palace Square
place-peter-paul = Peter and Paul Fortress
    .the = the Peter and Paul Fortress
    .at = in the Peter and Paul Fortress
    .out = from the Peter and Paul Fortress
place-putilov = Putilov Munitions Works
    .the = the Putilov Munitions Works
    .at = at the Putilov Munitions Works
    .out = from the Putilov Munitions Works
place-winter-palace = Winter Palace
    .the = the Winter Palace
    .at = in the Winter Palace
    .out = from the Winter Palace
place-guards = Guards Regiment Barracks
    .the = the Guards Regiment Barracks
    .at = at the Guards Regiment Barracks
    .out = from the Guards Regiment Barracks
place-obukhov = Obukhov Steel Works
    .the = the Obukhov Steel Works
    .at = at the Obukhov Steel Works
    .out = from the Obukhov Steel Works
place-okhrana = Okhrana HQ
    .the = Okhrana HQ
    .at = at Okhrana HQ
    .out = from Okhrana HQ
place-nevsky-shipyards = Nevsky Shipyards
    .the = the Nevsky Shipyards
    .at = at the Nevsky Shipyards
    .out = from the Nevsky Shipyards
place-kazan = Kazan Cathedral
    .the = Kazan Cathedral
    .at = at Kazan Cathedral
    .out = from Kazan Cathedral
place-vyborg = Vyborg District
    .the = the Vyborg District
    .at = in the Vyborg District
    .out = from the Vyborg District
place-taurida = Taurida Palace
    .the = the Taurida Palace
    .at = in the Taurida Palace
    .out = from the Taurida Palace
place-nevsky-prospect = Nevsky Prospect
    .the = Nevsky Prospect
    .at = on Nevsky Prospect
    .out = from Nevsky Prospect
place-garrison = Capital Garrison Barracks
    .the = the Capital Garrison Barracks
    .at = at the Capital Garrison Barracks
    .out = from the Capital Garrison Barracks
place-state-bank = State Bank
    .the = the State Bank
    .at = at the State Bank
    .out = from the State Bank
place-smolny = Smolny Institute
    .the = the Smolny Institute
    .at = at the Smolny Institute
    .out = from the Smolny Institute
place-radical = Radical Party
    .the = the Radical Party
    .at = in the Radical Party
    .out = from the Radical Party
place-socialist = Socialist Party
    .the = the Socialist Party
    .at = in the Socialist Party
    .out = from the Socialist Party
place-liberal = Liberal Party
    .the = the Liberal Party
    .at = in the Liberal Party
    .out = from the Liberal Party
place-monarchist = Monarchist Party
    .the = the Monarchist Party
    .at = in the Monarchist Party
    .out = from the Monarchist Party

# What else can be done where a cube can be mobilized.
place-organize = Create an organization
place-special = Use a special action

subtype-worker = worker district
subtype-military = military district
subtype-urban = urban district

track-districts = Districts
    .the = the Districts track
    .marker = the scoring marker of Districts
    .die = the scoring die of Districts
track-organizations = Organizations
    .the = the Organizations track
    .marker = the scoring marker of Organizations
    .die = the scoring die of Organizations
track-world = World Affairs
    .the = the World Affairs track
    .marker = the scoring marker of World Affairs
    .die = the scoring die of World Affairs
track-duma = Duma
    .the = the Duma track
    .marker = the scoring marker of the Duma
    .die = the scoring die of the Duma
track-any = any track
    .the = any one track
    .marker = any one scoring marker
    .die = any one scoring die

deck-years-of-turmoil = Years of Turmoil
deck-great-war = Great War
deck-collapse = The Collapse
deck-provisional-government = Provisional Government
deck-key-events = Key Events

turn-early-turmoil = Early Years of Turmoil
turn-late-turmoil = Late Years of Turmoil
turn-early-war = Early Great War
turn-late-war = Late Great War
turn-february = February 1917
turn-july = July 1917
turn-october = October 1917

special-novoye-vremia = Novoye Vremia
special-novoye-vremia-help = Your next card of your own from your hand gives its activity points and then its event.
special-supporters = Government Supporters
special-supporters-help = The next Revolutionary card you play from your hand gives you its activity points and the Revolutionary nothing.
special-corruption = Political Corruption
special-corruption-help = For each point, roll a scoring die of your choice.
special-provocation = Deliberate Provocation
special-provocation-help = A side of your choice makes a growing extremism roll in which the die shows 6.
special-show-of-force = Show of Force
special-show-of-force-help = One scoring marker goes back to Start, for 6 points two of them.
special-maneuver = Parliamentary Maneuver
special-maneuver-help = After this action round the two sides swap their hands.
special-pravda = Pravda Propaganda
special-pravda-help = Your next card of your own from your hand gives its activity points and then its event.
special-sympathizers = Socialist Sympathizers
special-sympathizers-help = The next Government card you play from your hand gives you its activity points and the Government nothing.
special-diplomacy = Revolutionary Diplomacy
special-diplomacy-help = For every 2 points, swap a card of your hand for one of the pool that is no key event.
special-fervor = Revolutionary Fervor
special-fervor-help = Score a track of your choice.
special-all-power = All Power to the Workers' and Soldiers' Soviets!
special-all-power-help = Score 1 victory point for each worker or military district you have fully mobilized.
special-opportunism = Opportunism
special-opportunism-help = Gain 6 opportunity points.

use-event = for its event
    .short = Event
use-points = for its activity points
    .short = Points
use-both = for its activity points and its event
    .short = Points + event
use-pool = from the pool, for its event
    .short = Buy

# What acts at the end of a round like a card.
card-maneuver = Parliamentary Maneuver

# A card, and what it is played for.
card-use = “{ $card }” { $use }
card-use-pass = Pass

resolve-spend = Spend the points
resolve-confirm = Let it fail

# A number as an answer.
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
roll = { $number } rolled
alternative = No. { $number }

pile-pool = pool
pile-revolutionary = hand of the Revolutionary
pile-government = hand of the Government

when-round = end of an action round
when-turn = end of a turn

die-districts = Districts
die-organizations = Organizations
die-world = World Affairs
die-duma = Duma
die-all = all four
die-revolutionary = the Revolutionary's choice
die-government = the Government's choice

owner-revolutionary = Revolutionary card
owner-government = Government card
owner-neutral = neutral card

source-printed = printed
source-inferred = deduced
source-ours = ours
source-yours = yours

field-number = number
field-title = title
field-side = side
field-points = points
field-die = scoring die
field-needs = prerequisite
field-stays = special instruction
field-starred = star-and-triangle
field-enters = turn of entry
field-event = event


## What stands on a card

face-points = { $points } AP
face-die = Scoring die: { $die }
face-needs = only while { $condition }
face-stays-turn = Stays in play until the end of the turn.
face-stays-era = Stays in play until the end of the era.
face-stays-game = Stays in play until the end of the game.
face-starred = Leaves the game when the Tsar abdicates.
face-enters = Enters the pool in { $turn }.
face-sources-printed = Printed in the rulebook: { $fields }.
face-sources-inferred = Deduced from the rulebook: { $fields }.
face-sources-ours = Ours: { $fields }.
face-sources-yours = Out of your own pack: { $fields }.



## Questions

ask-take-round = What do you play in this action round?
ask-act =
    { $points ->
        [one] { $points } activity point: where do you mobilize, or what else do you do?
       *[other] { $points } activity points: where do you mobilize, or what else do you do?
    }
ask-choose-place = Where do you try to create an organization, with up to { $points } activity points?
ask-dedicate = How many of your { $points } activity points for an organization { $place_at }? Each adds 1.
ask-take-special = Which special action do you use?
ask-pay = How many activity points do you pay for “{ $special }”?
ask-top-up =
    { $place_id ->
        [none] The check came to { $roll }; { $target } or less was needed. Do you spend opportunity points?
       *[other] The check { $place_at } came to { $roll }; { $target } or less was needed. Do you spend opportunity points?
    }
ask-pick-die = Which scoring die is rolled?
ask-corrupt = Political Corruption: which scoring die do you roll?
ask-provoke = Deliberate Provocation: whose extremism grows?
ask-reset-track = Show of Force: which scoring marker goes back to Start?
ask-score-any = Revolutionary Fervor: which track is scored?
ask-give-cards =
    { $count ->
        [one] Revolutionary Diplomacy: first a card from your hand, then one from the pool. Which is it now?
       *[other] Revolutionary Diplomacy: first { $count } cards from your hand, then as many from the pool. Which is it now?
    }
ask-take-initiative = Who is the first player this turn?
ask-trigger = Several cards take effect now. Which one comes first?
ask-add-cubes =
    { $count ->
        [one] Where do you add a { $side_owner } cube?
       *[other] Where do you add a { $side_owner } cube? There are { $count } to add.
    }
ask-remove-cubes =
    { $count ->
        [one] Where do you remove a { $side_owner } cube?
       *[other] Where do you remove a { $side_owner } cube? There are { $count } to remove.
    }
ask-draw-level = Where do you add cubes until you are level?
ask-choose-check =
    { $count ->
        [one] “{ $card }”: where do you make the mobilization check?
       *[other] “{ $card }”: where do you make the next of { $count } mobilization checks?
    }
ask-may-spend =
    { $points ->
        [one] “{ $card }”: do you spend { $points } opportunity point?
       *[other] “{ $card }”: do you spend { $points } opportunity points?
    }
ask-bid-opportunity =
    { $points ->
        [-1] “{ $card }”: how many opportunity points do you bid, before your opponent does?
       *[other] “{ $card }”: how many opportunity points do you bid against { $points }?
    }
ask-sway =
    { $points ->
        [-1] The world reacts: how many opportunity points do you spend, before your opponent does?
       *[other] The world reacts: how many opportunity points do you spend against { $points }?
    }
ask-choose-track = “{ $card }”: which track do you choose?
ask-organize-one = “{ $card }”: where do you create an organization?
ask-disband-one = Which { $side_owner } organization do you remove?
ask-borrow = Which of your opponent's special actions do you use?
ask-choose-event = “{ $card }”: which of its alternatives do you choose?
ask-face-reaction = The forces of reaction: which soldiers' soviet do you try to break up first?

ask-draw =
    { $pile_id ->
        [pool] Which card enters the pool?
        [revolutionary] Which card does the Revolutionary draw?
       *[government] Which card does the Government draw?
    }
ask-roll-check = What do the three dice add up to? { $target } or less is a success.
ask-grow-extremism = What does the die of { $side_the } for growing extremism show?
ask-roll-die = What does { $track_die } show?
ask-roll-table = What does the die for “{ $card }” show?
ask-draw-district = Which district comes up?
ask-test-marker =
    { $least ->
        [6] What does the die for a marker of value { $value } show? A 6 removes it.
       *[other] What does the die for a marker of value { $value } show? { $least } or more removes it.
    }
ask-roll-world = The call for world revolution: what does { $side_the } roll?


## What the others are told meanwhile

wait-take-round = { $side_subject } considers what to play.
wait-act =
    { $points ->
        [one] { $side_subject } has { $points } activity point to spend.
       *[other] { $side_subject } has { $points } activity points to spend.
    }
wait-choose-place = { $side_subject } chooses where to create an organization.
wait-dedicate = { $side_subject } dedicates activity points to an organization { $place_at }.
wait-take-special = { $side_subject } chooses a special action.
wait-pay = { $side_subject } chooses what to pay for “{ $special }”.
wait-top-up = { $side_subject } considers saving a check that came to { $roll } instead of { $target }.
wait-pick-die = { $side_subject } picks the scoring die.
wait-corrupt = { $side_subject } picks a scoring die.
wait-provoke = { $side_subject } chooses whom to provoke.
wait-reset-track = { $side_subject } chooses a scoring marker that goes back to Start.
wait-score-any = { $side_subject } chooses a track to be scored.
wait-give-cards = { $side_subject } exchanges cards with the pool.
wait-take-initiative = { $who_subject } names the first player.
wait-trigger = { $side_subject } puts the cards that take effect now in order.
wait-add-cubes = { $side_subject } chooses where a { $side_owner } cube is added.
wait-remove-cubes = { $side_subject } chooses where a { $side_owner } cube is removed.
wait-draw-level = { $side_subject } chooses where to draw level.
wait-choose-check = { $side_subject } chooses where to make a mobilization check.
wait-may-spend = { $side_subject } considers spending opportunity points.
wait-bid-opportunity = { $side_subject } is bidding opportunity points.
wait-sway = The world reacts: { $side_the } is bidding opportunity points.
wait-choose-track = { $side_subject } chooses a track.
wait-organize-one = { $side_subject } chooses where to create an organization.
wait-disband-one = { $side_subject } chooses which { $side_owner } organization is removed.
wait-borrow = { $side_subject } chooses one of the opponent's special actions.
wait-choose-event = { $side_subject } chooses one of the alternatives of “{ $card }”.
wait-face-reaction = { $who_subject } chooses which soldiers' soviet to break up.

wait-draw = Cards are being drawn.
wait-roll-check = Three dice are being rolled.
wait-grow-extremism = A die is being rolled for growing extremism.
wait-roll-die = A scoring die is being rolled.
wait-roll-table = A die is being rolled for “{ $card }”.
wait-draw-district = A random district is being drawn.
wait-test-marker = A die is being rolled for a marker of value { $value }.
wait-roll-world = A die is being rolled for the world revolution.


## What happened

event-turn-began = { $turn } began.
event-round-began = Action round { $round } of { $side_the } began.
event-entered = “{ $card }” entered the pool.
event-took-initiative = { $side_subject } is the first player.
event-skipped = { $side_subject } skipped this action round.
event-passed = { $side_subject } passed.
event-played =
    { $use_id ->
        [event] { $side_subject } played “{ $card }” for its event.
        [points] { $side_subject } played “{ $card }” for its activity points.
        [both] { $side_subject } played “{ $card }” for its activity points and its event.
       *[pool] { $side_subject } bought “{ $card }” from the pool.
    }
event-event-began = { $side_subject } carried out the event of “{ $card }”.
event-not-met = The prerequisite of “{ $card }” was not met for { $side_the }.
event-wasted = The prerequisite of “{ $card }” was not met, so { $side_the } got only its points.
event-pooled = “{ $card }” went to the pool.
event-stayed = “{ $card }” stayed in play.
event-lapsed = “{ $card }” is no longer in play.
event-triggered = “{ $card }” took effect.
event-returned = “{ $card }” went back to the pool.
event-purged = “{ $card }” left the game.
event-installed = “{ $card }” came into play.
event-era-ended = The era was over: hands, pool and cards in play were discarded, except for what stays for the whole game.
event-game-ended = { $why_id ->
        [red-october] The game ended with Red October.
        [autocracy] The game ended with a restored autocracy.
        [time] The game ended with October 1917.
       *[victory] The game ended with 20 victory points or more.
    }

event-mobilized =
    { $points ->
        [one] { $side_subject } mobilized a cube { $place_at } for { $points } activity point.
       *[other] { $side_subject } mobilized a cube { $place_at } for { $points } activity points.
    }
event-added =
    { $count ->
        [one] A { $side } cube was added { $place_at }.
       *[other] { $count } { $side } cubes were added { $place_at }.
    }
event-removed =
    { $count ->
        [one] A { $side } cube was removed { $place_out }.
       *[other] { $count } { $side } cubes were removed { $place_out }.
    }
event-moved-party = A { $side } cube changed over to { $place_the }.
event-organized = { $side_subject } created an organization { $place_at }.
event-disbanded = The { $side } organization { $place_at } was broken up.
event-barred = { $side_subject } cannot try to create another organization in this action round.
event-used-special =
    { $points ->
        [one] { $side_subject } used “{ $special }” for { $points } activity point.
       *[other] { $side_subject } used “{ $special }” for { $points } activity points.
    }
event-exchanged = { $side_subject } gave “{ $cards }” to the pool and took “{ $cards_taken }”.
event-swapped-hands = { $side_subject } and its opponent swapped hands.
event-will-skip = { $side_subject } will skip the next action round.
event-will-boost = If { $side_the } plays a card of its own from its hand in its next action round, it will get the activity points and then the event.
event-bid =
    { $points ->
        [one] { $side_subject } bid { $points } opportunity point.
       *[other] { $side_subject } bid { $points } opportunity points.
    }

event-checked =
    { $place_id ->
        [none] { $side_subject } rolled { $roll } against a target number of { $target }.
       *[other] { $side_subject } rolled { $roll } { $place_at }, against a target number of { $target }.
    }
event-check-succeeded = The check of { $side_the } succeeded.
event-check-failed = The check of { $side_the } failed.
event-rolled = { $side_subject } rolled { $roll }.
event-rolled-table = { $side_subject } rolled { $roll } for “{ $card }”; the result was { $result }.
event-drew-district = The random district was { $place_the }.
event-deserted = The marker of value { $value } in { $side_of } military preparations was removed on a roll of { $roll }.
event-stood-firm = The marker of value { $value } in { $side_of } military preparations withstood a roll of { $roll }.
event-mustered = { $side_subject } added a marker of value { $value } to its military preparations.

event-rolled-die = { $side_subject } rolled { $track_die }, and it showed { $track_rolled }.
event-moved-marker =
    { $by_sign ->
        [plus] { $track }: the scoring marker moved on by { $by_size }.
        [minus] { $track }: the scoring marker moved back by { $by_size }.
       *[zero] { $track }: the scoring marker stood at Start already.
    }
event-reset = { $side_subject } moved { $track_marker } back to Start.
event-track-scores = The { $track } track was scored.
event-scored =
    { $points ->
        [one] { $side_subject } scored { $points } victory point: { $why }.
       *[other] { $side_subject } scored { $points } victory points: { $why }.
    }
event-gained-opportunity =
    { $opportunity ->
        [one] { $side_subject } gained { $opportunity } opportunity point.
       *[other] { $side_subject } gained { $opportunity } opportunity points.
    }
event-lost-opportunity =
    { $opportunity ->
        [one] { $side_subject } gave up { $opportunity } opportunity point.
       *[other] { $side_subject } gave up { $opportunity } opportunity points.
    }
event-world-moved =
    { $boxes ->
        [one] World Affairs moved { $boxes } box towards { $side_the }.
       *[other] World Affairs moved { $boxes } boxes towards { $side_the }.
    }
event-unrest-moved =
    { $by_sign ->
        [minus] Unrest fell by { $by_size } to { $level }.
       *[plus] Unrest rose by { $by_size } to { $level }.
    }
event-prestige-moved =
    { $by_sign ->
        [minus] The Tsar's prestige fell by { $by_size } to { $level }.
       *[plus] The Tsar's prestige rose by { $by_size } to { $level }.
    }

event-grew-extreme = Extremism grew among the moderates of { $side_the }: { $roll } rolled, { $result } with all modifiers.
event-left-duma = A { $side } cube left { $place_the }.
event-turned-extremist = A { $side } cube turned to { $place_the }.
event-vote-held = The Duma voted.
event-session-ended = The session of the Duma was cut short.

event-tsar-abdicated = The Tsar abdicated.
event-leapt = The game leapt to { $turn }.
event-government-formed = The Provisional Government was formed: the extremist parties left the Duma, and the moderate ones were halved.
event-red-october-began = Red October began.


## What points were scored for

why-event = an event
why-districts = Districts
why-organizations = Organizations
why-world = World Affairs
why-duma = the Duma
why-empty-party = an empty opposing party
why-vote = a vote carried
why-majority = the majority after the vote
why-extremism = extremism on the other side
why-no-moderates = no moderates left on the other side
why-all-power = districts fully mobilized
why-vanguard = stronger military preparations
why-red-october = Red October
why-autocracy = restored autocracy
why-time = end of October 1917
why-victory = 20 victory points


## How it ended

outcome-red-october =
    { $points ->
        [0] { $side_subject } has won: after Red October neither side was ahead, and that is enough for the Government.
        [one] { $side_subject } has won: Red October is over, and it leads by { $points } victory point.
       *[other] { $side_subject } has won: Red October is over, and it leads by { $points } victory points.
    }
outcome-time =
    { $points ->
        [0] { $side_subject } has won: October 1917 is over with neither side ahead, and that is enough for the Government.
        [one] { $side_subject } has won: October 1917 is over, and it leads by { $points } victory point.
       *[other] { $side_subject } has won: October 1917 is over, and it leads by { $points } victory points.
    }
outcome-victory = { $side_subject } has won, with a lead of { $points } victory points.
outcome-autocracy = Both sides have lost: the Tsar's prestige has risen so high that the autocracy is restored.


## Why not

no-must-play = You may pass only with an empty hand.
no-not-in-hand = “{ $card }” is not in your hand.
no-opposing-card = “{ $card }” is your opponent's card: you can only play it for its activity points.
no-not-twice = “{ $card }” does not count twice: nothing makes it give its points and its event.
no-counts-twice = “{ $card }” is your own, and your next own card from your hand has to be played for both its points and its event.
no-needs-not-met = The prerequisite of “{ $card }” is not met now.
no-not-in-pool = “{ $card }” is not in the pool.
no-opposing-pool-card = “{ $card }” is your opponent's card: only your opponent can buy it.
no-too-dear = “{ $card }” costs { $points } opportunity points, and you have { $have }.
no-say-done = You do not have to spend more points: say that you are done.
no-box-too-dear =
    { $have ->
        [one] A cube { $place_at } costs { $points } activity points, and { $have } is left.
       *[other] A cube { $place_at } costs { $points } activity points, and { $have } are left.
    }
no-barred = An attempt to create an organization has failed in this action round, so you cannot try again.
no-organizing-too-dear = An organization takes at least { $points } activity points, and not { $have }.
no-nowhere-to-organize = There is no place where you could create an organization.
no-special-taken = You have used a special action in this turn already.
no-no-special-left = These points do not pay for any special action that you can still use.
no-not-your-party = You cannot choose { $place_the }: that is your opponent's party.
no-out-of-play = You cannot choose { $place_the }: it has been out of play since the Tsar abdicated.
no-full = There is no room for another cube { $place_at }.
no-organized-already = You have an organization { $place_at } already.
no-no-sponsor = No party with an organization of yours can sponsor one { $place_at }.
no-chosen-already = That was chosen before, and something else is asked now.
no-not-so-many =
    { $have ->
        [one] You have only { $have } point, and not { $points }.
       *[other] You have only { $have } points, and not { $points }.
    }
no-not-your-special = “{ $special }” is a special action of your opponent's.
no-special-used = You have used “{ $special }” already, and each special action can be used once in a game.
no-special-too-dear =
    { $have ->
        [one] “{ $special }” costs { $points } activity points, and there is { $have }.
       *[other] “{ $special }” costs { $points } activity points, and there are { $have }.
    }
no-nothing-to-exchange = “{ $special }” needs a card in your hand, and one in the pool that is no key event.
no-not-a-price =
    { $points ->
        [one] “{ $special }” cannot be had for { $points } point.
       *[other] “{ $special }” cannot be had for { $points } points.
    }
no-at-start = { $track }: the scoring marker stands at Start already.
no-given-already = “{ $card }” is part of the exchange already.
no-key-event = “{ $card }” is a key event and stays in the pool.
no-not-this-place = The event does not allow { $place_the }, or no longer.
no-enough-there =
    { $count ->
        [one] No more than { $count } cube { $place_at }, says the event.
       *[other] No more than { $count } cubes { $place_at }, says the event.
    }
no-no-cubes = { $side_subject } has no cubes { $place_at }.
no-not-both = Military discipline does not face a soldiers' soviet { $place_at }.
no-spend-or-not = You either spend the points or pass.
no-spend-or-fail = You either spend the points or let the check fail.
no-own-special = “{ $special }” is your own, and you borrow one of your opponent's.
no-alternative-idle = Alternative { $number } is not on the card, or could do nothing now.
no-triggered-already = “{ $card }” has acted already.
no-not-triggered = “{ $card }” does not act now.
no-no-maneuver = No Parliamentary Maneuver is waiting to be carried out here.
no-not-in-deck = “{ $card }” is not in the deck.
no-not-drawn = { $place } has come up already, or is no district.


# Cards of one's own.

no-bad-card = { in-components }: there is no card { $found }. The decks have the numbers 1–46, 101–150, 201–260, 301–314 and 401–411.
no-bad-title = { in-components }: a title is a single line of at most { $most } letters.
no-bad-entry = { in-components }: only key events, 401–411, enter the pool with a turn.
no-bad-dice = { in-components }: only key events, 401–411, roll all dice (4.0).
no-bad-event = { in-components }: this cannot be played with.
no-event-unreadable =
    { $ended ->
        [yes] Line { $line }, column { $column }: the text ends too early.
       *[no] Line { $line }, column { $column }: “{ $found }” cannot stand here.
    }{ $nearest_id ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $nearest }”?
    }{ $known_count ->
        [0] { "" }
       *[other] { " " }Possible here: { $known }.
    }
known-a-place = a district or party
known-a-card = a card such as #28
known-a-change = a number with + or −
known-a-number = a number
known-a-rule = the name of a rule
no-event-too-long = An event has at most { $most } letters, and not { $found }.
no-event-too-deep = Blocks go at most { $most } deep, and not { $found }.
no-event-too-many = An event has at most { $most } parts, and not { $found }.
no-event-too-much = Carrying this out could take { $found } choices and rolls, and { $most } are the most.
no-event-number = “{ $effect }”: { $found } is not possible. It can be: { $known }.
no-event-card = There is no card #{ $found }.
no-event-rule = There is no rule “{ $found }”. There are: { $known }.
no-event-rows = “{ $effect }”: the rows of a die have to follow one another, up to 6 at most.
no-event-twice = “{ $effect }”: something is there twice.
no-event-there = “{ $effect }”: only in what follows a check or a random district is there a “there”.
no-event-not-staying = “{ $effect }” works only while a card is in play, and this one does not stay: it needs “stays”.
no-event-not-alone = “{ $effect }” has to stand by itself, and not within another effect.
no-event-install = Only key events can be put in play, and #{ $found } is none.


## Options

option-cards = The cards of your own box, written in the event language, instead of ours of the same numbers.
option-components = The numbers of your own box, where they differ from ours.


## In the terminal

page-dominance = Dominance
page-majority = Majority
short-unrest = Unrest
page-prestige = Prestige
page-means =
    { $points } OP · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } · troops { $troops }
page-in-play = In play
page-pool = Pool
page-not-met = (Not met.)
page-use-event = event
page-use-points = points
page-use-both = both
page-use-pool = buy


## Names for little room

short-kronstadt = Kronstadt
short-reserve = Reserve Regiment
short-vasilevskiy = Vasilevskiy
short-palace-square = Palace Square
short-peter-paul = Peter and Paul
short-putilov = Putilov Works
short-winter-palace = Winter Palace
short-guards = Guards Regiment
short-obukhov = Obukhov Works
short-okhrana = Okhrana HQ
short-nevsky-shipyards = Nevsky Shipyards
short-kazan = Kazan Cathedral
short-vyborg = Vyborg
short-taurida = Taurida Palace
short-nevsky-prospect = Nevsky Prospect
short-garrison = Capital Garrison
short-state-bank = State Bank
short-smolny = Smolny
short-radical = Radicals
short-socialist = Socialists
short-liberal = Liberals
short-monarchist = Monarchists
short-organize = Organize
short-special = Special action


## On the board in the browser

board-new = just changed
board-rounds = Action rounds
board-round = Action round { $round } of { $most }.
board-sessions = The Duma sits in the rounds
board-session = Duma in session
board-victory =
    { $side_id ->
        [none] Neither side is ahead.
       *[other] { $points ->
            [one] { $side_subject } leads by { $points } victory point.
           *[other] { $side_subject } leads by { $points } victory points.
        }
    }
board-tracks = Scoring tracks
board-advantage =
    { $side_id ->
        [none] Nobody is favoured.
       *[other] { $points ->
            [one] Worth { $points } victory point to { $side_the }.
           *[other] Worth { $points } victory points to { $side_the }.
        }
    }
board-steps =
    { $left ->
        [one] { $left } step to scoring.
       *[other] { $left } steps to scoring.
    }
board-level = { $name }: { $level }; modifier of growing extremism { $modifier_sign ->
        [plus] +{ $modifier }
       *[zero] 0
    }.
board-city = St. Petersburg
board-district =
    Revolutionary { $red }, Government { $blue }; { $side_id ->
        [none] controlled by nobody.
       *[other] controlled by { $side_the }.
    }
board-organization = organization
board-organized = Organization: { $sides }.
board-next-cube =
    { $points ->
        [one] Your next cube costs { $points } activity point.
       *[other] Your next cube costs { $points } activity points.
    }
board-aid = Your checks here: { $aid_sign ->
        [minus] −{ $aid_size }
       *[plus] +{ $aid_size }
    } for the districts beside it.
board-boxes =
    { $extras_id ->
        [none] all { $most } boxes filled.
       *[other] { $count } of { $most } boxes filled, the others cost { $extras }.
    }
board-beside = Beside it:
board-near =
    { $side_id ->
        [none] { $place } (nobody)
       *[other] { $place } ({ $side }, { $worth })
    }
board-party = { $count } of { $most } cubes.
board-out-of-play = Out of play since the Tsar abdicated.
board-duma =
    { $side_id ->
        [none] Nobody has the majority in the Duma.
       *[other] { $hold_id ->
            [dominance] { $side_subject } dominates the Duma.
           *[majority] { $side_subject } has the majority in the Duma.
        }
    }
board-unrest = Unrest
board-prestige = Prestige
board-majority = Majority
board-dominance = Dominance
board-in-play = In play
board-pool = Pool
board-not-met = (Not met.)
board-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
board-odds = needs { $target } or less: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, with all opportunity points { NUMBER($helped, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
board-you = you
board-first = first player
board-active = to play
board-opportunity = Opportunity points
board-cards = Cards in hand
board-organizations = Organizations
board-barred = failed in this round
board-troops = Military preparations
board-specials = Special actions
board-acted = one used in this turn
board-price = { $price } AP
board-free = to be had
board-used = used up
board-waiting = waiting for its card
board-playing = Being played
board-coming = Returns to the pool next turn
board-known = Known in the other hand
board-hand = Your hand
board-none = None.
board-deck = Deck { $deck } · discarded { $discard } · out of the game { $gone }
board-discard = Discarded
board-gone = Out of the game
board-turn = Turn { $turn } of { $most }
board-round-short = Round { $round } of { $most }
board-sits = In session
board-no-majority = No majority
board-or = or
board-each = each
board-rule-cheap-districts = districts: 1 AP
board-rule-liberal-sponsors = Liberals sponsor
board-event-yours = your event
board-event-theirs = their event
board-event-any = who plays it
board-short-opportunity = opportunity
board-short-cards = in hand
board-short-organizations =
    { $amount ->
        [one] organization
       *[other] organizations
    }
board-short-barred = failed
board-short-troops-revolutionary = Red Guards
board-short-troops-government = Loyal Troops
board-short-playing = Played
board-short-in-play = In play
board-short-pool = Pool
board-short-coming = Coming
board-short-known = Known


## What is told of things on the board

about-beyond = Whoever controls it is helped in checks in these districts, and the other side is hindered: { $places }.
about-extremist = { $side }: the extremist party. It leaves the game with the Tsar.
about-moderate = { $side }: the moderate party.
about-organize = Spend at least { $least } activity points on a check; each of them is a bonus of 1. After a failure there is no other try in this action round.
about-special = Each of the six can be used once in the game, and one at most in a turn.
about-track-districts = Favours the side that controls more districts.
about-track-organizations = Favours the side with more organizations; one in a party counts twice.
about-track-world = Moved by events, up to { $most } for either side.
about-track-duma = Worth { $majority } to the side with more cubes in the Duma, and { $dominance } if none of its parties is weaker than the strongest opposing one; after the abdication { $majority } at most.
about-scoring = When the marker reaches the star, the side that is favoured scores, and the marker goes back to the start.
about-level-unrest = It goes up by 1 at the end of every turn. At { $end } comes Red October, and the game ends. The modifier is added to the growing extremism rolls of the Revolutionary.
about-level-prestige = At 0 the Tsar abdicates; at { $end } both sides lose. The modifier is added to the growing extremism rolls of the Government.
about-opportunity = They buy events from the pool, and make up for what is missing in a check.
about-troops = They count in Red October only.
about-round = In each round both sides play a card, the first player first.
about-session = The Duma sits in this round; a vote follows the last round of a session.
about-victory = Victory points
about-victory-help = At the end, the side ahead wins; if neither is, the Government wins.
about-pool = Open to both sides: for as many opportunity points as a card has activity points, its event can be played by the side it belongs to, and a neutral one by either.
about-in-play = What these cards change lasts as long as they lie here.
about-idle = What is struck through would change nothing now.


## Standing orders

order-keep-points = Spend no opportunity points on checks and events if fewer would be left than:
order-commit-nothing = Commit no opportunity points where both sides commit some.
order-first-card = When several of my cards act at once, begin with the one that came into play first.


## Hints

hint-points = It brings more victory points, or costs fewer.
hint-districts = It leaves more districts under control, or a firmer hold on them.
hint-organizations = It leaves more organizations, or fewer to the other side.
hint-world = It turns World Affairs to its own favour.
hint-duma = It leaves stronger parties in the Duma.
hint-october = It is better prepared for Red October.
hint-mood = It leaves unrest and prestige more favourable.
hint-opportunity = It keeps more opportunity points.
hint-cards = It keeps better cards in hand.
hint-means = It leaves more special actions, or brings more from cards in play.


## The key to the signs

legend-organization = an organization
legend-control = control of a district, open towards whoever has it
legend-points = victory points
legend-opportunity = opportunity points; behind a card in the pool: its price
legend-step = a step of a scoring marker
legend-level = nobody is favoured
legend-session = an action round with a session of the Duma

# Where long words on cards may break, so that they fit.
breaks = Fraterni|zation Constan|tinople Represen|tative Expropri|ations
