"""The games this server offers, and what a client may know about them."""

from collections.abc import Mapping

import msgspec

import tabard
from tabard import Game, bots
from tabard.kernel import LANGUAGES, Option, Verb
from tabard.server.refusals import Refused
from tabard.server.wire import Chapter, DomainInfo, GameInfo, OptionInfo, Rules, VerbInfo
from tabard.text import Speech, shell_catalogue

COMPONENTS_NAME = "components"


class Catalogue:
    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.infos = [game_info(game) for game in games.values()]

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
            return game.with_components(components, COMPONENTS_NAME)
        except ValueError as wrong:
            raise Refused("wrong-components", str(wrong), args={"message": str(wrong)}) from None

    def text(self, slug: str, language: str) -> str:
        return self.game(slug).text(check_language(language))

    def shell_text(self, language: str) -> str:
        return shell_catalogue(check_language(language))

    def rules(self, slug: str, language: str) -> Rules:
        return Rules(msgspec.convert(self.game(slug).rules(check_language(language)), list[Chapter]))


def installed() -> Catalogue:
    return Catalogue({slug: tabard.game(slug) for slug in tabard.slugs()})


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("unknown-language", f"languages are {', '.join(LANGUAGES)}", status=404)
    return language


def game_info(game: Game) -> GameInfo:
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
    )


def option_info(option: Option) -> OptionInfo:
    numbered = option.kind == "int"
    return OptionInfo(
        name=option.name,
        kind=msgspec.convert(option.kind, OptionInfo.__annotations__["kind"]),
        default=option.default,
        choices=list(option.choices),
        least=option.least if numbered else None,
        most=option.most if numbered else None,
        rule=option.rule or None,
    )


def verb_info(verb: Verb) -> VerbInfo:
    return VerbInfo(verb.name, [DomainInfo(domain.name, domain.size) for domain in verb.domains])


def game_name(game: Game, language: str) -> str:
    """The message `game-name` of its catalogue; the slug where there is none."""
    speech = Speech(language, [game.text(language)])
    return speech.text("game-name") if speech.knows("game-name") else game.slug
