"""Every text stands in every language with the same variables, and reads as a sentence whatever it is given.

The texts are rendered with small and large numbers, and random games of every game are told aloud; what must not be heard then
is listed below. Every refusal of the code has its text.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import tabard
from tabard.kernel import LANGUAGES
from tabard.kernel.laws import catalogue
from tabard.kernel.trial import chosen_at_random
from tabard.text import Speech, entries, shell_catalogue

PACKAGE = Path(tabard.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))
PACKAGES = [folder.parent.name for folder in FOLDERS if folder.parents[1].name == "games"]
PLAYED = [name for name in PACKAGES if hasattr(import_module(f"tabard.games.{name}"), "GAME")]
CODE = re.compile(r'(?:Illegal|Refused)\(\s*"([a-z-]+)"|Refusal\(\s*"([a-z-]+)"|^ +\d{3}: "([a-z-]+)"', re.MULTILINE)
NUMBERS = (0, 1, 2, 5, 21)
LONG = 700  # moves of a game that are heard
PLAYERS = ("⟦Анна⟧", "⟦Борис⟧", "⟦Клара⟧", "⟦Дора⟧", "⟦Егор⟧", "⟦Жанна⟧")  # the brackets show where a name stands

# What must not be heard: what is wrong, and how it looks. The sentences of the inn and of the games, in turn.

PREPOSITION = (
    r"\b(?:без|в|во|для|до|за|из|из-за|из-под|к|ко|между|на|над|о|об|от|перед|по|под|при|про|против|с|со|у|через)"
)
ALWAYS = {
    "a gap": r"[{}]|\bNone\b(?! of\b| is\b|$)|.\bNone$|^\s*$",
    "a stray space": r"[^\n]  | [.,;!?)»”]|[(«“] |^ | $",
    "nothing behind a colon or a dash": r"[:—–] *(?:[.,;)»”]| $)",
    "two stops together": r"[.,;!?…][.,;]",
}
SOUND = {
    "en": {
        "“of” before a player’s name": r"\bof ⟦[^⟧]*⟧(?!’s)",
        "“own” without a possessive": r"\bthe own\b",
        "a quote that is not curly": r"[\"'«»]",
        "a hyphen for a dash, dots for …": r" - |\d-\d|\.\.\.",
        "a plural of one": r"(?<=[a-z,(–] )1 (?!(?:acts|begins|ends|holds|deals|was)\b)[a-z]+[^siu\W]s\b",
        "an American spelling": r"(?i)\b(?:colors?|maneuvers?|armor|honors?|neighbors?|centers?)\b",
    },
    "ru": {
        "a name behind a preposition": rf"(?i){PREPOSITION}:? [«(]?⟦",
        "a colon behind a preposition": rf"(?i){PREPOSITION}:",
        "a past tense of a player": r"⟧ (?:уже |не )?[а-яё]+(?:л|ла|лся|лась)\b",
        "a word that takes a player’s gender": r"(?i)\bперв(?:ым|ой) [а-яё]+ ⟦|⟧,? (?:готов|должен|обязан|вынужден|сам)\b",
        "a quote that is not «»": r"[\"'”]|(?<![а-я])’|^[^„]*“",
        "a hyphen for a dash, dots for …": r" - |\d-\d|\.\.\.",
        "a wrong number": r"\b2?1 [а-яё]+(?:ов|ей)\b",
        "е for ё": r"(?i)\b(?:еще|ее|нее|берет|кладет|идет|дает|ведет|счет|причем|вперед|черн\w+)\b",
        "колонка, not this": r"(?i)\bстолб[еца]",
        "атаковать, not this": r"(?i)\bнапад|\bжертв[аые]?\b",
        "в руке, not this": r"(?i)\bна рук[еу]\b",
        "лицом вниз, not this": r"(?i)рубашк\w+ (?:вверх|вниз)",
        "нажать, not this": r"(?i)щ[её]лк|\bклик",
        "the inn’s airs": r"(?i)накры(?:т|л|в)|прогулк|частная жизнь|ваших глаз|на сегодня",
    },
}
OWN = {
    "medieval_mastery": {
        "разрушить, not this": r"(?i)\bуничтож",
        "сражение, not this": r"(?i)\b(?:бой|бою|боем)\b|(?<!оле )\bбоя\b",
        "завоевание, not this": r"(?i)\bзахват",
        "«пока хватит», not this": r"(?i)\b(?:под|за)ход(?:а|у|ом|е|ы|ов)?\b",
        "резерв, not this": r"(?i)кубик\w* в запасе",
        "пасовать, not this": r"(?i)\bпропус",
    },
    "middle_ages": {"a plain refusal, not this": r"(?i)\bпропус", "тайл, not this": r"(?i)берёт область"},
    "era_medieval_age": {"бедствие, not this": r"(?i)катастроф|освещ"},
    "crown_of_emara": {"участок, not this": r"(?i)\bлокаци", "перстень, not this": r"(?i)\bкольц"},
}
# Not in what is asked and told: where there is nothing, a sentence of its own says so.
ZERO = r"\b0 (?!(?:and|to|of|и|к|из)\b)[a-zа-яё]"


def faults(text: str, language: str, own: Mapping[str, str] | None = None) -> list[str]:
    """What is wrong with a rendered text."""
    bare = text.replace("⟦", "").replace("⟧", "")
    wrong = [name for name, look in ALWAYS.items() if re.search(look, bare)]
    sound = {**SOUND[language], **((own or {}) if language == "ru" else {})}
    return wrong + [name for name, look in sound.items() if re.search(look, text)]


# ---------------------------------------------------------------------- reading a catalogue


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def variables(node: ast.BaseNode) -> set[str]:
    return {part.id.name for part in nodes(node) if isinstance(part, ast.VariableReference)}


def selects(node: ast.BaseNode) -> dict[str, ast.SelectExpression]:
    """By the variable that chooses the variant."""
    found = [part for part in nodes(node) if isinstance(part, ast.SelectExpression)]
    return {part.selector.id.name: part for part in found if isinstance(part.selector, ast.VariableReference)}


def messages(fluent: str) -> dict[str, ast.Pattern]:
    """Every message and attribute with its pattern; refused: what cannot be read, and an id that stands twice."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(fluent).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            assert not parts.keys() & found.keys(), f"{entry.id.name} stands twice"
            found |= {id: pattern for id, pattern in parts.items() if pattern is not None}
    return found


