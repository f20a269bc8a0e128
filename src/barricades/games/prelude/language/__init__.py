"""The event language: what a card does, written so that a player can read it."""
