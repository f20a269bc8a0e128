"""The sequence of play (2.0): Turns, Action Rounds, and the ends of the game."""

from __future__ import annotations

from ...core import Asked
from .abdication import abdicate, is_early
from .box import FOE, SIDES, TRACKS, Block
from .deal import draw, enter_keys, fill_hands, take_initiative
from .duma import hold_vote
from .events import carry_out
from .october import red_october
from .pieces import move_unrest
from .play import take_round
from .scoring import score_track
from .special import MANEUVER, maneuver
from .state import State, gain, rules, session, stop_waiting


@rules.step("2.0", "2.2", "R42")
def begin_turn(s: State) -> None:
    """The Pool is filled, hands are drawn, the initiative is settled."""
    s.turn += 1
    turn = s.box.turns[s.turn]
    s.round, s.acted, s.prorogued = 0, (), 0
    s.tell("turn-began", turn=turn)
    if (deck := s.box.deck[turn]) in s.aside:
        s.gone, s.deck = s.gone + s.deck, s.aside.pop(deck)
    s.pool, s.coming = s.pool + s.coming, ()
    keys = tuple([card for card in s.aside["key-events"] if enters(s, card, turn)])
    s.then(
        *[draw("pool")] * s.box.pool[turn],
        enter_keys(keys),
        *fill_hands(s),
        take_initiative(),
        open_rounds(),
    )


def enters(s: State, card: str, turn: str) -> bool:
    """2.2: Key Events come by Turn, and by the Tsar's fate."""
    fate = {"407": False, "409": False, "410": True, "411": True}  # whether he has abdicated
    return s.box.cards[card].enters == turn and fate.get(card, s.abdicated) == s.abdicated


@rules.step("2.2", "R29")
def open_rounds(s: State) -> None:
    """The First Player begins."""
    s.then(begin_round(s.first))


@rules.step("2.3", "2.0")
def begin_round(s: State, side: str) -> None:
    """The Active Player's Action Round."""
    s.round += side == s.first
    s.active = side
    s.barred, s.mobilized = (), dict.fromkeys(SIDES, 0)
    s.boosted = "boost" in s.waiting[side]
    stop_waiting(s, side, "boost")
    s.tell("round-began", side=side, round=s.round)
    if "skip" in s.waiting[side]:
        stop_waiting(s, side, "skip")
        s.tell("skipped", side=side)
        s.then(end_round(side))
    else:
        s.then(take_round(side), end_round(side))


@rules.step("2.4", "7.2", "R12", "R22", "R39")
def end_round(s: State, side: str) -> None:
    """A Vote after a Session, what happens at the end of rounds, and perhaps the end."""
    voted = [hold_vote()] if side != s.first and session(s)[-1:] == (s.round,) else []
    s.then(*voted, trigger(side, "round", ()), check_end("round"), check_throne(), go_on(side))


def triggered(s: State, side: str, when: str) -> tuple[str, ...]:
    """2.4, 2.5: the cards in play that act now, and a Parliamentary Maneuver."""
    cards = [card for card in s.in_play if acting(s, card, side, when)]
    if when == "round" and MANEUVER in s.waiting[side]:
        cards.append(MANEUVER)
    return tuple(cards)


def acting(s: State, card: str, side: str, when: str) -> list[Block]:
    """3.3: what a card in play does now, after a round of this side's or at the end of the Turn."""
    round_of = "you" if s.in_play[card] == side else "they"
    moments = ("round", round_of) if when == "round" else ("turn",)
    return [block for moment, block in s.box.after[card] if moment in moments]


@rules.step("2.4", "2.5", "3.3", "R12", "R13", of="card")
def trigger(s: State, side: str, when: str, done: tuple[str, ...]) -> Asked:
    """Events at the end of a round or Turn, in the order the side asked likes."""
    cards = tuple([card for card in triggered(s, side, when) if card not in done])
    if len(cards) > 1:
        return side, cards
    if cards:
        pull(s, cards[0], side, when, done)
    return None


@trigger.answer
def _(s: State, card: str, side: str, when: str, done: tuple[str, ...]) -> None:
    pull(s, card, side, when, done)


def pull(s: State, card: str, side: str, when: str, done: tuple[str, ...]) -> None:
    """One of them acts; then the others."""
    if card == MANEUVER:
        stop_waiting(s, side, MANEUVER)
        maneuver(s, side)
        s.then(trigger(side, when, (*done, card)))
        return
    s.given = {}
    s.tell("triggered", card=card)
    s.then(
        *[carry_out(s.in_play[card], card, block, "") for block in acting(s, card, side, when)],
        trigger(side, when, (*done, card)),
    )


@rules.step("2.6", "11.0", "12.0", "R2", "R31", "R46")
def check_end(s: State, when: str) -> None:
    """Red October, a restored autocracy, the last Turn, or 20 Victory Points."""
    end = s.box.tracks["end"]
    if s.unrest >= end:
        s.agenda.clear()
        s.then(red_october(), end_game("red-october"))
    elif s.prestige >= end and not s.abdicated:
        s.agenda.clear()
        s.then(end_game("autocracy"))
    elif when == "turn" and s.turn == len(s.box.turns) - 1:
        s.agenda.clear()
        s.then(*[score_track(track) for track in TRACKS], end_game("time"))
    elif abs(s.vp) >= s.box.tracks["victory"]:
        s.agenda.clear()
        s.then(end_game("victory"))


@rules.step("2.6", "R11")
def end_game(s: State, why: str) -> None:
    """The game is over."""
    s.ended = why
    s.tell("game-ended", why=why)


@rules.step("2.4", "12.1", "R4")
def check_throne(s: State) -> None:
    """At Prestige 0 the Tsar abdicates; before February, the rounds begin anew there."""
    if s.prestige or s.abdicated:
        return
    if is_early(s):
        s.agenda.clear()
        s.then(abdicate(), open_rounds())
    else:
        s.then(abdicate())


@rules.step("2.4", "R29")
def go_on(s: State, side: str) -> None:
    """The other player's Action Round, the next one, or the end of the Turn."""
    if side == s.first:
        s.then(begin_round(FOE[side]))
    elif s.round < s.box.rounds:
        s.then(begin_round(s.first))
    else:
        s.then(trigger(s.first, "turn", ()), end_turn())


@rules.step("2.5")
def end_turn(s: State) -> None:
    """Cards of the Turn go, Unrest rises, and the game may end."""
    drop_cards(s, ("turn",))
    move_unrest(s, 1)
    s.then(check_end("turn"), refresh())


def drop_cards(s: State, stays: tuple[str, ...]) -> None:
    """2.5, 3.3: cards in play that stay no longer are discarded."""
    for card in [card for card in s.in_play if s.box.cards[card].stays in stays]:
        del s.in_play[card]
        s.discard += (card,)
        s.tell("lapsed", card=card)


@rules.step("2.5", "8.0", "R7", "R50")
def refresh(s: State) -> None:
    """At the end of an Era hands, Pool and cards in play are discarded; points come in."""
    if s.box.deck[s.box.turns[s.turn]] != s.box.deck[s.box.turns[s.turn + 1]]:
        end_era(s)
    for side in SIDES:
        gain(s, side, s.box.tracks["opportunity_gain"])
    s.then(begin_turn())


def end_era(s: State) -> None:
    """2.5: only what stays for the game stays."""
    s.tell("era-ended")
    drop_cards(s, ("era", ""))
    s.discard += s.pool + s.coming
    s.pool = s.coming = ()
    for side in SIDES:
        s.discard += s.hands[side]
        s.hands[side] = s.known[side] = ()
    s.lessons += 1
