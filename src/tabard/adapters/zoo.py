"""Every game as a PettingZoo AEC environment.

    from tabard.adapters import zoo
    env = zoo.env("middle-ages", seats=3)

One agent is asked at a time. Where the rules let several seats decide at once and in secret, they are asked one after the other,
and nobody's observation shows what another has chosen before all have.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tabard.kernel import Position

from .extras import needed
from .names import zoo_name
from .setting import SHARE, Setting

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise needed(missing) from None

from .spaces import ILLEGAL, Seen, observation_space, seen


def env(game: str, **choices: Any) -> AECEnv:
    """The environment with the usual wrappers: an illegal action ends the game with -1 for whoever made it."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **choices), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 # the name that PettingZoo's users expect
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SHARE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options, reward)
        self.metadata = {"name": zoo_name(game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions.size) for agent in self.possible_agents}
        self.random = Random()
        self.position: Position = self.setting.new(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or the next one of the seed given before."""
        if seed is not None:
            self.random = Random(seed)
        self.position = self.setting.new(self.random.getrandbits(31))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.waiting[0]]

    def observe(self, agent: str) -> Seen:
        """Whoever is not asked sees as much, with an empty mask."""
        return seen(self.setting, self.position, self.numbers[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position.play(self.numbers[agent], self.setting.actions.move[int(action)])
        self._clear_rewards()
        if self.position.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.position.waiting[0]]
        self._accumulate_rewards()

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, self.setting.rewards(self.position), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def render(self) -> str | None:
        """What the seat that is asked sees, as text."""
        if self.render_mode is None:
            return None
        return self.setting.observations.text(self.position, self.numbers[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""
