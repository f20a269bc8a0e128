"""Help and completion for the command line, derived from all commands without running them."""
