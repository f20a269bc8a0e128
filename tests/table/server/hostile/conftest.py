"""One table is served to all guests; whatever they try, nobody else is disturbed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from barricades.table.store.database import Address
from tests.running.patience import until
from tests.running.soak import soaked
from tests.table.served import served
from tests.table.server.hostile.guests import SLOWLY, Dawdler, Guest, House, need_addresses

MEMORY = 200 << 20  # bytes that a guest's deeds may cost at most
KEPT = 12  # lines that browsers keep for a while


@pytest.fixture(scope="session", params=soaked(["sqlite", "postgresql"], ["sqlite"]))
def house(request, tmp_path_factory) -> Iterator[House]:
    need_addresses()
    folder = tmp_path_factory.mktemp("club")
    with ExitStack() as kept:
        data: Address = folder / "games.sqlite"
        if request.param == "postgresql":
            data = kept.enter_context(request.getfixturevalue("cluster").database())
        house = House(kept.enter_context(served(data, folder / "log")))
        yield house
        house.pair.guest.close()
    for ear in house.pair.ears:
        ear.join()


@pytest.fixture
def guest(house) -> Iterator[Guest]:
    made = Guest(house.club)
    yield made
    made.close()


@pytest.fixture
def crowd(house) -> Iterator[list[Guest]]:
    """Two guests, one of whom has something that the other wants."""
    made = [Guest(house.club), Guest(house.club)]
    yield made
    for one in made:
        one.close()


@pytest.fixture(autouse=True)
def undisturbed(house) -> Iterator[None]:
    """After every deed: the game moves on, the table is well, and has forgotten the guest."""
    before = house.lines()
    yield
    house.pair.play_on()
    assert house.pair.guest.http.get("/health").json() == {"database": True}
    until(lambda: house.lines() <= before + KEPT)
    assert house.held() < house.memory + MEMORY
    assert [line for line in house.log() if line["level"] == "error" or "trace" in line] == []


@pytest.fixture(scope="session", autouse=True)
def dawdlers(house) -> Iterator[list[Dawdler]]:
    """They begin with the first test, so that nobody has to wait for them at the end."""
    guest = Guest(house.club)
    begun = [Dawdler(guest, how, sent) for how, sent in SLOWLY.items()]
    yield begun
    for dawdler in begun:
        dawdler.join()
    guest.close()
