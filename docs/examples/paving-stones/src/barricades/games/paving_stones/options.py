"""Options: the optional rule of the book."""

from __future__ import annotations

from ...core import Option

OPTIONS = (Option("ties", ("nobody", "guard")),)  # 3.4, 5.1
