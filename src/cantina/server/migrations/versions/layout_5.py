"""The fifth layout: what calls a guest back to tables of days."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "5", "4"


def upgrade() -> None:
    """Add what is new."""
    op.create_table(
        "devices",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("guest", sql.String, index=True),
        sql.Column("body", sql.LargeBinary),
        sql.Column("at", sql.Float),
        if_not_exists=True,
    )
    op.create_table(
        "calls",
        sql.Column("guest", sql.String, primary_key=True),
        sql.Column("table_id", sql.String, primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "mails",
        sql.Column("guest", sql.String, primary_key=True),
        sql.Column("address", sql.String),
        sql.Column("language", sql.String),
        sql.Column("confirmed", sql.Boolean),
        if_not_exists=True,
    )
