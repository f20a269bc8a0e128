"""The app and the processes that serve it, limits for guests, health, logs, the doctor."""
