"""Away: what is done for those who are not there."""
