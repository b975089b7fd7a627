"""Learned bots: files, inference, honesty, the rows that are learned from, and rounds that go on where they stopped."""

import sys
import tomllib
from math import exp
from pathlib import Path
from random import Random

import numpy as np
import pytest

import tabard
from tabard import bots
from tabard.adapters.setting import Setting
from tabard.bots.arena import play_out
from tabard.bots.base import Fair
from tabard.bots.search import SearchBot
from tabard.bots.search.thought import FIRST_LOOKS, Thought
from tabard.kernel import Position
from tabard.learn import __main__ as trainer
from tabard.learn import bot, fit, match, net, rounds, rows, selfplay
from tabard.learn.judge import (
    BOTH,
    HINTS,
    NET,
    BothJudge,
    NetJudge,
    Sight,
    WorthJudge,
    about_of,
    by_hints,
    from_seat,
    judge_of,
)
from tabard.learn.net import About, Net, Seen
from tabard.learn.parts import Parts

GAMES = [tabard.game(slug) for slug in tabard.slugs()]
MIDDLE_AGES = Setting("middle-ages", 2)


def some_net(setting: Setting, hidden: int = 8, seed: int = 1) -> Net:
    """One that has an opinion on everything."""
    random, shapes = np.random.default_rng(seed), net.shapes(about_of(setting), hidden)
    return Net(about_of(setting), {name: random.standard_normal(shape, np.float32) for name, shape in shapes.items()})


def after(position: Position, moves: int) -> Position:
    """Some random moves later, at a decision with a choice."""
    dice = Random(1)
    while moves > 0 or len(position.legal(position.waiting[0])) == 1:
        seat = position.waiting[0]
        position.play(seat, dice.choice(position.legal(seat)))
        moves -= 1
    return position


# ---------------------------------------------------------------------- the network


def test_a_file_holds_the_network_and_is_small(tmp_path: Path) -> None:
    made, file = some_net(MIDDLE_AGES, hidden=192), tmp_path / "net.npz"
    made.save(file)
    again = net.load(file)
    assert again.about == made.about == About("middle-ages", 2, 631, 205)
    for name, weight in made.weights.items():
        assert np.array_equal(again.weights[name], weight.astype(np.float16).astype(np.float32))
    assert file.stat().st_size < net.MOST_BYTES


def test_what_is_no_network_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    for content in (b"", b"PK\x03\x04", b"no network"):
        file.write_bytes(content)
        with pytest.raises(ValueError, match=r"net\.npz: expected a network"):
            net.load(file)
    np.savez(file, about="{}", w1=np.zeros(3))
    with pytest.raises(ValueError, match="expected a network"):
        net.load(file)


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"expected a network for .*medieval-mastery.*, not for .*middle-ages"):
        NetJudge(some_net(MIDDLE_AGES), Setting("medieval-mastery", 2))


def test_inference_is_what_the_formula_says() -> None:
    about = About("toy", 2, 3, 4)
    w = {
        "w1": [[1, 2, 0], [0, -1, 1]], "b1": [0.5, 0], "w2": [[1, 1], [-1, 2]], "b2": [0, 1],
        "wp": [[1, 0], [0, 1], [1, 1], [2, -1]], "bp": [0, 1, 0, -1], "wv": [[0.1, 0], [0, 0.2]], "bv": [0, 0.5],
    }  # fmt: skip
    made = Net(about, {name: np.array(value, np.float32) for name, value in w.items()})
    seen = Seen(np.array([2, 0, 1], np.int32), np.array([4, 1, 1], np.float32))
    policy, worth = made.look(seen, [[3], [0], [0, 1]])  # 3.5 and 3 inside, then 6.5 and 3.5
    assert policy == [2 * 6.5 - 3.5 - 1, 6.5, 6.5 + 3.5 + 1]
    assert worth == pytest.approx([1 / (1 + exp(1.2 - 0.65)), 1 / (1 + exp(0.65 - 1.2))])


def test_moves_by_their_parts() -> None:
    """Every verb and every value of each argument is a part; where actions are few, each is one by itself."""
    few = Parts(MIDDLE_AGES.game.vocabulary)
    assert (few.size, few.of(("area", 3, 5))) == (205, [few.vocabulary.index(("area", 3, 5))])
    many = Parts(tabard.game("crown-of-emara").vocabulary)
    assert many.size == 559 and len({tuple(many.of(("pay", a, b, 0, 0, 0))) for a in range(3) for b in range(3)}) == 9
    assert set(many.of(("pay", 1, 2, 0, 0, 9))) & set(many.of(("pay", 2, 1, 1, 1, 9))) == set(
        many.of(("pay", 0, 0, 2, 2, 9))
    ) & set(many.of(("pay", 9, 9, 9, 9, 9)))
    last = many.vocabulary.move(many.vocabulary.size - 1)
    assert max(many.of(last)) == many.size - 1


