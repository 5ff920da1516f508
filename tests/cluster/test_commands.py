"""What several servers need is said, and not guessed."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from ludotheque.cli import app


@pytest.mark.parametrize(
    "words, said",
    [
        (["serve", "--redis", "redis://nowhere"], "--database postgresql://"),
        (["serve", "--workers", "0"], "--database postgresql://"),
        (["serve", "--database", "mysql://nowhere/db"], "begins with postgresql://"),
        (["think"], "--database postgresql://"),
        (["think", "--database", "house.db"], "--database postgresql://"),
        (["think", "--database", "mysql://nowhere/db"], "begins with postgresql://"),
    ],
)
def test_what_is_missing_is_said(words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path / "data"))
    result = CliRunner().invoke(app, [*words, "--lang", "en"])
    assert result.exit_code == 1 and said in " ".join(result.output.split())
    assert "is open" not in result.output and [*tmp_path.iterdir()] == []


def test_an_address_of_redis_is_told_from_another_without_its_password(database):
    words = ["think", "--database", database, "--redis", "http://ada:secret@nowhere"]
    result = CliRunner().invoke(app, [*words, "--lang", "en"])
    assert result.exit_code == 1 and "not an address of Redis" in result.output
    assert "secret" not in result.output
