"""The training script: its slopes are right, its gains are those of the seat that decided, and it learns something."""

import numpy as np
import pytest

from tabard.adapters.net import Learner, Net, draw, legal_logs
from tabard.adapters.ppo import LAMBDA, STEPS, Playing, evaluate, train
from tabard.adapters.setting import Setting
from tabard.adapters.tables import Tables


def test_slopes_are_those_of_the_objective() -> None:
    random = np.random.default_rng(1)
    net = Net(5, 4, 6, seed=2)
    net.weights = {name: random.standard_normal(w.shape) / 2 for name, w in net.weights.items()}  # type: ignore[misc]
    learner = Learner(net, 0.1)
    seen, aim, gain = random.standard_normal((7, 5)), random.standard_normal(7), random.standard_normal(7)
    mask = np.ones((7, 4), np.int8)
    mask[:, 3] = 0
    action = random.integers(3, size=7)
    old = legal_logs(net.look(seen)[2], mask)[np.arange(7), action] + 0.05

    def loss() -> float:
        _, _, logits, value = net.look(seen)
        logs = legal_logs(logits, mask)
        ratio = np.exp(logs[np.arange(7), action] - old)
        won = np.minimum(ratio * gain, np.clip(ratio, 0.8, 1.2) * gain).mean()
        entropy = -(np.exp(logs[:, :3]) * logs[:, :3]).sum(axis=1).mean()
        return float(-won - learner.entropy * entropy + learner.value_weight * ((value - aim) ** 2).mean())

    slopes: dict[str, np.ndarray] = {}
    learner.apply = slopes.update  # type: ignore[method-assign,assignment]
    learner.learn(seen, mask, action, old, gain, aim)
    for name, weight in net.weights.items():
        at = tuple(0 for _ in weight.shape)
        kept, losses = weight[at], []
        for change in (1e-4, -1e-4):
            weight[at] = kept + change
            losses.append(loss())
        weight[at] = kept
        assert slopes[name][at] == pytest.approx((losses[0] - losses[1]) / 2e-4, abs=2e-4), name


def test_gains_belong_to_the_seat_that_decided() -> None:
    tables = Tables("middle-ages", 1, seats=2)
    playing = Playing(tables, Net(tables.observations.shape[1], tables.actions.size, 4, 0), np.random.default_rng(0))
    last = STEPS - 1
    playing.asked[last - 2 :, 0] = [0, 1, 0]
    playing.value[last - 2 :, 0] = [0.5, 0.25, 0.75]
    playing.done[last, 0], playing.reward[last, 0] = True, [1.0, -1.0]
    gains = playing.gains()[last - 2 :, 0]
    assert gains[2] == pytest.approx(1 - 0.75)
    assert gains[1] == pytest.approx(-1 - 0.25)
    assert gains[0] == pytest.approx(0.75 - 0.5 + LAMBDA * 0.25)


def test_only_legal_actions_are_drawn() -> None:
    logs = legal_logs(np.zeros((50, 4), np.float32), np.array([[0, 1, 0, 1]] * 50, np.int8))
    assert set(draw(np.random.default_rng(0), logs)) == {1, 3}


def test_it_trains_and_plays() -> None:
    setting = Setting("middle-ages", 2)
    net = Net(setting.observations.size, setting.actions.size, 8, seed=0)
    before = net.weights["w1"].copy()
    train(setting, net, minutes=0.001, seed=0)
    assert not np.array_equal(net.weights["w1"], before)
    assert 0 <= evaluate(setting, net, "random", 2) <= 1