# ---------------------------------------------------------------------- at the table


@pytest.mark.parametrize("kind", [NetJudge, WorthJudge, BothJudge])
@pytest.mark.parametrize("game", GAMES, ids=tabard.slugs())
def test_it_knows_no_more_than_its_seat(game: tabard.Game, kind: type[NetJudge]) -> None:
    setting = Setting(game.slug, max(2, game.seats[0]))
    judge = some_net(setting)
    position = after(setting.new(4), 15)
    seat = position.waiting[0]
    deals = [position, *[position.redeal(seat, deal) for deal in range(3)]]
    choices = {Fair(SearchBot(3, iterations=12, judge=kind(judge, setting)), 3).choose(deal, seat) for deal in deals}
    assert len(choices) == 1
    assert choices <= set(position.legal(seat))


def test_it_looks_once_an_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    judge = NetJudge(some_net(MIDDLE_AGES), MIDDLE_AGES)
    monkeypatch.setattr(
        judge, "looks", lambda p, seat, moves: looks.append(seat) or NetJudge.looks(judge, p, seat, moves)
    )
    position = after(MIDDLE_AGES.new(2), 6)
    thought = Thought(position, position.waiting[0], Random(1), judge)
    for _ in range(20):
        thought.iterate()
    assert len(looks) - FIRST_LOOKS in range(20, 23)  # one more wherever another seat decides, in another deal
    assert sum(judge.hopes) == pytest.approx(20)


def test_moves_by_hints_and_worth_by_the_network() -> None:
    made, p = some_net(MIDDLE_AGES), after(MIDDLE_AGES.new(2), 9)
    judge, seat = judge_of(made, MIDDLE_AGES, HINTS), p.waiting[0]
    assert judge.looks(p, seat, p.legal(seat)) == p.game.prior(p, seat, p.legal(seat))
    seen = Sight(MIDDLE_AGES).of(p, seat)
    expected = made.worth(seen)
    assert expected == made.look(seen, [[0]])[1]
    assert judge.worth(p) == from_seat(expected, -seat)
    while not p.over:
        p.step(p.waiting[0], p.legal(p.waiting[0])[0])
    assert judge.worth(p) == judge.final(p)
    mastery = Setting("medieval-mastery", 2)
    assert [type(judge_of(some_net(one), one)) for one in (MIDDLE_AGES, mastery)] == [NetJudge, WorthJudge]


def test_the_network_corrects_the_hints() -> None:
    made, p = some_net(MIDDLE_AGES), after(MIDDLE_AGES.new(2), 9)
    seat = p.waiting[0]
    moves, heat = p.legal(seat), p.game.outlook.heat
    hints, net_alone, both = (
        by_hints(p, seat, moves),
        judge_of(made, MIDDLE_AGES, NET),
        judge_of(made, MIDDLE_AGES, BOTH),
    )
    looks = p.game.prior(p, seat, moves)
    assert hints == [max(-8.0, (look - max(looks)) / heat) for look in looks] and len(set(hints)) > 1
    expected = [one + other for one, other in zip(net_alone.looks(p, seat, moves), hints, strict=True)]
    assert both.looks(p, seat, moves) == expected
    assert both.worth(p) == net_alone.worth(p)


def whole(seen: Seen, size: int) -> net.Floats:
    array = np.zeros(size, np.float32)
    assert len(set(seen.places.tolist())) == len(seen.places)
    array[seen.places] = seen.values
    return array


def test_a_seat_sees_itself_first() -> None:
    p = after(MIDDLE_AGES.new(2), 20)
    sight = Sight(MIDDLE_AGES)
    mine, theirs = [whole(sight.of(p, seat), len(sight.all)) for seat in range(2)]
    unit = p.game.outlook.unit
    lead = (p.game.hints(p, 0) - p.game.hints(p, 1)) / 2 / unit
    assert mine[-2:].tolist() == pytest.approx([lead, -lead], rel=1e-5)
    assert theirs[-2:].tolist() == pytest.approx([-lead, lead], rel=1e-5)
    assert np.array_equal(mine[:-2], MIDDLE_AGES.observations.array(p, 0))


# ---------------------------------------------------------------------- rows


