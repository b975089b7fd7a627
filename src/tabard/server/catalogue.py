"""The games this server offers, and what a client may know about them."""

import logging
from collections.abc import Mapping
from functools import lru_cache

import msgspec

import tabard
from tabard import Game, bots
from tabard.kernel import LANGUAGES, Option, Verb
from tabard.kernel import tutorial as tutorials
from tabard.kernel.options import Offer
from tabard.server.boards import board_address
from tabard.server.checker import COMPONENTS_NAME
from tabard.server.checking import wrong_components
from tabard.server.faces import face
from tabard.server.refusals import Refused, worded, wrong_setup
from tabard.server.wire import (
    AskOffers,
    Chapter,
    DomainInfo,
    GameInfo,
    OfferedValue,
    OptionInfo,
    OptionOffer,
    Rules,
    Tutorial,
    TutorialStep,
    VerbInfo,
    When,
)
from tabard.text import Speech, shell_catalogue

log = logging.getLogger(__name__)

GAMES_KEPT = 32  # with components of their own


class Catalogue:
    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.tutorials = {slug: tutorials.tutorial(game) for slug, game in games.items()}
        self.infos = [game_info(game) for game in games.values()]
        self.with_components = lru_cache(GAMES_KEPT)(self.read_components)

    def game(self, slug: str) -> Game:
        if slug not in self.games:
            known = ", ".join(self.games)
            raise Refused("unknown-game", f"there is no such game; there are {known}", status=404)
        return self.games[slug]

    def game_with(self, slug: str, components: str | None) -> Game:
        """The game with a table's own component data, if it has any."""
        game = self.game(slug)
        if components is None:
            return game
        try:
            return self.with_components(slug, components)
        except ValueError as wrong:
            raise wrong_components(str(wrong)) from None

    def read_components(self, slug: str, components: str) -> Game:
        return self.game(slug).with_components(components, COMPONENTS_NAME)

    def text(self, slug: str, language: str) -> str:
        return self.game(slug).text(check_language(language))

    def shell_text(self, language: str) -> str:
        return shell_catalogue(check_language(language))

    def rules(self, slug: str, language: str) -> Rules:
        return Rules(msgspec.convert(self.game(slug).rules(check_language(language)), list[Chapter]))

    def script(self, slug: str) -> tutorials.Tutorial:
        script = self.tutorials[self.game(slug).slug]
        if script is None:
            raise Refused("no-tutorial", "this game has no tutorial", status=404)
        return script

    def tutorial(self, slug: str) -> Tutorial:
        return Tutorial([tutorial_step(step) for step in self.script(slug).steps])

    def offers(self, slug: str, wish: AskOffers) -> list[OptionOffer]:
        game = self.game(slug)
        try:
            check_asked(game, wish)
            return [option_offer(offer) for offer in game.offers(wish.options, wish.seats)]
        except ValueError as wrong:
            raise wrong_setup(wrong) from None


def installed() -> Catalogue:
    """All installed games that are whole. Whatever is wrong with one of them, the inn opens without it."""
    games = [tabard.game(slug) for slug in tabard.slugs()]
    return Catalogue({game.slug: game for game in games if is_whole(game)})


def is_whole(game: Game) -> bool:
    try:
        check(game)
    except Exception:  # of another package, which may do whatever it likes
        log.exception("the game %s is not whole and is left out", game.slug)
        return False
    return True


def check(game: Game) -> None:
    """Everything that a visitor of the inn asks for before the first move, so that it fails here or not at all."""
    game_info(game)
    game.components_public()
    tutorials.tutorial(game)
    for language in LANGUAGES:
        if not Speech(language, [game.text(language)]).knows("game-name"):
            raise ValueError(f"the text in {language} has no game-name")
        if not game.rules(language):
            raise ValueError(f"the rules in {language} are empty")
    position = game.new(game.seats[0])
    for viewer in (None, *position.waiting):
        msgspec.json.encode(face(position, viewer))
    msgspec.json.encode(game.laid(position))


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("unknown-language", f"languages are {', '.join(LANGUAGES)}", status=404)
    return language


def game_info(game: Game) -> GameInfo:
    script = tutorials.tutorial(game)
    return GameInfo(
        slug=game.slug,
        prefix=game.prefix,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options=[option_info(option) for option in game.options],
        bots=list(bots.names()),
        languages=list(LANGUAGES),
        names={language: game_name(game, language) for language in LANGUAGES},
        vocabulary=[verb_info(verb) for verb in game.vocabulary.verbs.values()],
        board=board_address(game),
        tutorial=None if script is None else script.seats,
    )


def option_info(option: Option) -> OptionInfo:
    numbered = option.kind in ("int", "set")
    return OptionInfo(
        name=option.name,
        kind=msgspec.convert(option.kind, OptionInfo.__annotations__["kind"]),
        default=option.default,
        choices=list(option.choices),
        least=option.least if numbered else None,
        most=option.most if numbered else None,
        rule=option.rule or None,
        when=None if option.when is None else When(option.when[0], list(option.when[1])),
    )


def option_offer(offer: Offer) -> OptionOffer:
    values = [OfferedValue(value, None if reason is None else worded(reason)) for value, reason in offer.values]
    return OptionOffer(offer.option.name, offer.shown, offer.value, values)


def check_asked(game: Game, wish: AskOffers) -> None:
    """ValueError says what can be asked about."""
    names = [option.name for option in game.options]
    strange = [name for name in wish.options if name not in names]
    if strange:
        raise ValueError(f"{game.slug} has no option {strange[0]!r}; its options: {', '.join(names) or 'none'}")
    if wish.seats not in game.seats:
        raise ValueError(f"{game.slug} is for {game.seats[0]} to {game.seats[-1]} seats, not {wish.seats}")


def tutorial_step(step: tutorials.Step) -> TutorialStep:
    return TutorialStep(step.at, step.text, step.point, step.rule, [list(move) for move in step.moves])


def verb_info(verb: Verb) -> VerbInfo:
    return VerbInfo(verb.name, [DomainInfo(domain.name, domain.size) for domain in verb.domains])


def game_name(game: Game, language: str) -> str:
    """The message `game-name` of its catalogue; the slug where there is none."""
    speech = Speech(language, [game.text(language)])
    return speech.text("game-name") if speech.knows("game-name") else game.slug
