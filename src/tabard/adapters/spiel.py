"""Every game as an OpenSpiel game.

    from tabard.adapters import spiel
    game = spiel.load("middle-ages", seats=2, deals=1000)

Chance moves once, at the root: it picks one of so many deals, and with it every shuffle and die to come, which nobody's
observation shows. Where seats decide at once and in secret they are asked one after the other. Meant for small settings: states
are Python objects, and an action is one of the game's whole vocabulary.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

import tabard
from tabard.kernel import Position, move_text

from .extras import needed
from .names import spiel_name
from .setting import SHARE, Setting

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise needed(missing) from None

DEALS = 1000
HIGHEST = 1.0  # the whole win


def load(game: str, seats: int | None = None, deals: int = DEALS) -> TabardGame:
    """As `pyspiel.load_game("tabard_middle_ages_v0(players=2,deals=1000)")`. Options are the usual ones: OpenSpiel's names of
    games have no room for others."""
    return TabardGame(game, {"players": seats, "deals": deals})


def game_type(slug: str) -> Any:
    seats = tabard.game(slug).seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(slug),
        long_name=f"Tabard: {slug}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "deals": DEALS},
    )


class TabardGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, slug: str, wish: Mapping[str, Any]) -> None:
        self.setting = Setting(slug, wish.get("players") or None, reward=SHARE)
        self.deals: int = wish.get("deals", DEALS)
        if self.deals < 1:
            raise ValueError(f"there is at least one deal, not {self.deals}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=HIGHEST,
            utility_sum=None,
            max_game_length=self.setting.game.bound,
        )
        super().__init__(game_type(slug), info, {"players": self.setting.seats, "deals": self.deals})

    def new_initial_state(self) -> TabardState:
        return TabardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TabardObserver:
        if params:
            raise ValueError(f"an observation has no parameters, not {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("an observation is of the moment; it does not recall the whole game")
        return TabardObserver(self.setting)


class TabardState(pyspiel.State):  # type: ignore[misc]
    """Before chance has moved there is no position."""

    def __init__(self, game: TabardGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deals = game.deals
        self.position: Position | None = None

    def __deepcopy__(self, memo: dict[int, object]) -> TabardState:
        copy = TabardState(self.get_game())
        copy.position = self.position.clone() if self.position is not None else None
        return copy

    def current_player(self) -> int:
        p = self.position
        if p is None:
            return int(pyspiel.PlayerId.CHANCE)
        return p.waiting[0] if p.waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None:
            return []
        index = self.setting.actions.index
        return sorted([index[move] for move in self.position.legal(player)])

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.setting.new(action)
        else:
            self.position.step(self.position.waiting[0], self.setting.actions.move[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else move_text(self.setting.actions.move[action])

    def returns(self) -> list[float]:
        return self.setting.rewards(self.position) if self.position is not None else [0.0] * self.setting.seats

    def __str__(self) -> str:
        return repr(self.position) if self.position is not None else "before the deal"


class TabardObserver:
    """Fills `tensor`, of which `dict` shows the named parts."""

    def __init__(self, setting: Setting) -> None:
        self.seen = setting.observations
        self.tensor = np.zeros(self.seen.size, np.float32)
        self.dict = self.seen.named(self.tensor)

    def set_from(self, state: TabardState, player: int) -> None:
        self.tensor[:] = self.seen.array(state.position, player) if state.position is not None else 0

    def string_from(self, state: TabardState, player: int) -> str:
        return self.seen.text(state.position, player) if state.position is not None else "before the deal"


class Registered(TabardGame):
    """What OpenSpiel makes a game of by its name: a class for each game, since it keeps what it is given until the very end."""

    slug: ClassVar[str] = ""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__(self.slug, parameters or {})


def register_all() -> None:
    """Every installed game, once."""
    known = set(pyspiel.registered_names())
    for slug in tabard.slugs():
        if spiel_name(slug) not in known:
            pyspiel.register_game(game_type(slug), type(spiel_name(slug), (Registered,), {"slug": slug}))


register_all()
