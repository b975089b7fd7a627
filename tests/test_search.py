"""The search bot: legal, repeatable, honest, on time; and thinking ahead beats greed."""

import time
from random import Random
from typing import Final

import pytest

import tabard
from tabard import bots
from tabard.bots import arena
from tabard.bots.base import Fair
from tabard.bots.search import Judge, SearchBot, Thought
from tabard.bots.search.bot import led_to, think_so_long
from tabard.bots.search.tree import Edge, Node, picked, promising
from tabard.kernel import DONE, OptionValue, Position, Secret
from tabard.kernel.moves import Move
from tabard.kernel.outlook import shares

from .kernel.toy import GAME as TOY

GAMES = [tabard.game(slug) for slug in tabard.slugs()]
MIDDLE_AGES = tabard.game("middle-ages")


def after(position: Position, moves: int, seed: int = 1) -> Position:
    """Some random moves later, at a decision with a choice."""
    dice = Random(seed)
    while moves > 0 or len(position.legal(position.waiting[0])) == 1:
        seat = position.waiting[0]
        position.play(seat, dice.choice(position.legal(seat)))
        moves -= 1
    return position


def choice(position: Position, seat: int, seed: int = 3, iterations: int = 12) -> object:
    return Fair(SearchBot(seed, iterations=iterations), seed).choose(position, seat)


@pytest.mark.parametrize("game", GAMES, ids=tabard.slugs())
def test_it_knows_no_more_than_its_seat(game: tabard.Game) -> None:
    """Whatever the others hold, the choice is the same: nothing of it was looked at."""
    position = after(game.new(seats=max(2, game.seats[0]), seed=4), 15)
    seat = position.waiting[0]
    others = [position.redeal(seat, deal) for deal in range(3)]
    assert len({choice(one, seat) for one in (position, *others)}) == 1


POISON: Final[Move] = ("poison", "poison")  # no number: whoever carries this out fails


def poisoned(game: tabard.Game) -> tuple[Position, int]:
    """A position in which another seat has chosen in secret already, and its choice is poison; and who is asked."""
    dice, position = Random(2), game.new(seats=2, seed=4)
    while not (isinstance(frame := position.frames[-1], Secret) and len(frame.seats) > len(frame.pending) > 0):
        seat = dice.choice(position.waiting)
        position.step(seat, dice.choice(position.legal(seat)))
    other = next(seat for seat in frame.seats if seat not in frame.pending)
    position.frames[-1] = frame.with_choice(other, (POISON, DONE) if frame.what.many else (POISON,))
    return position, position.waiting[0]


@pytest.mark.parametrize("bot", ["search:0.01", "learned:0.01", "level2", "level5", "greedy"])
@pytest.mark.parametrize("slug", ["era-medieval-age", "medieval-mastery", "warrior-knights"])
def test_what_others_have_chosen_in_secret_is_never_touched(slug: str, bot: str) -> None:
    position, seat = poisoned(tabard.game(slug))
    wrecked = position.clone()
    with pytest.raises((KeyError, ValueError, AssertionError, IndexError)):
        while wrecked.waiting == (seat,) and isinstance(wrecked.frames[-1], Secret):
            wrecked.step(seat, wrecked.legal(seat)[-1])
    assert bots.make(bot, 3).choose(position, seat) in position.legal(seat)


@pytest.mark.parametrize("game", GAMES, ids=tabard.slugs())
def test_what_it_keeps_is_no_more_than_its_seat_knows(game: tabard.Game) -> None:
    """Over some own decisions in a row, with everything hidden dealt otherwise for each: the same choices."""
    position = after(game.new(seats=max(2, game.seats[0]), seed=4), 15)
    seat = position.waiting[0]
    told = [in_a_row(position.redeal(seat, deal), seat) for deal in range(2)]
    assert told[0] == told[1]


def in_a_row(position: Position, seat: int) -> list[object]:
    """The choices of one bot until somebody else is asked or nature answers."""
    bot, fence, chosen = Fair(SearchBot(3, iterations=12), 3), position.fence, list[object]()
    while position.waiting == (seat,) and position.fence == fence and len(chosen) < 4:
        move = bot.choose(position, seat)
        chosen.append(move)
        position.step(seat, move)
    return chosen


