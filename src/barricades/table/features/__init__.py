"""What people do at the table: a package for each feature, with its pages and its API."""
