"""What is refused before anybody looks at it, and what every answer says."""

from __future__ import annotations

import gzip

import httpx
import pytest
from starlette.requests import Request

from ludotheque.web import static
from ludotheque.web.limits import KINDS, Limits
from ludotheque.web.problems import Refused
from ludotheque.web.settings import Settings

TABLE = {"game": "agon"}


def ask(server, method, path, **more):
    return httpx.request(method, f"{server.url}{path}", timeout=20, **more)


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
    json = {"Content-Type": "application/json"}
    answer = ask(server, "POST", "/api/v1/tables", content=long, headers=json)
    assert code(answer) == (413, "body-too-long")
    parts = (long[k : k + 1000] for k in range(0, len(long), 1000))
    answer = ask(server, "POST", "/api/v1/tables", content=parts, headers=json)
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
