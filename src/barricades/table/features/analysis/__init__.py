"""Hints during a game, and its analysis afterwards."""
