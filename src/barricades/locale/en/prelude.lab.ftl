# What the laboratory says about Prelude to Revolution.

balance-length = The last turn
balance-items = Card by card
