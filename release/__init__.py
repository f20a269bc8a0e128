"""A release: everything that is checked and tried before somebody publishes it by hand."""
