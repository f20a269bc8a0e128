"""The shell: what a command line knows about `barricades` before it runs."""
