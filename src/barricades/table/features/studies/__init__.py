"""Games gone through together."""
