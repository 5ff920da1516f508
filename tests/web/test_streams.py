"""Streams: in order, without gaps or repeats, whatever happens to the connection."""

from __future__ import annotations

import itertools
import json
import os
import threading
import time

import httpx

from tests.web.proxy import Chaos
from tests.web.serving import NDJSON, SOON, Guest, chooser, frames

GAME, SECRET_GAME = "agon", "spywhere"
SSE = {"Accept": "text/event-stream"}


def table_of(ada, bo, game=GAME, **more):
    """A public table of two people at which play has begun."""
    table = ada.open(game, 2, is_public=True, **more)["table"]
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    return table


def play(people, table, acts, dice):
    """Whoever is asked acts, so many times."""
    for _ in range(acts):
        asked = people[0].get(f"/tables/{table}", seat=-1)["status"]["asked"]
        seat = asked[0]
        people[seat].act(table, people[seat].get(f"/tables/{table}", seat=seat), dice)


def parsed(answer):
    """The events of an SSE stream, as (kind, id, data)."""
    event = {}
    for line in answer.iter_lines():
        if line:
            key, _, value = line.partition(": ")
            event[key] = value
        elif "event" in event:
            yield event["event"], event.get("id", ""), json.loads(event["data"])
            event = {}


def test_both_kinds_of_streams_tell_the_same_and_go_on_where_one_was(guest):
    ada, bo = guest("Ada"), guest("Bo")
    table = table_of(ada, bo)
    play((ada, bo), table, 3, chooser())
    path = f"/tables/{table}/stream"
    with ada.http.stream("GET", path, params={"seat": 0}, headers=SSE) as answer:
        kind, last, whole = next(parsed(answer))
    with ada.stream(path, seat=0) as stream:
        assert next(stream)[1] == whole
    assert kind == "frame" and last == str(whole["head"]) and "setting" in whole
    play((ada, bo), table, 2, chooser(2))
    headers = {**SSE, "Last-Event-ID": last}
    with ada.http.stream("GET", path, params={"seat": 0, "since": 0}, headers=headers) as answer:
        _, _, rest = next(parsed(answer))
    assert [one["seq"] for one in rest["seen"]] == [whole["head"] + 1, whole["head"] + 2]
    assert "setting" not in rest and "house" in rest
    assert len(json.dumps(rest)) < len(json.dumps(whole))


def test_one_stream_has_all_that_concerns_a_browser(guest):
    ada, bo = guest("Ada"), guest("Bo")
    first, second = table_of(ada, bo), table_of(ada, bo)
    wish = [("watch", f"{first}.0:-1"), ("watch", "unknown:3")]
    with ada.http.stream("GET", "/stream", params=wish, headers=NDJSON) as answer:
        stream = (json.loads(line) for line in answer.iter_lines())
        begun = list(itertools.islice(stream, 2))
        assert [one["event"] for one in begun] == ["frame", "gone"]
        assert begun[0]["data"]["table"] == first
        assert begun[1]["data"] == {"table": "unknown", "seat": None, "code": "storage-no-table"}
        play((ada, bo), second, 1, chooser())
        told = next(one["data"] for one in stream if one["event"] == "mine")
        assert told == {"table": second, "asked_me": False, "stage": "playing"}
        play((ada, bo), first, 1, chooser())
        news = next(one for one in stream if one["event"] == "frame")
        assert news["id"] == f"{first}.0:{news['data']['head']}"
        bo.post("/tables", {"game": GAME, "is_public": True})
        assert next(one["data"] for one in stream if one["event"] == "lobby") == {}
    play((ada, bo), first, 2, chooser())
    headers = {**NDJSON, "Last-Event-ID": news["id"]}
    with ada.http.stream("GET", "/stream", params=wish[:1], headers=headers) as answer:
        rest = json.loads(next(answer.iter_lines()))["data"]
    assert [one["seq"] for one in rest["seen"]] == [rest["head"] - 1, rest["head"]]


