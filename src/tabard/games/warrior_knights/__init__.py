"""Warrior Knights. The rules are in rules.md; so far the component data stand beside them."""