def sayings(pattern: ast.Pattern, counts: set[str]) -> Iterator[dict[str, object]]:
    """Arguments to try: every number for what chooses a variant; for the other counts 1 and 5, for the rest a word."""
    choosing = sorted(selects(pattern))
    rest = sorted(variables(pattern) - {*choosing})
    for number, *chosen in product((1, 5) if counts & {*rest} else (0,), *[NUMBERS] * len(choosing)):
        words = {name: example(name, number if name in counts else 0) for name in rest}
        yield words | dict(zip(choosing, chosen, strict=True))


def example(name: str, number: int) -> object:
    if name.split("_")[-1] == "seats":
        return [0, 1]
    return 0 if name.split("_")[-1] == "seat" else number or {"id": "word", "args": {}}


def bent(fluent: Mapping[str, str], own: Mapping[str, str] | None = None) -> list[str]:
    """Everything that is wrong in a catalogue, given in every language."""
    read = {language: messages(text) for language, text in fluent.items()}
    wrong = [f"{language}: {id}" for language in read for id in unlike(read[language], read["en"])]
    counts = {name for patterns in read.values() for pattern in patterns.values() for name in selects(pattern)}
    for language, patterns in read.items():
        speech = Speech(language, [fluent[language], "word = Word" if language == "en" else "word = Слово"], PLAYERS)
        for id, pattern in patterns.items():
            texts = [speech.text(id, **args) for args in sayings(pattern, counts)]
            wrong += [f"{language}: {id}: {fault}" for fault in said_wrong(texts, language, own)]
            wrong += [f"{language}: {id}: [one] leaves out ${number}" for number in careless(pattern, language)]
    return wrong


