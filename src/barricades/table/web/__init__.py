"""What every request needs: identity, pages and templates, errors, static files."""
