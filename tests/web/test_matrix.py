"""Who may do what: every route of the document, asked by everybody."""

from __future__ import annotations

import time

import pytest

from tests.web.serving import Guest

NO, GONE, ANON = 403, 404, 401
WHO = ("nobody", "stranger", "watcher", "other", "owner", "reader")
"""Nobody has no cookie; the stranger was not invited; the watcher was; `other` and `owner` sit
there; the reader is the owner's program, whose token may read alone."""

PLAYED = {"command_id": "m", "expected_seq": 0, "seat": 0}
# a private table that runs: what each gets for asking about seat 0, which is the owner's
MATRIX = {
    ("GET", "/tables/{table}"): (GONE, GONE, 200, 200, 200, 200),
    ("GET", "/tables/{table}?seat=0"): (GONE, GONE, NO, NO, 200, 200),
    ("GET", "/tables/{table}/stream?seat=0"): (GONE, GONE, NO, NO, 200, 200),
    ("POST", "/tables/{table}/commands"): (GONE, GONE, NO, NO, 409, NO),
    ("POST", "/tables/{table}/draft"): (GONE, GONE, NO, NO, 200, NO),
    ("GET", "/tables/{table}/standing?seat=0"): (GONE, GONE, NO, NO, 200, 200),
    ("PUT", "/tables/{table}/standing?seat=0"): (GONE, GONE, NO, NO, 204, NO),
    ("GET", "/tables/{table}/notes?seat=0"): (GONE, GONE, NO, NO, 200, 200),
    ("GET", "/tables/{table}/lines?seat=0"): (GONE, GONE, NO, NO, 200, 200),
    ("GET", "/tables/{table}/chat"): (GONE, GONE, 200, 200, 200, 200),
    ("POST", "/tables/{table}/chat"): (GONE, GONE, 201, 201, 201, NO),
    ("POST", "/tables/{table}/rematch"): (GONE, GONE, NO, 409, 409, NO),
    ("POST", "/tables/{table}/close"): (GONE, GONE, NO, NO, 409, NO),
    ("PUT", "/tables/{table}/room"): (GONE, GONE, NO, NO, 204, NO),
    ("POST", "/tables/{table}/refuse"): (GONE, GONE, NO, NO, 409, NO),
    ("POST", "/tables/{table}/seat-link?seat=0"): (GONE, GONE, NO, NO, 200, NO),
    ("GET", "/tables/{table}/invitation"): (GONE, GONE, 200, 200, 200, 200),
    ("GET", "/tables/{table}/record"): (GONE, GONE, 409, 409, 409, 409),
    ("GET", "/tables/{table}/log?seat=0"): (GONE, GONE, NO, NO, 200, 200),
    ("GET", "/tables/{table}/check"): (GONE, GONE, 409, 409, 409, 409),
    ("GET", "/tables/{table}/replay?as=0"): (GONE, GONE, 409, 409, 200, 200),
    ("GET", "/tables/{table}/replay?as=all"): (GONE, GONE, 409, 409, 409, 409),
    ("GET", "/tables/{table}/replay?as=spectator"): (GONE, GONE, 200, 200, 200, 200),
    ("GET", "/tables/{table}/review"): (GONE, GONE, 409, 409, 409, 409),
    ("GET", "/tables/{table}/opinions"): (GONE, GONE, 409, 409, 409, 409),
    ("GET", "/tables"): (200,) * 6,
    ("POST", "/tables"): (201, 201, 201, 201, 201, NO),
    ("GET", "/stream?watch={table}.0"): (200,) * 6,
    ("POST", "/join"): (GONE, GONE, GONE, GONE, GONE, NO),
    ("POST", "/seat"): (GONE, GONE, GONE, GONE, GONE, NO),
    ("POST", "/recover"): (GONE,) * 6,
    ("GET", "/me"): (200,) * 6,
    ("PUT", "/me"): (200, 200, 200, 200, 200, NO),
    ("POST", "/me/recovery"): (200, 200, 200, 200, 200, NO),
    ("POST", "/me/tokens"): (201, 201, 201, 201, 201, NO),
    ("GET", "/me/tokens"): (200, 200, 200, 200, 200, NO),
    ("DELETE", "/me/tokens/unknown"): (GONE, GONE, GONE, GONE, GONE, NO),
    ("GET", "/games"): (200,) * 6,
    ("GET", "/games/{game}"): (200,) * 6,
    ("GET", "/games/{game}/schema"): (200,) * 6,
    ("GET", "/games/{game}/rulebook/fr"): (200,) * 6,
    ("GET", "/games/{game}/rulebook/fr/diagrams"): (200,) * 6,
    ("GET", "/games/{game}/lessons/first"): (GONE,) * 6,
    ("GET", "/messages/de"): (200,) * 6,
    ("DELETE", "/me"): (204, 204, 204, 204, 204, ANON),  # with the owner his tokens are gone
}
BODIES = {
    "/tables/{table}/commands": {**PLAYED, "do": "reveal", "nonce": "0" * 32},
    "/tables/{table}/draft": {"seat": 0, "actions": []},
    "/tables/{table}/standing": {"rules": []},
    "/tables/{table}/chat": {"text": "bonjour"},
    "/tables/{table}/room": {"chat": True},
    "/tables/{table}/refuse": {"seat": 1},
    "/tables": {"game": "{game}"},
    "/join": {"table": "{table}", "secret": "wrong"},
    "/seat": {"secret": "wrong"},
    "/recover": {"secret": "wrong"},
    "/me": {"name": "Ada"},
    "/me/tokens": {"scopes": ["read"]},
}


