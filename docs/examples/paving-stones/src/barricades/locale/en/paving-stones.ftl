# Paving Stones

title = Paving Stones
description = One night in the streets: a crowd and the guard send companies in secret, and whoever is stronger has the stones.
reconstructed = Everything in this box stands in its rulebook.


## Nouns

side-crowd = Crowd
    .subject = The crowd
    .the = the crowd
    .of = the crowd's
side-crowd-long = from the suburbs
side-guard = Guard
    .subject = The guard
    .the = the guard
    .of = the guard's
side-guard-long = from the barracks

company-bakers = Bakers
company-students = Students
company-printers = Printers
company-carters = Carters
company-masons = Masons
company-smiths = Smiths
company-veterans = Veterans
company-gunners = Gunners

street-gate = Gate Street
street-market = Market Street
street-bridge = Bridge Street
street-arsenal = Arsenal Street
street-town-hall = Town Hall Street


# How many stones, of the fact that counts them.
stones-of =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }


## Questions

ask-draw = Which company is dealt to { $side_the }?
ask-turn-up = Which street is turned up?
ask-send = Which company do you send?


## What the others are told meanwhile

wait-draw = A company is being dealt to { $side_the }.
wait-turn-up = A street is being turned up.
wait-send = { $side_subject } is choosing a company.


## What happened

event-turned-up = Hour { $hour }: { $street } was turned up, with { stones-of }.
event-came = { $side_subject } sent the { $company }, with strength { $strength }.
event-stayed = { $side_subject } sent nobody.
event-took = { $side_subject } took { $street }, with { stones-of }.
event-left = Nobody took { $street }.
event-ended = In the morning the stones were counted: { $crowd } for the crowd, { $guard } for the guard.


## How it ended

outcome-stones = { $side_subject } has won: it has taken { $points } of the stones.
outcome-level = { $sides } have won together: they have taken { $points } of the stones each.


## Why not

no-not-in-hand = The { $company } are not in your hand.
no-dealt-already = The { $company } have been dealt already.
no-turned-up-already = { $street } has been turned up already.


## Options

option-ties = Who takes the street between companies of equal strength.
option-ties-nobody = Nobody.
option-ties-guard = The guard holds it.
option-components = The numbers of your own box, where they differ from ours.


## The board, in a browser and in a terminal

board-hour = Hour { $hour }
board-street = Street
board-stones = Stones
board-taker = Taken by
board-nobody = nobody
board-now = now
board-hand = Your companies
board-holds = companies in hand
board-has-chosen = has chosen
board-strength = strength { $strength }


## Standing orders

order-save-strength = Send nobody into a street with fewer stones than:


## Hints: what speaks for a choice

hint-stones = It brings more stones.
hint-hand = It keeps stronger companies in hand.

## Bots: how they play

bot-easy-about = takes what looks best, more or less
bot-medium-about = looks ahead in haste
bot-hard-about = looks ahead with care
bot-expert-about = looks ahead for seconds
bot-hoarder-about = for practice: saves its companies
bot-gambler-about = for practice: spends its companies on a whim
