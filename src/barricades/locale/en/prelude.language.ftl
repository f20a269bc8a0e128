# Prelude to Revolution: what the events of the cards say. A node of the event language is a message;
# AP are activity points, OP opportunity points, VP victory points.

# Several effects in one sentence.
node-nothing = nothing
node-apart = ({ $effect })
node-then = { $first } and { $rest }
node-then-more = { $first }, { $rest }

# An amount that is read off the board.
node-where = { $effect } (X = { $amount })
node-sum =
    { $half ->
        [yes] half of { $count }
       *[no] { $count }
    }{ $more_sign ->
        [plus] { " " }plus { $more }
        [minus] { " " }minus { $more_size }
       *[zero] { "" }
    }{ $half ->
        [yes] , rounded down
       *[no] { "" }
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most }
    }
count-unrest = unrest
count-prestige = prestige
count-advantage = { $side_of } advantage in Districts
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
places-only = { $places } (only { $tests })
    .at = { $places_at } (only { $tests })
    .in = { $places_in } (only { $tests })
    .out = { $places_out } (only { $tests })
    .off = { $places_off } (only { $tests })
    .one = { $places_one } (only { $tests })
    .each = { $places_each } (only { $tests })
    .of = { $places_of } (only { $tests })
    .a = { $places_a } (only { $tests })
    .no = { $places_no } (only { $tests })
    .the = { $places_the } (only { $tests })
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
places-duma = parties of yours
    .at = in the Duma
    .in = in the Duma
    .out = from the Duma
    .off = from the Duma
    .one = in one of your parties
    .each = in each of your parties
    .of = your parties
    .a = a party of yours
    .no = no party of yours
    .the = your parties
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
        [opponent] with an opposing organization
       *[other] with a { $side } organization
    }
test-unorganized =
    { $side_id ->
        [you] without an organization of yours
        [opponent] without an opposing organization
       *[other] without a { $side } organization
    }
