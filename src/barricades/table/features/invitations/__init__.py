"""Open seats, and links to seats."""
