"""Studies: finished games that people go through together."""
