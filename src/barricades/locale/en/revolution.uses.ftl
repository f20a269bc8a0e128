# What the things on the board of Revolution! are there for, and when they are asked for.

use-character = { $character }: you choose a character while you lay your bids.
use-area =
    { $characters_count ->
        [0] { $area }: no area is chosen, and no character brings a cube here.
       *[other] { $area }: no area is chosen; a cube comes here with: { $characters }.
    }
use-cube = { $side } has this cube in the { $area }: a cube is chosen only by whoever wins the Spy or the Apothecary.
use-token = { $kind }: you lay a token by choosing the character it is to go to.
use-side-own = This is what { $side } has, and that is you: lay your tokens by choosing characters.
use-side-foe = What { $side } has lies open to all, and only { $side } can bid it.
use-bank = Nobody chooses from the bank: it pays what characters bring, and the patrons' Gold.
use-track = Support goes up by itself, for characters won, and at the end for tokens and areas.
