"""What houses that share a store tell each other: changes beside the log, and when to act."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("beside", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
