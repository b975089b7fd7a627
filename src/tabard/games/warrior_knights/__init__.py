"""Warrior Knights: two to six barons, one empty throne."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from tabard.kernel import Args, Domain, Game, Message, Move, OptionValue, Position, Verb, Vocabulary
from tabard.kernel.game import digest, package_text
from tabard.kernel.options import Offer
from tabard.kernel.outlook import Outlook, rungs
from tabard.kernel.sheet import Sheet

from . import fields, foresight, hidden, hints, labels, pieces, view, words
from .components import Components, read
from .kingdom import AREAS, CITIES, KINGDOM
from .position import MOST_VOTES, KnightsPosition
from .printed import Printed
from .rules import (
    action_cards,
    actions,
    aftermath,
    agendas,
    allocation,
    asides,
    assembly,
    attack,
    battle,
    battle_choices,
    campaign,
    cities,
    deaths,
    draft,
    effects,
    ending,
    events,
    laws,
    losses,
    movement,
    neutral_cards,
    permission,
    private_motions,
    return_of_nobles,
    round,
    targets,
    taxation_and_wages,
    upkeep,
    voting,
)
from .setup import ASSIGN_TROOPS, PLACE_STRONGHOLD, SET_NOBLE, PlaceNobles, SetUp, set_up
from .terms import OPTIONS, Terms

AREA = Domain("area", AREAS)
KINGDOM_AREA = Domain("area", KINGDOM)
PLACE = Domain("place", 5)
TO = Domain("to", 5)
NOBLE = Domain("noble", 4)
SEAT = Domain("baron", 6)
KIND = Domain("troop", 20)
CARD = Domain("card", 6)
ZONE = Domain("zone", 3)
SPOT = Domain("spot", 7)
CITY = Domain("city", CITIES)
WALL = Domain("wall", CITIES + 6)
COUNT = Domain("count", 100)
VOTES = Domain("votes", MOST_VOTES + 1)
AGENDA = Domain("agenda", 64)
VOYAGE = Domain("expedition", 3)

VOCABULARY = Vocabulary(
    *[
        Verb(name)
        for name in (
            *("done", "use", "decline", "enough", "peace", "stop", "crowns", "vote", "yes", "no", "obey", "disobey"),
            *("spare", "breach", "control", "raze", "cancel", "suffer", "none", "bless", "withhold", "nothing"),
            *("postpone", "aye", "nay", "accept", "refuse", "let_go", "later"),
        )
    ],
    Verb("assign", PLACE),
    Verb("stronghold", KINGDOM_AREA),
    Verb("noble", NOBLE, AREA),
    Verb("plan", CARD, ZONE),
    Verb("spot", SPOT),
    Verb("allocate", Domain("phase", 3)),
    Verb("area", AREA),
    Verb("lead", NOBLE),
    Verb("take", PLACE, KIND),
    Verb("take_all", PLACE),
    Verb("march", AREA),
    Verb("sail", AREA),
    Verb("battle", AREA),
    Verb("attack", Domain("enemy", 7), Domain("kind", 3)),
    Verb("join", NOBLE),
    Verb("command", NOBLE),
    Verb("discard", Domain("row", 12)),
    Verb("wound", PLACE),
    Verb("first", PLACE),
    Verb("retreat", AREA),
    Verb("deserter", KIND),
    Verb("loss", KIND),
    Verb("cede", CITY),
    Verb("draws", SEAT),
    Verb("pledge", COUNT),
    Verb("fund", VOYAGE),
    Verb("invest", COUNT),
    Verb("repair", WALL, COUNT),
    Verb("fortify", WALL),
    Verb("works", WALL),
    Verb("heal", PLACE, COUNT),
    Verb("pay", PLACE, KIND),
    Verb("deputy", SEAT),
    Verb("agenda", AGENDA),
    Verb("unban", SEAT),
    Verb("annul", Domain("entry", 64)),
    Verb("revive", AGENDA),
    Verb("rule", Domain("motion", 8)),
    Verb("votes", VOTES),
    Verb("write", VOTES),
    Verb("for", SEAT),
    Verb("choose", SEAT),
    Verb("drop", AGENDA),
    Verb("appoint", NOBLE),
    Verb("hire", KIND, PLACE),
    Verb("recruit", KIND, PLACE),
    Verb("marker", SPOT),
    Verb("test", CITY),
    Verb("appease", Domain("way", 2)),
    Verb("shift", PLACE, KIND, TO),
    Verb("shift_all", PLACE, TO),
    Verb("name_noble", NOBLE),
    Verb("name_city", CITY),
    Verb("name_stake", VOYAGE),
    Verb("offer", COUNT),
    Verb("give", SEAT, COUNT),
    Verb("give_heir", NOBLE, SEAT),
    Verb("return_heir", SEAT, NOBLE),
    Verb("kill_heir", SEAT, NOBLE),
    Verb("miracle", Domain("entry", 64)),
)


class WarriorKnights(Game):
    slug = "warrior-knights"
    package = "tabard.games.warrior_knights"
    prefix = "WK"
    turn_rule = "WK-5.2"
    end_rule = "WK-18.1"
    seats = range(2, 7)  # WK-1.1
    bound = 30_000
    outlook = Outlook(unit=7.0, heat=3.0, depth=10, width=40)
    ladder = rungs((0.18, 0.132, 0.099, 0.0), (30, 170, 390, 1000))
    options = OPTIONS
    procedures = (
        *(round.Match, round.Round, SetUp, PlaceNobles, actions.Actions, actions.ActionCard, actions.NeutralAction),
        *(campaign.Mobilize, campaign.VersatileStrategy, movement.March, attack.Attack, battle.Battle),
        *(aftermath.Aftermath, laws.Obey, permission.Permissions, cities.Gain, losses.Desertion, losses.Losses),
        *(deaths.Death, deaths.Deaths, deaths.Retreats, deaths.Retreat, deaths.Abandoned, deaths.Settle),
        *(taxation_and_wages.Taxation, taxation_and_wages.PhaseEnd, taxation_and_wages.Wages),
        *(taxation_and_wages.PayTroops, draft.Draft, draft.Hire, upkeep.Upkeep, upkeep.Revolts),
        *(return_of_nobles.Homecoming, return_of_nobles.Return, return_of_nobles.Shift),
        *(neutral_cards.NeutralCard, neutral_cards.EveryBaron, neutral_cards.FundExpedition),
        *(events.ImportantEvent, events.Pledges, targets.FindTarget, effects.Carry, effects.Recruit),
        *(effects.PublicWorks, assembly.Assembly, agendas.Decide, agendas.Enact, private_motions.PrivateMotion),
        voting.Vote,
    )
    decisions = (
        *(ASSIGN_TROOPS, PLACE_STRONGHOLD, SET_NOBLE, round.PLAN_CARDS, allocation.ALLOCATE),
        *(action_cards.LEVY_TAXES, action_cards.RALLY_SUPPORT, action_cards.SERVE_THE_CHURCH),
        *(action_cards.DRAFT_SOLDIERS, campaign.CHOOSE_AREA, campaign.NEXT_NOBLE, campaign.VERSATILE),
        *(movement.MARCH_ON, laws.OBEY, permission.OFFER_CROWNS, permission.PERMIT, attack.DECLARE, attack.JOIN_BATTLE),
        *(battle_choices.NAME_COMMANDER, battle_choices.THROW_AWAY, battle_choices.TAKE_CASUALTY, aftermath.CEDE_CITY),
        *(cities.CONTROL_OR_RAZE, losses.DESERTER, losses.LOSE_TROOPS, deaths.WHO_FIRST, deaths.RETREAT),
        *(taxation_and_wages.PAY_LAW, taxation_and_wages.PAY_MERCENARY, draft.HIRE, draft.REMOVE_MARKER),
        *(upkeep.TEST_CITY, upkeep.ANSWER_REVOLT, return_of_nobles.SHIFT_TROOPS, return_of_nobles.REBUILD),
        *(return_of_nobles.BRING_BACK, neutral_cards.START_EXPEDITION, neutral_cards.INVEST_CROWNS),
        *(neutral_cards.BLESS_EXPEDITION, neutral_cards.UPGRADE_DEFENSES, neutral_cards.MUSTER_TROOPS),
        *(events.NAME_DRAWER, events.CANCEL_EVENT, events.PLEDGE_FAITH, targets.NAME_TARGET),
        *(effects.CHOOSE_HEAD, effects.PLACE_RECRUIT, effects.MEND, assembly.NAME_DEPUTY, assembly.NEXT_AGENDA),
        *(agendas.ACCEPT, agendas.DROP_CHARGE, agendas.APPOINT, private_motions.PROPOSE),
        *(voting.CAST_VOTES, voting.DECLARE_VOTE, voting.BREAK_TIE, voting.WRITE_VOTES),
    )
    aside = asides.ASIDE
    view_type = view.Board
    components_type = Printed

    def __init__(self, components: Components, components_digest: str = "") -> None:
        super().__init__(VOCABULARY, components_digest)
        self.components = components

    def with_components(self, toml: str, name: str) -> Game:
        return WarriorKnights(read(toml, name), digest(toml))

    def components_public(self) -> dict[str, object]:
        return dict(self.components.public())

    def check_options(self, options: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        return super().check_options(self.with_limit(options), seats)

    def offers(self, options: Mapping[str, object], seats: int) -> list[Offer]:
        return super().offers(self.with_limit(options), seats)

    def for_programs(self, options: Mapping[str, object]) -> dict[str, object]:
        return super().for_programs(self.with_limit(options))

    def with_limit(self, options: Mapping[str, object]) -> dict[str, object]:
        """The round limit of the components, unless the table sets another (WK-18.11)."""
        return {"round_limit": self.components.start.round_limit, **options}

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        return KnightsPosition(self, seats, options, self.components, Terms(self.components, seats, options))

    def setup(self, p: Position) -> None:
        set_up(own(p))
        p.push(round.Match())

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        return dict(view.board(own(p), seat))

    def redeal(self, p: Position, seat: int | None) -> None:
        hidden.redeal(own(p), seat)

    def scores(self, p: Position) -> tuple[int, ...]:
        return tuple([ending.score(own(p), seat) for seat in range(p.seats)])

    def rank_key(self, p: Position, seat: int) -> tuple[int, ...]:
        return ending.rank_key(own(p), seat)

    def winners(self, p: Position) -> tuple[int, ...]:
        return ending.winners(own(p))

    def words(self, p: Position, seat: int | None) -> list[Message]:
        return words.lines(own(p), seat)

    def ending(self, p: Position) -> str:
        return ending.ending(own(p))

    def describe(self, p: Position, seat: int, sheet: Sheet) -> None:
        fields.describe(own(p), seat, sheet)

    def hints(self, p: Position, seat: int) -> float:
        return hints.value(own(p), seat)

    def prior(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        looks = foresight.looks(own(p), seat, moves)
        if looks is None:
            return super().prior(p, seat, moves)
        unknown = [move for move, look in zip(moves, looks, strict=True) if look is None]
        tried = iter(super().prior(p, seat, unknown) if unknown else [])
        return [look if look is not None else next(tried) for look in looks]

    def check(self, p: Position) -> None:
        hidden.check(own(p))

    def secrets(self, p: Position, seat: int | None) -> dict[str, Hashable]:
        return hidden.secrets(own(p), seat)

    def inventory(self) -> set[str]:
        return pieces.inventory(self.components)

    def met(self, p: Position) -> set[str]:
        return pieces.met(own(p))

    def label(self, p: Position, seat: int, move: Move) -> Args:
        names = [domain.name for domain in self.vocabulary.verbs[str(move[0])].domains]
        return labels.label(own(p), seat, move, names)


def own(p: Position) -> KnightsPosition:
    assert isinstance(p, KnightsPosition)
    return p


GAME = WarriorKnights(read(package_text("tabard.games.warrior_knights", "components.toml"), "components.toml"))
