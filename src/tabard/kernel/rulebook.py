"""rules.md as data: chapters of numbered clauses."""

from __future__ import annotations

import re

Chapter = dict[str, object]  # {"id": "4", "title": ..., "clauses": [{"id": "MA-4.2", "text": ..., "mark": ...}]}

HEADING = re.compile(r"## (\w+)\.? (.+)")
CLAUSE = re.compile(r"- \*\*([A-Z]+-\w+\.\w+)\*\* (.+)")
MARK = re.compile(r"^(.*?) \[([^\]]+)\](.*)$")


def chapters(markdown: str) -> list[Chapter]:
    found: list[Chapter] = []
    clauses: list[dict[str, str]] = []
    for line in markdown.splitlines():
        heading, clause = HEADING.match(line), CLAUSE.match(line)
        if heading:
            clauses = []
            found.append({"id": heading[1], "title": heading[2], "clauses": clauses})
        elif clause:
            clauses.append(_clause(clause[1], clause[2]))
    return found


def _clause(id: str, rest: str) -> dict[str, str]:
    """The clause and, apart from it, where it comes from and why."""
    marked = MARK.match(rest)
    if marked is None:
        return {"id": id, "text": rest, "mark": ""}
    return {"id": id, "text": marked[1], "mark": f"[{marked[2]}]{marked[3]}"}


def clause_ids(markdown: str) -> list[str]:
    return [match[1] for line in markdown.splitlines() if (match := CLAUSE.match(line))]
