"""The sections of the report. Each is given one study, or two to be shown beside each other."""

from __future__ import annotations

from collections import Counter
from html import escape

import polars as pl

from tabard.lab import figures
from tabard.lab.stats import Estimate, wilson
from tabard.lab.takings import Taking
from tabard.text import Speech

from .draw import Scale, axis, figure, histogram, scale_of, strip
from .study import Study, in_words, option_name, option_value

SHOWN = 30  # kinds of moves before the fold
SURE = ' class="sure"'
Rows = list[tuple[str, list[Estimate | None]]]


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{''.join(parts)}</section>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


# ---------------------------------------------------------------------- what was played


def settings(studies: list[Study], speech: Speech) -> str:
    return "\n".join(_setting(study, number, speech) for number, study in enumerate(studies))


def _setting(study: Study, number: int, speech: Speech) -> str:
    components = study.setting["components"] or speech.text("report-own-components")
    games = speech.text("report-games", games=study.games.height)
    rules = speech.text("report-rules", version=str(study.setting["rules_version"]), components=components)
    key = f'<span class="key s{number}">{escape(study.name)}</span>: '
    repeat = f"{escape(speech.text('report-repeat'))}: <code>{escape(study.command)}</code>"
    return f"<p>{key}{escape(games)}. {escape(rules)}<br>{repeat}</p>"


def method(speech: Speech) -> str:
    return section(speech.text("report-method"), note(speech.text("report-method-text")))


# ---------------------------------------------------------------------- who wins


def who_wins(studies: list[Study], speech: Speech) -> str:
    fair = figures.fair_share(studies[0].games)
    parts = [note(speech.text("report-who-wins-note", share=f"{100 * fair:.1f}")), '<div class="plots">']
    for column, word in (("seat", "report-seat"), ("order", "report-order"), ("bot", "")):
        rows = _shares(studies, column, word, speech)
        if len(rows) > 1:
            parts += [_shares_plot(rows, fair, f"report-by-{column}", speech)]
    return section(speech.text("report-who-wins"), *parts, *_endings(studies, speech), "</div>")


def _shares(studies: list[Study], column: str, word: str, speech: Speech) -> Rows:
    found = [dict(figures.shares_by(study.seats, column)) for study in studies]
    values = sorted({value for shares in found for value in shares}, key=str)
    return [(_name(value, word, speech), [shares.get(value) for shares in found]) for value in values]


def _name(value: object, word: str, speech: Speech) -> str:
    return speech.text(word, number=str(value + 1)) if isinstance(value, int) else str(value)


def _shares_plot(rows: Rows, fair: float | None, title: str, speech: Speech) -> str:
    notes = [note(speech.text(f"{title}-note"))] if speech.knows(f"{title}-note") else []
    return f"<div><h3>{escape(speech.text(title))}</h3>{''.join(notes)}{plot(rows, fair)}</div>"


def plot(rows: Rows, mark: float | None) -> str:
    """Shares with their intervals, a row each."""
    known = [_percent(estimate) for _, series in rows for estimate in series if estimate]
    scale = scale_of(known, *([100 * mark] if mark is not None else [0.0]))
    lines = [_row(name, series, scale, mark) for name, series in rows]
    return f'<div class="rows">{"".join(lines)}<span></span>{axis(scale, " %")}<span></span></div>'


def _row(name: str, series: list[Estimate | None], scale: Scale, mark: float | None) -> str:
    shares = [_percent(estimate) if estimate else None for estimate in series]
    drawn = strip(shares, scale, 100 * mark if mark is not None else None)
    words = "".join(f"<span>{interval(share, ' %')}</span>" for share in shares if share)
    return f'<span>{escape(name)}</span>{drawn}<span class="figures">{words}</span>'


def _percent(estimate: Estimate) -> Estimate:
    return Estimate(*[100 * part for part in estimate])


