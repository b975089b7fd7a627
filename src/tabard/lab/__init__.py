"""The lab: many games, what was seen of them as tables, ratings of bots, and a report on a game.

Only the modules that need the libraries of `tabard[lab]` import them, so that games can be played without.
"""
