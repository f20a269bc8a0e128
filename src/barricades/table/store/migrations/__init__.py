"""Migrations: how the tables came to be as they are. Each is run once."""
