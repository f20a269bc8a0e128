"""Webhooks and standing orders."""
