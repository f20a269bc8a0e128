"""The page of balance: what games tell adds up, figures are right, and one file is enough."""

import csv
import json
import re
from base64 import b64decode
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from io import StringIO

import pytest

from barricades.bots.match import Match, Played, play
from barricades.core import Reason, replay
from barricades.games import NAMES, load
from barricades.lab.balance import Tally, data, page
from barricades.lab.balance.page import sections
from barricades.lab.balance.reading import End, Findings, Noun, Reading, about, examine
from barricades.lab.ledger import dumps
from barricades.words import LANGUAGES, Words

TONES = {"red": "red", "white": "steel"}


@cache
def game_of(name: str, seed: int = 1) -> Played:
    bots = dict.fromkeys(load(name).sides({}), "random")
    return play(Match(name, {}, bots, bytes([seed])))


@cache
def findings(name: str, seed: int = 1) -> Findings:
    game = load(name)
    found: Findings = about(game).find([*replay(game, game_of(name, seed).record)])
    return found


def points(name: str, seed: int) -> Counter[str]:
    total: Counter[str] = Counter()
    for (side, _), amount in findings(name, seed).points.items():
        total[side] += amount
    return total


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_support_by_source_is_all_the_support_there_is(seed):
    assert points("revolution", seed) == game_of("revolution", seed).outcome.points


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_points_by_source_move_the_marker_to_where_it_stands(seed):
    total, outcome = points("dual-powers", seed), game_of("dual-powers", seed).outcome
    if outcome.reason == "track":  # the last points may reach beyond its end
        assert abs(total["red"] - total["white"]) >= abs(outcome.points["red"])
    else:
        assert total["red"] - total["white"] == outcome.points["red"]
    total, outcome = points("prelude", seed), game_of("prelude", seed).outcome
    assert total["revolutionary"] - total["government"] == outcome.points["revolutionary"]


@pytest.mark.parametrize("name", ["dual-powers", "prelude"])
def test_whoever_plays_a_card_from_the_hand_has_held_it(name):
    uses = findings(name).uses
    played = [(side, card) for side, card, use in uses if use not in ("held", "pool")]
    assert played
    assert all(uses[side, card, "held"] for side, card in played)
    choices = game_of(name).record.choices
    turns = [choice for _, choice in choices if isinstance(choice, tuple)]
    if turns:  # a card and its use
        told = Counter({(card[1], use): n for (_, card, use), n in uses.items() if use != "held"})
        assert told.total() == len([turn for turn in turns if turn in told])


def test_every_bid_has_an_end():
    uses = findings("revolution").uses
    assert {use for _, _, use in uses} == {"won", "tied", "outbid"}


def toy(winner: str, *held: str, first: str = "greedy") -> Reading:
    """A game of red against white, the card lenin being held by these."""
    shares = {side: float(side == winner) for side in ("red", "white")}
    lenin: Noun = ("card", "lenin")
    unrest: Noun = ("source", "unrest")
    uses = Counter({(side, lenin, "held"): 2 for side in held})
    end = End((4, ("round", 4)), ("end", "track"))
    told = Findings(end, Counter({(winner, unrest): 6}), uses)
    return Reading({}, {"red": first, "white": "random"}, shares, told)


def test_figures_worked_out_by_hand():
    tally = Tally()
    for reading in [toy("red", "red"), toy("red"), toy("white", "red"), toy("white", "white")]:
        tally.add(reading)
    words = Words("en", "dual-powers")
    wins, length, ends, scored, cards = sections(tally, words, ("held", "turn"), TONES)
    (block,) = wins.blocks
    assert [row.name for row in block.rows] == ["Red (greedy)", "White (random)"]
    assert [row.bar.value for row in block.rows] == [50, 50]
    assert "4 games" in block.title
    assert [(row.name, row.bar.value) for row in length.blocks[0].rows] == [("4", 100)]
    assert ends.blocks[0].rows[0].name == "the end of the support track"
    assert [row.figure for row in scored.blocks[0].rows] == ["6.0 (6.0–6.0)", "0.0 (0.0–0.0)"]
    ((lenin,),) = [block.rows for block in cards.blocks]
    assert lenin.bar.value == pytest.approx(200 / 3)  # three held it, and two of them won
    assert lenin.tick == pytest.approx(50)
    assert lenin.note == "held 1.5 ×, wins 67%"


def test_what_is_expected_is_what_the_same_side_of_the_same_line_up_wins():
    tally = Tally()
    strong = [toy("red"), toy("red"), toy("red", "red"), toy("white")]
    weak = [toy("white", "red", first="easy"), toy("white", first="easy")]
    for reading in [*strong, *weak]:
        tally.add(reading)
    users = tally.use(("card", "lenin"), "held")
    assert users.seats == 2
    assert users.share.value == 1 / 2
    assert users.expected == (3 / 4 + 0) / 2


def test_a_game_that_a_bot_has_spoiled_tells_nothing():
    spoiled = play(Match("dual-powers", {}, {"red": "random", "white": "nobody"}, b"1"))
    assert examine(dumps(1, spoiled)) == ("dual-powers", None)


@pytest.mark.parametrize("name", NAMES)
def test_every_side_has_a_tone_of_its_own_and_the_data_can_be_taken_along(name):
    game, tally = load(name), Tally()
    read = examine(dumps(1, game_of(name, 1)))
    assert isinstance(read, tuple)
    assert isinstance(read[1], Reading)
    tally.add(read[1])
    text = page(game, tally, "readable", Words("en", name))
    tones = about(game).TONES
    assert [*tones] == [*game.sides({})]
    assert len({*tones.values()}) == len(tones)
    assert all(f'class="{tone}"' in text for tone in tones.values())
    kept = dict(re.findall(r'download="([^"]+)" href="data:[^,]+,([^"]+)"', text))
    assert json.loads(b64decode(kept[f"{name}.json"])) == json.loads(
        json.dumps(data(game, tally, "readable"))
    )
    rows = [*csv.DictReader(StringIO(b64decode(kept[f"{name}.csv"]).decode()))]
    assert len(rows) == text.count('class="sure"')
    *_, cards = sections(tally, Words("en", name), about(game).USES, tones)
    if about(game).USES[0] == "held":
        shown = [row.bar.value for row in cards.blocks[0].rows]
        assert shown == sorted(shown, reverse=True)


class Page(HTMLParser):
    """Whether all that is opened is closed, and nothing is fetched from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        links = {value for name, value in attrs if name in ("src", "href")}
        assert all(link.startswith("data:") for link in links)
        if tag not in ("meta", "rect", "line", "path"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_one_file_is_enough(name, language):
    tally = Tally()
    for seed in (1, 2):
        read = examine(dumps(seed, game_of(name, seed)))
        assert not isinstance(read, Reason)
        assert read[1] is not None
        tally.add(read[1])
    words = Words(language, name)
    text = page(load(name), tally, "readable", words)
    Page(text.replace("/>", ">"))
    assert "--paper" in text
    assert not re.search("url\\(|@import|http", text)
    for id in ("title", "balance-sides", "balance-length", "balance-endings", "balance-items"):
        assert words.text(id) in text.replace("&#39;", "'")
