"""rules.md as data: chapters of numbered clauses. What cannot be read is refused with the number of its line.

    # Title, and prose: the head of the file, for those who open it
    ## 4. A player's turn
    ### Preparing                                       parts of a long chapter
    - **MA-4.2** Text of the clause. [mark] The reason, if any.
    ```                                                 drawings between clauses stand in fences

A clause has exactly one mark, after its text: `[rulebook]`, `[public: source]`, `[ruling]`, `[reconstructed]` (a figure chosen to
fit), `[programs]` (matters only to a program).
"""

from __future__ import annotations

import re
from typing import Final

Clause = dict[str, str]  # {"id": "MA-4.2", "text": ..., "kind": ..., "reason": ...}
Chapter = dict[str, object]  # {"id": "4", "title": ..., "clauses": [...]}

KINDS: Final = ("rulebook", "public", "ruling", "reconstructed", "programs")
HEADING: Final = re.compile(r"## (\d+|[A-Z])\. (\S.*)")
PART: Final = re.compile(r"### \S.*")
CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-(\d+|[A-Z])\.\d+)\*\* (\S.*)")
LOOKS_LIKE_CLAUSE: Final = re.compile(r"\*\*[A-Z]+-\w+")
MARK: Final = re.compile(r"\[([^\[\]]*)\]")
FENCE: Final = "```"


def chapters(markdown: str) -> list[Chapter]:
    """ValueError says in which line something stands that is neither heading, clause nor drawing."""
    reader = Reader()
    for number, line in enumerate(markdown.splitlines(), 1):
        reader.line = number
        reader.read(line)
    reader.end()
    return reader.found


class Reader:
    """One file, line by line."""

    def __init__(self) -> None:
        self.line = 0
        self.found: Final[list[Chapter]] = []
        self.clauses: list[Clause] = []  # of the chapter being read
        self.ids: Final[set[str]] = set()
        self.fenced = 0  # the line that opened a fence
        self.heading = self.part = 0  # the lines of headings that still have no clause

    def wrong(self, what: str, line: int = 0) -> ValueError:
        return ValueError(f"line {line or self.line}: {what}")

    def read(self, line: str) -> None:
        if line.startswith(FENCE):
            self.fenced = 0 if self.fenced else self.line
        elif self.fenced or not line.strip():
            return
        elif line.startswith("## "):
            self.read_heading(line)
        elif line.startswith("### "):
            self.read_part(line)
        elif line.startswith("- **"):
            self.read_clause(line)
        elif self.found or LOOKS_LIKE_CLAUSE.search(line):
            raise self.wrong("neither a heading nor a clause `- **XX-1.2** text [mark] reason`; it would not be shown")

    def read_heading(self, line: str) -> None:
        match = HEADING.fullmatch(line)
        if match is None:
            raise self.wrong("a heading is `## 4. Title`")
        self.close(self.part or self.heading)
        if any(chapter["id"] == match[1] for chapter in self.found):
            raise self.wrong(f"chapter {match[1]} stands here for the second time")
        self.heading, self.clauses = self.line, []
        self.found.append({"id": match[1], "title": match[2], "clauses": self.clauses})

    def read_part(self, line: str) -> None:
        if PART.fullmatch(line) is None or not self.found:
            raise self.wrong("a part is `### Title`, in a chapter")
        self.close(self.part)
        self.part = self.line

    def close(self, heading: int) -> None:
        if heading:
            raise self.wrong("a heading without clauses", heading)

    def read_clause(self, line: str) -> None:
        match = CLAUSE.fullmatch(line.rstrip())
        if match is None:
            raise self.wrong("a clause is `- **XX-1.2** text [mark] reason`")
        id, chapter = match[1], match[2]
        if not self.found or self.found[-1]["id"] != chapter:
            raise self.wrong(f"{id} does not stand in chapter {chapter}")
        if id in self.ids:
            raise self.wrong(f"{id} stands here for the second time")
        self.ids.add(id)
        self.clauses.append(self.clause(id, match[3]))
        self.heading = self.part = 0

    def clause(self, id: str, rest: str) -> Clause:
        marks = list(MARK.finditer(rest))
        if len(marks) != 1:
            raise self.wrong(f"{id} has {len(marks) or 'no'} marks in brackets; a clause has exactly one")
        kind, _, source = [part.strip() for part in marks[0][1].partition(":")]
        if kind not in KINDS or bool(source) != (kind == "public"):
            raise self.wrong(
                f"{id}: [{marks[0][1]}] is no mark; marks are [{'], ['.join(KINDS)}], public with its source"
            )
        text, reason = rest[: marks[0].start()].strip(), rest[marks[0].end() :].strip()
        if not text:
            raise self.wrong(f"{id} has no text before its mark")
        source = f"{source}." if source and reason else source
        return {"id": id, "text": text, "kind": kind, "reason": f"{source} {reason}".strip()}

    def end(self) -> None:
        if self.fenced:
            raise self.wrong("this fence is never closed", self.fenced)
        self.close(self.part or self.heading)


def clauses(markdown: str) -> list[Clause]:
    """All clauses, in order."""
    found: list[Clause] = []
    for chapter in chapters(markdown):
        inner = chapter["clauses"]
        assert isinstance(inner, list)
        found += inner
    return found


def clause_ids(markdown: str) -> list[str]:
    return [clause["id"] for clause in clauses(markdown)]
