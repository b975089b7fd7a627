"""Boards that games of other packages bring along: the files of the folder `web/` beside the game."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from tabard import Game
from tabard.server.refusals import Refused

FOLDER, MODULE = "web", "board.js"
KINDS = {  # a machine's own list may know others for these
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}
UNKNOWN = "application/octet-stream"


def board_address(game: Game) -> str | None:
    """Where the client finds the module that draws this game's board; None: the client has one, or shows the plain one."""
    return f"/api/games/{game.slug}/{FOLDER}/{MODULE}" if found(game, MODULE) is not None else None


def board_file(game: Game, path: str) -> tuple[bytes, str]:
    """A file of the folder and its media type."""
    file = found(game, path)
    if file is None:
        raise Refused("not-found", "there is no such file", status=404)
    ending = "." + file.name.rpartition(".")[2]
    return file.read_bytes(), KINDS.get(ending) or guess_type(file.name)[0] or UNKNOWN


def found(game: Game, path: str) -> Traversable | None:
    """The file at that path, if it lies inside of the folder and is not hidden."""
    parts = path.strip("/").split("/")
    if not game.package or any(part.startswith(".") or not part or "\\" in part or ":" in part for part in parts):
        return None
    file = files(game.package).joinpath(FOLDER, *parts)
    try:
        return file if file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
