"""What those at a table are called: people as they like, machines by names of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotheque.core.errors import Conflict
from ludotheque.house.looking import looks_like
from ludotheque.tables.table import Seat

MACHINES = ("Talos", "Hadaly", "Ajeeb", "Coppélia", "Mephisto", "Golem")
"""By seat, the same at every table: automata of legend, of the stage and of the chessboard."""


def called(seats: Sequence[Seat], people: Mapping[str, str] | None = None) -> list[str]:
    """A name a seat; none for one that is empty, or whose player is forgotten.

    `people` has names by the ids that the log knows; without it the log has them itself. A person
    for whom a machine plays keeps his.
    """
    names = [here.name if people is None else people.get(here.name, "") for here in seats]
    return [MACHINES[k] if here.bot and not here.name else names[k] for k, here in enumerate(seats)]


def want_person_s(name: str) -> None:
    """Refuse a name by which people could be taken for a machine."""
    if looks_like(name, MACHINES):
        raise Conflict("name-of-machine", name=name)