test-peopled =
    { $side_id ->
        [you] with cubes of yours
        [opponent] with opposing cubes
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
node-cubes =
    { $side_id ->
        [you] { $amount } of your own cubes
        [opponent]
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
node-each =
    { $each ->
        [0] { "" }
       *[other] , at most { $each } in each
    }
node-add =
    add { $cubes } { $amount ->
        [1] { $places_in }
       *[other] { $places_at }
    }{ node-each }{ $first ->
        [yes] , worker districts first
       *[no] { "" }
    }
node-remove =
    remove { $cubes } { $amount ->
        [1] { $places_off }
       *[other] { $places_out }
    }{ node-each }
node-level = add cubes { $places_one } until you are level with { $side_foe_the } there
node-shift =
    { $to_id ->
        [extremist] move { $cubes } from the moderate to the extremist party
       *[moderate] move { $cubes } from the extremist to the moderate party
    }

# Checks, dice and chance.
node-bonus =
    { $bonus_sign ->
        [minus] −{ $bonus_size }
       *[plus] +{ $bonus_size }
    }
node-check =
    { $times ->
        [0] make a mobilization check at { node-bonus } { $places_each } – { $result }
        [1] make a mobilization check at { node-bonus } { $places_one } – { $result }
       *[other] make { $times } mobilization checks at { node-bonus } { $places_at }, each in a different place – { $result }
    }
node-check-against = make a mobilization check against { $amount } – { $result }
node-won = success: { $event }
node-lost = failure: { $event }
node-rows = { $first }; { $rest }
node-rows-more = { $first }; { $rest }
node-roll =
    { $cards_count ->
        [0] roll a die – { $rows }
       *[other] roll a die, minus 1 for each of these in play: { $cards } – { $rows }
    }
node-row =
    { $span_id ->
        [down] { $high } or less
        [one] { $low }
       *[range] { $low }–{ $high }
    }: { $event }
node-random =
    { $number ->
        [1] in a random district: { $event }
       *[other] in { $number } random districts, one after another: { $event }
    }
node-test-markers =
    { $side_id ->
        [you] roll a die for each marker of value { $values } in your military preparations
        [revolutionary] roll a die for each Red Guards marker of value { $values }
        [government] roll a die for each Loyal Troops marker of value { $values }
       *[other] roll a die for each opposing military marker of value { $values }
    }, removing it { $at ->
        [6] on a 6
       *[other] on { $at } or more
    }

# Points and tracks.
node-score = score { $amount } VP
node-gain = gain { $amount } OP
node-lose = lose { $amount } OP
node-spend = you may spend { $number } OP: { $event }
node-bid = both players bid OP in the open, the first player first; the higher bidder: { $event }
node-boxes =
    { $by_size ->
        [one] { $by_size } box
       *[other] { $by_size } boxes
    }
node-change =
    { $track_id ->
        [world]
            { $by_sign ->
                [minus] move World Affairs { node-boxes } towards { $side_foe_the }
               *[plus] move World Affairs { node-boxes } towards you
            }
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
node-fall = lower prestige to 0
node-marker =
    { $by_sign ->
        [minus] move { $track_marker } back by { node-boxes }
       *[plus] move { $track_marker } forward by { node-boxes }
    }
node-reset = move { $track_marker } back to Start
node-roll-die = roll { $track_die }
node-score-track = score { $track_the }

# Organizations, the Duma, preparations, activities.
node-organize =
    { $checked ->
        [yes] try to create an organization { $places_one } by a mobilization check at { node-bonus }
       *[no] create an organization { $places_one }
    }{ $freely ->
        [yes] , without needing a sponsor
       *[no] { "" }
    }
node-disband =
    { $side_id ->
        [you] remove one of your own organizations { $places_off }
        [opponent] remove an opposing organization { $places_off }
        [revolutionary] remove a Revolutionary organization { $places_off }
       *[government] remove a Government organization { $places_off }
    }
node-extremism =
    { $modifier_sign ->
        [zero] make a growing extremism roll
        [minus] make a growing extremism roll at −{ $modifier_size }
       *[plus] make a growing extremism roll at +{ $modifier_size }
    }
node-vote = hold a Duma vote
node-end-session = end the session of the Duma without a vote
node-muster =
    { $side_own_id ->
        [revolutionary] add a Red Guards marker of value { $value }
        [government] add a Loyal Troops marker of value { $value }
       *[other] add a marker of value { $value } to your military preparations
    }
node-act = perform activities worth { $amount } AP

# Cards and the flow of the game.
node-return =
    { $card_id ->
        [this] return this card to the pool at the start of the next turn
       *[other] return “{ $card }” (#{ $card_id }) from play to the pool
    }
node-purge = remove “{ $card }” (#{ $card_id }) from the game
node-install = put “{ $card }” (#{ $card_id }) in play without its one-time effects
node-leave = discard this card after all
node-skip = skip your next action round
node-boost = a card of yours that you play from your hand in your next action round gives its AP and then its event
node-borrow = use one of { $side_foe_of } special actions as if with { $points } AP, at no cost
node-rule =
    { $name_id ->
        [cheap-districts] mobilizing a cube costs the Revolutionary no more than 1 AP in districts without a union or military discipline
       *[liberal-sponsors] the Liberal Party can also sponsor organizations in military districts
    }
node-after =
    { $when_id ->
        [you] while in play, after each of your action rounds: { $event }
        [they] while in play, after each of { $side_foe_of } action rounds: { $event }
        [round] while in play, after each action round: { $event }
       *[turn] while in play, at the end of each turn: { $event }
    }

# Effects made of others.
node-choose = choose one – { $events }
node-way = ({ $number }) { $event }
node-or-else = { $first }; or { $rest }
node-or-else-more = { $first }; { $rest }
node-if = if { $condition }, { $then }
node-if-else = if { $condition }, { $then }; otherwise { $otherwise }
node-as = { $side_the }: { $event }
