"""Alembic's migrations of the database; `upgrade` runs them at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to the newest form, or up to a given one."""
    command.upgrade(config(connection), revision)


def config(connection: Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings
