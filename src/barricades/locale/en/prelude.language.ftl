# Prelude to Revolution: what the events of the cards say. A node of the event language is a message;
# AP are activity points, OP opportunity points, VP victory points.

# Several effects in one sentence: an order (as it is), and what somebody does (.does).
deed-nothing = nothing
deed-apart = ({ $effect })
deed-next = { $first }; { $rest }
deed-next-more = { $first }; { $rest }
deed-then = { $first } and { $rest }
    .does = { $first_does } and { $rest_does }
deed-then-more = { $first }, { $rest }
    .does = { $first_does }, { $rest_does }
deed-as = { $side_the } { $event_does }

# An amount that is read off the board.
deed-where = { $effect } (X = { $amount })
    .does = { $effect_does } (X = { $amount })
node-sum =
    { $half ->
        [yes] half of { $count }, rounded down
       *[no] { $count }
    }{ $more_sign ->
        [plus] { $half ->
            [yes] , plus { $more }
           *[no] { " " }plus { $more }
        }
        [minus] { $half ->
            [yes] , minus { $more_size }
           *[no] { " " }minus { $more_size }
        }
       *[zero] { "" }
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most }
    }
count-unrest = unrest
count-prestige = prestige
count-advantage = the number of VP that { $side_of } advantage on the Districts track is worth
count-lowest = the number of cubes in { $side_of } weakest party
count-mobilized = the number of AP { $side_the } spent on mobilization in this action round
count-troops = the total of { $side_of } military preparations
count-cubes = the number of { $side_of } cubes { $places_at }
count-places = the number of { $places_of }

# Places: for several cubes (at, out), for a single one (in, off), one of them, each of them, how many
# of them, such a place, no such place, and the place itself.
places-name = { $place }
    .at = { $place_at }
    .in = { $place_at }
    .out = { $place_out }
    .off = { $place_out }
    .one = { $place_at }
    .each = { $place_at }
    .of = { $place_the }
    .a = { $place_the }
    .no = not { $place_the }
    .the = { $place_the }
places-several = of { $names }
    .at = { $names_at }
    .in = { $names_in }
    .out = { $names_out }
    .off = { $names_off }
    .one = { $names_one }
    .each = { $names_each }
    .of = { $names_of }
    .a = one of { $names_of }
    .no = none of { $names_of }
    .the = { $names_of }
places-or = { $first_of } and { $rest_of }
    .at = { $first_at } or { $rest_at }
    .in = { $first_in } or { $rest_in }
    .out = { $first_out } or { $rest_out }
    .off = { $first_off } or { $rest_off }
    .one = { $first_one } or { $rest_one }
    .each = { $first_each } and { $rest_each }
    .of = { $first_of } and { $rest_of }
    .a = { $first_of } and { $rest_of }
    .no = { $first_of } and { $rest_of }
    .the = { $first_the } and { $rest_the }
places-or-more = { $first_of }, { $rest_of }
    .at = { $first_at }, { $rest_at }
    .in = { $first_in }, { $rest_in }
    .out = { $first_out }, { $rest_out }
    .off = { $first_off }, { $rest_off }
    .one = { $first_one }, { $rest_one }
    .each = { $first_each }, { $rest_each }
    .of = { $first_of }, { $rest_of }
    .a = { $first_of }, { $rest_of }
    .no = { $first_of }, { $rest_of }
    .the = { $first_the }, { $rest_the }
places-tested = { $places } { $tests }
    .at = { $places_at } { $tests }
    .in = { $places_in } { $tests }
    .out = { $places_out } { $tests }
    .off = { $places_off } { $tests }
    .one = { $places_one } { $tests }
    .each = { $places_each } { $tests }
    .of = { $places_of } { $tests }
    .a = { $places_a } { $tests }
    .no = { $places_no } { $tests }
    .the = { $places_the } { $tests }
places-only = { $places }, provided { $condition }
    .at = { $places_at }, provided { $condition }
    .in = { $places_in }, provided { $condition }
    .out = { $places_out }, provided { $condition }
    .off = { $places_off }, provided { $condition }
    .one = { $places_one }, provided { $condition }
    .each = { $places_each }, provided { $condition }
    .of = { $places_of }, provided { $condition }
    .a = { $places_a }, provided { $condition }
    .no = { $places_no }, provided { $condition }
    .the = { $places_the }, provided { $condition }
such-place = that place
    .at = there
    .the = that place
