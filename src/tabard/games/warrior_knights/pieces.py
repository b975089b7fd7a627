"""Every card that can be resolved, and which of them a game has resolved: by its story."""

from __future__ import annotations

from typing import Final

from .components import ACTIONS, EXPEDITIONS, NEUTRALS, Components
from .position import KnightsPosition

# what the story calls a card that works, and under which name it names it
TOLD: Final = {
    "turned-up": "card",
    "neutral-up": "card",
    "passed": "agenda",
    "awarded": "agenda",
    "expedition": "expedition",
    "motion-passed": "subject",
}


def inventory(components: Components) -> set[str]:
    """Action and neutral cards, expeditions, events, agendas, open motions."""
    found = {word("card", id) for id in (*ACTIONS, *NEUTRALS)} | {word("expedition", id) for id in EXPEDITIONS}
    found |= {word("event", event.id) for event in components.events}
    found |= {word("motion", motion.id) for motion in components.motions}
    return found | {word("agenda", agenda.id) for agenda in components.agendas}


def word(kind: str, id: str) -> str:
    return f"{kind}-{id.replace('_', '-')}"


def met(p: KnightsPosition) -> set[str]:
    """Those that were turned up, carried or drawn, and took effect."""
    found: set[str] = set()
    event = ""
    for told in p.story:
        if told.name == "proposer":
            found.add("agenda-private-motion")
        elif told.name in TOLD:
            found.add(str(told.details[TOLD[told.name]]))
        elif told.name == "event":
            found |= {event}
            event = str(told.details["event"])
        elif told.name == "no-effect":
            event = ""
    return (found | {event}) & inventory(p.components)
