"""Three board games of revolution, with complete rules."""

__version__ = "0.1.0"
