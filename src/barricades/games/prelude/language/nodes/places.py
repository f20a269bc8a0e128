"""Places: Districts and Parties, by name or by what they are like."""

from __future__ import annotations

from dataclasses import dataclass

DISTRICTS = {
    "Kronstadt Naval Base": "kronstadt",
    "Reserve Regiment Barracks": "reserve",
    "Vasilevskiy Island": "vasilevskiy",
    "Palace Square": "palace-square",
    "Peter and Paul Fortress": "peter-paul",
    "Putilov Munitions Works": "putilov",
    "Winter Palace": "winter-palace",
    "Guards Regiment Barracks": "guards",
    "Obukhov Steel Works": "obukhov",
    "Okhrana HQ": "okhrana",
    "Nevsky Shipyards": "nevsky-shipyards",
    "Kazan Cathedral": "kazan",
    "Vyborg District": "vyborg",
    "Taurida Palace": "taurida",
    "Nevsky Prospect": "nevsky-prospect",
    "Capital Garrison Barracks": "garrison",
    "State Bank": "state-bank",
    "Smolny Institute": "smolny",
}
PARTIES = {
    "Radical Party": "radical",
    "Socialist Party": "socialist",
    "Liberal Party": "liberal",
    "Monarchist Party": "monarchist",
}
IDS = DISTRICTS | PARTIES
NAMES = {id: name for name, id in IDS.items()}
YOUR = {"you": "your", "they": "their"}


@dataclass(frozen=True, slots=True)
class Places:
    """Districts or Parties: named ones, or all of a kind, as far as every test fits them."""

    kind: str  # named, worker, military, urban, organizable, district, duma, there
    names: tuple[str, ...] = ()
    tests: tuple[Test, ...] = ()

    def __str__(self) -> str:
        base = (
            " / ".join(NAMES[name] for name in self.names)
            if self.kind == "named"
            else KINDS[self.kind]
        )
        return " ".join([base, *map(str, self.tests)])


KINDS = {
    "worker": "Worker Districts",
    "military": "Military Districts",
    "urban": "Urban Districts",
    "organizable": "Worker and Military Districts",
    "district": "Districts",
    "duma": "the Duma",
    "there": "there",
}


@dataclass(frozen=True, slots=True)
class Test:
    """What a place must be like."""

    what: str  # controlled, organized, unorganized, peopled, sponsored, level, next, given
    who: str = "you"
    place: str = ""  # of what next: the District it is next to
    number: int = 0  # of what given: how many cubes this event has added there at least

    def __str__(self) -> str:
        your = YOUR[self.who]
        return {
            "controlled": f"{self.who} control",
            "organized": f"with {your} Organization",
            "unorganized": f"without {your} Organization",
            "peopled": f"with {your} cubes",
            "sponsored": f"{self.who} can sponsor",
            "level": "nobody controls",
            "next": f"next to {NAMES.get(self.place)}",
            "given": f"given {self.number}",
        }[self.what]