@pytest.mark.parametrize("way", [NET, BOTH])
@pytest.mark.parametrize("learned", [False, True])
def test_rows_of_a_game(learned: bool, way: str) -> None:
    judge = judge_of(some_net(MIDDLE_AGES), MIDDLE_AGES, way) if learned else None
    made = selfplay.Player(MIDDLE_AGES, judge, 6, way).game(seed=1)
    assert made.size > 30 if learned else made.size == selfplay.FEW
    assert (made.actions != rows.NONE).sum(axis=1).min() >= 2
    assert not made.tried[made.actions == rows.NONE].any() and not made.leaning[made.actions == rows.NONE].any()
    assert (made.leaning.min() < 0) == (way == BOTH) and made.leaning.max() == 0
    assert all(len(set(row)) == len(row) for row in [[n for n in row if n >= 0] for row in made.actions.tolist()])
    for shares in (made.tried, made.won, made.hoped):
        assert np.allclose(shares.astype(np.float32).sum(axis=1), 1, atol=2e-3)
    assert np.array_equal(made.hoped, made.won) != learned
    one, other = sorted({tuple(won) for won in made.won.tolist()})
    assert one == other[::-1]


def test_seats_are_counted_from_the_one_that_decided() -> None:
    class Made(selfplay.Decision):
        def __init__(self, seat: int) -> None:
            self.seat, self.seen, self.actions = seat, np.zeros(2, np.float16), [0, 2]
            self.tried, self.leaning, self.hoped = [0.0, 1.0], [-2.0, 0.0], None

    made = selfplay.rows_of([Made(seat) for seat in (2, 0, 1)], [0.5, 0.25, 0.25])
    assert made.won.tolist() == [[0.25, 0.5, 0.25], [0.5, 0.25, 0.25], [0.25, 0.25, 0.5]]
    assert made.actions[:, :3].tolist() == [[0, 2, rows.NONE]] * 3
    assert made.tried[:, :3].tolist() == [[0, 1, 0]] * 3
    assert made.leaning[:, :3].tolist() == [[-2, 0, 0]] * 3
    assert from_seat(from_seat([1, 2, 3], 2), -2) == [1, 2, 3]


def rows_with(number: int) -> rows.Rows:
    return rows.Rows(*[np.full((4, 1), number, np.float16) for _ in rows.Rows._fields])  # type: ignore[arg-type]


def test_newest_rows_first(tmp_path: Path) -> None:
    for number in range(3):
        rows_with(number).save(tmp_path / f"{number:04}-00.npz")
    window = rows.Window(tmp_path.iterdir(), 5)
    assert window.rows().seen[:, 0].tolist() == [2.0] * 4 + [
        1.0
    ]  # a part of a round that is too long: no more than asked for
    window.add(rows_with(3))
    assert window.rows().seen[:, 0].tolist() == [3.0] * 4 + [2.0]
    with pytest.raises(ValueError, match="expected rows to learn from, but nothing was played yet"):
        rows.Window([], 5).rows()


# ---------------------------------------------------------------------- rounds


def learn_nothing(run: rounds.Run, all_rows: rows.Rows, new: rows.Rows, steps: int) -> Net:
    assert steps == 1 + 8 * new.size // 512
    assert all_rows.seen.shape[1] == about_of(MIDDLE_AGES).inputs
    return some_net(MIDDLE_AGES, seed=run.round)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run = rounds.opened(tmp_path, "middle-ages", 2, iterations=3)
    first = rounds.play(run, sys.executable, players=1, seconds=0)
    rounds.learn_round(run, rows.Window(run.learned(), run.window), first, learn_nothing)
    rounds.play(run, sys.executable, players=1, seconds=0)  # stopped before anything was learned from it
    again = rounds.opened(tmp_path, "middle-ages", 2)
    assert again == run
    assert again.learned() == first
    assert (again.round, again.iterations, again.net) == (1, 3, tmp_path / "nets" / "0000.npz")
    assert [again.seed_of(player) for player in (0, 1)] == [1_000_000, 1_010_000]
    assert rounds.player_words(again, 0, 1, tmp_path)[-2:] == ["--net", str(again.net)]
    changed = rounds.opened(tmp_path, "middle-ages", 2, iterations=5, window=7, hidden=192)
    assert (changed.round, changed.iterations, changed.window) == (1, 5, 7)
    with pytest.raises(ValueError, match="expected the width that its network has, 192, not 64"):
        rounds.opened(tmp_path, "middle-ages", 2, hidden=64)
    with pytest.raises(ValueError, match="expected a run of medieval-mastery with 2 seats, not of middle-ages with 2"):
        rounds.opened(tmp_path, "medieval-mastery", 2)


