"""The laws every game passes (DESIGN 4.4), checked on random games. One suite for every game, also those of other packages.

`random_game` plays one game under all laws; `hold` plays many and adds what only a sample can show: that everything has its
text in every language, and that every card and tile was met. A broken law raises `Breach` with a record that shows it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from .game import LANGUAGES, Game, package_text
from .trial import Breach, Sample, Trial

__all__ = ["Breach", "Sample", "catalogue", "hold", "missing_texts", "never_met", "random_game"]


def random_game(
    game: Game, seats: int, seed: int, options: Mapping[str, object] | None = None, care: int = 6
) -> Sample:
    """One random game under all laws; Breach if one is broken."""
    trial = Trial(game, seats, seed, options or {}, care)
    try:
        return trial.play()
    except (Breach, KeyboardInterrupt):
        raise
    except Exception as error:
        raise Breach(0, f"{type(error).__name__}: {error}\nat {trial.p.where}", trial.p.record()) from error


def hold(
    game: Game,
    games: int,
    seats: Iterable[int] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    care: int = 6,
    told: Callable[[], object] | None = None,
) -> Sample:
    """`games` random games for each seat count, under all laws. `told` is called after each game."""
    sample = Sample()
    for count in seats if seats is not None else game.seats:
        for number in range(games):
            sample.add(random_game(game, count, seed + number, options, care))
            if told is not None:
                told()
    return sample


# ---------------------------------------------------------------------- law 8: what only a sample shows


MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")


def catalogue(fluent: str) -> dict[str, set[str]]:
    """Message ids (attributes as `id.attribute`) of a Fluent text, with the variables each uses."""
    found: dict[str, set[str]] = {}
    parts = list(MESSAGE.finditer(fluent))
    message = ""
    for part, following in zip(parts, [*parts[1:], None], strict=True):
        message = part[1] or message
        id = part[1] or f"{message}.{part[2]}"
        body = fluent[part.end() : following.start() if following else len(fluent)]
        found[id] = set(VARIABLE.findall(body))
    return found


def missing_texts(game: Game, sample: Sample) -> list[str]:
    """Messages that some language lacks, or that use an argument which is not given."""
    wrong: list[str] = []
    for language in LANGUAGES:
        known = {**catalogue(package_text("tabard", f"text/{language}.ftl")), **catalogue(game.text(language))}
        for id, names in sorted(sample.said.items()):
            if id not in known:
                wrong.append(f"{language}: {id} is missing")
            elif not known[id] <= names:
                wrong.append(f"{language}: {id} uses {sorted(known[id] - names)}, given are {sorted(names)}")
    return wrong


def never_met(game: Game, sample: Sample) -> list[str]:
    """Cards, tiles and tokens that no sampled game used."""
    return sorted(game.inventory() - sample.met)
