"""Migrates a database from an older layout to the present one. Each layout has a number, and a file in `versions`."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config


def migrate(connection: sql.Connection, found: str) -> None:
    """Migrates a database inside the open transaction; the first layout did not store its number, and none is "base"."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if "alembic_version" not in sql.inspect(connection).get_table_names():
        command.stamp(config, found)
    command.upgrade(config, "head")
