"""The table: the games in a browser."""
