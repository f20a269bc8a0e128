"""Words: whatever a game can say, it says in three languages, in whole sentences."""

import ast
import re
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import serialize
from fluent.syntax.visitor import Visitor

from barricades.core import (
    Ask,
    BadRecord,
    Event,
    Game,
    IllegalChoice,
    Outcome,
    Phrase,
    Record,
    Refused,
    replay,
)
from barricades.core.corrections import BadComponents
from barricades.games import NAMES, load
from barricades.words import LANGUAGES, LONGEST, SIDES, Words, language_of
from tests.running.soak import soaked

HOUSE = Path(__file__).parents[1] / "src" / "barricades"
LOCALE = HOUSE / "locale"
ANSWERS, BLOCKS = soaked((3000, 12), (1500, 3))  # at least so many in each of so many tests

# Messages that may be the same in German or Italian as in English: names, for the most part.
SAME = {
    "title",
    *(f"{kind}-{name}" for kind in ("card", "token") for name in ("lenin", "stalin", "zinoviev")),
    *(f"{kind}-{name}" for kind in ("card", "token") for name in ("kerensky", "lvov", "kornilov")),
    *("month-august", "month-september", "month-november"),
    *("terminal-blockade", "terminal-trotsky", "terminal-round"),
    *("terminal-sign-force", "terminal-sign-gold"),
    *("kind-gold", "amount-gold"),
    *("card-255", "card-403", "card-408", "track-duma", "die-duma", "why-duma", "side-neutral"),
    *("face-points", "deed-where", "page-prestige", "short-kronstadt"),
    *("short-smolny", "short-vyborg", "board-city", "board-neva", "board-price", "board-prestige"),
    *("table-hand", "table-moment-tab", "brief-round-began"),
    *("table-hints-no", "company-chat", "company-ratings-bot", "bot-timed", "terminal-time"),
    *("short-green", "short-white"),
    *("tournament-berger", "tournament-berger-long"),
}


def words_of(game: str | None) -> list[Words]:
    return [Words(language, game) for language in LANGUAGES]


# Random games


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_happens_in_a_game_has_its_sentence(name, block):
    game, words, rng = load(name), words_of(name), Random(block)
    tried: dict[Any, None] = {"pass": None, "done": None, "nonsense": None}
    named: set[tuple[str, Any]] = set()
    answers = 0
    while answers < ANSWERS:
        s = game.setup({o.name: rng.choice(o.values) for o in game.options if not o.check})
        while asks := game.asks(s):
            ask = rng.choice(asks)
            new = {(ask.of, option) for option in ask.options} - named
            named |= new
            for said in words:
                say_ask(said, ask, [option for _, option in new])
            tried |= dict.fromkeys(ask.options)
            for choice in rng.sample([*tried], 3):
                say_refusal(words, game, s, ask, choice)
            game.play(s, ask.who, rng.choice(ask.options))
            answers += 1
        for said in words:
            for event in s.log:
                check(said, said.event(event), event.facts)
            outcome = game.outcome(s)
            assert outcome
            check(said, said.outcome(outcome), {"side": outcome.ranking[0][0]})


def say_ask(words: Words, ask: Ask, options: list[Any]) -> None:
    check(words, words.ask(ask), ask.facts)
    check(words, words.waiting(ask), ask.facts)
    for option in options:
        assert re.fullmatch(r"\S.*\S", said := words.option(ask, option))
        assert not re.search(r"[{}_]|[a-z]-\d", said), said


def say_refusal(words: list[Words], game: Game[Any], s: Any, ask: Ask, choice: Any) -> None:
    if choice not in ask.options:
        with pytest.raises(IllegalChoice) as refused:
            game.apply(s, ask.who, choice)
        facts = {**refused.value.reason.facts}
        facts.pop("choice", None)  # what was typed is repeated as it is
        for said in words:
            check(said, said.refusal(refused.value), facts)


def check(words: Words, text: str, facts: Any) -> None:
    """A sentence is whole, and nothing in it is still a name out of the code."""
    assert re.fullmatch(r"[A-ZÄÖÜÈ0-9“„].*[.?]", text), text
    for name, value in facts.items():
        kind = SIDES.get(name) or name.partition("_")[0]
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, str) and item:
                assert "-" not in item or item not in text, text
                noun = named(words, kind.removesuffix("s") if item is not value else kind, item)
                assert noun or not re.search(rf"\b{item}\b", text), text
                text = text.replace(noun, "…") if noun.endswith("!") else text
    assert not re.search(r"[{}_\n]|  |!(?!“|”)| [.,?]", text), text


