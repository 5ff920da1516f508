"""What exchanges say about nationalities, by Bayes' rule, from a view and its seat's own log.

What was eliminated and what was kept, `resample` has weighed; this weighs exchanges. Somebody of
nationality n takes n from the centre, where it lies, with probability KEEN and else any; he lays
his own down with probability SLIP. Where the log does not say what lay in the centre, taking tells
less. The two come from a fit of greatest likelihood to 600 games of the bias against itself,
rounded: taking a nationality adds 1.5 to its leaning, leaving it in the centre takes 3.9 off,
laying it down 2.7.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ludotheque.core.record import Record
from ludotheque.games.spywhere.equipment import ALIKE, NAMES, NATIONS, SEATS
from ludotheque.games.spywhere.judgement import LEANING, SEEN, Floats

KEEN, SLIP = 0.97, 0.07
UNSEEN = 1.1  # how much more a card taken is one's own, the centre unknown


def weigh_past(public: Record, log: Sequence[Any], credulity: float, notes: Floats) -> None:
    """Note the leanings of all seats, as far as one is given to reading them."""
    exchanges, seats = int(public.exchanges), int(public.seats)
    centres = _centres(log)
    for turn in range(exchanges):
        seat = (int(public.starter) + turn) % seats
        gave, took = divmod(int(public.history[turn]) & 63, NATIONS)
        row = notes[LEANING + NATIONS * seat : LEANING + NATIONS * (seat + 1)]
        row[gave] += np.log(SLIP)
        if turn < len(centres):
            row += _taking(centres[turn], took)
        else:
            row[took] += UNSEEN
    notes[LEANING : LEANING + SEATS * NATIONS] *= credulity
    notes[SEEN] = exchanges


def _taking(centre: Floats, took: int) -> Floats:
    """How likely it was to take this, by the logarithm, for each nationality one may be."""
    lies = centre > 0
    even = 1.0 / max(int(lies.sum()), 1)
    likely = np.where(lies, (1.0 - KEEN) * even, even)
    if lies[took]:
        likely[took] += KEEN
    return np.log(likely)


def _centres(log: Sequence[Any]) -> list[Floats]:
    """What lay in the centre before each exchange, as far as the log tells from the start."""
    centres: list[Floats] = []
    centre: Floats | None = None
    for message, told in _messages(log):
        if message == "spywhere-log-centre":
            centre = _counts(told)
        elif centre is None:
            continue
        elif message == "spywhere-log-swap":
            centres.append(centre.copy())
            centre[NAMES.index(told["gave"])] += 1
            centre[NAMES.index(told["took"])] -= 1
        elif message == "spywhere-log-eliminates":
            centre[NAMES.index(told["nation"])] -= ALIKE
        elif message == "spywhere-log-refill":
            centre += _counts(told)
        elif message == "spywhere-log-redraw":
            break  # what went back is not told
    return centres


def _counts(told: dict[str, Any]) -> Floats:
    return np.array([float(told[name]) for name in NAMES])


def _messages(log: Sequence[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for event in log:
        yield from event.get("told", ())
