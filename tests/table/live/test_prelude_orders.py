"""Standing orders in Prelude: points are kept, and nobody is woken for a formality."""

from barricades.bots import Seat
from barricades.core import PASS
from barricades.games.prelude import GAME
from barricades.games.prelude.abdication import sway
from barricades.games.prelude.checks import CONFIRM, top_up
from barricades.games.prelude.effects.points import may_spend
from barricades.games.prelude.turn import trigger
from barricades.play.orders import chosen
from barricades.table.live.orders import known

ME = "government"
KNOWN = known(GAME.name)


def asked(step, points=0, in_play=(), **given):
    """What orders say to a question, for a side with so many points and these cards in play."""
    s = GAME.setup({})
    s.opportunity[ME] = points
    s.in_play = dict.fromkeys(in_play, ME)
    s.agenda, s.asked = [step], ()
    (ask,) = GAME.rules.settle(s).asked
    named = {name.replace("_", "-"): value for name, value in given.items()}
    found = chosen(Seat(GAME, s, ask), KNOWN, named)
    return found and found[0]


def test_a_check_is_topped_up_only_while_enough_points_are_left():
    failed = top_up(ME, "winter-palace", 8, 10, (), ())  # by 2
    assert asked(failed, 5, keep_points=4) == CONFIRM
    assert asked(failed, 5, keep_points=3) is None
    assert asked(failed, 5) is None


def test_so_are_events():
    event = may_spend(ME, "101", 0, "", 3)
    assert asked(event, 5, keep_points=3) == PASS
    assert asked(event, 6, keep_points=3) is None


def test_nothing_is_committed():
    assert asked(sway(ME, -1), 5, commit_nothing=1) == 0
    assert asked(sway(ME, -1), 5, keep_points=3) is None


def test_the_first_card_acts_first():
    after = GAME.setup({}).box.after
    late, early = [
        card for card in after if any(when in ("round", "you") for when, _ in after[card])
    ][:2]
    assert asked(trigger(ME, "round", ()), in_play=(early, late), first_card=1) == early
