"""Load tests: how many moves a second a table can handle, and what is lost when processes die."""
