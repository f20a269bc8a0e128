"""Load: how many moves a second a table bears, and what is left of them when processes die."""
