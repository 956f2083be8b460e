"""The sixth layout: clubs, their members, and their tables with results."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "6", "5"


def upgrade() -> None:
    """Add what is new."""
    op.create_table(
        "clubs",
        sql.Column("club_id", sql.String, primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("body", sql.LargeBinary),
        if_not_exists=True,
    )
    op.create_table(
        "members",
        sql.Column("guest", sql.String, primary_key=True),
        sql.Column("club_id", sql.String, primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "club_tables",
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("club_id", sql.String, index=True),
        sql.Column("at", sql.BigInteger),
        sql.Column("result", sql.LargeBinary),
        if_not_exists=True,
    )
