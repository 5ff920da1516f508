"""The options of Spywhere.

`removed` matters with four players or fewer (S4). `first` names a seat, counted from 1; one that
is not at the table means by lot (S5). `first_guess` 0 is the text: the first turn, with two players
the fifth (S18).
"""

from __future__ import annotations

from ludotheque.core.options import Flag, Number, OneOf, Options
from ludotheque.games.spywhere.equipment import MOST_TURNS, NAMES

OPTIONS = Options(
    (
        Flag("reshuffle_triples", False),
        OneOf("removed", ("random", *NAMES, "none")),
        OneOf("first", ("lot", "1", "2", "3", "4", "5", "6")),
        Number("first_guess", 0, 0, MOST_TURNS),
        Flag("last_round", False),
    ),
    {
        "standard": {},
        "patient": {"first_guess": 5, "last_round": True},
    },
    against_machines="patient",  # by the text they guess as soon as they may, and it is over
    usual_seats=4,
    first_move={"first": "1"},  # the host says who begins (S5)
)
