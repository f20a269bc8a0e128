"""Standing orders: the table chooses for a seat, and nobody else can tell."""

import json
from random import Random

import pytest

from barricades.core import Refused
from barricades.games import NAMES, load
from barricades.play.orders import ON, ONLY, Order
from barricades.table.live import orders
from barricades.table.live.rooms import Rooms
from barricades.words import LANGUAGES, Words
from tests.running.patience import until
from tests.table.conftest import Player, create
from tests.table.playing import GAME, SIDES, act, friends

HOME = {"sec-fetch-site": "same-origin"}
BOTH = {"clock-kind": "none", **{f"seat-{side}": "me" for side in SIDES}}


def give(rooms, room, side, **wanted):
    named = {name.replace("_", "-"): value for name, value in wanted.items()}
    orders.give(rooms.store, room.id, room.game.name, side, named)


def until_only_one_option(room, seed=0):
    """Play until somebody has nothing to choose; who."""
    rng = Random(seed)
    while True:
        for ask in room.history.asks:
            if len(ask.options) == 1:
                return ask.who
        act(room, rng)


def by_order(rooms, room):
    return [row.who for row in rooms.store.entries(room.id) if row.by_order]


# Giving and revoking


def test_an_order_chooses_and_the_row_says_so(rooms):
    room = friends(rooms)
    side = until_only_one_option(room)
    (only,) = room.history.ask(side).options
    number = room.number
    give(rooms, room, side, only_option=ON)
    room.proceed()
    row = rooms.store.entries(room.id)[number]
    assert (row.kind, row.who, row.what, row.by_order) == ("choice", side, only, "only-option")
    assert room.happened(number)[0].kind == "choice"


def test_without_an_order_people_are_asked(rooms):
    room = friends(rooms)
    side = until_only_one_option(room)
    number = room.number
    room.proceed()
    assert (room.number, room.history.ask(side) is not None) == (number, True)


def test_an_order_stands_until_it_is_revoked_in_every_process(rooms):
    room, rng = friends(rooms), Random(4)
    for side in SIDES:
        give(rooms, room, side, only_option=ON)
    while not by_order(rooms, room):
        act(room, rng)
    other = Rooms(rooms.store, rooms.bot_pool).room(room.id)
    for side in SIDES:
        give(rooms, other, side)
    count = len(by_order(rooms, room))
    for _ in range(60):
        act(room, rng)
    assert len(by_order(rooms, room)) == count


@pytest.mark.parametrize("wanted", [{"no-such-order": 1}, {"only-option": 2}])
def test_what_is_no_order_cannot_be_given(rooms, wanted):
    room = friends(rooms)
    with pytest.raises(Refused, match="wire-bad-order"):
        orders.give(rooms.store, room.id, GAME, "red", wanted)


def test_whoever_takes_back_what_an_order_chose_chooses_by_hand(rooms):
    room, rng = friends(rooms), Random(0)
    while len(room.history.asks) > 1:
        act(room, rng)
    side = room.history.asks[0].who
    options = room.history.ask(side).options
    assert len(options) > 1

    always = Order("only-option", lambda seat, _: seat.ask.options[0], (room.history.asks[0].what,))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(orders, "ONLY", always)
        give(rooms, room, side, only_option=ON)
        room.proceed()
        assert by_order(rooms, room) == [side]
        assert room.undo(side, room.number)
        assert room.history.ask(side).options == options
        room.proceed()
        assert room.history.ask(side).options == options
        room.choose(side, options[1], room.number)
    assert by_order(rooms, room) == [side]
    assert options[1] in [choice for who, choice in room.history.choices if who == side]


def test_nothing_is_done_while_the_game_is_paused(rooms):
    made = rooms.create(GAME, {}, dict.fromkeys(SIDES, "here"), "B", clock={"days": 3})
    room = made.room
    side = until_only_one_option(room)
    room.pause(side, room.number, SIDES)
    give(rooms, room, side, only_option=ON)
    room.proceed()
    assert by_order(rooms, room) == []
    room.resume(side, room.number, SIDES)
    assert by_order(rooms, room)[0] == side


# Nobody else can tell


def told(client, game, side):
    """All that reaches a side, to the byte."""
    headers = {"Authorization": f"Bearer {game['tokens'][side]}"}
    path = game["id"]
    return [
        client.get(address, headers=headers).text
        for address in (f"/api/games/{path}", f"/game/{path}", f"/game/{path}/replay")
    ]


def test_only_the_owner_sees_that_it_was_an_order(rooms, client):
    made = create(client, GAME, red="friend", white="friend")
    room = rooms.room(made["id"])
    side = until_only_one_option(room)
    (other,) = {*SIDES} - {side}
    give(rooms, room, side, only_option=ON)
    room.proceed()
    rng = Random(1)
    until(
        lambda: (
            any(line.moment in room.look(side).ordered for line in room.look(side).log)
            or act(room, rng) is None
        )
    )
    own, foreign = told(client, made, side), told(client, made, other)
    room.history.moves = [standing._replace(by_order=None) for standing in room.history.moves]
    assert told(client, made, other) == foreign
    assert told(client, made, side) != own
    assert "by your order" in own[1]
    assert "by your order" not in foreign[1]
    assert json.loads(own[0])["by_order"]
    assert json.loads(foreign[0])["by_order"] == []


def test_orders_are_told_to_their_owner_alone(client):
    made = create(client, GAME, red="friend", white="friend")
    red, white = (Player(client, made["id"], made["tokens"][side]) for side in SIDES)
    _, before = red.look(), white.look()
    assert red.post("orders", orders={"only-option": 1}).status_code == 200
    mine = {order["name"]: order["value"] for order in red.get("away").json()["orders"]}
    assert mine == {"only-option": 1, "unrest-points": None}
    assert {order["value"] for order in white.get("away").json()["orders"]} == {None}
    assert white.look() == before
    assert client.get(f"/api/games/{made['id']}/away").status_code == 403
    assert white.post("orders", orders={}, side="red").status_code == 403
    assert red.post("orders", orders={"only-option": 9}).json()["error"] == "wire-bad-order"


def test_on_the_page_orders_are_given_and_revoked(client):
    path = client.post(f"/new/{GAME}", data=BOTH, headers=HOME).url.path
    given = {"as": "red", "order-only-option": "1", "order-unrest-points": "junk"}
    page = client.post(f"{path}/orders", data=given, headers=HOME)
    assert page.text.count(" checked") == 1
    page = client.post(f"{path}/orders", data={"as": "red"}, headers=HOME)
    assert page.text.count(" checked") == 0


# All orders of all games


@pytest.mark.parametrize("game", NAMES)
def test_every_order_is_for_questions_of_its_game_and_has_words(game):
    found = orders.known(game)
    assert found[ONLY.name] is ONLY
    assert len(found) > 1
    for order in found.values():
        assert {*order.asks} <= {*load(game).rules.steps}
        for language in LANGUAGES:
            assert Words(language, game).noun("order", order.name)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_full_of_orders_comes_to_its_end(rooms, game):
    sides = load(game).sides({})
    room, rng = friends(rooms, game, sides), Random(7)
    for side in sides:
        wanted = {name: order.values[-1] for name, order in orders.known(game).items()}
        orders.give(rooms.store, room.id, game, side, wanted)
    while act(room, rng):
        pass
    assert room.outcome
    used = {row.by_order for row in rooms.store.entries(room.id) if row.by_order}
    assert used <= {*orders.known(game)}
