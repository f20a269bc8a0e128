"""What the words of the event language do (3.2), by subject.

Of every word: its deed (`do`), and whether it could change anything now (`can`, R51).
"""

from . import cards, chance, cubes, organizations, points, tracks, why

__all__ = ["cards", "chance", "cubes", "organizations", "points", "tracks", "why"]
