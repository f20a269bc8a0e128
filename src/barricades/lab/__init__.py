"""The laboratory: bots against bots by the thousand, and what their games tell."""
