# Revolution!

title = Revolution!
description = A town on the eve of a revolution: three or four players bid in secret for the favour of its twelve most influential people.
reconstructed = Much of the box stands in pictures, not in the text of the rulebook. What the characters give, what they are immune to, and the sizes and values of all areas but the Cathedral are reported from boards. The Tavern has 5 spaces, the fewest in the rulebook's range; boards are reported to have 4. If you own the box, you can correct all of this.


## Nouns

side-red = Red
side-red-long = first seat
side-blue = Blue
side-blue-long = second seat
side-green = Green
side-green-long = third seat
side-yellow = Yellow
side-yellow-long = fourth seat

character-general = General
character-captain = Captain
character-innkeeper = Innkeeper
character-magistrate = Magistrate
character-priest = Priest
character-aristocrat = Aristocrat
character-merchant = Merchant
character-printer = Printer
character-rogue = Rogue
character-spy = Spy
character-apothecary = Apothecary
character-mercenary = Mercenary

area-plantation = Plantation
area-tavern = Tavern
area-cathedral = Cathedral
area-town-hall = Town Hall
area-fortress = Fortress
area-market = Market
area-harbor = Harbor

# A cube: where it lies, and whose it is.
area-side = { $side } in the { $area }

kind-force = Force
kind-blackmail = Blackmail
kind-gold = Gold

amount-force = { $amount } Force
amount-blackmail = { $amount } Blackmail
amount-gold = { $amount } Gold

phase-setup = Setup
phase-bidding = Bidding
phase-resolution = Resolution
phase-patronage = Patronage


## Questions

ask-bid = Which character do you bid a { $kind } token on?
ask-spy = The Spy: which rival's cube do you replace with one of yours?
ask-apothecary = The Apothecary: which cube changes places with another?
ask-apothecary-with = Which cube does the one of { $side_owner } in the { $area } change places with?


## What the others are told meanwhile

wait-bid = { $side } is bidding.
wait-spy = { $side } has the Spy and chooses a cube to replace.
wait-apothecary = { $side } has the Apothecary and chooses a cube to swap.
wait-apothecary-with = { $side } chooses the cube that the one of { $side_owner } in the { $area } changes places with.


## What happened

event-round-began = Round { $round } began.
event-opened-bids = All bids were opened.

event-won-over = { $side } won the { $character } over with { $amounts }.
event-tied = { $sides } were tied for the { $character } with { $amounts } each, and nobody won.
event-outbid = { $side } had bid { $amounts } on the { $character }, which was not enough.
event-gained-support = { $side } gained { $support } support.
event-earned =
    { $amounts_count ->
        [0] The bank had nothing left for { $side }.
       *[other] { $side } took { $amounts } from the bank for the next round.
    }
event-placed = { $side } placed a cube in the { $area }.
event-found-no-room = { $side } placed no cube, as the { $area } was full.
event-had-no-cube = { $side } placed no cube, as there was none left.
event-spied = { $side } replaced a cube of { $side_rival } in the { $area } with one of its own.
event-power-idle = { $side } found no use for the { $character }.
event-spared = { $side } made no use of the Spy.
event-swapped = { $side } had a cube of { $side_owner } in the { $area } and one of { $side_other } in the { $area_other } change places.
event-swapped-nothing = { $side } made no use of the Apothecary.

event-refunded = { $side } got { $amounts } back, bid on the { $character }.
event-patronized = Patrons gave { $side } { $gold } Gold.

event-cashed = { $side } gained { $support } support for the tokens of the last round.
event-led = { $side } led in the { $area } and gained { $support } support.
event-led-nobody = Nobody led in the { $area }.
event-won =
    { $sides_count ->
        [1] { $sides } won, with the most support.
       *[other] { $sides } won together, with the most support.
    }


## How it ended

outcome-full =
    { $sides_count ->
        [1] { $sides } has won with { $points } support: every space in the town is full.
       *[other] { $sides } have won together with { $points } support each: every space in the town is full.
    }
outcome-rounds =
    { $sides_count ->
        [1] { $sides } has won with { $points } support: round 60 is over, and no more are played.
       *[other] { $sides } have won together with { $points } support each: round 60 is over, and no more are played.
    }


## Why not

no-must-bid = Every token has to be laid, this { $kind } token too.
no-immune = The { $character } is immune to { $kind }.
no-six-characters = You bid on six characters already, and the { $character } is not one of them.
no-token-stranded = With the { $character } as your sixth character, nobody would be left to take { $kind }.

no-own-cube = The Spy replaces a rival's cube, not your own in the { $area }.
no-no-cube-there = { $side } has no cube in the { $area }.
no-area-locked = The { $area } is locked: it is full of one colour, and nothing can move its cubes any more.
no-no-partner = No cube of another colour in another area can change places with { $side }'s in the { $area }.
no-chosen-already = The first cube is chosen, and now a second has to follow.
no-same-area = The first cube lies in the { $area } too, and the two have to lie in different areas.
no-same-colour = The first cube is { $side }'s too, and the two have to differ in colour.

no-bad-takers =
    { $kinds_count ->
        [1] { in-components }: all characters are immune to { $kinds }, and one has to take it.
       *[other] { in-components }: at least one character has to take both { $kinds }, or bidding could come to a dead end.
    }
no-bad-influence = { in-components }: nobody who can be won gives influence in the { $area }, so it could never be filled.


