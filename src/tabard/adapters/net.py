"""A small network in NumPy: two hidden layers, a policy and a value; and the steps of PPO on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .observations import Floats, Mask

Weights = dict[str, Floats]
FORBIDDEN = np.float32(-1e9)


class Net:
    def __init__(self, inputs: int, actions: int, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: Weights = {
            "w1": layer(random, inputs, hidden, 1.4),
            "b1": np.zeros(hidden, np.float32),
            "w2": layer(random, hidden, hidden, 1.4),
            "b2": np.zeros(hidden, np.float32),
            "wp": layer(random, hidden, actions, 0.01),
            "bp": np.zeros(actions, np.float32),
            "wv": layer(random, hidden, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }

    def look(self, seen: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Both hidden layers, the logits of all actions, and the value."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return first, second, second @ w["wp"] + w["bp"], (second @ w["wv"])[:, 0] + w["bv"]

    def policy(self, seen: Floats, mask: Mask) -> tuple[Floats, Floats]:
        """Log-probabilities, of legal actions only, and the value."""
        _, _, logits, value = self.look(seen)
        return legal_logs(logits, mask), value

    def save(self, file: Path) -> None:
        halves: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in self.weights.items()}
        np.savez(file, **halves)

    def load(self, file: Path) -> None:
        with np.load(file) as saved:
            self.weights = {name: saved[name].astype(np.float32) for name in saved.files}


def layer(random: np.random.Generator, inputs: int, outputs: int, gain: float) -> Floats:
    made: Floats = (random.standard_normal((inputs, outputs)) * gain / np.sqrt(inputs)).astype(np.float32)
    return made


def legal_logs(logits: Floats, mask: Mask) -> Floats:
    found: Floats = np.where(mask, logits, FORBIDDEN)
    found -= found.max(axis=1, keepdims=True)
    found -= np.log(np.exp(found).sum(axis=1, keepdims=True))
    return found


def draw(random: np.random.Generator, logs: Floats) -> NDArray[np.int64]:
    """An action for each row, with these probabilities."""
    noise = -np.log(-np.log(random.random(logs.shape, np.float32) + 1e-12) + 1e-12)
    chosen: NDArray[np.int64] = np.argmax(logs + noise, axis=1)
    return chosen


class Learner:
    """Adam on the clipped objective of PPO, a bonus for entropy and the squared error of the value."""

    clip, value_weight = 0.2, 0.5

    def __init__(self, net: Net, rate: float) -> None:
        self.net = net
        self.rate = rate
        self.entropy = 0.01
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in net.weights.items()}
        self.steps = 0

    def learn(self, seen: Floats, mask: Mask, action: NDArray[Any], old: Floats, gain: Floats, aim: Floats) -> None:
        first, second, logits, value = self.net.look(seen)
        logs = legal_logs(logits, mask)
        push = self.push(logs, action, old, gain)
        pull = (2 * self.value_weight / len(seen) * (value - aim)).astype(np.float32)[:, None]
        self.apply(self.back(seen, first, second, push, pull))

    def push(self, logs: Floats, action: NDArray[Any], old: Floats, gain: Floats) -> Floats:
        """The gradient at the logits."""
        rows = np.arange(len(action))
        odds = np.exp(logs)
        ratio = np.exp(logs[rows, action] - old)
        free = np.where(gain > 0, ratio < 1 + self.clip, ratio > 1 - self.clip)
        weight = np.where(free, -gain * ratio, 0)[:, None]
        push = -weight * odds
        push[rows, action] += weight[:, 0]
        inner = np.where(odds > 0, logs, 0)
        push += self.entropy * odds * (inner - (odds * inner).sum(axis=1, keepdims=True))
        scaled: Floats = (push / len(action)).astype(np.float32)
        return scaled

    def back(self, seen: Floats, first: Floats, second: Floats, push: Floats, pull: Floats) -> Weights:
        w = self.net.weights
        two = (push @ w["wp"].T + pull @ w["wv"].T) * (second > 0)
        one = (two @ w["w2"].T) * (first > 0)
        return {
            "w1": seen.T @ one,
            "b1": one.sum(axis=0),
            "w2": first.T @ two,
            "b2": two.sum(axis=0),
            "wp": second.T @ push,
            "bp": push.sum(axis=0),
            "wv": second.T @ pull,
            "bv": pull.sum(axis=0),
        }

    def apply(self, slopes: Weights) -> None:
        self.steps += 1
        size = np.sqrt(sum([float((slope**2).sum()) for slope in slopes.values()]))
        shrink = np.float32(min(1.0, 0.5 / (size + 1e-8)))
        pace = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            slope *= shrink
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope**2 - square)
            self.net.weights[name] -= (pace * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
