"""Two settings beside each other: what differs, and how sure that is."""

from __future__ import annotations

from html import escape

from tabard.lab import figures
from tabard.lab.figures import Difference
from tabard.lab.stats import Estimate, benjamini_hochberg, wilson
from tabard.text import Speech

from .draw import axis, figure, scale_of, strip
from .sections import SHOWN, SURE, cell, interval, note, section
from .study import Study, in_words

ENOUGH = 0.05
Found = list[tuple[str, str, str, Difference]]  # figure, first, second, how far apart


def differences(studies: list[Study], speech: Speech) -> str:
    one, other = studies
    found = [*_shares(one, other, speech), *_means(one, other, speech)]
    chances = benjamini_hochberg([difference.chance for *_, difference in found])
    words = [speech.text("report-figure"), one.name, other.name, speech.text("report-difference")]
    head = "".join(f"<th>{escape(word)}</th>" for word in words)
    rows = "".join(_row(line, chance) for line, chance in zip(found, chances, strict=True))
    table = f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div>'
    explained = note(speech.text("report-differences-note", count=len(found)))
    return section(speech.text("report-differences"), explained, table, _more_often(one, other, speech))


def _row(line: tuple[str, str, str, Difference], chance: float) -> str:
    name, first, second, difference = line
    sure = SURE if chance < ENOUGH else ""
    words = "".join(f"<td>{escape(word)}</td>" for word in (name, first, second))
    return f"<tr{sure}>{words}{cell(difference.estimate)}</tr>"


def _shares(one: Study, other: Study, speech: Speech) -> Found:
    found: Found = []
    for column, word in (("seat", "report-seat"), ("order", "report-order")):
        first, second = [dict(figures.shares_by(study.seats, column)) for study in (one, other)]
        for value in sorted(first.keys() & second.keys(), key=str):
            name = speech.text(word, number=str(int(str(value)) + 1)) + ", %"
            found.append(_share_row(name, first[value], second[value]))
    return found


def _share_row(name: str, first: Estimate, second: Estimate) -> tuple[str, str, str, Difference]:
    return name, f"{100 * first.value:.1f}", f"{100 * second.value:.1f}", _in_percent(first, second)


def _in_percent(first: Estimate, second: Estimate) -> Difference:
    gap = figures.between_shares(first, second)
    return Difference(Estimate(*[100 * part for part in gap.estimate]), gap.chance)


def _means(one: Study, other: Study, speech: Speech) -> Found:
    pairs = [(f"report-{name}", one.games[name], other.games[name]) for name in figures.OF_A_GAME]
    pairs.append(("report-score", one.seats["score"], other.seats["score"]))
    found: Found = []
    for title, first, second in pairs:
        samples = figures.sample(first), figures.sample(second)
        if all(sample.size for sample in samples):
            means = [figure(sample.mean) for sample in samples]
            found.append((speech.text(title), means[0], means[1], figures.between(*samples)))
    return found


# ---------------------------------------------------------------------- what is taken more often


def _more_often(one: Study, other: Study, speech: Speech) -> str:
    found = taken_apart(one, other)
    title = f"<h3>{escape(speech.text('report-more-often'))}</h3>"
    if not found:
        return title + note(speech.text("report-same"))
    scale = scale_of([gap.estimate for _, gap in found], 0.0)
    rows = [
        f"<span>{escape(in_words(speech, what))}</span>{strip([gap.estimate], scale, 0.0)}"
        f'<span class="figures">{interval(gap.estimate)}</span>'
        for what, gap in found
    ]
    drawn = f'<div class="rows">{"".join(rows)}<span></span>{axis(scale)}<span></span></div>'
    return title + note(speech.text("report-more-often-note")) + drawn


def taken_apart(one: Study, other: Study) -> list[tuple[str, Difference]]:
    """Kinds of moves that were made by other shares of the seats, for certain; the greatest differences first."""
    counts = [_seats_with(study) for study in (one, other)]
    sizes = [study.seats.height for study in (one, other)]
    kinds = sorted(counts[0].keys() | counts[1].keys())
    gaps = [
        _in_percent(*[wilson(count.get(what, 0), n) for count, n in zip(counts, sizes, strict=True)]) for what in kinds
    ]
    chances = benjamini_hochberg([gap.chance for gap in gaps])
    sure = [(what, gap) for what, gap, chance in zip(kinds, gaps, chances, strict=True) if chance < ENOUGH]
    return sorted(sure, key=lambda line: -abs(line[1].estimate.value))[:SHOWN]


def _seats_with(study: Study) -> dict[str, int]:
    return dict(study.folder.table("takings").group_by("what").len().iter_rows())
