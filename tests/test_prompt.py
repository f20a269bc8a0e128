"""A position as a text: a model can answer it by number, and nothing in it is secret."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

from barricades.bots.match import Match, play
from barricades.core import NATURE
from barricades.games import NAMES, load
from barricades.position import position
from barricades.prompt import answered, ask_of, event_of, prompt
from barricades.words import LANGUAGES
from tests.running.soak import soaked

OFTEN = soaked(0.2, 0.02)  # how often a position is looked at
EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "language_model.py"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_a_game_can_be_told(name, language):
    game, rng = load(name), Random(3)
    s = game.setup({})
    while asks := game.asks(s):
        ask = asks[0]
        if ask.who != NATURE and rng.random() < OFTEN:
            doc = json.loads(json.dumps(position(game, s, ask.who)))
            told = prompt(doc, language)
            assert f"\n{len(ask.options)}. " in told
            guess = game.guess(s, ask.who, rng)
            assert prompt(position(game, guess, ask.who), language) == told
            assert ask_of(doc["ask"]) == ask
            assert tuple(map(event_of, doc["log"])) == s.log
        game.play(s, ask.who, rng.choice(ask.options))


@pytest.mark.parametrize(
    ("text", "choice"),
    [("2", "b"), ("I think 1 is good, but: 3.", "c"), ("4", None), ("", None), ("0", None)],
)
def test_an_answer_is_its_last_number(text, choice):
    assert answered(text, ["a", "b", "c"]) == choice


def test_a_model_on_a_command_line_plays_in_the_arena(tmp_path):
    model = tmp_path / "model.py"
    model.write_text("import sys\nassert 'Options' or sys.stdin.read()\nprint('I take 1.')\n")
    bot = f"cmd:{sys.executable} {EXAMPLE} {sys.executable} -S {model}"
    own = {"tokens": {"hand": {"force": 0, "blackmail": 0, "gold": 1}}}
    players = {"red": bot, "blue": "random", "green": "random"}
    done = play(Match("revolution", {"players": 3, "components": own}, players, bytes(1)))
    assert done.failure is None
