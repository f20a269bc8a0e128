"""The terminal: play, replay and check games, and read their rules, without leaving the shell."""
