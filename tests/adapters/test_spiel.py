"""OpenSpiel's own checks of random games pass."""

import subprocess
import sys

import numpy as np
import pyspiel
import pytest

import tabard
from tabard.adapters import spiel
from tabard.adapters.names import spiel_name


def test_openspiel_finds_no_fault() -> None:
    """Those of the longer games take minutes; they were seen to pass."""
    pyspiel.random_sim_test(spiel.load("middle-ages", seats=2, deals=3), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_known_by_its_name() -> None:
    for slug in tabard.slugs():
        assert spiel_name(slug) in pyspiel.registered_names()
    game = pyspiel.load_game("tabard_middle_ages_v0(players=3,deals=7)")
    assert (game.num_players(), game.max_chance_outcomes(), game.num_distinct_actions()) == (3, 7, 205)


def test_a_state_is_copied_and_told_by_parts() -> None:
    game = spiel.load("middle-ages", seats=2, deals=2)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 2
    state.apply_action(1)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state) or copy.history() != state.history()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["fief"].base is not None and np.any(observer.tensor)
    assert observer.string_from(state, 0).startswith("asked: ")
    with pytest.raises(ValueError, match="does not recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(ValueError, match="at least one deal"):
        spiel.load("middle-ages", seats=2, deals=0)


def test_a_program_that_used_openspiel_ends_in_peace() -> None:
    """A function in the place of the class brought the interpreter down at its end."""
    program = "import pyspiel; from tabard.adapters import spiel; print(pyspiel.load_game('tabard_middle_ages_v0'))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
