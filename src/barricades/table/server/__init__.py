"""The app, the processes of a table, and who is let in."""
