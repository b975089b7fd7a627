"""Files that lie beside the rules: components and clauses. What is wrong is named with its place; what nothing reads is wrong."""

import pytest

from tabard.kernel.reading import read
from tabard.kernel.rulebook import chapters, clause_ids

RULES = """# Head
Prose of the head, with a [mark] that means nothing here.

## 1. First things
- **TO-1.1** A thing. [rulebook]
- **TO-1.2** Another thing. [ruling] Because.

```
  a drawing - **TO-9.9**
```

## 2. Second things
### Part
- **TO-2.1** A third thing. [public: a review] Chapter 3.
- **TO-2.2** A fourth thing. [public: a review]
## X. Examples
- **TO-X.1** Only for programs. [programs]
"""


def test_rules_as_chapters() -> None:
    found = chapters(RULES)
    assert [(chapter["id"], chapter["title"]) for chapter in found] == [
        ("1", "First things"),
        ("2", "Second things"),
        ("X", "Examples"),
    ]
    assert found[0]["clauses"] == [
        {"id": "TO-1.1", "text": "A thing.", "kind": "rulebook", "reason": ""},
        {"id": "TO-1.2", "text": "Another thing.", "kind": "ruling", "reason": "Because."},
    ]
    assert found[1]["clauses"] == [
        {"id": "TO-2.1", "text": "A third thing.", "kind": "public", "reason": "a review. Chapter 3."},
        {"id": "TO-2.2", "text": "A fourth thing.", "kind": "public", "reason": "a review"},
    ]
    assert clause_ids(RULES) == ["TO-1.1", "TO-1.2", "TO-2.1", "TO-2.2", "TO-X.1"]


GOOD = "## 1. One\n- **TO-1.1** Text. [ruling]\n"


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("## 1. One\n## 2. Two\n- **TO-2.1** Text. [ruling]", "line 1: a heading without clauses"),
        (GOOD + "## 2. Two", "line 3: a heading without clauses"),
        (GOOD + "### Part\n### Part\n- **TO-1.2** Text. [ruling]", "line 3: a heading without clauses"),
        ("### Part", "line 1: a part is"),
        ("## One\n", "line 1: a heading is"),
        (GOOD + "## 1. Again\n- **TO-1.2** Text. [ruling]", "line 3: chapter 1 stands here for the second time"),
        ("| **TO-1.1** | in a table | [ruling] |", "line 1: neither a heading nor a clause"),
        (GOOD + "| a | table |", "line 3: neither a heading nor a clause"),
        (GOOD + "A sentence that nobody would be shown.", "line 3: neither a heading nor a clause"),
        (GOOD + "- **TO-1** Text. [ruling]", "line 3: a clause is"),
        (GOOD + "- **to-1.2** Text. [ruling]", "line 3: a clause is"),
        (GOOD + "- **TO-2.1** Text. [ruling]", "line 3: TO-2.1 does not stand in chapter 2"),
        (GOOD + "- **TO-1.1** Text. [ruling]", "line 3: TO-1.1 stands here for the second time"),
        (GOOD + "- **TO-1.2** Text. [rulebook] and [ruling]", "line 3: TO-1.2 has 2 marks"),
        (GOOD + "- **TO-1.2** Text.", "line 3: TO-1.2 has no marks"),
        (GOOD + "- **TO-1.2** Text. [guess]", r"line 3: TO-1.2: \[guess\] is no mark"),
        (GOOD + "- **TO-1.2** Text. [public]", r"line 3: TO-1.2: \[public\] is no mark"),
        (GOOD + "- **TO-1.2** Text. [ruling: mine]", r"line 3: TO-1.2: \[ruling: mine\] is no mark"),
        (GOOD + "- **TO-1.2** [ruling] Text.", "line 3: TO-1.2 has no text"),
        (GOOD + "```\ndrawing", "line 3: this fence is never closed"),
    ],
)
def test_rules_that_cannot_be_read_are_refused(rules: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        chapters(rules)


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        ("a = ", "f.toml: not a TOML file"),
        ("", r"f.toml: \[\] t: expected a table, it is missing"),
        ("[t]\nn = 'x'", r"f.toml: \[t\] n: expected a whole number 1 to 3, found 'x'"),
        ("[t]\nn = 4", "expected a whole number 1 to 3, found 4"),
        ("[t]\nn = 1\nw = 'c'", "w: expected one of a, b, found 'c'"),
        ("[t]\nn = 1\nw = 'a'\nl = [1]", "l: expected a list of a, b"),
        ("[t]\nn = 1\nw = 'a'\nl = ['a']\nf = 1", "f: expected true or false, found 1"),
        ("[t]\nn = 1\nw = 'a'\nl = ['a']\nf = true\nk = ['a']", "k: expected a list of whole numbers"),
        ("[t]\nn = 1\nw = 'a'\nl = ['a']\nf = true\nk = [1]\nr = [1]", "r: expected a list of lists"),
        ("[t]\nn = 1\nw = 'a'\nl = ['a']\nf = true\nk = [1]\nr = [[1]]\ns = 3", "s: expected a list of tables"),
    ],
)
def test_a_wrong_component_file_is_named(toml: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        section = read(toml, "f.toml").section("t")
        section.number("n", 1, 3)
        section.word("w", ("a", "b"))
        section.words("l", ("a", "b"))
        section.flag("f")
        section.numbers("k")
        section.rows("r")
        section.sections("s")


FILE = """
source = "rulebook"
[t]
n = 1
n_source = "public"
spare = 2
[[list]]
id = "one"
[[list]]
id = "two"
name = "Two"
"""


@pytest.mark.parametrize(
    ("without", "words"),
    [
        ("", r"f.toml: \[t\] spare: nothing reads this key"),
        ("spare = 2\n", r"f.toml: \[list 2\] name: nothing reads this key"),
        ('spare = 2\nname = "Two"\n', ""),
    ],
)
def test_a_key_that_nothing_reads_is_refused_at_any_depth(without: str, words: str) -> None:
    text = "\n".join([line for line in FILE.splitlines() if line not in without.splitlines() or not line])
    file = read(text, "f.toml")
    assert file.section("t").keys() == (("n", "spare") if "spare" not in without else ("n",))
    file.section("t").fixed("n", 1)  # each section is one, however often it is asked for
    assert [section.word("id") for section in file.sections("list")] == ["one", "two"]
    if words:
        with pytest.raises(ValueError, match=words):
            file.finish()
    else:
        file.finish()


def test_a_whole_table_that_nothing_reads_and_a_source_that_is_no_text() -> None:
    file = read("[t]\nn = 1\n", "f.toml")
    with pytest.raises(ValueError, match=r"f.toml: \[\] t: nothing reads this key"):
        file.finish()
    with pytest.raises(ValueError, match=r"\[\] source: expected a text, found 3"):
        read("source = 3", "f.toml").finish()
