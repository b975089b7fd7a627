"""The one step that needs PyTorch: a network learns from rows, on a GPU if there is one, and its state is kept."""

from __future__ import annotations

from importlib import import_module
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabard.adapters.setting import Setting

from .judge import about_of, parts_of
from .net import Net, Weights, fresh
from .rounds import BATCH
from .rows import NONE, Rows

RATE, LEAST_RATE, DECAY = 1e-3, 0.05, 0.01
TRUST = 0.75  # weight of what the search hoped for, beside that of what came of it
REPORTS = 4  # lines that tell how far it is


def torch_here() -> Any:
    try:
        return import_module("torch")
    except ModuleNotFoundError:
        raise ValueError("torch is not installed: pip install 'tabard[learn]'") from None


class Fitting:
    """Goes on from the state in `file`, or begins with a network that knows nothing."""

    def __init__(self, file: Path, setting: Setting, hidden: int, seed: int, anew: bool = False) -> None:
        self.torch = torch = torch_here()
        self.file = file
        self.moves = setting.actions.move
        self.parts = parts_of(setting.game)
        self.about = about = about_of(setting)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.weights = {name: self.parameter(weight) for name, weight in fresh(about, hidden, seed).items()}
        self.optimizer = torch.optim.AdamW(self.weights.values(), lr=RATE, weight_decay=DECAY)
        if file.exists() and not anew:
            self.resume()

    def parameter(self, weight: Any) -> Any:
        return self.torch.tensor(weight, device=self.device, requires_grad=True)

    def resume(self) -> None:
        saved = self.torch.load(self.file, map_location=self.device)
        with self.torch.no_grad():
            for name, weight in self.weights.items():
                weight.copy_(saved["weights"][name])
        self.optimizer.load_state_dict(saved["optimizer"])

    def save(self) -> None:
        state = {"weights": self.weights, "optimizer": self.optimizer.state_dict()}
        before = self.file.with_suffix(".part")
        self.torch.save(state, before)
        before.replace(self.file)

    def net(self) -> Net:
        weights: Weights = {name: weight.detach().cpu().numpy() for name, weight in self.weights.items()}
        return Net(self.about, weights)

    def tensors(self, rows: Rows) -> list[Any]:
        """Seen, the actions by their rows in the table of parts, tried, leaning and the aim of the value; and that table."""
        aim = (1 - TRUST) * rows.won + TRUST * rows.hoped
        known, places = np.unique(rows.actions, return_inverse=True)
        places = places.reshape(rows.actions.shape).astype(np.int32)
        self.table = self.torch.from_numpy(self.parts_of(known)).to(self.device)
        parts = (rows.seen, places, rows.tried, rows.leaning, aim.astype(np.float16))
        return [self.torch.from_numpy(part).to(self.device) for part in parts]

    def parts_of(self, actions: NDArray[np.int32]) -> NDArray[np.int64]:
        """A row for each action; behind its parts, and where there is no action, one more than there are parts."""
        rows = [self.parts.of(self.moves[action]) if action != NONE else [] for action in actions.tolist()]
        table = np.full((len(rows), max(map(len, rows))), self.parts.size, np.int64)
        for row, parts in zip(table, rows, strict=True):
            row[: len(parts)] = parts
        return table

    def losses(self, seen: Any, places: Any, tried: Any, leaning: Any, aim: Any) -> tuple[Any, Any]:
        """Of the policy and of the value: cross entropies."""
        torch, w = self.torch, self.weights
        one = torch.relu(seen.float() @ w["w1"].T + w["b1"])
        two = torch.relu(one @ w["w2"].T + w["b2"])
        scores = torch.nn.functional.pad(two @ w["wp"].T + w["bp"], (0, 1))
        parts = self.table[places.long()]
        logits = leaning.float() + scores.gather(1, parts.flatten(1)).view(parts.shape).sum(2)
        logits = logits.masked_fill(parts[:, :, 0] == self.parts.size, -1e9)
        policy = -(tried.float() * torch.log_softmax(logits, 1)).sum(1).mean()
        value = -(aim.float() * torch.log_softmax(two @ w["wv"].T + w["bv"], 1)).sum(1).mean()
        return policy, value

    def test(self, rows: Rows) -> tuple[float, float]:
        """The losses on rows that have not been learned from."""
        with self.torch.no_grad():
            policy, value = self.losses(*self.tensors(rows))
        return float(policy), float(value)

    def fit(self, rows: Rows, steps: int) -> None:
        data, count = self.tensors(rows), rows.size
        for step in range(steps):
            self.set_rate(step / steps)
            some = self.torch.randint(count, (BATCH,), device=self.device)
            policy, value = self.losses(*[part[some] for part in data])
            self.optimizer.zero_grad(set_to_none=True)
            (policy + value).backward()
            self.optimizer.step()
            if (step + 1) % max(1, steps // REPORTS) == 0:
                print(f"  step {step + 1}: policy {policy.item():.4f}, value {value.item():.4f}", flush=True)

    def set_rate(self, done: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * (LEAST_RATE + (1 - LEAST_RATE) * 0.5 * (1 + cos(pi * done)))
