"""Where games are found."""
