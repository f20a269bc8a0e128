"""Open seats, and seats by link."""
