"""The position by chapters of the rules: the map, the armies, the decks, the Assembly. `position.py` puts them together."""
