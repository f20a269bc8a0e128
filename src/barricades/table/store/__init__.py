"""Keeping: the database, and all that is in it."""