## Options

option-players = How many play.
option-players-4 = Four: { side-red }, { side-blue }, { side-green } and { side-yellow }.
option-players-3 = Three: { side-red }, { side-blue } and { side-green }.
option-bid_refunds = Bid Refunds: whether bids that do not win come back.
option-bid_refunds-no = No: every bid goes to the bank.
option-bid_refunds-yes = Yes: only the winning bid goes to the bank.
option-area_control = Area Control Bonus: whether an area full of one colour is locked and pays more.
option-area_control-no = No: no area is ever safe.
option-area_control-yes = Yes: it is safe from the Spy and the Apothecary, and pays 10 more support.
option-deals = Making Deals: whether the seats may talk during play.
option-deals-no = No: the chat waits for the end of the game.
option-deals-yes = Yes: they may come to terms, but no promise is binding.
option-components = The numbers of your own box, where they differ from ours.


## The board in a browser

board-you = you
board-winner = winner
board-sides = Sides
board-side = Side
board-support = Support
board-hand = Hand
board-earned = Won for the next round
board-cashed = Tokens left at the end
board-laid = Tokens laid
board-cubes-left = Cubes left
board-to-lay = Still to lay
board-chosen = Bids on { $count } of at most { $most } characters
board-round = Round
board-bank = The bank
board-town = The town
board-area = Area
board-worth = Worth
board-spaces = Spaces filled
board-leader = Leader
board-tied = tied
board-nobody = nobody
board-locked = locked
board-bids = The bid board
board-character = Character
board-gives = Gives
board-immune = Immune to
board-bid = Bids
board-of = { $count } of { $all }
board-tokens =
    { $amounts_count ->
        [0] none
       *[other] { $amounts }
    }
board-gives-support = { $support } support
board-gives-influence = influence in the { $area }
board-full = full
board-power-spy = takes a cube
board-power-apothecary = swaps two cubes
board-own-bid = you: { $amounts }
board-offer-won = { $side }: { $amounts }, the highest bid
board-offer-tied = { $side }: { $amounts }, tied
board-offer-outbid = { $side }: { $amounts }, outbid
board-no-bid = nobody had bid
board-thinks = thinking…
board-sealed = sealed
board-your-tokens = Your tokens
board-your-bid = Your bid, sealed
board-none = None so far.
board-cashed-worth =
    { $support ->
        [0] None.
       *[other] Worth { $support } support.
    }
board-onlooker = Looking on
board-onlooker-note = Hands lie open above; bids stay hidden until all have sealed theirs.
board-tray-help = Drag one onto a face, or tap a token and then a face. × takes one back.
board-tray-tap = Tap a face: the token with the ring goes there.
board-tray-keys = Keys: F, B or G, then 1 to 9 (a is 10, c is 12).
board-stamped = Round { $round }, stamped on the faces
board-stamp-won = WON
board-stamp-means-won = won the face over
board-stamp-means-tied = tied: nobody won
board-lay =
    { $count ->
        [one] Lay your token, then seal
       *[other] Lay your { $count } tokens, then seal
    }
board-faces = on { $count } of at most { $most } faces
board-laid-of = { $count } of { $all } laid
board-lay-more =
    { $count ->
        [one] One more to lay
       *[other] { $count } more to lay
    }
board-seal =
    { $count ->
        [one] Seal one bid
       *[other] Seal { $count } bids
    }
board-hidden-till = Hidden until all have sealed.
board-all-laid = All your tokens are laid: take one back first.
board-take-all = Take all back
board-take-one = { $character }: take one token back
board-can-beat = can beat it:
board-can-match = can match it:
board-safe = nobody can match it
board-last-round = Last round
board-pays = Pays { $support } support at the end to whoever leads here
board-through = Cubes come here through: { $characters }
board-about-force = Beats any amount of Blackmail and Gold.
board-about-blackmail = Beats any amount of Gold, and loses to any Force.
board-about-gold = Decides between bids that have as much Force and as much Blackmail.
board-refused-by = Refused by: { $characters }
board-token-worth = Won in the last round, each brings { $support } support.
board-leads = Leads in: { $areas }
board-bank-has = In stock
board-about-bank = What is bid goes here; what is won, and the Gold of the patrons, comes from here.
board-about-track = Whoever has the most support when every space in the town is full wins.


## Standing orders

order-idle-spy = Pass the Spy when no cube would put me further ahead of my best rival, or less far behind.
order-idle-apothecary = Pass the Apothecary when no swap would put me further ahead of my best rival, or less far behind.

## Hints: what speaks for a choice

hint-support = It brings more support at once.
hint-tokens = It wins more tokens for the next round.
hint-areas = It improves your standing in the areas.
hint-bid = { $kind }: { $chosen }
analysis-cost-bid = Choice { $number }, the whole bid of { $side }: { $chosen }. Better by { $cost } % ± { $error }, it seems: { $better }.
hint-note-bid = The chance to win with a whole bid, over the bids that { $side_the } must reckon with: mixes of all sides, found several times over, whether the others have bid or not. ± is the doubt from chance and from what the others might do.


## The key to the signs

legend-support = support
legend-free = a free space
legend-tied = nobody leads
legend-locked = led for good
legend-refuses = refuses tokens of this kind
legend-own = your own bid, face down

# Where support comes from

source-gained-support = characters
source-led = areas led
source-cashed = tokens left
