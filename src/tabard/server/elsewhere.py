"""What a table knows of other workers on the same database: here, that there are none. `fanout.py` knows more."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager


class Elsewhere:
    """The other workers, as one table sees them."""

    def here(self, held: Mapping[int, int]) -> None:
        """So many pages are open here for each seat."""

    def told(self, words: str) -> None:
        """All guests here were told this."""

    @asynccontextmanager
    async def thinking(self) -> AsyncIterator[bool]:
        """May the bots of this table think here?"""
        yield True

    @asynccontextmanager
    async def settling(self) -> AsyncIterator[None]:
        """While something is settled nobody elsewhere settles anything, and what they did before is known here."""
        yield
