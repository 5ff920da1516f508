"""A link that invites says what to, and nothing else, to who only looks where it leads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.requests import Request

from ludotheque.games import discovery
from ludotheque.web import static

PAGE = Path(__file__).parents[2] / "client" / "index.html"


def get(path, **headers):
    raw = [(key.encode(), value.encode()) for key, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b""}
    return static.page(Request(scope))


@pytest.fixture(autouse=True)
def built(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text(PAGE.read_text())
    monkeypatch.setattr(static, "FOLDER", tmp_path)


@pytest.mark.parametrize("game", discovery.names())
def test_a_preview_names_the_game_and_nothing_else(game):
    answer = get(f"/{game}")
    page = answer.body.decode()
    name = static.called(game)
    assert re.search("<title>(.*)</title>", page)[1] == f"{name} · Ludothèque"
    assert f'property="og:title" content="{name} · Ludothèque"' in page
    assert not any(static.called(other) in page for other in discovery.names() if other != game)
    assert 'src="/src/main.ts"' in page  # it is the page itself
    assert answer.headers["cache-control"] == "no-cache"
    again = get(f"/{game}", **{"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.body


def test_what_is_no_game_is_no_page():
    assert get("/chess") is None and get("/agon/") is None and get("/discovery") is None


def test_an_invitation_leads_to_its_game(guest):
    ada = guest("Ada")
    opened = ada.open("agon", 2)
    link = ada.get(f"/tables/{opened['table']}/invitation")["url"]
    assert link == opened["invitation"] and "/agon#/join/" in link
