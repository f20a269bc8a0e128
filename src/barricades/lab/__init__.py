"""The lab: bots against bots by the thousand, statistics, and environments for learning."""
