"""Lines without end for the engine: `make fuzz`."""

from __future__ import annotations

import random
import sys

from ludotheque.adapters.engine import Engine
from ludotheque.core.game import Game
from ludotheque.games import discovery

WORDS = (
    "hello new position moves move legal status go seat movetime depth nodes view show perft "
    "preset=ludii preset=x seats=2 seats=4 seats=9 seed=1f seed=-1 pincer=bend start=placed "
    "1 2 3 7 0 -1 9999999999999999999 1: 2: chance: chance:0 chance:1 chance:5 pass @a8 a11-b10 "
    "k1-j1 f6 Q1g1G1/6g/g7/9/G8G/11/g8g/9/7G/G6/1g1G1q - standard protest let seal keep no-guess "
    "é ٣ \x00 \ud800 ; , = : _ quit{ } \\n \x1b[2J \u202e \u2066 \ufeff \x7f"
).split() + ["z" * 3000, "\x1b" * 90, "\n"]
NUMBERS = ("0", "1", "2", "16", "-1", "1e3", "10000000000", "9" * 30, "\x1b", "")


def line(rng: random.Random, engine: Engine) -> str:
    """A line that may mean something: words at random, or a legal move, perhaps damaged."""
    kind = rng.random()
    if kind < 0.5 and engine.position.asked:
        seat = rng.choice(engine.position.asked)
        view = engine.position.view(seat)
        action = rng.choice(view.legal())
        text = f"move {seat + 1}:{view.text(action)}"
    elif kind < 0.5 and engine.position.is_over:
        text = f"new seed={rng.randrange(1000):x}"
    elif kind < 0.6 and engine.position.chances:
        text = f"move chance:{rng.choice(list(engine.position.chances))}"
    elif kind < 0.62:
        parts = ("seat " + rng.choice(NUMBERS), "threads " + rng.choice(NUMBERS), "")
        bound = rng.choice(("movetime", "nodes", "depth x", "depth 0"))
        text = " ".join(("go", *rng.sample(parts, 2), bound, rng.choice(NUMBERS)))
    else:
        text = " ".join(rng.choices(WORDS, k=rng.randint(0, 5)))
    if rng.random() < 0.2 and text:
        place = rng.randrange(len(text))
        text = text[:place] + chr(rng.choice((32, 48, 95, 233, 0x1F600))) + text[place + 1 :]
    return text if "perft" not in text else "perft 1"


def fuzz(game: Game, lines: int, seed: int = 0) -> dict[str, int]:
    """Send that many lines; how many of each kind of answer."""
    rng, engine = random.Random(seed), Engine(game)
    kinds: dict[str, int] = {}
    for _ in range(lines):
        before = engine.position
        truth = before.states.tobytes()
        for answer in engine.answer(line(rng, engine)):
            words = answer.split(" ", 2)
            kind = " ".join(words[:2]) if words[0] == "error" else words[0]
            kinds[kind] = kinds.get(kind, 0) + 1
            assert answer.isprintable()
            if words[0] == "error":
                assert len(answer) < 400
                assert engine.position is before
        assert before.states.tobytes() == truth
    return kinds


if __name__ == "__main__":
    for name in discovery.names():
        print(name, fuzz(discovery.find(name), int(sys.argv[1]) // len(discovery.names())))
