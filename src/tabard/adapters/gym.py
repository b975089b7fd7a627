"""Every game as a Gymnasium environment for one seat; bots play the others.

    import gymnasium, tabard.adapters
    tabard.adapters.register()
    env = gymnasium.make("tabard/MiddleAges-v0", seats=2, opponents="greedy")

`info["action_mask"]` and `env.unwrapped.action_masks()` say what is legal. An illegal action ends the game with -1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import tabard
from tabard import bots
from tabard.bots.base import Fair
from tabard.kernel import Position

from .extras import needed
from .names import gym_id
from .observations import Mask
from .setting import SHARE, Setting

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise needed(missing) from None

from .spaces import ILLEGAL, Seen, mask, observation_space, seen


class SeatEnv(gymnasium.Env[Seen, Any]):
    """`seat`: which one learns; None: another one in each game. `opponents`: one bot's name for all, or one for each."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        reward: str = SHARE,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, reward)
        self.fixed_seat = check_seat(seat, self.setting.seats)
        self.names = bot_names(opponents, self.setting.seats - 1)
        self.render_mode = render_mode
        self.observation_space = cast(spaces.Space[Seen], observation_space(self.setting))
        self.action_space = spaces.Discrete(self.setting.actions.size)
        self.seat = self.fixed_seat or 0
        self.bots: dict[int, Fair] = {}
        self.position: Position = self.setting.new(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.seat = int(draw(self.setting.seats)) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        seeds = [int(number) for number in draw(2**31, size=self.setting.seats)]
        self.bots = {seat: bots.make(name, seeds[seat]) for seat, name in zip(others, self.names, strict=True)}
        self.position = self.setting.new(seeds[self.seat])
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        reason = self.position.explain(self.seat, self.setting.actions.move[int(action)])
        if reason is not None:
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": reason.message}
        self.position.step(self.seat, self.setting.actions.move[int(action)])
        self._let_others_play()
        reward = self.setting.rewards(self.position)[self.seat]
        observation, info = self._seen()
        return observation, reward, self.position.over, False, info

    def _let_others_play(self) -> None:
        """Until the learning seat is asked or the game is over. Where all choose in secret it comes last, and sees no choice."""
        p = self.position
        while others := [seat for seat in p.waiting if seat != self.seat]:
            p.step(others[0], self.bots[others[0]].choose(p, others[0]))

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        observation = seen(self.setting, self.position, self.seat)
        return observation, {"action_mask": observation["action_mask"].copy(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """By the name under which MaskablePPO looks for it."""
        return mask(self.setting, self.position, self.seat)

    def render(self) -> str | None:
        return self.setting.observations.text(self.position, self.seat) if self.render_mode == "ansi" else None


def check_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and seat not in range(seats):
        raise ValueError(f"a seat is 0 to {seats - 1}, not {seat!r}")
    return seat


def bot_names(opponents: str | Sequence[str], others: int) -> list[str]:
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise ValueError(f"{others} opponents have a name each, not {len(names)}")
    for name in names:
        bots.bare(name, 0)  # ValueError if there is none
    return names


def register_all() -> None:
    """Every installed game, once."""
    for slug in tabard.slugs():
        if gym_id(slug) not in gymnasium.registry:
            gymnasium.register(gym_id(slug), entry_point=f"{__name__}:SeatEnv", kwargs={"game": slug})


register_all()
