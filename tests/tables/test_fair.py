"""Fair chance: nobody can choose a draw, everybody can check it, and none is favoured."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from pathlib import Path

import numpy as np
import pytest

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT
from ludotheque.core.game import Game
from ludotheque.tables import Table, fair
from tests.tables.play import SEED, do, every_secret_game, play, refused, seated, started, variant

NONCES = ["00" * 8, "11" * 8]
DOCS = Path(__file__).parents[2] / "docs" / "records.md"
FAR = 6.0  # standard deviations: one honest run in a thousand million


def test_a_million_draws_are_even() -> None:
    """Chi-square, for totals that divide a word and for totals that do not."""
    for total, draws in ((2, 100_000), (6, 400_000), (7, 100_000), (36, 200_000), (1000, 200_000)):
        counts = np.zeros(total, np.int64)
        for event in range(draws // 50):
            for nth in range(50):
                counts[fair.draw(SEED, NONCES, event, nth, total)] += 1
        assert counts.sum() == draws and counts.min() > 0
        expected = draws / total
        chi = float(((counts - expected) ** 2 / expected).sum())
        assert abs(chi - (total - 1)) < FAR * (2 * (total - 1)) ** 0.5


def test_a_word_of_the_uneven_rest_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No modulo bias: with words of a byte, 200 of the 256 values are kept for a total of 100."""
    monkeypatch.setattr(fair, "WORDS", 256)
    monkeypatch.setattr(fair, "WORD_BYTES", 1)
    counts = np.zeros(100, np.int64)
    asked = 0
    real = hmac.digest

    def counted(*args: object) -> bytes:
        nonlocal asked
        asked += 1
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(fair.hmac, "digest", counted)
    for event in range(50_000):
        counts[fair.draw(SEED, NONCES, event, 0, 100)] += 1
    assert 1.2 < asked / 50_000 < 1.36  # 256 / 200
    chi = float(((counts - 500) ** 2 / 500).sum())
    assert abs(chi - 99) < FAR * 198**0.5


def test_a_total_just_above_half_of_all_words_is_drawn_without_bias() -> None:
    total = (1 << 63) + 1
    drawn = [fair.draw(SEED, NONCES, event, 0, total) for event in range(2000)]
    assert max(drawn) < total and abs(sum(2 * d > total for d in drawn) - 1000) < FAR * 500**0.5


@pytest.mark.parametrize("total", [1, 2, 3, 5, 36, 127])
def test_each_value_is_reachable(total: int) -> None:
    drawn = {fair.draw(SEED, NONCES, event, 0, total) for event in range(total * 20)}
    assert drawn == set(range(total))


def test_a_draw_depends_on_the_seed_on_each_nonce_on_the_event_and_on_its_turn() -> None:
    total = 1 << 62
    others = [
        fair.draw(SEED, NONCES, 5, 2, total),
        fair.draw(SEED[::-1], NONCES, 5, 2, total),
        fair.draw(SEED, ["01" * 8, NONCES[1]], 5, 2, total),
        fair.draw(SEED, [NONCES[0], "01" * 8], 5, 2, total),
        fair.draw(SEED, NONCES[::-1], 5, 2, total),
        fair.draw(SEED, NONCES, 6, 2, total),
        fair.draw(SEED, NONCES, 5, 3, total),
        fair.draw(SEED, NONCES, 52, 0, total),
    ]
    assert len(set(others)) == len(others)


def test_the_commitment_is_told_to_all_before_anybody_sits_and_the_seed_to_nobody() -> None:
    from ludotheque.tables.seen import log_of

    table = started(variant("spywhere"))
    for viewer in (0, 1, calls.SPECTATOR):
        log = log_of(table.log, viewer)
        assert log[0]["commitment"] == hashlib.sha256(SEED).hexdigest()
        assert SEED.hex() not in str(log)


def test_nothing_is_drawn_before_every_seat_has_given_its_nonce() -> None:
    table = seated(variant("spywhere", 3))
    do(table, 1, "stand")
    assert refused(table, 0, "start") == "seats-empty"
    assert not any("draws" in event for event in table.events)


@every_secret_game
def test_every_draw_of_a_game_can_be_made_again_by_hand(game: Game) -> None:
    """From the seed, the nonces and the weights alone, as docs/records.md tells."""
    table = play(started(variant(game)), random.Random(1))
    again = Table(table.events[0], bytearray())
    states, weights = again.states, game.weights_buffer()
    drawn = 0
    for number, event in enumerate(table.events):
        for action in event.get("actions", ()):
            calls.act(states, 0, event["seat"], action)
        for nth, draw in enumerate(event.get("draws", ())):
            n = calls.odds(states, 0, weights)
            message = f"{number}/{nth}/0/{','.join(table.nonces)}"
            word = hmac.new(SEED, message.encode(), "sha256").digest()[:8]
            left = int.from_bytes(word, "big") % int(weights[:n].sum())
            assert weights[:draw].sum() <= left < weights[: draw + 1].sum()
            assert calls.who(states, 0) & CHANCE_BIT
            calls.act(states, 0, CHANCE, draw)
            drawn += 1
    assert drawn and states.tobytes() == table.states.tobytes()


def test_the_worked_example_of_the_docs_is_right() -> None:
    """docs/records.md"""
    text = DOCS.read_text(encoding="utf-8")
    found = dict(re.findall(r"^(\w+) += (\S+)$", text, re.M))
    seed = bytes.fromhex(found["seed"])
    assert found["commitment"] == hashlib.sha256(seed).hexdigest()
    digest = hmac.new(seed, found["message"].encode(), "sha256").hexdigest()
    assert digest == found["digest"]
    assert int(found["word"]) == int(digest[:16], 16)
    total = int(found["total"])
    event, nth, attempt, nonces = found["message"].split("/")
    assert nonces == found["nonces"] and attempt == "0"
    assert int(found["word"]) < 2**64 - 2**64 % total
    assert int(found["draw"]) == int(found["word"]) % total
    assert int(found["draw"]) == fair.draw(seed, nonces.split(","), int(event), int(nth), total)
    weights = [int(weight) for weight in found["weights"].split(",")]
    action = int(found["action"])
    assert sum(weights) == total
    assert sum(weights[:action]) <= int(found["draw"]) < sum(weights[: action + 1])
