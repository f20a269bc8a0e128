"""Rooms: a game as it is played, whoever looks at it."""
