"""A game in progress, for the terminal and the table: what happened, and who may see it."""