@pytest.fixture(scope="module")
def room(server):
    table, made = begun(server)
    token = made["owner"].post("/me/tokens", {"scopes": ["read"], "label": "matrix"})["token"]
    made["reader"] = Guest(server.url, token=token)
    yield table, made
    for one in made.values():
        one.close()


def begun(server):
    """A private table of a game with secrets and notes, at which play has begun; and people."""
    made = {who: Guest(server.url) for who in WHO[:-1]}
    owner, other = made["owner"], made["other"]
    games = owner.get("/games")["games"]
    game = next(one["name"] for one in games if one["has_notes"] and one["standing"])
    opened = owner.open(game, 2)
    for who in ("watcher", "other"):
        made[who].come(opened["invitation"])
    other.sit(opened["table"], 1)
    owner.do(opened["table"], "start")
    owner.reveal(opened["table"], 0)
    other.reveal(opened["table"], 1)
    return {"table": opened["table"], "game": game}, made


def asked(room, who, method, path):
    """The status of an answer."""
    names, people = room
    body = BODIES.get(path.partition("?")[0])
    if body is not None:
        body = {key: _filled(value, names) for key, value in body.items()}
    request = people[who].http.build_request(
        method, _filled(path, names), json=body if method in ("POST", "PUT") else None
    )
    if who == "nobody":
        request.headers.pop("cookie", None)
    answer = people[who].http.send(request, stream=True)
    try:
        if not answer.is_success:
            answer.read()
            assert answer.headers["content-type"] == "application/problem+json"
        is_public = path.startswith(("/games", "/messages")) and answer.is_success
        assert ("no-store" in answer.headers["cache-control"]) != is_public
        return answer.status_code
    finally:
        answer.close()
        if who == "nobody":
            people[who].http.cookies.clear()


def _filled(value, names):
    return value.format(**names) if isinstance(value, str) and "{" in value else value


TOKENS = {"player": ["play"], "talker": ["talk"], "reader": ["read"]}
NEEDS = {
    "play": (
        "/tables/{table}/commands", "/tables/{table}/draft", "/tables/{table}/rematch",
        "/tables/{table}/close", "/tables/{table}/room", "/tables/{table}/refuse", "/join",
    ),
    "self": ("/tables/{table}/seat-link", "/seat", "/me/recovery", "/me/tokens"),
    "": ("/me", "/recover", "/games", "/messages"),
}  # fmt: skip


def needed(method, path):
    """The scope that a route wants of a token."""
    route = path.partition("?")[0]
    if route == "/tables/{table}/chat":
        return "read" if method == "GET" else "talk"
    if (method, route) in (("PUT", "/tables/{table}/standing"), ("POST", "/tables")):
        return "play"
    if (method, route) == ("PUT", "/me"):
        return "self"
    for scope, routes in NEEDS.items():
        if route in routes or (scope == "" and route.startswith(routes[2:])):
            return scope
    return "self" if route.startswith("/me/tokens/") else "read"


