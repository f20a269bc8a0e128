"""A coach for those who are new to a game."""
