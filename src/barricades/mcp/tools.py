"""What a language model can do: each method is a tool; models read its docstring."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ..bots import OPPONENT, every_name, judgement, telling
from ..bots import Seat as BotSeat
from ..bots.budget import Budget
from ..bots.hints import hints
from ..core import Ask, BadOption, Refused
from ..core.ask import plain
from ..digest import Section, sections
from ..games import NAMES, load
from ..play.described import option_text, prospect_of
from ..play.preview import Previews
from ..position import document, happened
from ..prompt import prompt
from ..words import Words
from .matches import OPEN, Match, Matches, Place

FOUND = 8  # sections that a search finds
TRIALS = 200  # of a hint
MOST_TRIALS = 2000


class Tools:
    """All tools, over one set of matches."""

    def __init__(self, language: str) -> None:
        self.language, self.matches = language, Matches()

    def list_games(self) -> list[dict[str, Any]]:
        """The games that can be played, with their sides, options and the bots to play against."""
        return [*map(self._game, NAMES)]

    def _game(self, name: str) -> dict[str, Any]:
        game, words = load(name), Words(self.language, name)
        return {
            "name": name,
            "title": words.text("title"),
            "about": words.text("description"),
            "sides": {side: words.noun("side", side) for side in game.sides({})},
            "options": {
                option.name: {
                    "about": words.text(f"option-{option.name}"),
                    "values": [*option.values],
                    "default": option.default,
                }
                for option in game.options
                if not option.check
            },
            "bots": [*every_name()],
        }

    def begin(
        self,
        game: str,
        seats: dict[str, str] | None = None,
        options: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Begin a game. `seats` says by side who plays it: "open" (you), or the name of a bot.

        If nothing is said, the first side is yours and the bot "medium" plays the others. Returns a
        token for each open seat; whoever has it plays that side.
        """
        rules = load(game)
        sides = rules.sides(options or {})
        players = {**dict.fromkeys(sides, OPPONENT), sides[0]: OPEN} if seats is None else seats
        for bot in players.values():
            if bot not in (OPEN, *every_name()):  # nor a program: this may be asked by anybody
                raise BadOption("unknown-bot", name=bot, known=", ".join((OPEN, *every_name())))
        match = Match(rules, options or {}, players)
        self.matches.add(match)
        return {"commitment": match.dealer.commitment, "seats": match.tokens}

    def look(self, seat: str) -> str:
        """The game as your seat may see it.

        What has happened since you last chose, the position, and, if you are asked, the question
        with its options by number.
        """
        place = self.matches.place(seat)
        return self._shown(place, len(place.match.history.moves))

    def replay(self, seat: str, moment: int) -> str:
        """The game as your seat could see it after so many choices of all; 0 is the start."""
        return self._shown(self.matches.place(seat), moment)

    def _shown(self, place: Place, moment: int) -> str:
        history, side = place.match.history, place.side
        now = moment == len(history.moves)
        state = history.position(moment)
        asks = history.asks if now else history.game.asks(state)
        lines = history.news(side) if now else [x for x in history.lines if x.moment <= moment]
        position = document(
            history.game,
            view=history.game.view(state, side),
            ask=next((ask for ask in asks if ask.who == side), None),
            waiting=(),
            log=(),
            outcome=history.outcome if now else None,
        )
        words = self._words(place)
        text = [prompt(position, self.language, [happened(line.event) for line in lines])]
        if history.outcome and now:
            text.append(words.outcome(history.outcome))
        elif position["ask"] is None:
            text += [words.waiting(ask) for ask in asks]
        text.append(words.text("mcp-moment", number=moment, last=len(history.moves)))
        return "\n".join(text)

    def options(self, seat: str) -> list[dict[str, Any]]:
        """Each option of your question: its number, its name, and what it costs, risks and does.

        All of it follows from what your side knows.
        """
        place = self.matches.place(seat)
        ask, words, history = self._ask(place), self._words(place), place.match.history
        previews = Previews(BotSeat(history.game, history.state, ask))
        texts = [option_text(words, ask, prospect_of(previews, option)) for option in ask.options]
        return [
            {
                "number": number,
                "option": words.option(ask, option),
                "does": [*filter(None, (text.price, text.odds, *text.does))],
            }
            for number, (option, text) in enumerate(zip(ask.options, texts, strict=True), 1)
        ]

    def choose(self, seat: str, number: int) -> str:
        """Answer your question with the option of this number. Returns what you see then."""
        place = self.matches.place(seat)
        ask = self._ask(place)
        if not 0 < number <= len(ask.options):
            raise Refused("mcp-no-option", number=number, last=len(ask.options))
        place.match.choose(place.side, ask.options[number - 1])
        return self.look(seat)

    def why_not(self, seat: str, choice: Any) -> str:
        """Why something is not among your options.

        `choice` is the thing as the position names it: a word, a number, or a list of such.
        """
        place = self.matches.place(seat)
        error = place.match.why_not(place.side, plain(choice))
        words = self._words(place)
        if error is None:
            return words.text("mcp-offered")
        cites = " ".join(f"§{section}" for section in error.cites)
        return f"{words.refusal(error)} {cites}".strip()

    def rules(self, game: str, section: str = "") -> str:
        """The rules of a game: a section (4.3), a chapter (4) or a ruling (R12).

        Without one, the table of contents.
        """
        known = sections(load(game).name, self.language)
        if not section:
            return "\n".join(f"{number} {found.title}" for number, found in known.items())
        wanted = section.strip("§ ").upper()
        found = [n for n in known if n == wanted or n.startswith(f"{wanted}.")]
        if not found:
            raise Refused("terminal-no-section", section=section)
        return "\n\n".join(self._section(known, number) for number in found)

    def search_rules(self, game: str, text: str) -> str:
        """The sections of the rules in which all of these words stand, the shortest first."""
        known, sought = sections(load(game).name, self.language), text.casefold().split()
        hits = [n for n, s in known.items() if _holds(f"{s.title} {s.text}".casefold(), sought)]
        best = sorted(hits, key=lambda number: len(known[number].text))[:FOUND]
        if not best:
            raise Refused("mcp-nothing-found", text=text)
        return "\n\n".join(self._section(known, number) for number in best)

    def _section(self, known: Mapping[str, Section], number: str) -> str:
        return f"§{number} {known[number].title}\n{known[number].text}"

    def hint(self, seat: str, trials: int = TRIALS) -> list[dict[str, Any]]:
        """The best options of your question, the best first, each with your chance to win.

        They are found by a search over what you know, of so many trials.
        """
        place = self.matches.place(seat)
        ask, history, words = self._ask(place), place.match.history, self._words(place)
        able = BotSeat(history.game, history.state, ask)
        found = hints(
            able,
            judgement(history.game),
            Budget(iterations=min(max(trials, 1), MOST_TRIALS)),
            Random(0),
        )
        return [
            {
                "number": ask.options.index(hint.choice) + 1,
                "option": telling.option(words, ask, hint),
                "chance": telling.chance(words, hint),
                "why": telling.why(words, hint),
            }
            for hint in found
        ]

    def _ask(self, place: Place) -> Ask:
        ask = place.match.history.ask(place.side)
        if ask is None:
            raise Refused("mcp-not-asked")
        return ask

    def _words(self, place: Place) -> Words:
        history = place.match.history
        return Words(self.language, history.game.name, history.game.titles(history.options))


def _holds(text: str, sought: list[str]) -> bool:
    return bool(sought) and all(word in text for word in sought)
