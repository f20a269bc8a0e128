"""Forms: functions that build JSON Schemas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from ...core import Choice

Form: TypeAlias = dict[str, Any]

TRUTH: Form = {"type": "boolean"}
TEXT: Form = {"type": "string"}
NOTHING: Form = {"type": "null"}


def whole(least: int | None = 0, most: int | None = None) -> Form:
    """An integer, within limits if there are any."""
    limits = {"minimum": least, "maximum": most}
    return {"type": "integer", **{name: n for name, n in limits.items() if n is not None}}


def a(kind: str) -> Form:
    """A thing of a kind that has a definition in the same schema."""
    return {"$ref": f"#/$defs/{kind}"}


def one_of(names: Iterable[Any]) -> Form:
    """One of these values."""
    return {"enum": list(names)}


def either(*forms: Form) -> Form:
    """Anything that has one of these forms."""
    return {"anyOf": list(forms)}


def several(form: Form) -> Form:
    """An array of such things."""
    return {"type": "array", "items": form}


def row(*forms: Form) -> Form:
    """An array of exactly these things, in this order."""
    count = len(forms)
    return {"type": "array", "prefixItems": list(forms), "minItems": count, "maxItems": count}


def by(kind: str, form: Form) -> Form:
    """An object with such a value for each thing of a kind."""
    return {"type": "object", "propertyNames": a(kind), "additionalProperties": form}


def record(**forms: Form) -> Form:
    """An object with exactly these fields."""
    return {
        "type": "object",
        "properties": forms,
        "required": list(forms),
        "additionalProperties": False,
    }


def choice(options: Iterable[Choice]) -> Form:
    """One of these answers; a tuple is an array, of which only the items are checked."""
    known = list(dict.fromkeys(options))
    plain = [option for option in known if not isinstance(option, tuple)]
    pairs = [option for option in known if isinstance(option, tuple)]
    forms = [one_of(plain)] if plain or not pairs else []
    for size in sorted({len(pair) for pair in pairs}):
        columns = zip(*[pair for pair in pairs if len(pair) == size], strict=True)
        forms.append(row(*[one_of(dict.fromkeys(column)) for column in columns]))
    return forms[0] if len(forms) == 1 else either(*forms)


def facts(kinds: Iterable[str]) -> Form:
    """Facts by name: the part before the first underscore is the kind; a plural means several.

    A missing thing is "". The form of a fact without such a kind depends on its name.
    """
    known = {f"^{kind}(_|$)": either(a(kind), one_of([""])) for kind in kinds}
    many = {f"^{kind}s(_|$)": several(a(kind)) for kind in kinds}
    return {"type": "object", "patternProperties": {**known, **many}}


def merged(tables: Iterable[Mapping[str, Iterable[Any]]]) -> dict[str, tuple[Any, ...]]:
    """Several tables of names as one, without duplicates, in order."""
    found: dict[str, dict[Any, None]] = {}
    for table in tables:
        for key, names in table.items():
            found.setdefault(key, {}).update(dict.fromkeys(names))
    return {key: tuple(names) for key, names in found.items()}