places-worker = worker districts
    .at = in worker districts
    .in = in a worker district
    .out = from worker districts
    .off = from a worker district
    .one = in a worker district
    .each = in each worker district
    .of = worker districts
    .a = a worker district
    .no = no worker district
    .the = the worker districts
places-military = military districts
    .at = in military districts
    .in = in a military district
    .out = from military districts
    .off = from a military district
    .one = in a military district
    .each = in each military district
    .of = military districts
    .a = a military district
    .no = no military district
    .the = the military districts
places-urban = urban districts
    .at = in urban districts
    .in = in an urban district
    .out = from urban districts
    .off = from an urban district
    .one = in an urban district
    .each = in each urban district
    .of = urban districts
    .a = an urban district
    .no = no urban district
    .the = the urban districts
places-organizable = worker and military districts
    .at = in worker and military districts
    .in = in a worker or military district
    .out = from worker and military districts
    .off = from a worker or military district
    .one = in a worker or military district
    .each = in each worker and military district
    .of = worker and military districts
    .a = a worker or military district
    .no = no worker or military district
    .the = the worker and military districts
places-district = districts
    .at = in districts
    .in = in a district
    .out = from districts
    .off = from a district
    .one = in a district
    .each = in each district
    .of = districts
    .a = a district
    .no = no district
    .the = the districts
places-duma = of { $side_of } parties
    .at = in the Duma
    .in = in the Duma
    .out = from the Duma
    .off = from the Duma
    .one = in one of { $side_of } parties
    .each = in each of { $side_of } parties
    .of = { $side_of } parties
    .a = one of { $side_of } parties
    .no = none of { $side_of } parties
    .the = { $side_of } parties
places-there = such places
    .at = there
    .in = there
    .out = from there
    .off = from there
    .one = there
    .each = there
    .of = such places
    .a = such a place
    .no = no such place
    .the = this district

# What the places are like.
test-and = { $first } and { $rest }
test-and-more = { $first }, { $rest }
test-controlled = under { $side_of } control
test-level = under nobody's control
test-organized =
    { $side_id ->
        [you] with an organization of yours
        [own] with an organization of their own
        [opponent] with an opposing organization
        [rival] with an opposing organization
       *[other] with a { $side } organization
    }
test-unorganized =
    { $side_id ->
        [you] without an organization of yours
        [own] without an organization of their own
        [opponent] without an opposing organization
        [rival] without an opposing organization
       *[other] without a { $side } organization
    }
test-peopled =
    { $side_id ->
        [you] with cubes of yours
        [own] with cubes of their own
        [opponent] with opposing cubes
        [rival] with opposing cubes
       *[other] with { $side } cubes
    }
test-sponsored =
    { $side_id ->
        [you] you can sponsor
       *[other] { $side_the } can sponsor
    }
test-next = next to { $place_the }
test-given =
    { $number ->
        [one] where this event has added a cube
       *[other] where this event has added at least { $number } cubes
    }

# Conditions, and their opposites.
node-and = { $first } and { $rest }
    .not = { $first_not } or { $rest_not }
node-and-more = { $first }, { $rest }
    .not = { $first_not }, { $rest_not }
node-or = { $first } or { $rest }
    .not = { $first_not } and { $rest_not }
node-or-more = { $first }, { $rest }
    .not = { $first_not }, { $rest_not }
node-either = either { $condition }
    .not = { $condition_not }
node-not = { $condition_not }
    .not = { $condition }
node-is-session = the Duma is in session
    .not = the Duma is not in session
node-is-reigns = the Tsar reigns
    .not = the Tsar has abdicated
node-is-abdicated = the Tsar has abdicated
    .not = the Tsar reigns
node-is-majority =
    { $side_id ->
        [you] you hold the majority in the Duma
       *[other] { $side_the } holds the majority in the Duma
    }
    .not =
    { $side_id ->
        [you] you do not hold the majority in the Duma
       *[other] { $side_the } does not hold the majority in the Duma
    }
node-is-dominance =
    { $side_id ->
        [you] you have dominance in the Duma
       *[other] { $side_the } has dominance in the Duma
    }
    .not =
    { $side_id ->
        [you] you do not have dominance in the Duma
       *[other] { $side_the } does not have dominance in the Duma
    }
node-is-active =
    { $side_id ->
        [you] you play this card yourself
       *[other] { $side_the } plays this card
    }
    .not =
    { $side_id ->
        [you] you do not play this card yourself
       *[other] { $side_the } does not play this card
    }