def unlike(patterns: Mapping[str, ast.Pattern], others: Mapping[str, ast.Pattern]) -> list[str]:
    apart = [f"{id} does not stand in every language" for id in sorted(patterns.keys() ^ others.keys())]
    both = sorted(patterns.keys() & others.keys())
    return apart + [f"{id}: other variables" for id in both if variables(patterns[id]) != variables(others[id])]


def said_wrong(texts: Iterable[str], language: str, own: Mapping[str, str] | None) -> list[str]:
    return sorted({f"{fault}: {text!r}" for text in texts for fault in faults(text, language, own)})[:3]


def careless(pattern: ast.Pattern, language: str) -> list[str]:
    """Russian [one] is also 21: it names its number where the other variants do."""
    found: list[str] = []
    for number, select in selects(pattern).items():
        plural = {v.key.name: v.value for v in select.variants if isinstance(v.key, ast.Identifier)}
        named = {key for key, value in plural.items() if number in variables(value)}
        found += [number] if named and "one" in plural.keys() - named else []
    return found if language == "ru" else []


# ---------------------------------------------------------------------- hearing whole games


@cache
def heard(package: str) -> list[dict[str, Any]]:
    """What is said in some random games, to everybody: prompts, moves, story and the board in words, each kind once."""
    game = import_module(f"tabard.games.{package}").GAME
    said: dict[str, dict[str, Any]] = {}
    for seats, seed in product(game.seats, range(2)):
        for message in one_game(game, seats, seed):
            said.setdefault(str(shape(message)), message)
    return list(said.values())


def shape(said: Any) -> object:
    """What makes one message sound unlike another: its words, and whether there is nothing, one, or more of a thing."""
    if isinstance(said, Mapping):
        return {key: shape(value) for key, value in said.items()}
    if isinstance(said, list | tuple):
        return [shape(item) for item in said[:1]], min(len(said), 2)
    return min(said, 2) if isinstance(said, int) else said


def one_game(game: Any, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    dice = random.Random(seed)
    p = game.new(seats, seed, options(game, seats, dice) if seed else {})
    for _ in range(LONG):
        if p.over:
            break
        yield from (plain(prompt) for viewer in (*range(seats), None) if (prompt := p.prompt(viewer)))
        seat, move = chosen_at_random(p, dice)
        yield from (plain(p.label(seat, other)) for other in p.legal(seat)[:6])
        if dice.randrange(8) == 0:
            yield from (plain(line) for line in game.words(p, seat))
        p.play(seat, move)
    yield from (plain(event.message()) for event in p.story)
    yield from (plain(line) for viewer in (0, None) for line in game.words(p, viewer))


def plain(message: Mapping[str, Any]) -> dict[str, Any]:
    return {"id": message["id"], "args": message.get("args") or {}}


def options(game: Any, seats: int, dice: random.Random) -> dict[str, object]:
    """Options at random, as far as they go together."""
    chosen: dict[str, object] = {}
    for option in game.options:
        offer = next(offer for offer in game.offers(chosen, seats) if offer.option.name == option.name)
        values = [value for value, forbidden in offer.values if forbidden is None]
        if offer.shown and values:
            chosen[option.name] = dice.choice(values)
    return chosen


# ---------------------------------------------------------------------- the tests


def read(folder: Path) -> dict[str, str]:
    return {language: (folder / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}


each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))


@each_folder
def test_every_message_reads_well_in_every_language(folder: Path) -> None:
    assert bent(read(folder), OWN.get(folder.parent.name)) == []