def test_everybody_sees_who_is_there_and_what_is_said(guest):
    ada, bo, eva = guest("Ada"), guest("Bo"), guest("Eva")
    table = table_of(ada, bo)
    with ada.stream(f"/tables/{table}/stream", seat=0) as mine:
        assert next(mine)[1]["house"]["seats"][1]["is_here"] is False
        with bo.stream(f"/tables/{table}/stream", seat=1) as other:
            next(other)
            house = next(data for kind, data, _ in mine if kind == "house")["house"]
            assert [seat["is_here"] for seat in house["seats"]] == [True, True]
            eva.post(f"/tables/{table}/chat", {"text": "Ada holds the queen!"})
            bo.post(f"/tables/{table}/chat", {"text": "hello\u202e\n there"})
            heard = next(data for kind, data, _ in mine if kind == "chat")
        said = heard["name"], heard["text"], heard["is_mine"]
        assert said == ("Bo", "hello there", False)  # who plays does not hear who watches
        house = next(data for kind, data, _ in mine if kind == "house")["house"]
        assert [seat["is_here"] for seat in house["seats"]] == [True, False]
    said = {who: one.get(f"/tables/{table}/chat")["said"] for who, one in
            (("ada", ada), ("eva", eva))}  # fmt: skip
    assert [len(said["ada"]), len(said["eva"])] == [1, 2]
    bo.do(table, "resign", 1)
    assert len(ada.get(f"/tables/{table}/chat")["said"]) == 2
    ada.put(f"/tables/{table}/room", {"chat": False})
    closed = bo.refused("POST", f"/tables/{table}/chat", {"text": "oh"})
    assert closed == (409, "no-chat")


def test_lists_show_what_waits_what_is_played_and_what_is_mine(guest):
    ada, bo = guest("Ada"), guest("Bo")
    hidden = ada.open(GAME, 2)["table"]
    waiting = ada.open(GAME, 2, is_public=True)["table"]
    running = table_of(ada, bo)

    def listed(who, of):
        return {one["table"]: one for one in who.get("/tables", of=of, game=GAME)["tables"]}

    assert waiting in listed(bo, "waiting") and hidden not in listed(bo, "waiting")
    found = listed(bo, "running")[running]
    assert [seat["name"] for seat in found["seats"]] == ["Ada", "Bo"]
    assert found["preset"] == "standard" and found["stage"] == "playing" and found["mine"]
    mine = listed(ada, "mine")
    assert {hidden, waiting, running} <= {*mine} and mine[running]["asked_me"]
    assert not listed(bo, "mine")[running]["asked_me"]
    ada.post(f"/tables/{waiting}/close")
    assert waiting not in listed(bo, "waiting")


def test_lists_say_until_when_i_have_to_act(guest):
    ada, bo = guest("Ada"), guest("Bo")
    table = table_of(ada, bo, clock={"act": 86_400_000})

    def until(who):
        mine = who.get("/tables", of="mine", game=GAME)["tables"]
        return next(one for one in mine if one["table"] == table).get("until")

    assert until(ada) == ada.get(f"/tables/{table}", seat=0)["clock"]["until"]
    assert until(bo) is None


def test_a_rematch_is_one_table_for_all_of_them(guest):
    ada, bo = guest("Ada"), guest("Bo")
    table = table_of(ada, bo)
    assert ada.refused("POST", f"/tables/{table}/rematch") == (409, "game-not-over")
    with bo.stream(f"/tables/{table}/stream", seat=1) as stream:
        ada.do(table, "resign", 0)
        again = ada.post(f"/tables/{table}/rematch")["table"]
        news = (data.get("house") for kind, data, _ in stream if kind in ("frame", "house"))
        assert next(house["rematch"] for house in news if house and house["rematch"]) == again
    assert bo.post(f"/tables/{table}/rematch")["table"] == again
    house = bo.get(f"/tables/{again}")["house"]
    assert [seat["name"] for seat in house["seats"]] == ["Bo", "Ada"]  # one seat further on
    assert house["my_seats"] == [0] and house["stage"] == "seating"


CUTS = int(os.environ.get("LUDOTHEQUE_CUTS", "300"))
WATCHERS = 4  # of a game: those who look on; and each seat sees its own