def test_it_keeps_its_thoughts_over_moves_of_its_own() -> None:
    """What was tried below the chosen move counts at the next question, if that is the one foreseen and of the same seat."""
    position = after(tabard.game("crown-of-emara").new(seats=2, seed=4), 11)
    seat, fence = position.waiting[0], position.fence
    bot = SearchBot(1, iterations=200)
    move = bot.choose(position.redeal(seat, 1), seat)
    assert bot.thought is not None
    before, below = bot.thought, bot.thought.table[move].child
    assert led_to(before, position, seat) is None  # still the same question
    position.step(seat, move)
    assert position.waiting == (seat,) and position.fence == fence and below is not None
    assert led_to(before, position.redeal(seat, 2), seat) is below and led_to(before, position, 1 - seat) is None
    tried = sum([edge.visits for edge in below.tables[seat].values()])
    assert bot.begun(position.redeal(seat, 2), seat).iterations == tried > 0


def test_somebody_else_may_judge() -> None:
    """A judge that likes one move best and sees it win: that move is chosen."""

    class Fan(Judge):
        def looks(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
            return [float(at == len(moves) - 1) for at in range(len(moves))]

        def worth(self, p: Position) -> list[float]:
            return [0.5] * p.seats

    position = after(MIDDLE_AGES.new(2, 7), 5)
    bot = SearchBot(1, iterations=40, judge=Fan(MIDDLE_AGES, Random(1)))
    assert bot.choose(position, position.waiting[0]) == position.legal(position.waiting[0])[-1]


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("crown-of-emara", 1, {}),
        ("era-medieval-age", 1, {}),
        ("medieval-mastery", 4, {"loyalty": "pairs"}),
        ("warrior-knights", 6, {}),
    ],
)
def test_alone_in_teams_and_with_six(slug: str, seats: int, options: dict[str, OptionValue]) -> None:
    position = after(tabard.game(slug).new(seats, 2, options), 10)
    seat, before = position.waiting[0], position.dump()
    assert choice(position, seat) == choice(position, seat) in position.legal(seat)
    assert position.dump() == before


def test_where_several_choose_in_secret() -> None:
    position = TOY.new(seats=3, seed=5)
    arena.play_out(position, [Fair(SearchBot(seat, iterations=10), seat) for seat in range(3)])
    assert position.over