@each_folder
def test_a_catalogue_is_cut_where_its_entries_begin(folder: Path) -> None:
    for text in read(folder).values():
        body = FluentParser().parse(text).body
        whole = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
        cut = [FluentParser().parse(entry).body[0] for entry in entries(text).values()]
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(cut, whole, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PLAYED)
def test_what_is_said_in_a_game_reads_well(package: str, language: str) -> None:
    speech = Speech(
        language, [shell_catalogue(language), read(PACKAGE / "games" / package / "text")[language]], PLAYERS
    )
    wrong: dict[str, str] = {}
    for message in heard(package):
        text = speech.say(message)
        found = faults(text, language, OWN.get(package))
        if message["id"].startswith(("ask-", "log-")) and re.search(ZERO, text):
            found.append("nothing, counted")
        for fault in found:
            wrong.setdefault(f"{message['id']}: {fault}", text)
    assert wrong == {}


@each_folder
def test_every_refusal_of_the_code_beside_it_has_its_text(folder: Path) -> None:
    """The shell's catalogue serves kernel, server and command line; a game's serves the game and may use the shell's."""
    own = [folder.parent] if "games" in folder.parts else [PACKAGE / "kernel", PACKAGE / "server"]
    sources = [path.read_text("utf-8") for place in own for path in place.rglob("*.py") if "tests" not in path.parts]
    codes = {"".join(found) for source in sources for found in CODE.findall(source)}
    known = {**catalogue(read(PACKAGE / "text")["en"]), **catalogue(read(folder)["en"])}
    assert sorted(code for code in codes if f"illegal-{code}" not in known) == []


BROKEN = [
    ("ask-a = Решение за { $seat }.", "ask-a = { $seat } decides.", "a name behind a preposition"),
    ("ask-a = Решение за: { $seats }.", "ask-a = { $seats } decide.", "a colon behind a preposition"),
    ("log-a = Первым ходит { $seat }.", "log-a = { $seat } begins.", "a word that takes a player’s gender"),
    ("log-a = { $seat } уже сходил.", "log-a = { $seat } is done.", "a past tense of a player"),
    ("log-a = Колода ({ $seat }).", "log-a = The deck of { $seat }.", "“of” before a player’s name"),
    ("log-a = Своя земля.", "log-a = On the own land.", "“own” without a possessive"),
    ('log-a = Карта "Лес".', "log-a = The card “Wood”.", "a quote that is not «»"),
    ("log-a = Столбец.", "log-a = Column.", "колонка, not this"),
    ("log-a = Берёт: { $n ->\n *[other] { $n }\n }", "log-a = Takes { $n } cards", "a plural of one"),
    ('log-a = Берёт { $n ->\n [0] { "" }\n *[other] карты\n }.', "log-a = Takes { $n }.", "a stray space"),
    ('log-a = { $n ->\n [0] { "" }\n *[other] { $n }\n }', "log-a = { $n } left", "a gap"),
    ("log-a = { $n ->\n [one] карту\n *[many] { $n } карт\n }", "log-a = { $n } of it", "[one] leaves out $n"),
    ("log-a = { $n } из { $m }", "log-a = { $n } of it", "log-a: other variables"),
    ("log-a = Да", "log-b = Yes", "log-a does not stand in every language"),
]


@pytest.mark.parametrize(("russian", "english", "fault"), BROKEN, ids=[fault for _, _, fault in BROKEN])
def test_a_broken_catalogue_is_refused(russian: str, english: str, fault: str) -> None:
    found = bent({"en": english, "ru": russian})
    assert any(fault in wrong for wrong in found), found


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Ваша рука: .", "nothing behind a colon or a dash"),
        ("Карты: , 2", "nothing behind a colon or a dash"),
        ("Карт нет  совсем", "a stray space"),
        ("Цена None", "a gap"),
        ("Накрыть на стол", "the inn’s airs"),
    ],
)
def test_a_broken_sentence_is_heard(text: str, fault: str) -> None:
    assert fault in faults(text, "ru")
    assert faults("Карты: Лес, 2 рыцаря. Ждём: ⟦Анна⟧, ⟦Борис⟧ (1–4 игрока).", "ru") == []
