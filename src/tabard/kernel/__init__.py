"""The kernel: positions, frames, moves, nature, story, records. No input or output, no clock, no global randomness."""

from .frames import Ask, Decision, Each, End, Frame, Procedure, Roll, Secret, Window
from .game import LANGUAGES, Game
from .moves import DONE, PASS, Domain, Move, Verb, Vocabulary, move_text
from .options import Offer, Option, OptionValue
from .position import Position
from .record import Differs, replay, verify
from .story import ONLOOKER, Args, Event, Illegal, Message

__all__ = [
    "DONE",
    "LANGUAGES",
    "ONLOOKER",
    "PASS",
    "Args",
    "Ask",
    "Decision",
    "Differs",
    "Domain",
    "Each",
    "End",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "Message",
    "Move",
    "Offer",
    "Option",
    "OptionValue",
    "Position",
    "Procedure",
    "Roll",
    "Secret",
    "Verb",
    "Vocabulary",
    "Window",
    "move_text",
    "replay",
    "verify",
]
