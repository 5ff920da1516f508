"""Which stores are opened, by whom, and how an older one becomes a newer one."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from ludotheque.storage import StorageFailed, StorageRefused, migrate, migrations, open_store
from ludotheque.storage.schema import metadata
from tests.storage.hands import append, new_table
from tests.storage.servers import execute, new_database

OPEN = "import sys, ludotheque.storage as s; store = s.open_store(sys.argv[1])"
JOBS = "procrastinate_"  # whose tables are its own
VERSIONS = ("first", "second", "third", "fourth")
NEXT_VERSION = """
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade():
    op.add_column("tables", sa.Column("place", sa.Text))
    {then}
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a folder" / "house.db"


@pytest.fixture
def a_newer_program(monkeypatch, tmp_path):
    """Call it to have a version 0005, which ends by doing something."""

    def make(then="pass"):
        scripts = tmp_path / "newer"
        (scripts / "versions").mkdir(parents=True)
        for file in ("env.py", *(f"versions/{name}.py" for name in VERSIONS)):
            (scripts / file).write_text((migrations.SCRIPTS / file).read_text())
        (scripts / "versions" / "fifth.py").write_text(NEXT_VERSION.format(then=then))
        monkeypatch.setattr(migrations, "SCRIPTS", scripts)
        monkeypatch.setattr(migrations, "LATEST", "0005")

    return make


def test_a_file_is_made_for_its_owner_alone(path):
    store = open_store(path)
    new_table(store)
    for file in path.parent.iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
    store.close()


def test_a_second_house_is_refused_and_comes_in_when_the_first_has_gone(path):
    first = open_store(path)
    table = new_table(first)
    with pytest.raises(StorageRefused, match="another house"):
        open_store(path)
    append(first, table, b"1").result(20)
    first.close()
    second = open_store(path)
    assert second.read(table) == [b"0", b"1"]
    second.close()


def test_a_house_that_was_killed_locks_nobody_out(path):
    code = f"{OPEN}; print('open', flush=True); input()"
    command, pipe = [sys.executable, "-c", code, path], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as house:
        assert house.stdout.readline() == "open\n"
        with pytest.raises(StorageRefused, match="another house"):
            open_store(path)
        os.kill(house.pid, signal.SIGKILL)
    open_store(path).close()


def test_what_is_no_store_is_refused_and_left_alone(tmp_path):
    text, other = tmp_path / "text", tmp_path / "other.db"
    text.write_bytes(b"Dear diary, " * 100)
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    for path in (text, other):
        before = path.read_bytes()
        with pytest.raises(StorageRefused, match="not a store"):
            open_store(path)
        assert path.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == [other, text]  # and nothing is left beside it


def test_what_cannot_be_opened_is_said(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageRefused, match="cannot be opened"):
        open_store(tmp_path / "file" / "house.db")
    with pytest.raises(StorageRefused, match="cannot be opened"):
        open_store(tmp_path)
    for address in ("mysql://somewhere/house", "://"):
        with pytest.raises(StorageRefused, match="postgresql://"):
            open_store(address)
    for do in (open_store, migrate):
        with pytest.raises(StorageFailed, match="reach"):
            do(f"postgresql:///house?host={tmp_path}")


def test_an_older_file_is_copied_aside_and_brought_up_to_date(path, a_newer_program):
    old = open_store(path)
    table = new_table(old)
    old.close()
    a_newer_program()
    new = open_store(path)
    assert new.read(table) == [b"0"]
    new.close()
    assert columns(path) == columns(f"{path}.0004") + ["place"]
    assert (path.parent / "house.db.0004").stat().st_mode & 0o077 == 0


def test_a_migration_that_fails_changes_nothing(path, a_newer_program, monkeypatch):
    old = open_store(path)
    table = new_table(old)
    old.close()
    before = columns(path)
    a_newer_program(then="op.execute('SELECT nonsense')")
    with pytest.raises(StorageRefused, match="cannot be opened"):
        open_store(path)
    assert columns(path) == before
    monkeypatch.undo()
    again = open_store(path)
    assert again.read(table) == [b"0"]
    again.close()


def columns(path):
    connection = sqlite3.connect(path)
    found = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    connection.close()
    return found


def test_a_newer_store_is_refused(where, monkeypatch):
    migrate(where)
    monkeypatch.setattr(migrations, "LATEST", "0000")
    for do in (open_store, migrate):
        with pytest.raises(StorageRefused, match="newer"):
            do(where)


def test_a_database_is_migrated_by_hand_and_only_once(postgres):
    url = new_database(postgres)
    with pytest.raises(StorageRefused, match="ludotheque migrate"):
        open_store(url)
    migrate(url)
    store = open_store(url)
    table = new_table(store)
    migrate(url)
    assert store.read(table) == [b"0"]
    store.close()


def test_an_older_database_is_refused_until_it_is_migrated(postgres, a_newer_program):
    url = new_database(postgres)
    migrate(url)
    a_newer_program()
    with pytest.raises(StorageRefused, match="ludotheque migrate"):
        open_store(url)
    migrate(url)
    open_store(url).close()
    execute(url, "SELECT place FROM tables")


def test_the_migrations_make_what_the_program_expects(where):
    migrate(where)
    url = where if "://" in where else f"sqlite:///{where}"
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        opts = {"include_name": lambda name, kind, parents: not (name or "").startswith(JOBS)}
        context = MigrationContext.configure(connection, opts=opts)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_latest_version_is_the_last_script():
    config = Config()
    config.set_main_option("script_location", str(migrations.SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.LATEST


def test_opening_a_file_of_today_does_not_load_alembic(path):
    open_store(path).close()
    command = [sys.executable, "-c", f"{OPEN}; print('alembic' in sys.modules)", path]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    assert told.stdout == "False\n"
