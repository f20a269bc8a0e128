"""The terminal as an application: panes, keys and mouse over one game in progress, on Textual.

It shows a sitting, as the line mode does, and decides nothing by itself. Textual is imported here
and nowhere else, so that whoever does not need it does not wait for it.
"""
