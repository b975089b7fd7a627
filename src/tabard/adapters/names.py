"""Versioned names of environments.

A version changes whenever the same array or action index would mean something else (tests/adapters/layouts.toml).
"""

from __future__ import annotations

from typing import Final

NAMESPACE: Final = "tabard"
VERSIONS: Final[dict[str, int]] = {}  # of games that have changed; all others are at 0


def version(slug: str) -> int:
    return VERSIONS.get(slug, 0)


def gym_id(slug: str) -> str:
    """`tabard/MiddleAges-v0`"""
    return f"{NAMESPACE}/{''.join([word.capitalize() for word in slug.split('-')])}-v{version(slug)}"


def zoo_name(slug: str) -> str:
    """`middle_ages_v0`"""
    return f"{slug.replace('-', '_')}_v{version(slug)}"


def spiel_name(slug: str) -> str:
    """`tabard_middle_ages_v0`"""
    return f"{NAMESPACE}_{zoo_name(slug)}"
