"""Hidden information (ERA-28): re-dealing, what a seat cannot know, and that nothing gets lost."""

from __future__ import annotations

from collections.abc import Hashable

from tabard.kernel import Secret

from .components import BUILDINGS, FACES, PIECES
from .geometry import enclosed
from .position import BARRIER, DOUBLED, INSIDE, PLACE_BITS, TAKEN, EraPosition
from .rules.scoring import built, count_built, own_lines, own_total


def redeal(p: EraPosition, seat: int | None) -> None:
    """Hidden dice show any faces; drafts and answers in an open question are drawn anew by the kernel (ERA-28.6)."""
    if p.rolls:
        for other in range(p.seats):
            if other != seat:
                p.faces[other] = tuple([p.below(FACES) for _ in p.dice[other]])


def secrets(p: EraPosition, seat: int | None) -> dict[str, Hashable]:
    """Dice behind screens, and what others have answered (ERA-28.1)."""
    found: dict[str, Hashable] = {}
    frame = p.frames[-1] if p.frames else None
    for other in range(p.seats):
        if other != seat:
            if p.rolls and p.dice[other]:
                found[f"dice of {other}"] = p.faces[other]
            if isinstance(frame, Secret) and other in frame.seats and other not in p.waiting:
                found[f"answer of {other}"] = p.chosen(other)
    return found


def check(p: EraPosition) -> None:
    """Every piece is in the supply, on a board or in the box; boards, tracks and dice are as they must be."""
    totals = [p.supply[piece] + p.box[piece] for piece in range(len(PIECES))]
    for seat in range(p.seats):
        check_domain(p, seat)
        for code in p.pieces[seat]:
            totals[code // PLACE_BITS] += 1
        for track, value in enumerate(p.tracks[seat]):
            assert 0 <= value <= p.components.most[track], "ERA-6.4: a track is out of bounds"
        assert len(p.dice[seat]) == len(p.faces[seat]), "ERA-4.4: dice without faces"
    for piece in p.terms.start if not p.round else ():  # during the layout
        totals[piece] += p.seats
    for piece, total in enumerate(totals):
        assert total == p.components.count(piece, p.seats), f"ERA-1.1: {PIECES[piece]} was lost or made"
        assert p.supply[piece] >= 0 and p.box[piece] >= 0, f"ERA-27.1: fewer than no {PIECES[piece]}"
    turned = [piece for piece in range(len(BUILDINGS)) if p.turned >> piece & 1]
    assert all([not p.supply[piece] for piece in turned]), "ERA-9.7: a turned card with pieces left"


def check_domain(p: EraPosition, seat: int) -> None:
    domain = p.domains[seat]
    taken = barrier = cells = 0
    counts = [0] * len(PIECES)
    for code in p.pieces[seat]:
        piece, mask = code // PLACE_BITS, p.cells(code)
        counts[piece] += 1
        taken |= mask
        cells += mask.bit_count()
        if p.components.barrier[piece]:
            barrier |= mask
    assert (taken, barrier) == (domain[TAKEN], domain[BARRIER]), "ERA-2.6: a domain is not the sum of its pieces"
    assert taken.bit_count() + domain[DOUBLED].bit_count() == cells, "ERA-2.4: three pieces on one cell"
    assert domain[INSIDE] == enclosed(barrier), "ERA-2.9: enclosure is out of date"
    assert tuple(counts[: len(BUILDINGS)]) == p.standing[seat], "ERA-2.6: the counts of buildings are out of date"
    assert own_total(p, seat, built(p, seat)) == sum(own_lines(p, seat)), (
        "ERA-24.16: the score is not the sum of its lines"
    )
    now, known = count_built(p, seat), built(p, seat)
    assert (now.by_the_road, now.largest_area) == (known.by_the_road, known.largest_area), "ERA-24: out of date"
