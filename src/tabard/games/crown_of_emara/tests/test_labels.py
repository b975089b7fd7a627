"""Moves in words, and what actions would bring: with the event of the round and one's own Masters."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara import GAME, view
from tabard.games.crown_of_emara.names import BUILDINGS
from tabard.kernel.game import package_text
from tabard.text import Speech

from .tables import Position, acting, table, visiting

SPEECH = Speech("en", [package_text("tabard", "text/en.ftl"), GAME.text("en")], ["Anna", "Boris", "Clara"])


def labels(p: Position) -> list[str]:
    return [SPEECH.say(p.label(0, move)) for move in p.legal(0)]


def test_a_donation_and_a_gift() -> None:
    """CE-13.21, CE-13.24, CE-14.12, CE-14.14"""
    p = visiting("cathedral", seats=3, goods="1 wood", masters="abbess", event="a_pious_donation")
    assert labels(p)[0] == "Make a Donation of 1 wood for 2 books, 3 Citizen Points and a Favor token"
    p = visiting("castle", seats=3, goods="1 wood", masters="mayoress", event="a_gift_from_the_people")
    assert labels(p)[0] == "Make a Gift of 1 wood for 1 ring, 5 Citizen Points"


def test_a_donation_without_tokens() -> None:
    """CE-9.4"""
    p = visiting("cathedral", seats=3, goods="1 wood")
    p.favors = p.discard = ()
    assert labels(p)[0] == "Make a Donation of 1 wood for 1 book"


def test_a_sale() -> None:
    """CE-8.6"""
    assert labels(visiting("market", goods="1 grain"))[0] == "Sell 1 grain for 1 coin"


def test_a_way_tells_what_waits_at_its_end() -> None:
    """CE-6.1, CE-7.1, CE-7.2"""
    ways = labels(acting("take_wood", at="forest castle", huts="quarry1"))
    assert ways[0] == "Move 1 step: from “Forest” to “Quarry”, where you get 1 stone and 1 Craftsman works"
    assert ways[1] == "Move 1 step: from “Castle” to “Market”"


def test_a_hire_tells_its_points_and_what_comes_at_once() -> None:
    """CE-12.4, CE-13.4, CE-13.5"""
    p = acting("take_wood", at="forest castle", goods="3 wood 3 stone 3 cloth 3 grain", offer="carpenter chamberlain")
    hires = [label for label in labels(p) if label.startswith("Hire")]
    assert hires[0].startswith("Hire a Craftsman for hut 1") and hires[0].endswith(" for 1 Citizen Point")
    assert any(label.endswith("for 1 Citizen Point, 10 Building Points") for label in hires)


def test_what_actions_would_bring_is_seen_before_they_are_possible() -> None:
    """CE-8.5, CE-8.11, CE-12.4, CE-13.22, CE-14.11: of every player, also far from the location and without the goods."""
    p = table(masters={0: "toolmaker"}, event="a_long_summer", huts={0: "forest1"})
    board = view.board(p, None)
    mine, other = board["players"][0]["deals"], board["players"][1]["deals"]
    assert (mine["castle_book"][BUILDINGS], other["castle_book"][BUILDINGS]) == (9, 7)
    assert (mine["wood"], other["wood"]) == ([9, 14], [7, 12])
    assert (mine["craftsman"], other["craftsman"]) == (GAME.components.craftsmen[1], GAME.components.craftsmen[0])
    assert {name: number for name, number in board["changes"].items() if number} == {"buildings": 2}


@pytest.mark.parametrize(("master", "times"), [("sir_christiaan", 1), ("carpenter", 1), ("sir_gustave", 0)])
def test_the_words_of_a_master_say_its_citizen_points_once(master: str, times: int) -> None:
    """CE-13.4"""
    p = table(offer=f"{master} -")
    line = next(line for line in map(SPEECH.say, GAME.words(p, 0)) if ": price" in line)
    assert line.count("Citizen Point") == times
