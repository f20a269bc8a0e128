"""Courses that teach the games, lesson by lesson."""