node-in-play = “{ $card }” (#{ $card_id }) is in play
    .not = “{ $card }” (#{ $card_id }) is not in play
node-compare =
    { $least ->
        [yes] { $amount } is at least { $number }
       *[no] { $amount } is at most { $number }
    }
    .not =
    { $least ->
        [yes] { $amount } is less than { $number }
       *[no] { $amount } is more than { $number }
    }
node-at-least =
    { $number ->
        [1] there is { $places_a }
       *[other] there are at least { $number } { $places }
    }
    .not =
    { $number ->
        [1] there is { $places_no }
       *[other] there are fewer than { $number } { $places }
    }
clause-controlled =
    { $side_id ->
        [you] you control { $places_the }
       *[other] { $side_the } controls { $places_the }
    }
    .not =
    { $side_id ->
        [you] you do not control { $places_the }
       *[other] { $side_the } does not control { $places_the }
    }
clause-level = nobody controls { $places_the }
    .not = somebody controls { $places_the }
clause-organized =
    { $side_id ->
        [you] you have an organization { $places_at }
       *[other] { $side_the } has an organization { $places_at }
    }
    .not =
    { $side_id ->
        [you] you have no organization { $places_at }
       *[other] { $side_the } has no organization { $places_at }
    }
clause-unorganized =
    { $side_id ->
        [you] you have no organization { $places_at }
       *[other] { $side_the } has no organization { $places_at }
    }
    .not =
    { $side_id ->
        [you] you have an organization { $places_at }
       *[other] { $side_the } has an organization { $places_at }
    }
clause-peopled =
    { $side_id ->
        [you] you have cubes { $places_at }
       *[other] { $side_the } has cubes { $places_at }
    }
    .not =
    { $side_id ->
        [you] you have no cubes { $places_at }
       *[other] { $side_the } has no cubes { $places_at }
    }
clause-sponsored =
    { $side_id ->
        [you] you can sponsor { $places_the }
       *[other] { $side_the } can sponsor { $places_the }
    }
    .not =
    { $side_id ->
        [you] you cannot sponsor { $places_the }
       *[other] { $side_the } cannot sponsor { $places_the }
    }
clause-next = { $place_the } is next to { $places_the }
    .not = { $place_the } is not next to { $places_the }
clause-given =
    { $number ->
        [one] this event has added a cube { $places_at }
       *[other] this event has added at least { $number } cubes { $places_at }
    }
    .not =
    { $number ->
        [one] this event has added no cube { $places_at }
       *[other] this event has added fewer than { $number } cubes { $places_at }
    }

# Cubes.
deed-cubes =
    { $side_id ->
        [you] { $amount } of your own cubes
        [own] { $amount } of their own cubes
        [opponent]
            { $amount ->
                [one] { $amount } opposing cube
               *[other] { $amount } opposing cubes
            }
        [rival]
            { $amount ->
                [one] { $amount } opposing cube
               *[other] { $amount } opposing cubes
            }
        [revolutionary]
            { $amount ->
                [one] { $amount } Revolutionary cube
               *[other] { $amount } Revolutionary cubes
            }
        [government]
            { $amount ->
                [one] { $amount } Government cube
               *[other] { $amount } Government cubes
            }
       *[other]
            { $amount ->
                [one] { $amount } cube
               *[other] { $amount } cubes
            }
    }
deed-each =
    { $each ->
        [0] { "" }
       *[other] , at most { $each } per place,
    }
deed-first =
    { $first ->
        [yes] , worker districts first
       *[no] { "" }
    }
deed-added =
    { $cubes }{ deed-each } { $amount ->
        [1] { $places_in }
       *[other] { $places_at }
    }
deed-add = add { deed-added }{ deed-first }
    .does = adds { deed-added }{ deed-first }
deed-removed =
    { $cubes }{ deed-each } { $amount ->
        [1] { $places_off }
       *[other] { $places_out }
    }
deed-remove = remove { deed-removed }
    .does = removes { deed-removed }
deed-level = draw level with { $side_foe_the } by adding cubes { $places_one }
    .does = draws level with { $side_foe_the } by adding cubes { $places_one }
deed-shifted =
    { $to_id ->
        [extremist] { $cubes } from the moderate to the extremist party
       *[moderate] { $cubes } from the extremist to the moderate party
    }
deed-shift = move { deed-shifted }
    .does = moves { deed-shifted }

# Checks, dice and chance.
deed-bonus =
    { $bonus_sign ->
        [minus] −{ $bonus_size }
       *[plus] +{ $bonus_size }
    }
deed-check =
    make { $times ->
        [0] a mobilization check at { deed-bonus } { $places_each }
        [1] a mobilization check at { deed-bonus } { $places_one }
       *[other] { $times } mobilization checks at { deed-bonus } { $places_at }, each in a different place
    } – { $result }
    .does =
    makes { $times ->
        [0] a mobilization check at { deed-bonus } { $places_each }
        [1] a mobilization check at { deed-bonus } { $places_one }
       *[other] { $times } mobilization checks at { deed-bonus } { $places_at }, each in a different place
    } – { $result }
deed-check-against = make a mobilization check against { $amount } – { $result }
    .does = makes a mobilization check against { $amount } – { $result }
deed-won = success: { $event }
deed-lost = failure: { $event }
deed-rows = { $first }; { $rest }
deed-rows-more = { $first }; { $rest }
deed-less =
    { $number ->
        [0] { "" }
       *[other] , minus 1 for each of these in play: { $cards }
    }
deed-roll = roll a die{ deed-less } – { $rows }
    .does = rolls a die{ deed-less } – { $rows }
deed-row =
    { $span_id ->
        [down] { $high } or less
        [one] { $low }
       *[range] { $low }–{ $high }
    }: { $event }
deed-weighs = while this card is in play, the die rolls of { $cards } are 1 lower
deed-card = “{ $card }” (#{ $card_id })
deed-cards = { $first } and { $rest }
deed-cards-more = { $first }, { $rest }
deed-random =
    { $number ->
        [1] in a random district: { $event }
       *[other] in { $number } random districts, one after another: { $event }
    }
deed-tested =
    a die for each { $side_id ->
        [you] marker of value { $values } in your military preparations
        [own] marker of value { $values } in their military preparations
        [revolutionary] Red Guards marker of value { $values }
        [government] Loyal Troops marker of value { $values }
       *[other] opposing military marker of value { $values }
    }
deed-lost-at =
    { $at ->
        [6] on a 6
       *[other] on { $at } or more
    }
deed-test-markers = roll { deed-tested } and remove it { deed-lost-at }
    .does = rolls { deed-tested } and removes it { deed-lost-at }

# Points and tracks.
deed-score = score { $amount } VP
    .does = scores { $amount } VP
deed-gain = gain { $amount } OP
    .does = gains { $amount } OP
deed-lose = lose { $amount } OP
    .does = loses { $amount } OP
deed-spend =
    { $side_me_id ->
        [you] you may spend { $number } OP: { $event }
       *[other] { $side_me_the } may spend { $number } OP: { $event }
    }
    .does = may spend { $number } OP: { $event }
deed-bid = both players bid OP in the open, the first player first; { $event }
deed-boxes =
    { $by_size ->
        [one] { $by_size } box
       *[other] { $by_size } boxes
    }
deed-towards =
    { $by_sign ->
        [minus] World Affairs { deed-boxes } towards { $side_foe_the }
       *[plus] { $side_me_id ->
            [own] World Affairs { deed-boxes } in their own favour
           *[other] World Affairs { deed-boxes } towards { $side_me_the }
        }
    }
deed-change =
    { $track_id ->
        [world] move { deed-towards }
        [unrest]
            { $by_sign ->
                [minus] lower unrest by { $by_size }
               *[plus] raise unrest by { $by_size }
            }
       *[prestige]
            { $by_sign ->
                [minus] lower prestige by { $by_size }
               *[plus] raise prestige by { $by_size }
            }
    }
    .does =
    { $track_id ->
        [world] moves { deed-towards }
        [unrest]
            { $by_sign ->
                [minus] lowers unrest by { $by_size }
               *[plus] raises unrest by { $by_size }
            }
       *[prestige]
            { $by_sign ->
                [minus] lowers prestige by { $by_size }
               *[plus] raises prestige by { $by_size }
            }
    }
deed-fall = lower prestige to 0
    .does = lowers prestige to 0
deed-marker =
    { $by_sign ->
        [minus] move { $track_marker } back by { deed-boxes }
       *[plus] move { $track_marker } forward by { deed-boxes }
    }
    .does =
    { $by_sign ->
        [minus] moves { $track_marker } back by { deed-boxes }
       *[plus] moves { $track_marker } forward by { deed-boxes }
    }
deed-reset = move { $track_marker } back to Start
    .does = moves { $track_marker } back to Start
deed-roll-die = roll { $track_die }
    .does = rolls { $track_die }
deed-score-track = score { $track_the }
    .does = scores { $track_the }

# Organizations, the Duma, preparations, activities.
deed-organized =
    { $checked ->
        [yes] to create an organization { $places_one } by a mobilization check at { deed-bonus }
       *[no] an organization { $places_one }
    }{ $freely ->
        [yes] { " " }without needing a sponsor
       *[no] { "" }
    }
deed-organize =
    { $checked ->
        [yes] try { deed-organized }
       *[no] create { deed-organized }
    }
    .does =
    { $checked ->
        [yes] tries { deed-organized }
       *[no] creates { deed-organized }
    }
deed-disbanded =
    { $side_id ->
        [you] one of your own organizations { $places_off }
        [own] one of their own organizations { $places_off }
        [revolutionary] a Revolutionary organization { $places_off }
        [government] a Government organization { $places_off }
       *[other] an opposing organization { $places_off }
    }
deed-disband = remove { deed-disbanded }
    .does = removes { deed-disbanded }
deed-extreme =
    a growing extremism roll{ $modifier_sign ->
        [zero] { "" }
        [minus] { " " }at −{ $modifier_size }
       *[plus] { " " }at +{ $modifier_size }
    }
deed-extremism = make { deed-extreme }
    .does = makes { deed-extreme }
deed-vote = hold a Duma vote
    .does = holds a Duma vote
deed-end-session = end the session of the Duma without a vote
    .does = ends the session of the Duma without a vote
deed-mustered =
    { $side_own_id ->
        [revolutionary] a Red Guards marker of value { $value }
        [government] a Loyal Troops marker of value { $value }
       *[other] a marker of value { $value } to { $side_me_of } military preparations
    }
deed-muster = add { deed-mustered }
    .does = adds { deed-mustered }
deed-act = perform activities worth { $amount } AP
    .does = performs activities worth { $amount } AP

# Cards and the flow of the game.
deed-returned =
    { $card_id ->
        [none] this card to the pool at the start of the next turn
       *[other] “{ $card }” (#{ $card_id }) from play to the pool
    }
deed-return = return { deed-returned }
    .does = returns { deed-returned }
deed-purge = remove “{ $card }” (#{ $card_id }) from play or from the pool for the rest of the game
    .does = removes “{ $card }” (#{ $card_id }) from play or from the pool for the rest of the game
deed-install = put “{ $card }” (#{ $card_id }) in play without its one-time effects
    .does = puts “{ $card }” (#{ $card_id }) in play without its one-time effects
deed-leave = discard this card after all
    .does = discards this card after all
deed-skip = skip { $side_me_of } next action round
    .does = skips { $side_me_id ->
        [own] their
       *[other] its
    } next action round
deed-boost =
    { $side_me_id ->
        [you] get first the AP and then the event of a card of your own that you play from your hand in your next action round
       *[other] get first the AP and then the event of a card of their own that they play from their hand in their next action round
    }
    .does = gets first the AP and then the event of a card of their own that they play from their hand in their next action round
deed-borrow = use one of { $side_foe_of } special actions as if with { $points } AP but at no cost
    .does = uses one of { $side_foe_of } special actions as if with { $points } AP but at no cost
deed-rule =
    { $name_id ->
        [cheap-districts] mobilizing a cube costs the Revolutionary no more than 1 AP in districts without a union or military discipline
       *[liberal-sponsors] the Liberal Party can also sponsor organizations in military districts
    }
deed-when =
    { $when_id ->
        [you] while in play, after each of { $side_me_of } action rounds
        [they] while in play, after each of { $side_foe_of } action rounds
        [round] while in play, after each action round
        [end] if still in play, at the end of the turn
       *[turn] while in play, at the end of each turn
    }
deed-after = { deed-when }: { $event }

# Effects made of others.
deed-choose = choose one – { $events }
    .does = chooses one – { $events }
deed-way = ({ $number }) { $event }
deed-or-else = { $first }; or { $rest }
deed-or-else-more = { $first }; { $rest }
deed-if = if { $condition }, { $then }
deed-if-else = if { $condition }, { $then }; otherwise { $otherwise }
deed-unless-else = if { $condition_not }, { $otherwise }; otherwise { $then }
deed-if-but-if = if { $condition }, { $then }; but if { $condition_not }, { $otherwise }

# What an author of cards should look at again.
doubt-empty = This event is empty: it does nothing.
doubt-idle = “{ $effect }” can do nothing: a party has cubes and an organization of one side only (7.0).
