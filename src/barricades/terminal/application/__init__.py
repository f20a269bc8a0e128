"""The full-screen application: panes, keys and mouse, on Textual.

It shows a sitting, as the line mode does, and makes no decisions of its own. Textual is imported
only in this package, since that takes a while.
"""
