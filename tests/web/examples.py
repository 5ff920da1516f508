"""What the document shows: answers of real calls, made anew by

python -m tests.web.examples
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path

from ludotheque.web.openapi import EXAMPLES
from tests.web.serving import Guest, chooser, served

MOST = 2  # of a list
WHOLE = ("seats", "returns", "share", "rating", "below")  # lists that are not cut
LETTERS = 200  # of a text


def calls(url):
    """Answers by method and path, of one game from its opening to its rematch."""
    ada, bo, phone = Guest(url, "Ada"), Guest(url, "Bo"), Guest(url, "Ada’s phone")
    known = {}

    def keep(key, answer):
        known[key] = answer
        return answer

    def ask(who, method, path, body=None, at="", **query):
        call = {"GET": who.get, "POST": who.post, "PUT": who.put}[method]
        answer = call(at or path, *([] if method == "GET" else [body]), **query)
        return keep(f"{method} /api/v1{path}", answer)

    def here(method, path, body=None, who=ada, **query):
        whole = f"/tables/{{table}}{path}"
        return ask(who, method, whole, body, f"/tables/{table}{path}", **query)

    ask(ada, "GET", "/games")
    ask(ada, "GET", "/games/{game}", at="/games/agon")
    ask(ada, "GET", "/games/{game}/schema", at="/games/agon/schema")
    ask(ada, "GET", "/games/{game}/rulebook/{lang}", at="/games/agon/rulebook/en")
    diagrams = "/games/{game}/rulebook/{lang}/diagrams"
    ask(ada, "GET", diagrams, at="/games/agon/rulebook/en/diagrams")
    ask(ada, "GET", "/messages/{lang}", at="/messages/en")
    ask(ada, "GET", "/me")
    ask(ada, "PUT", "/me", {"name": "Ada", "language": "en"})
    secret = ask(ada, "POST", "/me/recovery")["url"].rpartition("/")[2]
    ask(phone, "POST", "/recover", {"secret": secret})
    ask(ada, "POST", "/me/tokens", {"scopes": ["play", "read"], "label": "my bot"})
    ask(ada, "GET", "/me/tokens")
    sit = {"seat": 0, "pledge": ada.pledge(0)}
    opened = ask(ada, "POST", "/tables", {"game": "agent", "seats": 2, "sit": sit})
    table = opened["table"]
    table_id, invitation = opened["invitation"].partition("#/join/")[2].split(".")
    ask(bo, "POST", "/join", {"table": table_id, "secret": invitation})
    here("GET", "/invitation")
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    ask(ada, "GET", "/tables", of="mine")
    here("POST", "/chat", {"text": "Nicely bluffed!"})
    here("GET", "/chat")
    players, hand = (ada, bo), chooser()
    for _ in range(4):
        here("GET", "", seat=0)
        seat, frame = asked(players, table)
        here("POST", "/draft", {"seat": seat, "actions": frame["actions"][:1]}, players[seat])
        head = players[seat].act(table, frame, hand)
    keep("POST /api/v1/tables/{table}/commands", {"head": head})
    here("GET", "/standing", seat=0)
    here("GET", "/notes", seat=0)
    here("GET", "/lines", seat=0)
    with ada.stream(f"/tables/{table}/stream", seat=0) as stream:
        kind, data, id_ = next(stream)
    event = {"event": kind, "id": id_, "data": data}
    for path in ("/tables/{table}/stream", "/stream"):
        keep(f"GET /api/v1{path}", event)
    secret = here("POST", "/seat-link", seat=0)["url"].rpartition("/")[2]
    ask(Guest(url, "Cy"), "POST", "/seat", {"secret": secret})
    bo.do(table, "resign", 1)
    here("GET", "/record", who=bo)
    here("GET", "/log", who=bo)
    here("GET", "/replay", who=bo)
    here("GET", "/review", who=bo)
    here("GET", "/check", who=bo)
    here("POST", "/rematch", who=bo)
    table = given_up((ada, bo))
    while len((found := here("GET", "/opinions"))["positions"]) < found["count"]:
        pass  # a machine thinks
    return known


def given_up(players, game="agon"):
    """A game that has just begun, and is over."""
    first, second = players
    opened = first.open(game, 2)
    table = second.come(opened["invitation"])
    second.sit(table, 1)
    first.do(table, "start")
    first.reveal(table, 0)
    second.reveal(table, 1)
    first.act(table, first.get(f"/tables/{table}", seat=0), chooser())
    second.do(table, "resign", 1)
    while not first.get(f"/tables/{table}")["result"]:
        time.sleep(0.1)  # a window is waited for
    return table


def asked(players, table):
    """A seat that may act now, and its frame: a window is waited for."""
    while True:
        for seat, one in enumerate(players):
            frame = one.get(f"/tables/{table}", seat=seat)
            if frame["actions"]:
                return seat, frame
        time.sleep(0.1)


def brief(value, at=""):
    """The same with fewer of each kind: an example, and no reference."""
    match value:
        case dict():
            most = 3 if at in ("properties", "$defs", "options", "names") else len(value)
            return {key: brief(one, key) for key, one in [*value.items()][:most]}
        case list():
            return [brief(one, at) for one in value[: 6 if at in WHOLE else MOST]]
        case str() if at == "":
            return value[:LETTERS]
        case str() if at == "svg":
            return f"{value[:60]}…</svg>"
    return value


def main():
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        made = {key: brief(value) for key, value in calls(server.url).items()}
        text = json.dumps(made, indent=1, ensure_ascii=False).replace(
            server.url, "https://play.example"
        )
    EXAMPLES.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
