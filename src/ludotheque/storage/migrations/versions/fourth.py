"""How often those who watch a table were asked to leave it, at whichever server they do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("cleared", sa.Integer, nullable=False, server_default="0"))
