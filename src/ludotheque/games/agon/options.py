"""The options of Agon: where the sources disagree."""

from __future__ import annotations

from ludotheque.core.options import Choice, Flag, Options

OPTIONS = Options(
    (
        Choice("pincer", ("line", "bend", "ring")),
        Flag("placement_costs_turn", True),
        Choice("queen_return", ("not_throne", "anywhere", "edge", "opponent")),
        Choice("placement", ("strict", "lax")),
        Choice("enter_pincer", ("to_capture", "never")),
        Choice("start", ("fixed", "placed")),
        Choice("ring_loss", ("empty", "no_own_queen")),
        Choice("draws", ("standard", "none")),  # ties; records know the option by this name
    ),
    {
        "standard": {},
        "page": {"pincer": "bend"},
        "fromager": {"placement_costs_turn": False},
        "ludii": {
            "queen_return": "anywhere",
            "placement": "lax",
            "enter_pincer": "never",
            "ring_loss": "no_own_queen",
            "draws": "none",
        },
    },
)
