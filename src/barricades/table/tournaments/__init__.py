"""Tournaments: everybody plays everybody, on each side."""
