"""Scoring (chapter 7), cleanup and the end (chapter 8)."""

from __future__ import annotations

from ...core import NATURE, Asked, without
from .actions import reveal, take_bonus
from .box import FOE, GONE, SIDES, SUPPLY
from .opposition import objective
from .state import State, alone, muster, present, rules, stronger

LAST_ROUND = 3  # 9.10


@rules.step("7.1")
def score_round(s: State) -> None:
    """Unrest, then both objectives, then weariness; then perhaps the end."""
    s.phase = "scoring"
    s.then(resolve_unrest(), reveal_objectives(), exhaust_tokens(), end_on_calendar())


@rules.step("7.4", "7.2", "7.3", "R3", "R4", "R5")
def resolve_unrest(s: State) -> None:
    """The stronger side in the region of unrest has points or a bonus; the opposition, points."""
    s.markers = (s.unrest,)
    winner = judge(s, 1, s.unrest)
    if winner and winner == s.opposition:  # 9.7
        s.then(score(winner, unrest_points(s)))
    elif winner:
        s.then(choose_reward(winner, s.unrest, unrest_points(s)))


def judge(s: State, marker: int, region: str) -> str:
    """7.2, 7.3: who is stronger where a marker lies; "" if nobody."""
    force = muster(s, region)
    (red, reds), (white, whites) = force["red"], force["white"]
    if winner := stronger(force, s.will):
        by = "strength" if red != white else "tokens" if reds != whites else "will"
        s.cite("7.2" if by == "strength" else "7.3")
        s.tell("judged", marker=marker, region=region, side=winner, red=red, white=white, by=by)
        return winner
    s.cite("R3")
    s.tell("judged-nobody", marker=marker, region=region)
    return ""


def unrest_points(s: State) -> int:
    """7.4, 10.2, R32: by the month shown when unrest is resolved."""
    return s.box.unrest_points[s.box.months[s.month]]


@rules.step("7.4", "R5", of="reward")
def choose_reward(s: State, side: str, region: str, points: int) -> Asked:
    """Points for the month, or a bonus action at once."""
    return side, ("points", "bonus")


@choose_reward.answer
def _(s: State, reward: str, side: str, region: str, points: int) -> None:
    s.tell("chose-reward", side=side, reward=reward)
    s.then(score(side, points) if reward == "points" else take_bonus(side))


@rules.step("7.5", "8.3", "R6", "R9")
def score(s: State, side: str, points: int) -> None:
    """The score marker goes towards a side; on the last space the game is won."""
    end = s.box.track
    s.support += points if side == "red" else -points
    s.support = max(-end, min(end, s.support))
    s.tell("scored", side=side, points=points)
    if abs(s.support) == end:
        finish(s, "track")


@rules.step("7.6", "R8", "R28")
def reveal_objectives(s: State) -> None:
    """The side that is behind lays marker 2; level, the side without the will."""
    alone(s, "9.8", "R25")
    if s.opposition:
        s.objectives[s.opposition] = objective(s)
    behind = FOE[s.will] if not s.support else "white" if s.support > 0 else "red"
    order = [side for side in (behind, FOE[behind]) if s.objectives[side]]
    for side in order:
        s.markers += (s.box.region[s.objectives[side]],)
        if side not in s.revealed:
            reveal(s, side)
    s.then(*[score_objective(side, at + 2) for at, side in enumerate(order)])


@rules.step("7.7", "7.2", "7.3", "R6", "R7")
def score_objective(s: State, side: str, marker: int) -> None:
    """An objective, whoever set it, pays the side that is stronger in its region."""
    card = s.objectives[side]
    if winner := judge(s, marker, s.box.region[card]):
        s.then(score(winner, s.box.points[card]))


@rules.step("7.8", "R5", "R7")
def exhaust_tokens(s: State) -> None:
    """Where markers lie, fresh tokens tire; tired ones leave, units of a side to their supply."""
    alone(s, "9.9", "R24")
    for region in dict.fromkeys(s.markers):
        here = present(s, region)
        tired = [token for token in here if token in s.exhausted]
        fresh = tuple([token for token in here if token not in s.exhausted])
        s.exhausted.update(fresh)
        s.exhausted.difference_update(tired)
        back = tuple([token for token in tired if token in s.box.recruitable])
        gone = tuple([token for token in tired if token not in s.box.recruitable])
        s.at.update(dict.fromkeys(back, SUPPLY))
        s.at.update(dict.fromkeys(gone, GONE))
        if fresh:
            s.tell("exhausted", region=region, tokens=fresh)
        if back:
            s.tell("returned", region=region, tokens=back)
        if gone:
            s.tell("removed", region=region, tokens=gone)


@rules.step("8.4", "R32")
def end_on_calendar(s: State) -> None:
    """After scoring in October or November, alone after the third round, the game is over."""
    alone(s, "9.10", "R25")
    if s.opposition:
        if s.round == LAST_ROUND:
            finish(s, "round")
    elif s.box.months[s.month] in s.box.last_months:
        finish(s, "calendar")


def finish(s: State, why: str) -> None:
    """1.1: the side the marker is on has won; in the centre, the side with the will."""
    s.ended = why if s.support else f"{why}-will"
    s.agenda.clear()
    s.cite({"track": "8.3", "calendar": "8.4", "round": "9.10"}[why])
    s.tell("won", side=leading(s), ending=s.ended)


def leading(s: State) -> str:
    """8.3, 8.4, 9.10."""
    return s.will if not s.support else "red" if s.support > 0 else "white"


@rules.step("8.1", "8.2", "R29")
def clean_up(s: State) -> None:
    """Tiles move up, cards played go to the discard pile, leader cards leave the game."""
    s.phase = "cleanup"
    s.used_tiles += (s.unrest,)
    s.unrest = s.blockade
    for side in SIDES:
        spent = dict.fromkeys((*s.played[side], s.objectives[side]))
        s.discard += tuple(card for card in spent if card in s.box.region)
        s.played[side], s.objectives[side] = (), ""
    s.revealed = s.markers = s.settled = ()
    s.then(lay_blockade())


@rules.step("8.1", "2.4", "R19", of="region")
def lay_blockade(s: State) -> Asked:
    """Nature turns up the tile of the blockade; once the stack is empty, of the used ones."""
    return NATURE, s.tiles or s.used_tiles


@lay_blockade.answer
def _(s: State, region: str) -> None:
    if not s.tiles:
        s.tiles, s.used_tiles = s.used_tiles, ()
    s.tiles = without(s.tiles, region)
    s.blockade = s.barricade = region
