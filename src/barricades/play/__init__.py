"""A game in progress, for terminal and table alike: what has happened, and who may see it."""
