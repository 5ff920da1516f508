"""The options of Agon: where the sources disagree."""

from __future__ import annotations

from ludotheque.core.options import Flag, OneOf, Options

OPTIONS = Options(
    (
        OneOf("pincer", ("line", "bend", "ring")),
        Flag("placement_costs_turn", True),
        OneOf("queen_return", ("not_throne", "anywhere", "edge", "opponent")),
        OneOf("placement", ("strict", "lax")),
        OneOf("enter_pincer", ("to_capture", "never")),
        OneOf("start", ("fixed", "placed")),
        OneOf("ring_loss", ("empty", "no_own_queen")),
        OneOf("draws", ("standard", "none")),  # ties; records know the option by this name
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
