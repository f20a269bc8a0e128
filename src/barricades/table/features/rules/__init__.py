"""Rules and other texts about a game."""
