"""The tables of the database, the same in SQLite and PostgreSQL."""

from typing import Any

import sqlalchemy as sql

SCHEMA = 6  # the layout: older ones are led here by `migrations`, a newer one is refused

metadata = sql.MetaData()
VERSION = sql.Table("alembic_version", metadata, sql.Column("version_num", sql.String(32), primary_key=True))
META = sql.Table("meta", metadata, sql.Column("key", sql.String, primary_key=True), sql.Column("value", sql.String))
GUESTS = sql.Table("guests", metadata, sql.Column("id", sql.String, primary_key=True), sql.Column("name", sql.String))
TOKENS = sql.Table(
    "tokens",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("turn", sql.Integer),  # how often they were revoked
    sql.Column("used", sql.Float),  # seconds since 1970
)
TABLES = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("open", sql.Boolean, index=True),
    sql.Column("updated", sql.BigInteger),
    sql.Column("card", sql.LargeBinary),
)
SEATS = sql.Table(
    "seats",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, primary_key=True),
)
ENTRIES = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("schema", sql.Integer),
    sql.Column("body", sql.LargeBinary),
)
REPLAYS = sql.Table("replays", metadata, sql.Column("id", sql.String, primary_key=True), sql.Column("text", sql.Text))
UPLOADS = sql.Table(
    "uploads",
    metadata,
    sql.Column("replay", sql.String, primary_key=True),
    sql.Column("address", sql.String, index=True),  # a mark of the latest address that it came from, not the address
    sql.Column("at", sql.Float, index=True),  # seconds since 1970
)
DAYS = sql.Table(
    "days",
    metadata,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("due", sql.BigInteger, index=True),  # milliseconds since 1970; 0: a bot is to move; below: late, and told
)
# Which processes serve from this database, and which of them a table lives in; only PostgreSQL has several (`cluster`).
PROCESSES = sql.Table(
    "processes",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("address", sql.String),
    sql.Column("seen", sql.Float),  # seconds since 1970, by the database's clock
)
LEASES = sql.Table(
    "leases",
    metadata,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("process", sql.String, index=True),
    sql.Column("code", sql.String, index=True),  # by which people find the table
)
DEVICES = sql.Table(  # where Web Push reaches a guest
    "devices",
    metadata,
    sql.Column("id", sql.String, primary_key=True),  # a hash of the address
    sql.Column("guest", sql.String, index=True),
    sql.Column("body", sql.LargeBinary),
    sql.Column("at", sql.Float),  # seconds since 1970
)
CALLS = sql.Table(  # tables from which a guest wants to be called
    "calls",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, primary_key=True),
)
MAILS = sql.Table(  # where e-mail reaches a guest
    "mails",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("address", sql.String),
    sql.Column("language", sql.String),
    sql.Column("confirmed", sql.Boolean),
)
CLUBS = sql.Table(  # the logs of clubs
    "clubs",
    metadata,
    sql.Column("club_id", sql.String, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("body", sql.LargeBinary),
)
MEMBERS = sql.Table(  # where a guest's clubs are found; whether they are members, the log says
    "members",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("club_id", sql.String, primary_key=True),
)
CLUB_TABLES = sql.Table(  # the tables of clubs, and what their matches came to
    "club_tables",
    metadata,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("club_id", sql.String, index=True),
    sql.Column("at", sql.BigInteger),  # when it was made, or was over: milliseconds since 1970
    sql.Column("result", sql.LargeBinary),
)


def add(table: sql.Table) -> Any:
    """Adds a row; one that is there stays as it is. SQLite and PostgreSQL spell it alike, SQLAlchemy has two ways for it."""
    names = [column.name for column in table.columns]
    values = ", ".join(f":{name}" for name in names)
    return sql.text(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values}) ON CONFLICT DO NOTHING")


def put(table: sql.Table) -> Any:
    """Adds a row, or replaces the one with its key."""
    keys = ", ".join(column.name for column in table.primary_key)
    others = ", ".join(f"{each.name} = excluded.{each.name}" for each in table.columns if not each.primary_key)
    return sql.text(f"{add(table)}".replace("DO NOTHING", f"({keys}) DO UPDATE SET {others}"))