class Watcher(threading.Thread):
    """Follows a table through anything, coming back with what it saw last."""

    def __init__(self, guest, table, seat=-1):
        super().__init__(daemon=True)
        self.guest, self.table, self.seat = guest, table, seat
        self.seqs, self.returns, self.result = [], -1, None

    def run(self):
        while self.result is None:
            self.returns += 1
            since = self.seqs[-1] if self.seqs else -1
            try:
                path = f"/tables/{self.table}/stream"
                with self.guest.stream(path, seat=self.seat, since=since) as stream:
                    for frame in frames(stream):
                        assert frame["viewer"] == (self.seat if self.seat >= 0 else None)
                        self.seqs += [one["seq"] for one in frame["seen"]]
                        self.result = frame["result"]
                        if self.result:
                            return
            except (httpx.TransportError, json.JSONDecodeError, ValueError):
                pass


def persistently(client, path, body):
    """What a command is answered, sent until the answer arrives."""
    while True:
        try:
            answer = client.post(path, json=body)
            assert answer.status_code == 200, answer.text
            return answer.json()
        except (httpx.TransportError, json.JSONDecodeError):
            pass


def test_no_cut_makes_a_gap_or_a_repeat(server, guest):
    """Commands sent again because they, or their answers, were lost count once.

    Of a game without secrets and of one with them, whose seats see what others do not.
    """
    ada, bo = guest("Ada"), guest("Bo")
    chaos, sent, games = Chaos(server.port, seed=5), 0, itertools.cycle((GAME, SECRET_GAME))
    while chaos.cuts < CUTS or sent < CUTS / 8 or chaos.cuts_up < CUTS / 10:
        chaos.is_calm = False
        enough = chaos.cuts + min(250, CUTS // 2)
        sent += played_through(chaos, server, ada, bo, next(games), enough)
    chaos.close()


def played_through(chaos, server, ada, bo, game, enough):
    """A part of a game whose players and watchers are cut off all the time; how many moves."""
    table = table_of(ada, bo, game)
    one_shot = httpx.Limits(max_keepalive_connections=0)

    def hasty(port, somebody=None):
        made = Guest(f"http://127.0.0.1:{port}")
        made.http.close()
        made.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}/api/v1", limits=one_shot, timeout=SOON,
            headers={"Host": f"127.0.0.1:{server.port}", "Origin": server.url},
            cookies=dict(somebody.http.cookies) if somebody else {},
        )  # fmt: skip
        return made

    ways = [(server.port, None, -1), *[(chaos.own, None, -1)] * WATCHERS]
    ways += [(chaos.own, one, seat) for seat, one in enumerate((ada, bo))]
    watchers = [Watcher(hasty(port, one), table, seat) for port, one, seat in ways]
    for watcher in watchers:
        watcher.start()
    senders = [hasty(chaos.own, one) for one in (ada, bo)]
    dice, sent = chooser(3), 0
    while chaos.cuts < enough:
        asked = ada.get(f"/tables/{table}", seat=-1)["status"]["asked"]
        if not asked:
            break
        seat = asked[0]
        body = whole_act((ada, bo)[seat], table, seat, dice)
        if body is None:
            time.sleep(0.1)  # he has answered, and the window is not told to be over yet
            continue
        head = body["expected_seq"]
        answer = persistently(
            senders[seat].http, f"/tables/{table}/commands", {**body, "command_id": f"c{sent}"}
        )
        assert answer["head"] in ((head, head + 1) if game == SECRET_GAME else (head + 1,))
        sent += 1
    for one in senders:
        one.close()
    if ada.get(f"/tables/{table}", seat=-1)["result"] is None:
        ada.do(table, "resign", 0)
    chaos.is_calm = True
    for watcher in watchers:
        watcher.join(SOON)
        assert not watcher.is_alive()
        watcher.guest.close()
    for watcher in watchers:
        assert watcher.seqs == [*range(len(watcher.seqs))]
        assert watcher.seqs == watchers[0].seqs
    return sent


def whole_act(one, table, seat, dice):
    """A command of a seat that is asked, found by drafts where one action is not enough."""
    frame = one.get(f"/tables/{table}", seat=seat)
    if not frame["actions"]:
        return None
    actions = [dice.choice(frame["actions"])]
    while True:
        draft = one.post(f"/tables/{table}/draft", {"seat": seat, "actions": actions})
        if draft["is_whole"]:
            return {"expected_seq": frame["head"], "seat": seat, "actions": actions}
        actions.append(dice.choice(draft["additions"]))
