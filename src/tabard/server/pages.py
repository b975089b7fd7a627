"""The bundled web client: files where there are files, and its first page for every address of its own."""

from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from tabard.server.inn import Inn

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tabard</title>
<h1>The web client is not built yet</h1>
<p>The server runs, but the pages are missing. Build them with <code>make web</code> and load this page again.</p>
<p>The games are there: <a href="/api/games">/api/games</a>.</p>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(inn: NamedDependency[Inn], path: FromPath[str] = "/") -> Response[str] | File:
    """A file of the client, or its first page."""
    root = inn.settings.static
    file = found_file(root, path)
    if file is not None:
        return sent(file, FOREVER if file.parent.name == "assets" else ASK_AGAIN)
    if path.startswith("/api/") or "." in path.rpartition("/")[2]:
        raise NotFoundException("there is no such page")
    first = root / "index.html"
    if first.is_file():
        return sent(first, ASK_AGAIN)
    return Response(NOT_BUILT, status_code=503, media_type="text/html; charset=utf-8")


def found_file(root: Path, path: str) -> Path | None:
    """The file at that path, if it lies inside of root and is not hidden."""
    parts = Path(path).parts
    if any(part.startswith(".") for part in parts):
        return None
    file = root.joinpath(*(part for part in parts if part != "/"))
    try:
        return file if file.is_file() and file.resolve().is_relative_to(root.resolve()) else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def sent(file: Path, cache: str) -> File:
    return File(path=file, filename=file.name, content_disposition_type="inline", headers={"Cache-Control": cache})
