"""Names, and links to other devices."""
