"""Bots that learn: search plays against itself, a small network learns from it, and search asks the network (docs/research.md).

Needs `pip install 'tabard[learn]'`: NumPy to play, PyTorch to learn.
"""
