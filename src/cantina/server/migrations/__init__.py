"""The way of a database from an older layout to the one of today. Each layout has a number, and a file in `versions`."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config


def migrate(connection: sql.Connection, found: str) -> None:
    """Lead a database to the layout of today, inside the transaction that is open; the first layout had no note of its number."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if "alembic_version" not in sql.inspect(connection).get_table_names():
        command.stamp(config, found)
    command.upgrade(config, "head")
