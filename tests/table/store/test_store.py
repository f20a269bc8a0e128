"""The store: what is in the file stays there, each number once."""

import stat

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from barricades.play.entries import Entry
from barricades.table.store import holders
from barricades.table.store.database import default_path, newest, revision
from barricades.table.store.rows import GameRow, SeatRow
from barricades.table.store.schema import metadata
from barricades.table.store.store import Clash, Store, now

pytestmark = pytest.mark.on_both


@pytest.fixture
def store(data):
    made = Store(data)
    yield made
    made.close()


def kept(id="one", **more):
    return GameRow(
        id=id, game="toy", version=1, options={"ä": 1}, secret=b"s", commitment="c", created=now()
    )


def seats(**more):
    return [SeatRow("red", None, "Rosa", True, **more), SeatRow("white", "greedy", "", True)]


def test_the_migrations_lead_to_the_present_tables(store):
    with store.engine.connect() as connection:
        there = MigrationContext.configure(connection)
        assert compare_metadata(there, metadata) == []
        assert there.get_current_revision() == revision(connection) == newest()


def test_a_file_is_careful_and_private(tmp_path):
    path = tmp_path / "games.sqlite"
    store = Store(path)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    store.close()


def test_options_in_an_address_of_postgresql_come_before_ours(cluster):
    shown = []
    with cluster.database() as url:
        for address in (url, url.update_query_dict({"options": "-c statement_timeout=7000"})):
            store = Store(address)
            with store.engine.connect() as connection:
                shown.append(connection.exec_driver_sql("SHOW statement_timeout").scalar())
            store.close()
    assert shown == ["10s", "7s"]


def test_a_game_comes_back_as_it_was_kept(store, data):
    game = kept()
    rows = [
        Entry(1, "choice", "nature", ("a", ("b", 2)), now()),
        Entry(2, "undo", "red", (1,), now(), "an order"),
    ]
    store.add(game, seats(token="hash"), rows, [("browser", "red")])
    store.close()
    again = Store(data)
    assert again.game("one") == game
    assert again.entries("one") == rows
    assert again.seats("one") == seats(token="hash")
    assert again.seat_of("hash") == ("one", "red")
    assert holders.by_game(again, "browser") == {"one": ["red"]}
    assert holders.of_game(again, "one") == [("browser", "red")]
    assert again.all_ids() == ["one"]
    again.close()


def test_a_number_is_given_once_and_rows_come_all_or_none(store):
    first = Entry(1, "choice", "red", "x", now())
    store.add(kept(), seats(), [first])
    with pytest.raises(Clash):
        store.append("one", [Entry(2, "choice", "red", "y"), Entry(1, "choice", "red", "z")])
    assert store.entries("one") == [first]


def test_the_last_row_brings_the_result_with_it(store):
    store.add(kept(), seats(), [])
    store.append("one", [Entry(1, "resign", "red")], {"reason": "resigned"})
    assert store.game("one").result == {"reason": "resigned"}
    assert store.game("one").finished


def test_a_game_is_added_whole_or_not_at_all(store):
    with pytest.raises(Exception, match=r"(?i)unique"):
        store.add(kept(), [*seats(), *seats()], [])
    assert store.game("one") is None


def test_the_file_lies_in_the_home_of_the_games(home, monkeypatch):
    assert default_path() == home / "table.sqlite"
    monkeypatch.delenv("BARRICADES_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert str(default_path()) == "/somewhere/barricades/table.sqlite"
