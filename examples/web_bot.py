# A program that sits down and plays any game over HTTP (docs/api.md):
#
# ludotheque token "My bot" > token.txt
# pip install httpx
# python examples/web_bot.py http://localhost:8000 token.txt agon [LEVEL]

import hashlib
import json
import sys
import time
from contextlib import suppress
from pathlib import Path
from secrets import choice, token_hex

import httpx

_, url, file, game, *level = sys.argv
http = httpx.Client(base_url=f"{url}/api/v1", timeout=30)
http.headers["Authorization"] = f"Bearer {Path(file).read_text().strip()}"
nonce = token_hex(16)  # ours to reveal once everybody has pledged one


def ask(path, body=None, how="POST"):
    # who is too fast, or too early, waits as long as he is told
    while (got := http.request(how, path, json=body)).status_code in (429, 503):
        time.sleep(int(got.headers.get("Retry-After", 1)))
    # 409: somebody was quicker, and there is another frame to think about
    return got.json() if got.status_code == 409 else got.raise_for_status().json()


def send(head, **command):
    ask(f"{table}/commands", {"command_id": token_hex(8), "expected_seq": head, **command})


def whole(act):  # put your own wits here; some acts take several actions
    more = ask(f"{table}/draft", {"seat": 0, "actions": act}).get("additions")
    return whole([*act, choice(more)]) if more else act


def play():
    with http.stream("GET", f"{table}/stream", headers={"Accept": "application/x-ndjson"}) as lines:
        for told in (one.get("data", {}) for one in map(json.loads, lines.iter_lines())):
            if told.get("house", {}).get("stage") == "revealing":
                send(told["head"], do="reveal", nonce=nonce)
            elif told.get("actions"):
                print(told["head"], end=" ", flush=True)  # it may take long: these are its events
                send(told["head"], actions=whole([choice(told["actions"])]))
            elif told.get("result"):
                sys.exit(print("\nover:", told["result"]["returns"]))


usual = ask(f"/games/{game}", how="GET")["usual"]
bots = [{"seat": k, "level": (*level, usual["level"])[0]} for k in range(1, usual["seats"])]
sit = {"seat": 0, "pledge": hashlib.sha256(nonce.encode()).hexdigest()}
wish = {"game": game, "seats": len(bots) + 1, "sit": sit, "machines": bots, "start": True}
table = f"/tables/{ask('/tables', wish)['table']}"
while True:  # a stream that was lost is opened again, and begins with how the table stands
    with suppress(httpx.TransportError):
        play()
    time.sleep(1)
