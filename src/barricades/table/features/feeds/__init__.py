"""A feed of the games in which it is one's turn."""
