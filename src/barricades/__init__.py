"""Three board games of revolution, played by the book."""

__version__ = "0.1.0"
