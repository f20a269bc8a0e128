"""The end (chapter 7): when every space is full, tokens and areas bring their last support."""

from __future__ import annotations

from .state import State, leader, locked, rules

LAST_ROUND = 60  # R17
CONTROL = 10  # 8.2


@rules.step("7.1", "R7", "R17")
def end_round(s: State) -> None:
    """After Resolution the game is over if no space on the board is empty."""
    full = all(len(cubes) == s.box.spaces[area] for area, cubes in s.cubes.items())
    if full or s.round == LAST_ROUND:
        s.ended = "full" if full else "rounds"
        s.agenda.clear()
        s.then(score_tokens(), score_areas(), crown())


@rules.step("7.2", "8.1", "R18")
def score_tokens(s: State) -> None:
    """Tokens earned in the last round bring support: 5, 3 and 1."""
    for side, tokens in s.earned.items():
        support = sum(count * worth for count, worth in zip(tokens, s.box.worth, strict=True))
        if support:
            s.support[side] += support
            s.tell("cashed", side=side, support=support)


@rules.step("7.3", "8.2", "R11", "R14", "R15")
def score_areas(s: State) -> None:
    """Each area pays its support to the side with the most cubes; a tie pays nobody."""
    bonus = dict.fromkeys(locked(s), CONTROL)
    for area, prize in s.box.prize.items():
        if side := leader(s, area):
            support = prize + bonus.get(area, 0)
            s.support[side] += support
            s.tell("led", side=side, area=area, support=support)
        else:
            s.tell("led-nobody", area=area)


@rules.step("7.4", "1.1", "R10")
def crown(s: State) -> None:
    """The most support wins; equals share the victory."""
    most = max(s.support.values())
    s.tell("won", sides=tuple(side for side, support in s.support.items() if support == most))
