"""Options: how a game may be set up, checked before it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .ask import BadOption


class Option(NamedTuple):
    """A named choice made before the game: the values it may have, the first the default.

    An option with a `check` takes any value that the check lets pass and gives it back in order.
    """

    name: str
    values: tuple[Any, ...]
    check: Callable[[Any], Any] | None = None

    @property
    def default(self) -> Any:
        return self.values[0]


def checked(known: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; those not given have their default."""
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise BadOption("unknown-option", name=str(name), known=", ".join(sorted(names)))
    return {option.name: _value(option, given) for option in known}


def _value(option: Option, given: Mapping[str, Any]) -> Any:
    value = given.get(option.name, option.default)
    if option.check:
        return option.check(value)
    for allowed in option.values:
        if value == allowed and type(value) is type(allowed):
            return allowed
    raise BadOption(
        "bad-option",
        name=option.name,
        value=str(value),
        known=", ".join(str(allowed) for allowed in option.values),
    )
