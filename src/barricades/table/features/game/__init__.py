"""The page of a game, its replay, its API and its event stream."""
