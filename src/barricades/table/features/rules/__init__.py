"""What there is to read about a game."""
