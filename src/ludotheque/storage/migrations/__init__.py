"""Which version a store has, and how one of any age becomes the newest (Alembic)."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

LATEST = "0004"  # known without loading Alembic, which takes a while; a test compares
SCRIPTS = Path(__file__).parent


def version(connection: Connection) -> str:
    """The version of a store; "" for none. Versions are in the order of the alphabet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def upgrade(connection: Connection) -> None:
    """Run what is missing, within the connection's transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    command.upgrade(config, LATEST)