def named(words: Words, kind: str, item: str) -> str:
    """The noun of a fact; a fact that no sentence uses need not have one."""
    try:
        return words.noun(kind, item)
    except KeyError:
        return ""


# The code and the catalogues


def is_played(path: Path) -> bool:
    """Whether a file is not of a game that is still unknown to the registry."""
    room, *inside = path.relative_to(HOUSE).parts
    return room != "games" or len(inside) == 1 or inside[0].replace("_", "-") in NAMES


@cache
def code() -> dict[Path, ast.Module]:
    """All files of the house, read once, if a test looks at them at all."""
    paths = filter(is_played, sorted(HOUSE.rglob("*.py")))
    return {path: ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def tells() -> dict[str, str]:
    """What is called to tell something, and what kind of message it tells."""
    refusals = {
        node.name
        for tree in code().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and "Refused" in map(ast.unparse, node.bases)
    }
    return {"tell": "event", "wrong": "no", **dict.fromkeys(["Refused", *refusals], "no")}


PLACE = {"file", "line", "field"}  # facts that every fault in an owner's corrections has


@cache
def told(path: Path) -> list[tuple[str, set[str]]]:
    """Each event and refusal in a file, and its facts; what is only known in play is a star."""
    found = []
    for node in ast.walk(code()[path]):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            helps = name.startswith("tell_")  # tells an event in the words it is given
            said = node.args[1 if helps else 0]
            first, *rest = said.values if isinstance(said, ast.JoinedStr) else (said,)
            if (helps or name in tells()) and isinstance(first, ast.Constant):
                facts = {keyword.arg or "*" for keyword in node.keywords}
                facts |= {"*"} if helps else PLACE if name == "wrong" else set()
                id = f"{tells().get(name, 'event')}-{first.value!s}" + "*" * bool(rest)
                found.append((id, facts))
    return found


GAME_NAMES = {path.name.replace("_", "-") for path in (HOUSE / "games").iterdir() if path.is_dir()}


def owners(path: Path) -> set[str]:
    """The game that a catalogue belongs to: <game>.ftl, or <game>.<something>.ftl."""
    return {path.name.partition(".")[0]} & GAME_NAMES


class Catalogue(dict[str, ftl.Message]):
    """Messages that are read together, by their ids."""

    @cached_property
    def forms(self) -> set[str]:
        """The forms that nouns have."""
        return {form.id.name for message in self.values() for form in message.attributes}


def catalogues(path: Path) -> list[Catalogue]:
    """The messages that code in a file may use: a game's code those of its game too."""
    games = [name for name in NAMES if name.replace("-", "_") in path.parts]
    return [catalogue(language, *games) for language in LANGUAGES]


def meant(id: str, known: Iterable[str]) -> list[str]:
    """The message with this id, or those that begin as one put together does."""
    start = id.removesuffix("*")
    found = [k for k in known if k == start or (start != id and k.startswith(start))]
    return found or [k for k in known if f"no-{k}" == id]  # a room's own: no-terminal-…


def test_every_event_and_refusal_in_the_code_has_a_message_that_uses_its_facts():
    for path in code():
        for known in catalogues(path):
            for id, facts in told(path):
                assert meant(id, known), f"{path}: {id}"
                assert {bare(fact, known) for fact in facts} == facts, f"{path}: {id}"
                for message in meant(id, known):
                    more = facts_of(known[message], known) - facts - {"amounts"}
                    assert not more or "*" in facts, f"{path}: {message}"


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_a_message_that_uses_its_facts(name):
    steps = [step for step in load(name).rules.steps.values() if getattr(step, "deed", None)]
    for language in LANGUAGES:
        known = catalogue(language, name)
        for step in steps:
            for id in (f"ask-{step.name}", f"wait-{step.name}"):
                assert facts_of(known[id], known) <= {*step.names, "side", "who"}, id


@pytest.mark.parametrize("name", NAMES)
def test_no_message_is_idle(name):
    ids = {id for path in code() for id, _ in told(path)}
    ids |= {f"{kind}-{step}" for kind in ("ask", "wait") for step in load(name).rules.steps}
    known = [id for id in catalogue("en", name) if re.match("(event|no|ask|wait)-", id)]
    assert {*known} - {message for id in ids for message in meant(id, known)} == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_explained(name):
    for words in words_of(name):
        for id in ("title", "description", "reconstructed"):
            assert words.text(id)
        for option in load(name).options:
            assert words.text(f"option-{option.name}").endswith(".")
            for value in () if option.check else option.values:
                assert words.text(f"option-{option.name}-{value}").endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_actions_have_a_line_of_help(name):
    for words in words_of(name):
        for id in messages(LOCALE / "en" / f"{name}.ftl"):
            if re.match("(action|bonus)-", id) and not id.endswith("-help"):
                assert words.text(f"{id}-help").endswith(".")


# The catalogues among themselves


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentResource(path.read_text("utf-8")).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    found = {entry.id.name: entry for entry in entries}
    assert len(found) == len(entries), f"{path} says something twice"
    return found


def test_the_languages_have_the_same_files():
    names = [{path.name for path in (LOCALE / language).iterdir()} for language in LANGUAGES]
    assert names[0] == names[1] == names[2]
    assert {f"{name}.ftl" for name in NAMES} | {"common.ftl"} <= names[0]


@pytest.mark.parametrize("path", sorted((LOCALE / "en").iterdir()), ids=lambda path: path.name)
def test_the_languages_say_the_same(path):
    english, *others = [messages(LOCALE / language / path.name) for language in LANGUAGES]
    everywhere = [catalogue(language, *owners(path)) for language in LANGUAGES]
    for other, every in zip(others, everywhere[1:], strict=True):
        assert list(other) == list(english)
        for id, message in english.items():
            assert facts_of(other[id], every) == facts_of(message, everywhere[0]), id
        same = {id for id in english if has_letters(other[id]) and alike(other[id], english[id])}
        commands = {id for id in same if id.startswith("terminal-examples-")}
        assert same - SAME - commands == set()


def test_no_message_stands_in_two_files_that_are_read_together():
    for name in NAMES:
        paths = [path for path in (LOCALE / "en").iterdir() if owners(path) <= {name}]
        assert len(catalogue("en", name)) == sum(len(messages(path)) for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_has_all_forms_of_its_kind_or_none(language):
    for name in NAMES:
        forms: dict[str, set[tuple[str, ...]]] = {}
        for id, message in catalogue(language, name).items():
            if message.attributes:
                names = tuple(attribute.id.name for attribute in message.attributes)
                forms.setdefault(id.partition("-")[0], set()).add(names)
        assert {kind for kind, found in forms.items() if len(found) > 1} == set()


@cache
def catalogue(language: str, *games: str) -> Catalogue:
    """All messages that are read together."""
    paths = [path for path in (LOCALE / language).glob("*.ftl") if owners(path) <= {*games}]
    return Catalogue({id: message for path in paths for id, message in messages(path).items()})


class Reader(Visitor):
    """What a message speaks of: facts, other messages, and its text."""

    def __init__(self, message: ftl.Message) -> None:
        self.facts: set[str] = set()
        self.others: set[str] = set()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.text += node.value


def facts_of(message: ftl.Message, every: Catalogue) -> set[str]:
    """The facts a message uses, itself or by way of others, in whatever form."""
    reader = Reader(message)
    facts = {bare(fact, every) for fact in reader.facts}
    return facts.union(*(facts_of(every[other], every) for other in reader.others))


def bare(fact: str, every: Catalogue) -> str:
    """A fact without the form a sentence uses it in; no fact may be called like a form."""
    return re.sub(f"_({'|'.join(every.forms | {'id', 'count', 'sign', 'size'})})$", "", fact)


def has_letters(message: ftl.Message) -> bool:
    return bool(re.search(r"[^\W\d_]", Reader(message).text))


def alike(one: ftl.Message, other: ftl.Message) -> bool:
    plain = [ftl.Message(m.id, m.value, m.attributes) for m in (one, other)]
    first, second = (serialize(ftl.Resource([message])) for message in plain)
    return bool(first == second)


# The conventions, on a few words


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("it", "it"),
        ("IT-ch", "it"),
        ("en_GB", "en"),
        ("fr_FR", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_has_a_language(locale, language):
    assert language_of(locale) == language


@pytest.fixture
def english():
    return Words("en", "dual-powers")


def test_a_missing_message_is_an_error(english):
    with pytest.raises(KeyError, match="no-such-message"):
        english.text("no-such-message")
    with pytest.raises(KeyError, match="card-joker"):
        english.noun("card", "joker")
    assert english.has("title")
    assert not english.has("no-such-message")
    assert not Words("en").has("title")


def test_a_missing_fact_is_an_error(english):
    with pytest.raises(ValueError, match=r"event-played \(en\).*card"):
        english.text("event-played", side="red")


def test_nouns_with_numbers_and_letters(english):
    assert english.noun("card", "red-4") == english.noun("card", "red-4-b") == "Vyborg 4"
    assert english.noun("token", "opposing-unit-3-6-c") == "opposing unit 3/6"
    assert english.noun("token", "trotsky-red") == "red Trotsky"
    assert english.noun("action", "pass") == "Decline"
    assert english.noun("token", "done") == "Done"
    assert english.noun("bid", 3) == "3"


def test_several_things_become_a_list():
    units = ("red-unit-1-0", "red-unit-1-0-b")
    lists = [words.noun("token", (*units, "lenin", "trotsky")) for words in words_of("dual-powers")]
    assert lists == [
        "2 × red unit 1/0, Lenin and neutral Trotsky",
        "2 × rote Einheit 1/0, Lenin und neutraler Trotzki",
        "2 × unità rossa 1/0, Lenin e Trotsky neutrale",
    ]


def test_a_long_list_is_told_in_full(english):
    tokens = tuple(f"opposing-unit-{n}-6" for n in range(40))
    told = english.text("event-exhausted", region="red", tokens=tokens)
    assert told.endswith("opposing unit 38/6 and opposing unit 39/6.")


def test_facts_come_in_forms():
    told = Event(
        "moved", {"side": "red", "token": "lenin", "region_from": "green", "region": "white"}, ()
    )
    assert [words.event(told) for words in words_of("dual-powers")] == [
        "Lenin went from the Petrograd Side to the Admiralty.",
        "Lenin ging von der Petrograder Seite in die Admiralität.",
        "Lenin ha marciato dal Lato di Pietrogrado nell'Ammiragliato.",
    ]


def test_lists_come_in_forms_too():
    told = Event("won", {"sides": ("red", "blue", "green")}, ())
    assert [words.event(told) for words in words_of("revolution")] == [
        "Red, Blue and Green won together, with the most support.",
        "Rot, Blau und Grün gewannen gemeinsam mit der meisten Unterstützung.",
        "Hanno vinto insieme il Rosso, il Blu e il Verde, con il maggior Sostegno.",
    ]


@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        ((1, 1, 2), "Red took 1 Force, 1 Blackmail and 2 Gold from the bank for the next round."),
        ((1, 0, 2), "Red took 1 Force and 2 Gold from the bank for the next round."),
        ((0, 3, 0), "Red took 3 Blackmail from the bank for the next round."),
        ((0, 0, 0), "The bank had nothing left for Red."),
    ],
)
def test_amounts_are_told_of_what_there_is(tokens, told):
    amounts = dict(zip(("force", "blackmail", "gold"), tokens, strict=True))
    assert Words("en", "revolution").text("event-earned", side="red", **amounts) == told


def test_an_option_of_a_compound_kind_is_told_by_its_parts():
    ask = Ask("red", "spy", (("town-hall", "blue"), "pass"), of="area-side")
    options = [
        tuple(words.option(ask, option) for option in ask.options)
        for words in words_of("revolution")
    ]
    assert options == [
        ("Blue in the Town Hall", "Pass"),
        ("Blau im Rathaus", "Verzichten"),
        ("Blu nel Municipio", "Rinunciare"),
    ]


def test_a_number_has_a_size_and_a_sign():
    words = words_of("prelude")
    assert [said.text("event-unrest-moved", by=-2, level=3) for said in words] == [
        "Unrest fell by 2 to 3.",
        "Die Unruhe sank um 2 auf 3.",
        "L'agitazione è scesa di 2, a 3.",
    ]
    assert [said.noun("points", 1) for said in words] == ["1 point", "1 Punkt", "1 punto"]


def test_a_phrase_is_used_like_a_noun_in_all_its_forms(english):
    told = english.text("no-not-in-city", token=Phrase("token-trotsky"))
    assert told == english.text("no-not-in-city", token="trotsky")
    places = Phrase("places-name", place="winter-palace")
    check = Phrase("deed-level", places=places, side_foe="government")
    assert [said.clause(check) for said in words_of("prelude")] == [
        "draw level with the Government by adding cubes in the Winter Palace",
        "im Winterpalast mit neuen Klötzchen Gleichstand mit der Regierung herstellen",
        "raggiungi la parità con il Governo aggiungendo cubetti nel Palazzo d'Inverno",
    ]


def test_clauses_become_sentences(english):
    assert english.phrase(Phrase("face-fresh"), Phrase("month-july")) == "Fresh. July."
    assert english.phrase() == ""
    with pytest.raises(KeyError, match="no-such-phrase"):
        english.phrase(Phrase("no-such-phrase"))


def test_nouns_of_ones_own_stand_instead_of_ours():
    words = Words("en", "dual-powers", {"card-lenin": "Ulyanov", "token-lenin": "x" * 5000})
    assert words.noun("card", "lenin") == "Ulyanov"
    assert words.text("event-played", side="red", card="lenin") == "Red played Ulyanov."
    long = words.text("event-recruited", token="lenin", region="red")
    assert long == f"{'x' * 5000} entered Vyborg."
    assert words.noun("card", "stalin") == "Stalin"


def test_a_list_out_of_json_is_as_good_as_a_tuple(english):
    told = english.text("event-exhausted", region="red", tokens=["lenin"])
    assert told == "Exhausted in Vyborg: Lenin."


def test_a_wait_without_a_message_of_its_own(english):
    ask = Ask("white", "unheard-of", ("yes", "no"))
    assert english.waiting(ask) == "White is to choose."


def test_what_nobody_knows_is_repeated_in_short(english):
    wrong = IllegalChoice("not-offered", choice="-1" * 100_000)
    assert len(english.refusal(wrong)) < LONGEST + 100


def test_what_strangers_make_up_is_not_remembered():
    words = Words("en", "dual-powers")
    for number in range(30):
        with pytest.raises(KeyError):
            words.noun("region", f"{number}" + "x" * 10_000)
        with pytest.raises(KeyError):
            words.noun("x" * 10_000, f"{number}" + "y" * 100)
    assert words._noun.cache_info().currsize == 0


def test_a_number_may_be_as_large_as_it_likes(english):
    wrong = BadRecord("other-version", name="dual-powers", version=10**30, known=1)
    assert str(10**30) in english.refusal(wrong)
    asked = IllegalChoice("not-asked", side="purple", whom="nature")
    assert [words.refusal(asked) for words in words_of("dual-powers")] == [
        "It is chance that is asked now, not purple.",
        "Gefragt ist jetzt der Zufall, nicht purple.",
        "Ora tocca al caso, non purple.",
    ]


def test_a_refusal_tells_what_is_behind_it():
    game = load("dual-powers")
    record = Record(game=game.name, version=game.version, options={}, choices=(("red", "lenin"),))
    with pytest.raises(BadRecord) as refused:
        list(replay(game, record))
    first = "Choice 1 of the record, “lenin” by Red, is not allowed."
    second = "It is chance that is asked now, not Red."
    assert Words("en", game.name).refusal(refused.value) == f"{first} {second}"


def test_a_room_may_refuse_with_a_message_of_its_own(english):
    assert english.refusal(Refused("description")) == english.text("description")
    with pytest.raises(KeyError, match="no-unheard-of"):
        english.refusal(Refused("unheard-of"))


def test_corrections_are_refused_by_file_line_and_field():
    with pytest.raises(BadComponents) as refused:
        load("dual-powers").setup({"components": {"track": {"length": "long"}}})
    assert [words.refusal(refused.value) for words in words_of("dual-powers")] == [
        "Components, track.length: this has to be a whole number, not a text.",
        "Spielmaterial, track.length: Hier muss eine ganze Zahl stehen, nicht ein Text.",
        "Componenti, track.length: qui ci vuole un numero intero, non un testo.",
    ]


def test_an_outcome_counts_the_spaces():
    outcome = Outcome("calendar", (("white",), ("red",)), {"red": -1, "white": 1})
    assert "1 space from" in Words("en", "dual-powers").outcome(outcome)
    assert "1 casella dal" in Words("it", "dual-powers").outcome(outcome)


def test_a_shared_victory_names_all_winners():
    outcome = Outcome("full", (("red", "green"), ("blue",)), {"red": 90, "green": 90, "blue": 7})
    assert [words.outcome(outcome).partition(":")[0] for words in words_of("revolution")] == [
        "Red and Green have won together with 90 support each",
        "Rot und Grün haben gemeinsam mit je 90 Unterstützung gewonnen",
        "Hanno vinto insieme il Rosso e il Verde con 90 di Sostegno a testa",
    ]
