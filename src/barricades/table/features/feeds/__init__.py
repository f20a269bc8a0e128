"""News of one's turn, for a program that reads feeds."""
