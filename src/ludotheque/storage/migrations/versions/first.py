"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("people_by_person", "people", ["person"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("said_id", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "standing",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("heartbeat", sa.BigInteger),
    )
    op.bulk_insert(house, [{"id": 1, "heartbeat": None}])
