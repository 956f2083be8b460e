"""The first layout: guests, tables with their cards, seats and entries, and replays."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "1", None


def upgrade() -> None:
    """Make it."""
    op.create_table("meta", sql.Column("key", sql.String, primary_key=True), sql.Column("value", sql.String))
    op.create_table("guests", sql.Column("id", sql.String, primary_key=True), sql.Column("name", sql.String))
    op.create_table(
        "tables",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("open", sql.Boolean, index=True),
        sql.Column("updated", sql.BigInteger),
        sql.Column("card", sql.LargeBinary),
    )
    op.create_table(
        "seats", sql.Column("guest", sql.String, primary_key=True), sql.Column("table_id", sql.String, primary_key=True)
    )
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("schema", sql.Integer),
        sql.Column("body", sql.LargeBinary),
    )
    op.create_table("replays", sql.Column("id", sql.String, primary_key=True), sql.Column("text", sql.Text))
