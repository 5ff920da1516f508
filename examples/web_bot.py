"""A program that sits down and plays any game over HTTP (docs/api.md):

ludotheque token "My bot" > token.txt
python examples/web_bot.py http://localhost:8000 token.txt agon [LEVEL]
"""

import hashlib
import json
import random
import secrets
import sys
from pathlib import Path

import httpx

url, token, game = sys.argv[1], Path(sys.argv[2]).read_text().strip(), sys.argv[3]
headers = {"Authorization": f"Bearer {token}", "Accept": "application/x-ndjson"}
http = httpx.Client(base_url=f"{url}/api/v1", headers=headers, timeout=None)
nonce = secrets.token_hex(16)  # ours to reveal once everybody has pledged one


def post(path, body):
    return http.post(path, json=body).raise_for_status().json()


def send(head, **command):
    return post(
        f"/tables/{table}/commands",
        {"command_id": secrets.token_hex(8), "expected_seq": head, "seat": 0, **command},
    )


def choose(frame):
    """Any whole act: the server says what may be added until nothing is missing."""
    actions = [random.choice(frame["actions"])]  # put your own wits here
    while not (draft := post(f"/tables/{table}/draft", {"seat": 0, "actions": actions}))[
        "is_whole"
    ]:
        actions.append(random.choice(draft["additions"]))
    return actions


entry = http.get(f"/games/{game}").raise_for_status().json()
seats, level = entry["usual"]["seats"], (*sys.argv[4:], entry["usual"]["level"])[0]
sit = {"seat": 0, "pledge": hashlib.sha256(nonce.encode()).hexdigest()}
machines = [{"seat": seat, "level": level} for seat in range(1, seats)]
table = post(
    "/tables", {"game": game, "seats": seats, "sit": sit, "machines": machines, "start": True}
)["table"]
with http.stream("GET", f"/tables/{table}/stream") as stream:
    for event in map(json.loads, stream.iter_lines()):
        if event["event"] == "frame":
            frame = event["data"]
            if "house" in frame and frame["house"]["stage"] == "revealing":
                send(frame["head"], do="reveal", nonce=nonce)
            elif frame["actions"]:
                send(frame["head"], actions=choose(frame))
            elif frame["result"]:
                print("over:", frame["result"]["returns"])
                break
