"""Names, and the way to another device."""
