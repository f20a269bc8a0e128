"""The terminal: play, replay and check games, and read their rules."""
