"""People: whom a club knows, and how well they play."""
