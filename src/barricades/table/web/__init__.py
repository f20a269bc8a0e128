"""What every request needs: who it is, pages and templates, errors, static files."""
