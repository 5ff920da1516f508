"""What is refused before anybody looks at it, and what every answer says."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import weakref
from http.client import HTTPConnection

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from ludotheque.web import static
from ludotheque.web.guard import Guard
from ludotheque.web.limits import KINDS, Limits
from ludotheque.web.problems import Refused
from ludotheque.web.settings import Settings
from tests.web.serving import SOON

TABLE = {"game": "agon"}


def ask(server, method, path, **more):
    return httpx.request(method, f"{server.url}{path}", timeout=SOON, **more)


def code(answer):
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", ""])
def test_an_unknown_host_is_refused(server, host):
    answer = ask(server, "GET", "/api/v1/games", headers={"Host": host})
    assert code(answer) == (421, "host-unknown")


def test_a_page_from_elsewhere_may_not_act(server, guest):
    ada, own = guest("Ada"), {"Origin": server.url}
    cookie = {"Cookie": "; ".join(f"{k}={v}" for k, v in ada.http.cookies.items())}
    for origin in ("https://evil.example", "null", f"{server.url}.evil.example", server.url + "/"):
        headers = {**cookie, "Origin": origin}
        answer = ask(server, "POST", "/api/v1/tables", json=TABLE, headers=headers)
        assert code(answer) == (403, "origin-foreign")
    answer = ask(server, "POST", "/api/v1/tables", json=TABLE, headers=cookie)
    assert code(answer) == (403, "origin-missing")
    answer = ask(server, "POST", "/api/v1/tables", json=TABLE, headers={**cookie, **own})
    assert answer.status_code == 201
    assert "access-control-allow-origin" not in answer.headers


def test_bodies_are_bounded_whether_they_say_their_length_or_not(server):
    long = b'{"game": "' + b"x" * 20_000 + b'"}'
    kind = {"Content-Type": "application/json"}
    answer = ask(server, "POST", "/api/v1/tables", content=long, headers=kind)
    assert code(answer) == (413, "body-too-long")
    parts = (long[k : k + 1000] for k in range(0, len(long), 1000))
    answer = ask(server, "POST", "/api/v1/tables", content=parts, headers=kind)
    assert code(answer) == (413, "body-too-long")


@pytest.mark.parametrize(
    "method, path, body, expected",
    [
        ("GET", "/api/v1/nothing", None, (404, "http-404")),
        ("GET", "/nothing.js", None, (404, "http-404")),
        ("GET", "/../../pyproject.toml", None, (404, "http-404")),
        ("DELETE", "/api/v1/games", None, (405, "http-405")),
        ("POST", "/api/v1/tables", b"{", (422, "malformed-request")),
        ("POST", "/api/v1/tables", b'{"game": "agon", "x": 1}', (422, "malformed-request")),
        ("POST", "/api/v1/tables", b'{"game": "chess"}', (404, "unknown-game")),
        ("POST", "/api/v1/tables", b'{"game": "agon", "seats": 5}', (422, "malformed-seats")),
        ("GET", "/api/v1/tables/unknown", None, (404, "storage-no-table")),
        ("GET", "/api/v1/tables?of=secrets", None, (422, "malformed-request")),
        ("GET", "/api/v1/stream?watch=;", None, (422, "malformed-watch")),
    ],
)
def test_whatever_goes_wrong_is_a_problem_in_words(server, method, path, body, expected):
    headers = {"Content-Type": "application/json", "Accept-Language": "nl-BE, fr;q=0.5"}
    answer = ask(server, method, path, content=body, headers=headers)
    assert code(answer) == expected
    assert answer.json()["detail"] != expected[1]
    in_french = ask(
        server, method, path, content=body, headers={**headers, "Accept-Language": "fr"}
    )
    assert in_french.json()["detail"] != answer.json()["detail"]


def test_a_map_comes_by_its_name_alone(guest):
    body = {"game": "agent", "options": {"map": "a b c\n" * 20}}
    assert guest().refused("POST", "/tables", body) == (422, "malformed-choice")


def test_every_answer_is_careful(server):
    for path in ("/", "/api/v1/games", "/api/v1/nothing", "/healthz"):
        headers = ask(server, "GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert ("script-src 'self';" in policy) == (not path.startswith("/api/"))
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    answer = ask(server, "GET", "/api/v1/games")
    again = ask(server, "GET", "/api/v1/games", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_the_page_is_served_packed_and_its_parts_stay(tmp_path, monkeypatch):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a-1234.js").write_text("1")
    (tmp_path / "assets" / "a-1234.js.gz").write_bytes(gzip.compress(b"1"))
    monkeypatch.setattr(static, "FOLDER", tmp_path)

    def get(path, **headers):
        raw = [(k.encode(), v.encode()) for k, v in headers.items()]
        scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b""}
        return static.page(Request(scope))

    assert get("/").headers["cache-control"] == "no-cache"
    script = get("/assets/a-1234.js", **{"accept-encoding": "gzip, br"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in get("/assets/a-1234.js").headers
    assert get("/assets/b.js") is None and get("/../secret") is None


def test_buckets_fill_with_time():
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    room, speed = KINDS["open"]
    for _ in range(room):
        limits.take("open", "ada")
    with pytest.raises(Refused) as refused:
        limits.take("open", "ada")
    assert refused.value.retry_after == 1 / speed
    limits.take("open", "bo")
    now[0] += refused.value.retry_after
    limits.take("open", "ada")


def test_links_point_where_they_are_told():
    assert Settings(port=8000).url == "http://localhost:8000"
    public = Settings(port=8000, public_url="https://play.example/")
    assert public.url == "https://play.example" and public.is_secure
    assert "play.example" in public.hosts() and "evil.example" not in public.hosts()
    assert "https://play.example" in public.allowed()


@pytest.mark.parametrize("header", ["Basic x", "", "Bearer", "bearerx y"])
def test_what_is_no_token_does_not_stand_for_an_origin(server, guest, header):
    cookie = {"Cookie": "; ".join(f"{k}={v}" for k, v in guest("Ada").http.cookies.items())}
    headers = {**cookie, "Authorization": header}
    answer = ask(server, "POST", "/api/v1/tables", json=TABLE, headers=headers)
    assert code(answer) == (403, "origin-missing")


@pytest.mark.parametrize("name", ["Host", "Origin", "Authorization"])
def test_what_counts_is_said_once(server, guest, name):
    cookie = "; ".join(f"{k}={v}" for k, v in guest("Ada").http.cookies.items())
    host = server.url.removeprefix("http://")
    said = {"Host": host, "Origin": server.url, "Authorization": "Bearer x"}
    headers = [*said.items(), ("Cookie", cookie)]
    for more in ([(name, "https://evil.example"), *headers], [*headers, (name, said[name])]):
        connection = HTTPConnection("127.0.0.1", server.port, timeout=SOON)  # httpx would not
        connection.putrequest("POST", "/api/v1/tables", skip_host=True)
        for one in [*more, ("Content-Length", "2")]:
            connection.putheader(*one)
        connection.endheaders(b"{}")
        answer = connection.getresponse()
        assert answer.status == 400 and json.load(answer)["code"] == "header-twice"
        connection.close()


def test_pages_elsewhere_may_call_if_the_server_was_told_of_them():
    async def app(scope, receive, send):
        await PlainTextResponse("read")(scope, receive, send)

    def asked(origin, method="GET", path="/api/v1/games", **more):
        """Status and what the browser is told of sharing."""
        headers = {"host": "localhost:8000", "origin": origin, **more}
        raw = [(key.encode(), value.encode()) for key, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "headers": raw,
                 "query_string": b""}  # fmt: skip
        told = []

        async def send(message):
            told.append(message)

        async def receive():
            return {"type": "http.request", "body": b""}

        asyncio.run(guard(scope, receive, send))
        found = {key.decode(): value.decode() for key, value in told[0]["headers"]}
        shared = {key: value for key, value in found.items() if key.startswith("access-control")}
        assert found.get("vary") == ("Origin" if path.startswith("/api/") else None)
        return told[0]["status"], shared

    friend = "https://friend.example"
    guard = Guard(app, Settings(port=8000, origins=(f"{friend}/",)), lambda *answer: None)
    wish = {"access-control-request-method": "POST"}
    reading = {
        "access-control-allow-origin": friend,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "etag, retry-after",
    }
    assert asked(friend) == (200, reading)
    assert asked(friend, "POST") == (200, reading)
    status, shared = asked(friend, "OPTIONS", **wish)
    assert status == 204 and reading.items() <= shared.items()
    assert shared["access-control-allow-methods"] == "GET, POST, PUT, DELETE"
    assert "authorization" in shared["access-control-allow-headers"]
    for other in (
        "https://evil.example",
        "null",
        f"{friend}.evil.example",
        "http://friend.example",
    ):
        assert asked(other) == (200, {})
        assert asked(other, "OPTIONS", **wish) == (200, {})
        assert asked(other, "POST") == (403, {})
    assert asked(friend, path="/") == (200, {})


def test_a_request_that_is_over_is_gone_without_the_collector():
    class Cycle:
        """As servers have one: it has the scope, and what sends."""

        def __init__(self):
            headers = [(b"host", b"127.0.0.1:8000")]
            self.scope = {"type": "http", "method": "GET", "path": "/", "headers": headers}

        async def send(self, message):
            pass

    async def ask():
        cycle = Cycle()
        await Guard(PlainTextResponse("ok"), Settings(port=8000), lambda *answer: None)(
            cycle.scope, None, cycle.send
        )
        return weakref.ref(cycle)

    gc.disable()
    try:
        assert asyncio.run(ask())() is None
    finally:
        gc.enable()


HALF = "\\ud800"  # as JSON may say it: no text can hold it


@pytest.mark.parametrize(
    "method, path, body",
    [
        ("POST", "/draft", '{"seat": 0, "choices": [{"kind": "%s"}]}'),
        ("POST", "/draft", '{"seat": 0, "choices": [{"%s": 1}]}'),
        ("POST", "/draft", '{"seat": 0, "text": "%s"}'),
        ("PUT", "/standing", '{"rules": [{"choice": "%s"}]}'),
        ("POST", "/chat", '{"text": "%s"}'),
        ("POST", "/commands", '{"command_id": "a", "expected_seq": 0, "text": "%s"}'),
    ],
)
def test_half_a_character_is_refused(server, guest, method, path, body):
    ada = guest("Ada")
    table = ada.open("agent", 2, machines=[{"seat": 1, "level": "0"}], start=True)["table"]
    ada.reveal(table, 0)
    json = {"Content-Type": "application/json"}
    answer = ada.http.request(method, f"/tables/{table}{path}", content=body % HALF, headers=json)
    assert code(answer) == (422, "malformed-request")


def test_what_is_pointed_at_is_refused_by_the_words_one_would_type(guest):
    ada = guest("Ada")
    table = ada.open("spywhere", 2, hot_seats=[{"seat": 1, "pledge": ada.pledge(1)}], start=True)
    for seat in range(2):
        ada.reveal(table["table"], seat)
    (seat,) = ada.get(f"/tables/{table['table']}")["status"]["asked"]
    wish = {"seat": seat, "choices": [{"kind": "keep"}], "language": "fr"}
    refusal = ada.post(f"/tables/{table['table']}/draft", wish)["refusal"]
    assert refusal["detail"].endswith(": laisse"), refusal


@pytest.mark.parametrize(
    "path", ["/tables?list=mine", "/games?lnag=fr", "/stream?watch=&since=3", "/me?seat=0"]
)
def test_a_parameter_that_means_nothing_is_refused(server, path):
    """Who mistypes a filter would else get another list."""
    assert code(ask(server, "GET", f"/api/v1{path}")) == (422, "malformed-request")


def test_the_short_way_of_commands_knows_no_parameters_either(guest):
    ada = guest("Ada")
    table = ada.open("agon", 2)["table"]
    ada.get(f"/tables/{table}", seat=0)  # it is in memory
    body = {"command_id": "a", "expected_seq": 1, "seat": 0, "actions": [0]}
    path = f"/tables/{table}/commands"
    assert ada.refused("POST", path, body, seat=0) == (422, "malformed-request")
    assert ada.refused("POST", path, body) == (409, "not-started")


def test_each_request_may_name_its_language(server):
    assert ask(server, "GET", "/api/v1/games?lang=fr").is_success
