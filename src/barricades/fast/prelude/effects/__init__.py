"""What the words of the event language do (3.2), by subject.

Of every word: its deed, called after it with `do_` before, and whether it could change anything now
(R51), with `can_` before. An effect is spoken of by where it lies in the tables.
"""
