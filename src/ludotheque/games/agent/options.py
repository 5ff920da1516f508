"""The options of Agent: where the French and the Dutch rulebooks disagree, and what we add."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.core.options import Number, OneOf, Options, Value
from ludotheque.games.agent import maps
from ludotheque.games.agent.equipment import MOST_TAKE_BACKS


@dataclass(frozen=True)
class MapChoice(OneOf):
    """A map of ours by its name, or the whole text of another, read and checked at once."""

    def check(self, value: Value) -> str:
        if not isinstance(value, str):
            return super().check(value)
        return maps.value_of(maps.read(value))

    def encode(self, value: Value) -> int:
        return maps.read(str(value)).number

    def decode(self, number: int) -> str:
        board = maps.by_number(number)
        return maps.value_of(board) if board else maps.name_of(number)

    def schema(self) -> dict[str, Any]:
        bound = {"maxLength": maps.LONGEST, "examples": list(self.values)}
        return {"type": "string", "default": self.default, **bound}


OPTIONS = Options(
    (
        OneOf("case_handling", ("free", "turn", "extra")),
        OneOf("contest_tie", ("mover", "turn_order", "first")),
        Number("take_backs", 3, 1, MOST_TAKE_BACKS),
        OneOf("captured_case", ("may", "must")),
        OneOf("failed_protest", ("free", "lose_turn")),
        MapChoice("map", maps.SHIPPED),
        Number("round_limit", 60, 0, 10000),
        OneOf("lots", ("sheet", "free")),
    ),
    {
        "standard": {},  # a blend of both
        "french": {"case_handling": "turn"},
        "dutch": {
            "case_handling": "extra",
            "captured_case": "must",
            "contest_tie": "turn_order",
        },
    },
    usual_seats=4,
)
