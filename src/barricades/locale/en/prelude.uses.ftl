# What the things on the board of Prelude are there for, and when they are asked for.

use-card-held = “{ $card }” is in your hand: you play a card at the start of each of your action rounds.
use-card-pool = “{ $card }” lies in the pool: instead of a card from your hand you can play its event for { $points } opportunity points, at the start of an action round.
use-card-foes-pool = “{ $card }” lies in the pool and belongs to your opponent: you cannot buy it.
use-card-foes-hand = “{ $card }” is in your opponent's hand.
use-card-in-play = “{ $card }” stays in play: what it changes happens by itself.
use-card-playing = “{ $card }” is being played just now.
use-card-away = “{ $card }” is neither in your hand nor in the pool.
use-district = { $place }: you choose a district when you mobilize or organize with activity points, or when an event asks for one.
use-party = { $place }: you choose a party of your own when you mobilize or organize with activity points, or when an event asks for one.
use-organize = Organizations are created while you spend activity points, for at least { $points } of them.
use-specials = A special action is taken while you spend activity points.
use-special-own = “{ $special }” costs { $points } activity points or more: it is taken by “{ place-special }”, while you spend activity points.
use-special-used = “{ $special }” has been used: each special action can be used once in a game.
use-special-foe = “{ $special }” is a special action of your opponent's.
use-track = { $track }: the scoring dice move the marker; you choose a track only where a card or a special action leaves it to you.
use-unrest = Unrest is not chosen: events and the end of every turn move it.
use-prestige = Prestige is not chosen: events move it.
use-round = Round { $round } is not chosen: each side plays a card, and the next round begins by itself.
use-victory = Victory points are not chosen: they are scored on the four tracks and by events.
use-pile-pool = The pool: at the start of an action round you can choose one of its cards and pay for the event with opportunity points.
use-pile-playing = This card is being played just now; it is not chosen again.
use-pile-in-play = The cards in play work by themselves as long as they lie here.
use-pile-coming = These cards return to the pool when the next turn begins; until then nobody can buy them.
use-pile-known = You know that these cards are in your opponent's hand; only your opponent plays them.
use-side-own = { $side }, that is you, with { $points } opportunity points: you spend them on cards of the pool and on checks.
use-side-foe = { $side } has { $points } opportunity points: you choose nothing here.
