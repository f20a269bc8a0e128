"""Nets that judge positions: what a search adds to its judgement, learnt from games.

A game's judge over tapes (`flat` in its folder) that has a net says where it stands in a mind
(`NET`, a Layer), lays what it sees there (`look`), and adds `layer.odds` to what its terms make of
it. `training` makes a net from games that a game plays against itself; `shipped` finds the file.
"""
