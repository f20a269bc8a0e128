"""Hints and analysis."""