def test_a_player_that_stops_ends_the_round(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run = rounds.opened(tmp_path, "chess", 2)
    with pytest.raises(ValueError, match="round 0: a player has stopped"):
        rounds.play(run, sys.executable, players=1, seconds=0)
    assert "no game 'chess'" in capfd.readouterr().err


def test_without_torch_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(ValueError, match=r"pip install 'tabard\[learn\]'"):
        fit.torch_here()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("middle-ages --window 0", "--window: expected at least 1, not 0"),
        ("middle-ages --iterations -3", "--iterations: expected at least 1, not -3"),
        ("chess", "no game 'chess'"),
    ],
)
def test_wrong_words_to_the_trainer_are_told_what_was_expected(
    words: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["learn", *words.split(), "--folder", str(tmp_path / "run")])
    with pytest.raises(SystemExit):
        trainer.main()
    assert reason in capsys.readouterr().err and not (tmp_path / "run").exists()


# ---------------------------------------------------------------------- how good it is


def test_a_match_is_played_from_each_seat_on_unseen_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some_net(MIDDLE_AGES).save(tmp_path / "net.npz")
    wish = match.parser().parse_args(
        [str(tmp_path / "net.npz"), *["--against", "random", "--games", "2", "--seconds", "0.001"]]
    )
    deals: list[int] = []
    new = Setting.new
    monkeypatch.setattr(Setting, "new", lambda self, seed: deals.append(seed) or new(self, seed))
    results = list(match.played(wish))
    assert [deal for deal in deals if deal] == [rounds.UNSEEN] * 2
    assert all([game.choices > 10 and game.their_choices > 10 for game in results])
    assert match.told(results, "random").startswith(
        f"against random: {sum([game.won for game in results]) / 2:.1%} of 2 games"
    )


def test_a_match_of_no_games_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    some_net(MIDDLE_AGES).save(tmp_path / "net.npz")
    monkeypatch.setattr(sys, "argv", ["match", str(tmp_path / "net.npz"), "--games", "0"])
    with pytest.raises(SystemExit):
        match.main()
    assert "expected at least one game and one job" in capsys.readouterr().err


# ---------------------------------------------------------------------- what has been learned


def test_shipped_networks_are_small_and_fit_their_games() -> None:
    folder = Path(bot.__file__).parent / "nets"
    made = {file.stem: net.load(file).about for file in folder.glob("*.npz") if file.stat().st_size < net.MOST_BYTES}
    shipped = ["crown-of-emara-2", "middle-ages-2", "middle-ages-3"]
    assert sorted(made) == sorted([file.stem for file in folder.iterdir()]) == shipped
    for name, about in made.items():
        assert name == f"{about.game}-{about.seats}"
        assert about == about_of(Setting(about.game, about.seats))


def test_the_bot_is_there_by_its_name() -> None:
    named = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert named["entry-points"]["tabard.bots"]["learned"] == "tabard.learn.bot:made"
    assert isinstance(bot.made(1, "0.05"), bot.LearnedBot)
    with pytest.raises(ValueError, match=r"^learned:soon: expected seconds of thought, up to 30, such as learned:0.2$"):
        bot.made(1, "soon")


def test_it_judges_what_it_has_learned_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = MIDDLE_AGES.game
    few, three = bot.judge_for(game.new(2)), bot.judge_for(game.new(3))
    assert isinstance(few, NetJudge) and isinstance(three, NetJudge) and (few.curiosity, three.curiosity) == (0.35, 0.2)
    assert bot.judge_for(game.new(4)) is None
    assert isinstance(bot.judge_for(tabard.game("crown-of-emara").new(2)), NetJudge)
    assert bot.judge_for(tabard.game("medieval-mastery").new(2)) is None
    monkeypatch.setitem(sys.modules, "tabard.learn.judge", None)
    assert bot.judge_for(game.new(2)) is None
    assert "`learned` plays as `search` does" in caplog.text


@pytest.mark.parametrize(
    ("slug", "seats", "iterations", "games", "least"),
    [("middle-ages", 2, 16, 6, 5), ("middle-ages", 3, 64, 18, 10), ("crown-of-emara", 2, 16, 6, 5)],
)
def test_it_wins_against_greed(slug: str, seats: int, iterations: int, games: int, least: int) -> None:
    """With few iterations, whoever begins; among three its share would be six of eighteen."""
    setting, won = Setting(slug, seats), 0
    for number in range(games):
        position, mine = setting.new(100 + number // seats), number % seats
        players = [bots.make("greedy", number) for _ in range(seats)]
        players[mine] = Fair(bot.LearnedBot(number, iterations=iterations), number)
        play_out(position, players)
        won += mine in position.winners
    assert won >= least
