"""How the file of games came to look as it does, step by step; each step runs once."""
