"""The second layout: which of a guest's tokens counts and when it was used, and when a record was brought, from where."""

import time

import sqlalchemy as sql
from alembic import op

revision, down_revision = "2", "1"


def upgrade() -> None:
    """Add what is new; a file between two releases may have it already."""
    op.create_table(
        "tokens",
        sql.Column("guest", sql.String, primary_key=True),
        sql.Column("turn", sql.Integer),
        sql.Column("used", sql.Float),
        if_not_exists=True,
    )
    op.create_table(
        "uploads",
        sql.Column("replay", sql.String, primary_key=True),
        sql.Column("address", sql.String, index=True),
        sql.Column("at", sql.Float, index=True),
        if_not_exists=True,
    )
    missing = "SELECT id, '', :now FROM replays WHERE id NOT IN (SELECT replay FROM uploads)"
    op.execute(sql.text(f"INSERT INTO uploads {missing}").bindparams(now=time.time()))