def test_it_wins_against_greed() -> None:
    """Eight games of two, with few iterations: most of them, whoever begins."""
    won = 0
    for number in range(8):
        position, mine = MIDDLE_AGES.new(2, 100 + number // 2, story=False), number % 2
        players = [bots.make("greedy", number), bots.make("greedy", number)]
        players[mine] = Fair(SearchBot(number, iterations=60), number)
        arena.play_out(position, players)
        won += mine in position.winners
    assert won >= 6


def test_it_is_on_time() -> None:
    position = after(MIDDLE_AGES.new(5, 7), 12)
    start = time.process_time()
    bot = SearchBot(1, seconds=0.3)
    bot.choose(position, position.waiting[0])
    assert 0.05 < time.process_time() - start < 1.0  # it was not asked to be quicker than the first look
    assert bot.thought is not None and bot.thought.iterations > 0


def test_how_long_can_be_said_by_name() -> None:
    assert isinstance(bots.bare("search:0.05", 1), SearchBot)
    for wrong in ("search:", "search:long", "search:0", "search:100", "greedy:1"):
        with pytest.raises(ValueError, match=r"search:|greedy"):
            bots.bare(wrong, 1)


def test_a_clear_case_is_decided_early() -> None:
    position = after(MIDDLE_AGES.new(2, 7), 5)
    thought = Thought(position, position.waiting[0], Random(1))
    for edge in thought.table.values():
        edge.visits = 1
    first, thought.iterations = thought.table[thought.moves[0]], 100
    first.visits = 60
    assert thought.is_decided(50) and not thought.is_decided(90)
    first.visits = 90  # far ahead
    assert thought.is_decided(95) and not thought.is_decided(1000)
    assert thought.best() == thought.moves[0]


@pytest.mark.parametrize("game", GAMES, ids=tabard.slugs())
def test_what_a_search_asks_of_a_game(game: tabard.Game) -> None:
    """A share for every seat, by the hints unless the game knows better; a figure for every move; nothing has changed."""
    position = after(game.new(seats=max(2, game.seats[0]), seed=4), 40)
    seat, before = position.waiting[0], position.dump()
    worth = game.value(position)
    assert len(worth) == position.seats and sum(worth) == pytest.approx(1) and min(worth) > 0
    if game.slug != "era-medieval-age":
        assert worth == shares([game.hints(position, other) for other in range(position.seats)], game.outlook.unit)
    assert len(game.prior(position, seat, position.legal(seat))) == len(position.legal(seat))
    assert position.dump() == before


def test_what_looks_good_is_tried_first_and_what_is_good_most() -> None:
    table = promising([("a",), ("b",)], [1.0, 9.0], heat=2.0)
    edges = list(table.values())
    assert picked(edges, 1.0) == 1 and edges[0].prior + edges[1].prior == pytest.approx(1)
    good, bad = Edge(0.1), Edge(0.9)
    good.visits, good.reward, bad.visits, bad.reward = 50, 45.0, 50, 5.0
    assert picked([good, bad], 1.0) == 0


@pytest.mark.parametrize("brief", [True, False])
def test_a_brief_thought_ends_where_nature_answers(brief: bool) -> None:
    """What was thought of one roll of the dice says nothing of the next, so below an answer of nature nothing is remembered."""
    game = tabard.game("era-medieval-age")
    position = after(game.new(seats=2, seed=4), 60)
    seat, judge = position.waiting[0], Judge(game, Random(1))
    judge.brief = brief
    thought = Thought(position.redeal(seat, 1), seat, Random(1), judge)
    for _ in range(60):
        thought.iterate()
    beyond = 0
    for move, edge in thought.table.items():
        after_it = position.redeal(seat, 1)
        after_it.step(seat, move)
        if after_it.fence != position.fence and edge.child is not None:
            beyond += len(edge.child.tables) + len(edge.child.together)
    assert (beyond == 0) is brief


def test_of_many_moves_the_best_are_thought_about() -> None:
    """Of all of them, or of some that are drawn."""
    game = tabard.game("era-medieval-age")
    position = game.new(seats=2, seed=4)
    seat, judge = position.waiting[0], Judge(game, Random(1))
    moves = position.legal(seat)
    looks = judge.looks(position, seat, moves)
    assert len(moves) > judge.width > 0
    judge.reach = 0
    thought = Thought(position.redeal(seat, 1), seat, Random(1), judge)
    thought.look(node := Node(), position, seat, moves)
    found = [looks[moves.index(move)] for move in node.tables[seat]]
    assert sorted(found) == sorted(looks)[-judge.width :]
    judge.reach = judge.width
    thought.look(node := Node(), position, seat, moves)
    assert len(node.tables[seat]) == judge.width


def test_shares_are_of_one() -> None:
    assert shares([3.0, 3.0], 5.0) == [0.5, 0.5]
    ahead, behind = shares([1005.0, 1000.0], 5.0)
    assert ahead / behind == pytest.approx(2.718, abs=0.001) and ahead + behind == pytest.approx(1)


def test_a_move_that_is_drawn_twice_is_looked_at_once() -> None:
    game = tabard.game("crown-of-emara")
    moves = game.new(seats=2, seed=1).legal(0) or game.new(seats=2, seed=1).legal(1)
    judge, same = Judge(game, Random(1)), Random(1)
    drawn = [moves[int(same.random() * len(moves))] for _ in range(12)]
    assert judge.some_of(moves, 12) == list(dict.fromkeys(drawn)) and len(set(drawn)) < 12


def test_a_thought_ends_where_more_iterations_are_no_better() -> None:
    position = after(tabard.game("era-medieval-age").new(seats=2, seed=4), 15)
    seat = position.waiting[0]
    assert position.game.outlook.most == 50
    for most, expected in ((24, range(24, 25)), (0, range(60, 100_000))):
        thought = Thought(position, seat, Random(1), Judge(position.game, Random(1)))
        thought.judge.most = most
        think_so_long(thought, 0.5)
        assert thought.iterations in expected
