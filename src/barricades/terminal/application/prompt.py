"""The input line, which leaves Space to the panes while it is empty."""

from __future__ import annotations

from textual import events
from textual.widgets import Input


class Prompt(Input):
    """An input line. Up and Down move in the list above it."""

    async def _on_key(self, event: events.Key) -> None:
        if event.key == "space" and not self.value:
            event.stop()
            event.prevent_default()
            await self.screen.run_action("read")
            return
        await super()._on_key(event)