@pytest.mark.parametrize("who", TOKENS)
def test_a_token_does_what_its_scope_says_and_no_more(room, server, who):
    """Whatever its owner may do, and 403 `scope-missing` of all else."""
    names, people = room
    made = people["owner"].post("/me/tokens", {"scopes": TOKENS[who]})
    program = Guest(server.url, token=made["token"])
    for (method, path), expected in MATRIX.items():
        if (method, path) == ("DELETE", "/me"):
            continue  # in the end, below
        scope = needed(method, path)
        status = asked((names, {who: program}), who, method, path)
        is_good = scope in ("", *TOKENS[who])
        assert status == (expected[WHO.index("owner")] if is_good else NO), (method, path)
    program.close()


def test_who_may_do_what(room):
    found = {route: tuple(asked(room, who, *route) for who in WHO) for route in MATRIX}
    assert found == MATRIX


# the same table when its game is over: it was not public
AFTER = {
    ("GET", "/tables/{table}"): (GONE, GONE, 200, 200, 200),
    ("GET", "/tables/{table}?seat=0"): (GONE, GONE, NO, NO, 200),
    ("GET", "/tables/{table}/stream?seat=0"): (GONE, GONE, NO, NO, 200),
    ("GET", "/tables/{table}/stream?seat=-1"): (GONE, GONE, 200, 200, 200),
    ("POST", "/tables/{table}/commands"): (GONE, GONE, NO, NO, 409),
    ("POST", "/tables/{table}/draft"): (GONE, GONE, NO, NO, 409),
    ("GET", "/tables/{table}/standing?seat=0"): (GONE, GONE, NO, NO, 200),
    ("PUT", "/tables/{table}/standing?seat=0"): (GONE, GONE, NO, NO, 204),
    ("GET", "/tables/{table}/notes?seat=0"): (GONE, GONE, NO, NO, 200),
    ("GET", "/tables/{table}/lines?seat=0"): (GONE, GONE, NO, NO, 200),
    ("GET", "/tables/{table}/chat"): (GONE, GONE, 200, 200, 200),
    ("POST", "/tables/{table}/chat"): (GONE, GONE, 201, 201, 201),
    ("GET", "/tables/{table}/record"): (GONE, GONE, NO, 200, 200),
    ("GET", "/tables/{table}/log?seat=0"): (GONE, GONE, NO, NO, 200),
    ("GET", "/tables/{table}/check"): (GONE, GONE, NO, 200, 200),
    ("GET", "/tables/{table}/replay?as=0"): (GONE, GONE, NO, 200, 200),
    ("GET", "/tables/{table}/replay?as=all"): (GONE, GONE, NO, 200, 200),
    ("GET", "/tables/{table}/replay?as=spectator"): (GONE, GONE, 200, 200, 200),
    ("GET", "/tables/{table}/review"): (GONE, GONE, NO, 200, 200),
    ("POST", "/tables/{table}/close"): (GONE, GONE, NO, NO, 409),
    ("POST", "/tables/{table}/refuse"): (GONE, GONE, NO, NO, 409),
    ("POST", "/tables/{table}/seat-link?seat=0"): (GONE, GONE, NO, NO, 200),
    ("POST", "/tables/{table}/rematch"): (GONE, GONE, NO, 200, 200),
}


def test_who_may_do_what_when_it_is_over(server):
    with_table, people = begun(server)
    owner, path = people["owner"], f"/tables/{with_table['table']}"
    owner.do(with_table["table"], "resign", 0)
    while owner.get(path)["result"] is None:  # a window runs, whose end all learn at once
        time.sleep(0.2)
    room = with_table, people
    found = {route: tuple(asked(room, who, *route) for who in WHO[:-1]) for route in AFTER}
    for one in people.values():
        one.close()
    assert found == AFTER


def test_the_matrix_has_every_route(guest):
    document = guest().get("/openapi.json")
    known = {(method, path.partition("?")[0]) for method, path in MATRIX}
    for path, methods in document["paths"].items():
        route = path.removeprefix("/api/v1")
        route = route.replace("{lang}", "fr" if "rulebook" in route else "de")
        route = route.replace("{lesson}", "first")
        route = route.replace("{token}", "unknown")
        for method in methods:
            assert (method.upper(), route) in known
