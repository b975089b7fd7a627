"""The clocks in plain numbers."""

import pytest

from tabard.server.clock import DAY, LEAST, Hands, Turn, at, begun, due, gone_back, latest, run, stepped
from tabard.server.wire_time import Days, Live

LIVE, DAYS = Live(30, 15), Days(3)


def after(hands: Hands, seconds: float) -> Hands:
    return at(hands, hands.since + seconds)


def test_everybody_begins_with_the_whole_time_and_a_live_clock_stands_until_the_first_move() -> None:
    live, days = begun(LIVE, [0, 1], 5.0), begun(DAYS, [0, 1], 5.0)
    assert live.left == {0: 1800.0, 1: 1800.0} and days.left == {0: 3 * DAY, 1: 3 * DAY}
    assert run(LIVE, live, (0,), [0, 1]).running == [] and run(DAYS, days, (0,), [0, 1]).running == [0]
    moved = stepped(LIVE, live, Turn(0, 1, (0,), (1,)))
    assert run(LIVE, moved, (0,), [0, 1]).running == [0]


def test_time_runs_for_those_who_are_asked_and_no_one_else() -> None:
    hands = after(run(DAYS, begun(DAYS, [0, 1, 2], 0.0), (0, 2), [0, 1, 2]), 100.0)
    assert hands.left == {0: 3 * DAY - 100, 1: 3 * DAY, 2: 3 * DAY - 100}
    assert run(DAYS, hands, (0, 2), [2]).running == [], "nobody waits for the last person"
    assert run(DAYS, hands, (0, 2), [1, 2]).running == [2], "nor for a bot"


@pytest.mark.parametrize("jump", [-1e9, -3600.0, -0.1, 0.0])
def test_a_moment_before_the_last_one_gives_nothing_and_takes_nothing(jump: float) -> None:
    hands = run(DAYS, begun(DAYS, [0, 1], 1000.0), (0,), [0, 1])
    assert after(hands, jump) == hands


def test_seconds_are_given_to_whoever_comes_to_be_asked() -> None:
    hands = Hands({0: 100.0, 1: 200.0}, [0], 0.0, {0: 4, 1: 4})
    assert stepped(LIVE, hands, Turn(0, 5, (0,), (1,))).left == {0: 100.0, 1: 215.0}
    assert stepped(LIVE, hands, Turn(0, 5, (0,), (0,))).left == hands.left, "not for each part of one's own turn"
    spent = Hands({0: 0.0, 1: 3.0}, [], 0.0)
    assert stepped(Live(1, 0), spent, Turn(1, 1, (1,), (0,))).left[0] == LEAST


def test_the_last_of_many_who_choose_in_secret_is_asked_anew_like_the_others() -> None:
    hands = Hands({0: 10.0, 1: 10.0, 2: 10.0}, [1], 0.0)
    for pace, left in ((LIVE, 25.0), (DAYS, 3 * DAY)):
        assert set(stepped(pace, hands, Turn(1, 1, (1,), (0, 1, 2))).left.values()) == {left}
        assert stepped(pace, hands, Turn(0, 1, (0, 1, 2), (1, 2))).left == hands.left, "the others are not asked anew"


def test_days_are_given_for_every_move() -> None:
    hands = Hands({0: 60.0, 1: 3 * DAY}, [0], 0.0, {0: 4})
    assert stepped(DAYS, hands, Turn(0, 5, (0,), (0,))).left[0] == 3 * DAY


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_nothing_is_earned_by_taking_back_and_moving_again(pace: Live | Days) -> None:
    hands = stepped(pace, Hands({0: 60.0, 1: 90.0}, [0], 0.0, {0: 4, 1: 4}), Turn(0, 5, (0,), (1,)))
    hands = run(pace, hands, (1,), [0, 1])
    for _ in range(3):
        hands = run(pace, stepped(pace, after(hands, 5.0), Turn(0, 4, (1,), (0,))), (0,), [0, 1])
        hands = run(pace, stepped(pace, after(hands, 7.0), Turn(0, 5, (0,), (1,))), (1,), [0, 1])
    given = 90.0 + 15 if pace is LIVE else 3 * DAY
    assert hands.left == {0: 60.0 - 21, 1: given - 15}


def test_who_goes_back_by_agreement_is_asked_anew() -> None:
    hands = gone_back(DAYS, Hands({0: 60.0, 1: 90.0}, [0], 0.0, {0: 4, 1: 4}), {0: 3, 1: 4}, (0,))
    assert hands.left == {0: 3 * DAY, 1: 90.0}
    assert stepped(DAYS, after(hands, 5.0), Turn(0, 4, (0,), (0,))).left[0] == 3 * DAY


def test_when_the_first_runs_out_and_who_it_is() -> None:
    hands = Hands({0: 60.0, 1: 50.0, 2: 10.0}, [0, 1], 100.0)
    assert due(hands) == 150.0 and due(None) is None and due(run(DAYS, hands, (), [0, 1])) is None
    assert latest(hands, 149.9) is None and latest(hands, 150.0) == 1 and latest(hands, 170.0) == 1
    assert after(hands, 1000.0).left == {0: 0.0, 1: 0.0, 2: 10.0}, "nobody has less than nothing"
