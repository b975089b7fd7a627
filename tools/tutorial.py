"""Helps to write a game's `tutorial.toml`: `python tools/tutorial.py SLUG [--draft SEED] [--moves N] [--try N] [--in LANGUAGE]`.

Without options it plays the script that is there and says, step by step, what is asked, what the player may do and what
happens; at its end it lists the moves that could come next. `--draft SEED` lets bots play N moves of a game on that seed, as
lines to be taken over into a file; seats and options come from the file, if there is one. `--try N` drafts N seeds and says
what each of them meets.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

import tabard
from tabard import Game, Position, bots
from tabard.kernel import LANGUAGES
from tabard.kernel import tutorial as tutorials
from tabard.kernel.moves import Move, move_text
from tabard.text import Speech, shell_catalogue


def speech_of(game: Game, seats: int, language: str) -> Speech:
    names = [f"<{seat}>" for seat in range(seats)]
    return Speech(language, [shell_catalogue(language), game.text(language)], names)


def main() -> None:
    wish = read_arguments()
    game = tabard.game(wish.slug)
    known = tutorials.tutorial(game)
    seats = wish.seats or (known.seats if known else game.seats[0])
    teller = speech_of(game, seats, wish.language)
    options = known.options if known else {}
    if wish.tries:
        for seed in range(wish.tries):
            print(seed, " ".join(sorted(met(game.new(seats, seed, options), wish.moves))))
    elif wish.draft is not None:
        draft(game.new(seats, wish.draft, options), wish.moves, teller)
    elif known:
        recite(game, known, teller)
    else:
        print(f"{wish.slug} has no tutorial.toml yet; --draft SEED lets bots play, as lines to begin with")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug", choices=tabard.slugs())
    parser.add_argument("--draft", type=int, metavar="SEED")
    parser.add_argument("--try", type=int, metavar="N", dest="tries")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--in", default="en", dest="language", choices=LANGUAGES)
    return parser.parse_args()


def played_by_bots(p: Position, most: int) -> Iterator[tuple[int, Move]]:
    minds = [bots.make("greedy", seat) for seat in range(p.seats)]
    for _ in range(most):
        if p.over:
            return
        seat = p.waiting[0]
        move = minds[seat].choose(p, seat)
        yield seat, move
        p.play(seat, move)


def met(p: Position, most: int) -> set[str]:
    """The kinds of events that the first moves of a game lead to."""
    for _ in played_by_bots(p, most):
        pass
    return {event.name for event in p.story}


def draft(p: Position, most: int, teller: Speech) -> None:
    told = tell(p, 0, teller)
    for seat, move in played_by_bots(p, most):
        print(f'"{seat} {move_text(move)}",  # {tutorials.asked(p, seat)}: {teller.say(p.label(seat, move))}')
        told = tell(p, told, teller)


def tell(p: Position, told: int, teller: Speech) -> int:
    for event in p.story[told:]:
        print("     ", teller.say(event.message()))
    return len(p.story)


def recite(game: Game, known: tutorials.Tutorial, teller: Speech) -> None:
    p = tutorials.laid(game, known)
    told = tell(p, 0, teller)
    for number, one in enumerate(known.script):
        speak([step for step in known.steps if step.at == number], p, known, teller)
        if reason := p.explain(one.seat, one.moves[0]):
            print(f"  ILLEGAL {one.seat} {move_text(one.moves[0])}: {reason}")
            break
        print(f'  {one.seat}: {move_text(one.moves[0])}  "{teller.say(p.label(one.seat, one.moves[0]))}"')
        p.play(one.seat, one.moves[0])
        told = tell(p, told, teller)
    speak([step for step in known.steps if step.at == len(known.script)], p, known, teller)
    print(f"\nnature = {p.record()['nature']}")
    print(f"\nafter {len(known.script)} moves, {len(known.steps)} steps:")
    for seat in p.waiting:
        for move in p.legal(seat):
            print(f'   "{seat} {move_text(move)}"  {tutorials.asked(p, seat)}: {teller.say(p.label(seat, move))}')


def speak(steps: Sequence[tutorials.Step], p: Position, known: tutorials.Tutorial, teller: Speech) -> None:
    rival = min(1, known.seats - 1)
    for step in steps:
        asked = tutorials.asked(p, tutorials.PLAYER)
        wrong = "" if asked == step.when else f"  !!! asked is {asked}"
        print(f"* {teller.say({'id': step.text, 'args': {'seat': rival}})}{wrong}")


if __name__ == "__main__":
    main()