def interval(estimate: Estimate, unit: str = "") -> str:
    value, low, high = digits(estimate)
    return f"{value}{unit} ({low} … {high})"


def digits(estimate: Estimate) -> list[str]:
    """As many digits as the interval is worth."""
    width = estimate.high - estimate.low
    places = 1 if width >= 0.2 or width == 0 else 2 if width >= 0.02 else 3
    return [f"{round(part, places) + 0.0:.{places}f}".replace("-", "−") for part in estimate]


def cell(estimate: Estimate, unit: str = "") -> str:
    """The same in a table: the interval below the figure."""
    value, low, high = digits(estimate)
    return f"<td>{value}{unit}<small>{low} … {high}</small></td>"


def _endings(studies: list[Study], speech: Speech) -> list[str]:
    counts = [Counter(study.games["ending"].to_list()) for study in studies]
    names = [name for name, _ in sum(counts, Counter()).most_common() if name]
    if not names:
        return []
    sizes = [study.games.height for study in studies]
    rows: Rows = [
        (speech.text(name), [wilson(count[name], size) for count, size in zip(counts, sizes, strict=True)])
        for name in names
    ]
    return [_shares_plot(rows, None, "report-endings", speech)]


# ---------------------------------------------------------------------- how a game goes


def course(studies: list[Study], speech: Speech) -> str:
    plots = [_spread([study.games[name] for study in studies], f"report-{name}", speech) for name in figures.OF_A_GAME]
    plots += [
        _spread([_scores(study, won) for study in studies], f"report-score-{word}", speech)
        for won, word in ((True, "won"), (False, "lost"))
    ]
    plots += [_times(studies, speech)]
    return section(speech.text("report-course"), '<div class="plots">', *plots, "</div>")


def _scores(study: Study, won: bool) -> pl.Series:
    return study.seats.filter((pl.col("share") > 0) == won)["score"]


def _spread(series: list[pl.Series], title: str, speech: Speech) -> str:
    known = [values.drop_nulls().cast(pl.Float64) for values in series]
    if not all(values.len() for values in known):
        return ""
    words = [_spread_words(values, speech) for values in known]
    drawn = histogram([values.to_list() for values in known], " / ".join(words))
    notes = [note(speech.text(f"{title}-note"))] if speech.knows(f"{title}-note") else []
    keys = "".join(f'<p class="figures{_key(known, number)}">{escape(text)}</p>' for number, text in enumerate(words))
    two = ' class="two"' if len(known) > 1 else ""
    return f"<div{two}><h3>{escape(speech.text(title))}</h3>{''.join(notes)}{drawn}{keys}</div>"


def _key(series: list[pl.Series], number: int) -> str:
    return f" key s{number}" if len(series) > 1 else ""


def _spread_words(values: pl.Series, speech: Speech) -> str:
    mean, low, high = figures.sample(values).estimate
    ends = [values.quantile(part, "nearest") or 0.0 for part in (0.25, 0.75, 0.0, 1.0)]
    names = dict(zip(("first", "third", "least", "most"), map(figure, ends), strict=True))
    return speech.text("report-spread", mean=figure(mean), low=figure(low), high=figure(high), **names)


def _times(studies: list[Study], speech: Speech) -> str:
    drawn = _spread([figures.milliseconds_of_games(study.games) for study in studies], "report-time", speech)
    bots = [(number, study, figures.milliseconds_of_bots(study.seats)) for number, study in enumerate(studies)]
    rows = [
        f'<tr><td class="key s{number}">{escape(study.name)}</td><td>{escape(bot)}</td><td>{figure(time)}</td></tr>'
        for number, study, times in bots
        for bot, time in times
        if len(times) > 1
    ]
    table = f"<table>{''.join(rows)}</table>" if rows else ""
    return f"<div>{drawn}{table}</div>"


# ---------------------------------------------------------------------- what is taken


