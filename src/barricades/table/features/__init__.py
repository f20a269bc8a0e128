"""What people do at the table: a folder for each feature, with its pages and its API."""
