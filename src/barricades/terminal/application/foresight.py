"""What an option does and what would follow it, in a few lines."""

from __future__ import annotations

from ...core import Choice
from ...play.described import option_text, prospect_of
from ...play.preview import Previews
from ...play.preview_document import lines, stopped
from ...words import Words


def foresight(words: Words, previews: Previews, option: Choice) -> list[str]:
    """Its price, odds and effects; what could not be done; what would follow."""
    described = option_text(words, previews.seat.ask, prospect_of(previews, option))
    brief = " · ".join(filter(None, (described.price, described.odds, *described.does)))
    unavailable = [f"✗ {name}: {why}" for name, why in described.unavailable]
    preview = previews.of(option)
    follows = [*lines(words, preview), stopped(words, preview.stop)["text"]]
    if preview.best and preview.stop.ask:
        title = words.option(preview.stop.ask, preview.best.option)
        follows.append(words.text("preview-best", text=title))
        follows += lines(words, preview.best)
    return [*filter(None, [brief]), *unavailable, f"→ {' '.join(follows)}"]
