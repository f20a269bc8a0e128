"""The database and everything in it. All SQL is in this package."""
