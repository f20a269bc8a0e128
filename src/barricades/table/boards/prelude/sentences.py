"""The sentences of the twin, the board in words, about places, actions and cards."""

from __future__ import annotations

from collections.abc import Iterator

from ....words import Words
from .cards import Card
from .duma import Party
from .places import District, Row
from .sides import Action


def district(words: Words, district: District) -> str:
    """Who has how many cubes in a District, who controls it, and what a cube costs."""
    red, blue = district.rows
    sentences = [words.text("board-district", red=red.count, blue=blue.count, side=district.holder)]
    if owners := [row.side for row in district.rows if row.is_organized]:
        sentences.append(_organized(words, owners))
    if district.cost:
        sentences.append(words.text("board-next-cube", points=district.cost))
    if district.aid and any(row.is_mine for row in district.rows):
        sentences.append(words.text("board-aid", aid=district.aid))
    return " ".join(sentences)


def boxes(words: Words, row: Row) -> str:
    """How many of a side's boxes are filled, and what those that are left cost more."""
    extras = ", ".join(f"+{extra}" for extra in row.extras)
    return words.text("board-boxes", count=row.count, most=row.most, extras=extras)


def near(words: Words, district: District) -> str:
    """The Urban Districts beside it, and who controls them."""
    return "; ".join(
        words.text("board-near", place=near.place, side=near.holder, worth=near.worth)
        for near in district.near
    )


def party(words: Words, party: Party) -> str:
    """How many cubes a Party has, and what the next one costs."""
    if not party.is_in_play:
        return words.text("board-out-of-play")
    sentences = [words.text("board-party", count=party.count, most=len(party.seats))]
    if party.is_organized:
        sentences.append(_organized(words, [party.side]))
    if party.is_mine:
        costs = [seat.cost for seat in party.seats if seat.cost]
        sentences += [words.text("board-next-cube", points=cost) for cost in costs]
    return " ".join(sentences)


def action(words: Words, action: Action) -> str:
    """A Special Action: what it costs and does, and whether it is still available."""
    name = words.noun("special", action.name)
    price = words.text("board-price", price=action.price)
    state = words.text(f"board-{action.state}")
    help_ = words.text(f"special-{action.name}-help")
    return f"{name} ({price}, {state}): {help_}"


def card(words: Words, card: Card) -> Iterator[str]:
    """Everything on a card."""
    yield words.noun("owner", card.side)
    if card.owner:
        yield words.noun("side", card.owner)
    yield words.text("face-points", points=card.points)
    yield card.die
    if card.needs:
        yield card.needs
    if card.is_met is False:
        yield words.text("board-not-met")
    yield card.event
    yield from card.notes
    yield from card.sources


def _organized(words: Words, owners: list[str]) -> str:
    return words.text("board-organized", sides=tuple(owners))
