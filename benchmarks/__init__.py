"""Speed as ratios to peers, each pair measured in one run."""
