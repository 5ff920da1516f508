"""A copy of a store, of either engine, as a file that can be opened."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.storage import files, migrations
from ludotheque.storage.errors import StorageFailed, StorageRefused
from ludotheque.storage.schema import house, metadata

_CHUNK = 1000  # rows


def write(connection: Connection, path: Path) -> None:
    """Write all rows, as one transaction sees them, to a new file: whole, or not at all."""
    if path.exists():
        raise StorageRefused("storage-file-exists", path=str(path))
    part = path.with_name(path.name + ".part")
    engine = files.engine(part, "IMMEDIATE")
    try:
        files.remove(part)
        files.make_private(part)
        with engine.begin() as copy:
            migrations.upgrade(copy)
            copy.execute(house.delete())
            for table in metadata.sorted_tables:
                rows = connection.execution_options(yield_per=_CHUNK).execute(select(table))
                for chunk in rows.mappings().partitions():
                    copy.execute(table.insert(), [dict(row) for row in chunk])
        engine.dispose()  # which puts everything into the one file
        os.replace(part, path)
        files.sync_folder(path)
    except (OSError, SQLAlchemyError) as error:
        raise StorageFailed("storage-not-copied", path=str(path)) from error
    finally:
        engine.dispose()
        files.remove(part)
