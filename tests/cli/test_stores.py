"""Stores, for who runs a house: up to date, copied while they are in use, a record taken out."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from ludotheque.cli import saves
from ludotheque.cli.home import FILE, person_of
from ludotheque.cli.stores import HOUSE
from ludotheque.core.words import LANGUAGES
from ludotheque.games import discovery
from ludotheque.storage import StorageFailed, StorageRefused, new_id, open_store, open_to_read
from ludotheque.tables import Table, records
from tests.cli.keeping import tables
from tests.cli.test_commands import run
from tests.house.hosting import SOON
from tests.storage.conftest import clean_database, database, postgres

__all__ = ["clean_database", "database", "postgres"]


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch) -> Path:
    path = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_DATA_HOME", str(path))
    return path / "ludotheque"


@pytest.fixture
def table_id() -> str:
    """That of a game of Agon which was left."""
    run("play", "agon", "--hot-seat", "--lang", "en", lines=["a11-b10"])
    with contextlib.closing(sqlite3.connect(saves.home() / FILE)) as store:
        return store.execute("SELECT id FROM tables").fetchone()[0]


def make_old(path: Path) -> None:
    """Let the tables of a store have been begun under other rules."""
    with contextlib.closing(sqlite3.connect(path)) as store, store:
        old = "UPDATE events SET line = CAST(replace(line, ?, ?) AS BLOB) WHERE seq = 0"
        store.execute(old, ('"rules_version":', '"rules_version":9'))
        store.execute("UPDATE tables SET rules_version = 9 || rules_version")


def test_a_table_is_exported_to_a_file_or_printed_with_names(table_id, tmp_path):
    path = tmp_path / "game.json"
    code, output = run("export", table_id, str(path), "--lang", "en")
    assert code == 0 and f"Saved in {path}" in output
    assert bytes(records.verify(path.read_bytes()).log) == bytes(tables()[0].log)
    assert "Player 1" in records.names(path.read_bytes()).values()
    assert run("export", table_id)[1].encode() == path.read_bytes()
    code, output = run("export", table_id, str(path), "--lang", "en")
    assert code == 2 and "is there already" in output
    code, output = run("export", "nothing", "--lang", "en")
    assert code == 2 and "there is no such table" in output


def test_a_store_is_copied_while_a_house_has_it_open(table_id, home, tmp_path):
    path = tmp_path / "copy.db"
    house = open_store(home / FILE)
    try:
        with pytest.raises(StorageRefused):
            open_store(home / FILE)
        code, output = run("backup", str(path), "--lang", "en")
        assert code == 0 and f"{home / FILE} is copied to {path}" in output
        assert run("export", table_id)[0] == 0
        log = house.read(table_id)
    finally:
        house.close()
    copy = open_store(path)
    assert copy.read(table_id) == log
    assert {one.person for one in copy.people(table_id)} >= {person_of(0), person_of(1)}
    copy.close()
    code, output = run("backup", str(path), "--lang", "en")
    assert code == 2 and "is there already" in output


def test_all_stores_of_a_folder_are_copied_or_none(table_id, home, tmp_path):
    shutil.copy(home / FILE, home / HOUSE)
    path, beside = tmp_path / "copy.db", tmp_path / "copy-terminal.db"
    beside.write_text("")
    code, output = run("backup", str(path), "--lang", "en")
    assert code == 2 and f"{beside} is there already" in output and not path.exists()
    beside.unlink()
    code, output = run("backup", str(path), "--lang", "en")
    assert code == 0 and output.count("is copied to") == 2
    for copied in (path, beside):
        store = open_to_read(copied)
        assert store.read(table_id)
        store.close()


def test_a_file_that_cannot_be_written_is_called_as_it_was_asked_for(table_id, tmp_path):
    path = tmp_path / "nowhere" / "game.json"
    code, output = run("export", table_id, str(path), "--lang", "en")
    assert code == 2 and f"cannot write {path}: " in output


def test_no_id_looks_like_an_option(monkeypatch):
    tokens = iter(["-a", "--b", "c-d"])
    monkeypatch.setattr("ludotheque.storage.kept.secrets.token_urlsafe", lambda n: next(tokens))
    assert new_id() == "c-d"


def test_beside_a_house_nothing_is_written(table_id, home):
    store = open_to_read(home / FILE)
    with pytest.raises(StorageFailed):
        store.heartbeat()
    store.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_older_rules_is_written_out_and_closed(table_id, home, lang):
    make_old(home / FILE)
    with contextlib.closing(open_to_read(home / FILE)) as before:
        log = b"".join(before.read(table_id))
    assert run("export", table_id)[0] == 0
    code, output = run("migrate", "--lang", lang)
    (path,) = (home / "stranded").iterdir()
    words = " ".join(output.split())
    assert code == 0 and table_id in words and path.name in "".join(output.split())
    mended = path.read_bytes().replace(b'"rules_version":9', b'"rules_version":')
    assert bytes(records.read(mended).log) == log.replace(b'_version":9', b'_version":')
    store = open_to_read(home / FILE)
    assert store.card(table_id).status == "abandoned" and store.read(table_id)
    store.close()
    assert table_id not in run("migrate", "--lang", lang)[1]


def test_what_goes_on_is_left_alone(table_id, home):
    code, output = run("migrate", "--lang", "en")
    assert code == 0 and "up to date" in output and not (home / "stranded").exists()
    assert tables(status="running")


def test_the_record_of_other_rules_is_the_record():
    """As long as the game is not over: nothing but who sits where is folded."""
    from tests.tables.play import machines, variant

    for game in discovery.names():
        table = machines(variant(game, 2), people=(1,))
        assert records.of_other_rules(bytes(table.log)) == records.write(table)


@pytest.mark.parametrize("command", [["migrate"], ["backup", "x.db"], ["export", "x"]])
@pytest.mark.parametrize(
    "where, sentence",
    [
        (["--data", "{tmp}/none"], "there is no store at"),
        (["--data", "{tmp}"], "there is no store at"),
        (["--data", "{tmp}/letter"], "is not a store"),
        (["--database", "mysql://u:secret@x/y"], "begins with postgresql://"),
        (["--database", "nonsense://"], "begins with postgresql://"),
        (["--database", "nonsense"], "begins with postgresql://"),
    ],
)
def test_where_there_is_no_store_a_sentence_says_so(
    command, where, sentence, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter").write_text("dear diary, " * 1000)
    where = [part.replace("{tmp}", str(tmp_path)) for part in where]
    code, output = run(*command, *where, "--lang", "en")
    assert code == 2 and sentence in " ".join(output.split()) and "secret" not in output
    assert {path.name for path in tmp_path.iterdir()} == {"letter"}


def test_a_server_s_tables_are_exported_and_copied_too(table_id, home, clean_database, tmp_path):
    source, server = open_to_read(home / FILE), open_store(clean_database)
    card, (first, *rest) = source.card(table_id), source.read(table_id)
    server.create(card, first, source.people(table_id)).result(SOON)
    source.close()
    assert rest
    server.close()
    for command in (["migrate"], ["backup", str(tmp_path / "copy.db")]):
        code, output = run(*command, "--database", clean_database, "--lang", "en")
        assert code == 0, output
    _, output = run("export", table_id, "--database", clean_database)
    assert Table.fold(first).commitment in output
    copy = open_store(tmp_path / "copy.db")
    assert copy.read(table_id) == [first]
    copy.close()