def taken(studies: list[Study], speech: Speech) -> str:
    return "\n".join(_takings(study, len(studies) > 1, speech) for study in studies)


def _takings(study: Study, several: bool, speech: Speech) -> str:
    found = study.takings
    title = speech.text("report-takings") + (f" ({study.name})" if several else "")
    rare = note(speech.text("report-takings-rare", rare=study.kinds - len(found)))
    if not found:
        return section(title, rare)
    kinds = [one for one in found if " number=" not in one.what]
    numbered = [one for one in found if " number=" in one.what]
    scale = scale_of([_percent(one.gain) for one in [*kinds[:SHOWN], *numbered[:SHOWN]]], 0.0)
    tables = [takings_table(kinds[:SHOWN], scale, speech)]
    more = speech.text("report-takings-more", count=len(kinds) - SHOWN)
    tables += _folded(kinds[SHOWN:], more, scale, speech) + _folded(
        numbered, speech.text("report-by-number"), scale, speech
    )
    return section(title, note(speech.text("report-takings-note", count=len(found))), *tables, rare)


def _folded(found: list[Taking], title: str, scale: Scale, speech: Speech) -> list[str]:
    if not found:
        return []
    return [f"<details><summary>{escape(title)}</summary>{takings_table(found, scale, speech)}</details>"]


def takings_table(found: list[Taking], scale: Scale, speech: Speech) -> str:
    heads = "".join(f"<th>{escape(speech.text(f'report-{word}'))}</th>" for word in ("what", "taken"))
    heads += f'<th colspan="2">{escape(speech.text("report-winning"))}</th>'
    rows = "".join(_taking(one, scale, speech) for one in found)
    foot = f'<tr><td></td><td></td><td></td><td class="plot">{axis(scale)}</td></tr>'
    return f'<table class="takings"><thead><tr>{heads}</tr></thead><tbody>{rows}{foot}</tbody></table>'


def _taking(one: Taking, scale: Scale, speech: Speech) -> str:
    times = escape(speech.text("report-times", times=figure(one.times)))
    least = f" {escape(speech.text('report-least', least=one.least))}" if one.least > 1 else ""
    gain = _percent(one.gain)
    drawn = strip([gain], scale, 0.0)
    cells = [
        f'<td class="what">{escape(in_words(speech, one.what))}{least}</td>',
        f"<td>{100 * one.taken.value:.0f} %<small>{times}</small></td>",
        f'<td class="gain">{interval(gain)}</td>',
        f'<td class="plot">{drawn}</td>',
    ]
    return f"<tr{SURE if one.is_sure else ''}>{''.join(cells)}</tr>"


# ---------------------------------------------------------------------- options


def options(studies: list[Study], speech: Speech) -> str:
    parts = [_option(study, one, speech) for study in studies for one in study.varied]
    if not parts:
        return ""
    return section(speech.text("report-options"), note(speech.text("report-options-note")), *parts)


def _option(study: Study, one: figures.Varied, speech: Speech) -> str:
    columns = ("moves", "margin", "lead_changes")
    heads = ["", speech.text("report-option-games"), speech.text("report-option-first")]
    heads += [speech.text(f"report-{column}") for column in columns]
    values = figures.in_turn(one.values.drop_nulls().unique())
    rows = [_option_row(study.games.filter(one.values == value), one, value, columns, speech) for value in values]
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    table = f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'
    return f"<h3>{escape(option_name(speech, one))}</h3>{table}"


def _option_row(games: pl.DataFrame, one: figures.Varied, value: str, columns: tuple[str, ...], speech: Speech) -> str:
    first = figures.first_to_play(figures.by_seat(games))
    cells = [f"<td>{escape(word)}</td>" for word in (option_value(speech, one, value), str(games.height))]
    cells += [cell(_percent(first), " %"), *[cell(figures.sample(games[column]).estimate) for column in columns]]
    return f"<tr>{''.join(cells)}</tr>"
