"""Studies: a finished game gone through together."""
