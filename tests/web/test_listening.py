"""How long anybody may take to say what he wants, and how much; where the server listens."""

from __future__ import annotations

import asyncio
import socket

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from uvicorn.server import ServerState

from ludotheque.core.errors import LudothequeError
from ludotheque.storage import open_store
from ludotheque.web import listening
from ludotheque.web.listening import MOST_HEAD, Patient, bound
from tests.web.serving import SOON, Server

SOME = 0.2  # seconds
HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
LINE = b"HTTP/1.1 %b\r\n"


async def echo(scope, receive, send):
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body, more = body + message["body"], message["more_body"]
    await PlainTextResponse(b"heard " + body)(scope, receive, send)


def talk(*pieces, pause=0.0, most=None, answers=0, lull=SOON):
    """All that a server of our protocol answers until it hangs up, and whether it did.

    After so many `answers` it is waited for no longer than a `lull`.
    """

    async def run():
        config = uvicorn.Config(
            echo, http=Patient, ws="none", log_config=None, timeout_keep_alive=SOON
        )
        config.limit_concurrency = most
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(pause)
            except ConnectionError:
                pass  # it has hung up
            said = b""
            try:
                while part := await asyncio.wait_for(
                    reader.read(1000),
                    lull if answers and said.count(b"heard ") >= answers else SOON,
                ):
                    said += part
                has_ended = True
            except TimeoutError:
                has_ended = False
            except ConnectionError:
                has_ended = True
            writer.close()
        return said, has_ended

    return asyncio.run(run())


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(listening, "DEADLINE", SOME)


@pytest.mark.parametrize("pieces", [[], [HEAD], [HEAD, *([b"X: a\r\n"] * 12)], [b"\r\n"] * 12])
def test_who_does_not_say_what_he_wants_is_not_waited_for(pieces):
    said, has_ended = talk(*pieces, pause=0.05)
    assert has_ended
    assert said.startswith(LINE % b"408 Request Timeout") or len(pieces) > 10  # still talking


def test_a_body_that_does_not_come_is_not_waited_for():
    said, has_ended = talk(HEAD + b"Content-Length: 10\r\n\r\n12345")
    assert has_ended and not said


@pytest.mark.parametrize("piece", [b"a" * 5000, b"X: " + b"a" * 500 + b"\r\n"])
def test_a_head_without_end_is_not_kept(monkeypatch, piece):
    monkeypatch.setattr(listening, "DEADLINE", SOON)
    said, has_ended = talk(HEAD + b"X: ", *([piece] * (2 * MOST_HEAD // len(piece))))
    assert has_ended
    assert not said or said.startswith(LINE % b"431 Request Header Fields Too Large")


def test_a_long_head_in_one_piece_is_refused():
    said, has_ended = talk(HEAD + b"X: " + b"a" * MOST_HEAD + b"\r\n\r\n")
    assert has_ended and said.startswith(LINE % b"431 Request Header Fields Too Large")


def test_what_comes_whole_is_answered_however_it_was_cut(monkeypatch):
    monkeypatch.setattr(listening, "DEADLINE", SOON)
    body = b"x" * (MOST_HEAD - 10)
    whole = HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body
    for pieces in ([whole], [whole[:30], whole[30:]], [whole[:-5], whole[-5:] + whole]):
        count = b"".join(pieces).count(body)
        said, _ = talk(*pieces, pause=0.01, answers=count, lull=SOME)
        assert said.count(b"heard " + body) == count


def test_after_an_answer_the_next_request_is_waited_for_and_then_not():
    whole = HEAD + b"\r\n"
    said, has_ended = talk(whole, whole, pause=2 * SOME, answers=2, lull=2 * SOME)
    assert said.count(b"heard ") == 2 and not has_ended
    said, has_ended = talk(whole, HEAD, pause=0.05)
    assert said.count(b"heard ") == 1 and has_ended and b"408" in said


def test_more_connections_than_there_is_room_for_are_sent_away():
    said, has_ended = talk(HEAD + b"\r\n", most=1)
    assert has_ended and said.startswith(LINE % b"503 Service Unavailable")


def test_a_port_that_is_taken_is_said_and_nothing_is_called_open(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(LudothequeError, match=str(port)):
            bound("127.0.0.1", port)
        server = Server(tmp_path / "house", "--lang", "en", port=port)
        assert server.process.wait(SOON) == 1
        server.log.close()
    assert "is open" not in server.said() and "cannot open" in server.said()


def test_port_0_is_any_that_is_free_and_all_addresses_of_a_host_have_the_same():
    sockets = bound("localhost", 0)
    assert len({one.getsockname()[1] for one in sockets}) == 1
    for one in sockets:
        one.close()


def test_a_house_whose_store_is_another_s_does_not_say_that_it_is_open(tmp_path):
    store = open_store(tmp_path / "house.db")
    server = Server(tmp_path, "--lang", "en")
    assert server.process.wait(SOON) == 1
    server.log.close()
    store.close()
    assert "is open" not in server.said() and "in use by another house" in server.said()
