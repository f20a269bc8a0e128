"""The games that are open in this process."""
