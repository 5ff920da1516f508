"""The variant lab: one machine against itself under each reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.arena.match import Outcome, Pairing
from ludotheque.arena.ratings import NORMAL, Estimate
from ludotheque.core.game import Game


def variants(game: Game) -> list[str]:
    """Every preset, and every single option changed from the standard."""
    texts = list(game.options.presets)
    for option in game.options.options:
        schema = option.schema()
        values = schema.get("enum", [True, False] if schema["type"] == "boolean" else [])
        for value in values:
            if value != option.default:
                text = ("no", "yes")[value] if isinstance(value, bool) else value
                texts.append(f"standard+{option.name}={text}")
    resolved = {text: tuple(game.options.parse(text).items()) for text in texts}
    return [
        text
        for k, text in enumerate(texts)
        if resolved[text] not in [resolved[earlier] for earlier in texts[:k]]
    ]


def pairings(game: Game, machine: str, games: int, seed: int, opening: int) -> Iterator[Pairing]:
    """The games of the lab."""
    for text in variants(game):
        machines = (machine,) * game.fewest_seats
        for group in range(games):
            yield Pairing(game.name, text, machines, seed + group, group, opening)


def first_share(outcomes: list[Outcome]) -> Estimate:
    """What the first seat wins."""
    shares = [outcome.shares[0] for outcome in outcomes]
    n = len(shares)
    mean = sum(shares) / n
    spread = (sum((s - mean) ** 2 for s in shares) / max(1, n - 1)) ** 0.5
    return Estimate(mean, NORMAL * max(spread, 0.5 / n**0.5) / n**0.5)
