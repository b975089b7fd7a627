"""Plots as SVG in percent of their place, so that they fit a phone and a wall, with letters of the same size on both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from tabard.lab.stats import Estimate

COLUMNS = 24  # of a histogram, at most
HEIGHT = 120
ROW = 14


class Scale(NamedTuple):
    """The figures at the left and the right edge."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """In percent from the left; what lies outside is drawn at the edge."""
        part = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return round(100 * min(1.0, max(0.0, part)), 2)


def scale_of(estimates: Iterable[Estimate], *marks: float) -> Scale:
    """Wide enough for all of them, with ends that are round figures."""
    values = [value for estimate in estimates for value in estimate] + list(marks)
    low, high = min(values), max(values)
    step = round_step((high - low) / 4 or 1.0)
    return Scale(floor(low / step) * step, ceil(high / step) * step)


def round_step(size: float) -> float:
    """The next greater of 1, 2, 5, 10, ... and their parts."""
    power: float = 10 ** floor(log10(size))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= size * 0.999)


def ticks(scale: Scale) -> list[float]:
    step = round_step((scale.high - scale.low) / 4 or 1.0)
    first, last = ceil(scale.low / step - 1e-9), floor(scale.high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def figure(value: float) -> str:
    """Three digits that count, and a true minus."""
    if value and abs(value) < 0.01:
        return f"{value:.1g}".replace("-", "−")
    digits = 0 if abs(value) >= 100 or float(value).is_integer() else 1 if abs(value) >= 10 else 2
    return f"{value:.{digits}f}".replace("-", "−")


def strip(series: Sequence[Estimate | None], scale: Scale, mark: float | None) -> str:
    """A point with its interval for each of the series, one above the other; a line where `mark` is."""
    height = ROW * len(series)
    parts = [_upright(scale.at(mark), height)] if mark is not None else []
    for number, estimate in enumerate(series):
        if estimate is not None:
            parts.append(_point(estimate, scale, number))
    return f'<svg class="strip" height="{height}" aria-hidden="true">{"".join(parts)}</svg>'


def _point(estimate: Estimate, scale: Scale, number: int) -> str:
    middle, (value, low, high) = ROW * number + ROW // 2, [scale.at(part) for part in estimate]
    line = f'<line class="s{number}" x1="{low}%" x2="{high}%" y1="{middle}" y2="{middle}"/>'
    return f'{line}<circle class="s{number}" cx="{value}%" cy="{middle}" r="4"/>'


def _upright(at: float, height: int) -> str:
    return f'<line class="mark" x1="{at}%" x2="{at}%" y1="0" y2="{height}"/>'


def axis(scale: Scale, unit: str = "") -> str:
    """The figures below a plot."""
    words = [(scale.at(tick), figure(tick) + unit) for tick in ticks(scale)]
    return (
        f'<svg class="axis" height="18" aria-hidden="true">{"".join(_below(at, word, 13) for at, word in words)}</svg>'
    )


def _below(at: float, word: str, y: int) -> str:
    anchor = "start" if at < 4 else "end" if at > 96 else "middle"
    return f'<text x="{at}%" y="{y}" text-anchor="{anchor}">{escape(word)}</text>'


def histogram(series: Sequence[Sequence[float]], words: str) -> str:
    """How often each size occurs, in parts of its own series."""
    edges = columns(series)
    heights = [_parts(values, edges) for values in series]
    top = max(max(parts) for parts in heights) or 1.0
    scale = Scale(edges[0], edges[-1])
    bars = [_bar(scale, edges, column, number, part / top, part) for number, parts in enumerate(heights)
            for column, part in enumerate(parts) if part]  # fmt: skip
    return (
        f'<svg class="histogram" height="{HEIGHT}" role="img" aria-label="{escape(words)}">{"".join(bars)}</svg>'
        + axis(scale)
    )


def columns(series: Sequence[Sequence[float]]) -> list[float]:
    """The edges of the columns; whole numbers have columns around them while there are few."""
    low, high = min(map(min, series)), max(map(max, series))
    whole = all(float(value).is_integer() for values in series for value in values)
    step = max(1.0, round_step((high - low) / COLUMNS or 1.0)) if whole else round_step((high - low) / COLUMNS or 1.0)
    first = low - 0.5 if whole and step == 1 else floor(low / step) * step
    count = floor((high - first) / step) + 1
    return [first + number * step for number in range(count + 1)]


def _parts(values: Sequence[float], edges: Sequence[float]) -> list[float]:
    counts, step = [0] * (len(edges) - 1), edges[1] - edges[0]
    for value in values:
        counts[min(len(counts) - 1, int((value - edges[0]) / step + 1e-9))] += 1
    return [count / len(values) for count in counts]


def _bar(scale: Scale, edges: Sequence[float], column: int, number: int, height: float, part: float) -> str:
    left, right = scale.at(edges[column]), scale.at(edges[column + 1])
    tall = round(height * (HEIGHT - 4), 1)
    words = f"{_column_name(edges[column], edges[column + 1])}: {100 * part:.1f} %"
    size = f'x="{left}%" width="{round(right - left, 2)}%" y="{round(HEIGHT - tall, 1)}" height="{tall}"'
    return f'<rect class="s{number}" {size}><title>{escape(words)}</title></rect>'


def _column_name(low: float, high: float) -> str:
    return figure(low + 0.5) if high - low == 1 and low % 1 else f"{figure(low)}–{figure(high)}"
