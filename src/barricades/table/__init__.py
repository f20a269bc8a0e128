"""The table: a server for games in a browser and over the wire."""
