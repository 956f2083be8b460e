"""The fourth layout: the processes that serve from a database, and where each table lives."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "4", "3"


def upgrade() -> None:
    """Add what is new."""
    op.create_table(
        "processes",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("address", sql.String),
        sql.Column("seen", sql.Float),
        if_not_exists=True,
    )
    op.create_table(
        "leases",
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("process", sql.String, index=True),
        sql.Column("code", sql.String, index=True),
        if_not_exists=True,
    )
