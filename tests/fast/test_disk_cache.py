"""The cache of compiled programs: intact ones are found again, and it works without one."""

from __future__ import annotations

from threading import Thread

import pytest

from barricades.fast.disk_cache import MOST, cached, folder, is_making


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("BARRICADES_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_it_is_made_once(cache):
    made = []

    def make() -> bytes:
        made.append(1)
        return b"a program"

    assert [cached("source", make) for _ in range(3)] == [b"a program"] * 3
    assert len(made) == 1
    assert cached("another source", make) == b"a program"
    assert len(made) == 2
    assert len([*cache.iterdir()]) == 2


def test_what_is_not_whole_is_made_anew(cache):
    cached("source", lambda: b"a program")
    (path,) = cache.iterdir()
    path.write_bytes(path.read_bytes()[:-1])
    assert cached("source", lambda: b"a program") == b"a program"
    path.write_bytes(b"")
    assert cached("source", lambda: b"a program") == b"a program"


def test_only_so_many_are_kept(cache):
    for nth in range(MOST + 5):
        cached(str(nth), lambda: b"")
    assert len([*cache.iterdir()]) == MOST


def test_where_nothing_can_be_written_it_works_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("BARRICADES_CACHE", str(tmp_path / "file" / "cache"))
    assert cached("source", lambda: b"a program") == b"a program"


def test_the_usual_place(monkeypatch):
    monkeypatch.delenv("BARRICADES_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert str(folder()) == "/somewhere/barricades"


def test_two_processes_do_not_make_the_same(cache):
    """Whoever comes second waits, and finds what the first one has made."""
    made = list[str]()

    def first() -> bytes:
        second.start()
        assert is_making()
        second.join(timeout=0.3)  # it waits
        made.append("first")
        return b"a program"

    def again() -> bytes:
        made.append("second")
        return b"another"

    found = list[bytes]()
    second = Thread(target=lambda: found.append(cached("source", again)))
    assert cached("source", first) == b"a program"
    second.join()
    assert (found, made) == ([b"a program"], ["first"])
    assert not is_making()


def test_a_mark_that_was_left_behind_is_nobodys(cache):
    cache.mkdir()
    (cache / "something.making").touch()
    assert not is_making()


def test_where_there_is_no_cache_nothing_is_being_made():
    assert not is_making()
