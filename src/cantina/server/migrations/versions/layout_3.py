"""The third layout: by when somebody has to decide at a table of days."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "3", "2"


def upgrade() -> None:
    """Add what is new; no match of before is one of days."""
    op.create_table(
        "days",
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("due", sql.BigInteger, index=True),
        if_not_exists=True,
    )
