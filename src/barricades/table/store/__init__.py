"""The database, and all that is in it. All SQL is here."""
