"""Prospects: what an option would bring, reckoned from a view. A game has a file of its own."""
