"""Who hears of what happens at a table. A table tells its outlets and knows nothing else about them.

The people present are one outlet (`guests.py`), the bots another (`bots_runner.py`). Whatever else is to hear of a table, such
as notices, clocks or other workers, is one more module with one more outlet in `Table.open`.
"""

from tabard.server.course import Course, Step
from tabard.server.wire import ChatLine
from tabard.server.wire_life import Life


class Outlet:
    """All of these are called while the table is locked, so they do not wait for anything."""

    @property
    def busy(self) -> bool:
        """A busy outlet keeps its table in memory."""
        return False

    def stepped(self, course: Course, step: Step) -> None:
        """An entry has been stored, and this is now the present."""

    def renewed(self, course: Course) -> None:
        """The course has been read anew, because others have written entries."""

    def said(self, line: ChatLine) -> None:
        """A line of chat has been stored."""

    def lived(self, life: Life) -> None:
        """People have settled something beside the game."""

    async def reread(self) -> None:
        """Something about the table that is not told by the above was stored, here or elsewhere."""

    async def close(self) -> None:
        """The server stops."""
