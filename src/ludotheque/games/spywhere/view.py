"""A view of Spywhere as people's data: names and message ids, no sentences."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.core.record import Record
from ludotheque.games.spywhere.equipment import (
    BONUS_DRAWN,
    CLUE_SHIFT,
    GUESSED_ALL,
    IN_LAST,
    KEPT,
    LAST,
    NAMES,
    NATIONS,
    OVER,
    SEATS,
    SPECTATOR,
    STARTING,
    TARGET_SHIFT,
)
from ludotheque.games.spywhere.options import OPTIONS

ASKS = (
    *("spywhere-ask-start",) * 5,
    "spywhere-ask-draw",
    "spywhere-ask-exchange",
    "spywhere-ask-eliminate",
    "spywhere-ask-draw",
    "spywhere-ask-draw",
    "spywhere-ask-guess",
    "spywhere-ask-last",
    "spywhere-over",
)
CAUSES = (None, "spywhere-end-pile", "spywhere-end-guessed")

Told = tuple[str, dict[str, str | int]]


def describe(view: Record) -> dict[str, Any]:
    """The table as the viewer may know it; seats count from 0, nationalities go by their names."""
    public, viewer = view.public, int(view.viewer)
    is_over = public.phase == OVER
    described: dict[str, Any] = {
        "ask": ASKS[public.phase],
        "asked": [seat for seat in range(SEATS) if int(public.asked) >> seat & 1],
        "turn": int(public.turn) if public.phase > STARTING else None,
        "nations": _held(public.nations),
        "centre": _counts(public.centre),
        "pile": int(public.pile_size),
        "seats": [_seat(public, seat) for seat in range(public.seats)],
        "history": [_turn(public, turn) for turn in range(public.exchanges)],
        "mine": None if viewer == SPECTATOR else _mine(view),
        "end": CAUSES[public.cause],
        "closer": int(public.closer) if public.cause == GUESSED_ALL else None,
        "options": OPTIONS.decode(public),
    }
    if is_over:
        best = max(public.scores[: public.seats])
        described["winners"] = [s for s in range(public.seats) if public.scores[s] == best]
    return described


def tell(before: Record, after: Record) -> list[Told]:
    """What the viewer saw happen between two of his views, in the order of play."""
    old, new = before.public, after.public
    told: list[Told] = []
    if old.nations != new.nations:
        gone = int(old.nations) & ~int(new.nations)
        told.append(("spywhere-log-removed", {"nation": _held(gone)[0]}))
    if after.viewer != SPECTATOR:
        for name in _held(int(after.mine.passports) & ~int(before.mine.passports)):
            told.append(("spywhere-log-passport", {"nation": name}))
    if new.phase > STARTING and old.phase <= STARTING:
        told.append(("spywhere-log-centre", _cards(_counter(new.centre))))
        told.append(("spywhere-log-begins", {"seat": int(new.starter) + 1}))
    first = max(int(old.exchanges) - 1, 0)
    for turn in range(first, int(new.exchanges)):
        seen = int(old.history[turn]) if turn < old.exchanges else None
        told += _tell_turn(new, turn, seen)
    told += _tell_cards(before, after)
    if new.phase >= LAST and old.phase < LAST:
        told.append(("spywhere-log-last", {}))
    if new.phase == LAST:
        sealed = int(old.asked) & ~int(new.asked) if old.phase == LAST else 0
        seats = [seat for seat in range(SEATS) if sealed >> seat & 1]
        told += [("spywhere-log-sealed", {"seat": seat + 1}) for seat in seats]
    if new.phase == OVER and old.phase != OVER:
        told += _tell_end(new)
    return told


def _tell_turn(public: Record, turn: int, seen: int | None) -> list[Told]:
    """What a turn's story says beyond what was `seen` of it."""
    story = int(public.history[turn])
    seat = (int(public.starter) + turn) % int(public.seats) + 1
    new = story & ~(seen or 0)
    told: list[Told] = []
    if seen is None:
        give, take = divmod(story & 63, NATIONS)
        swap: dict[str, str | int] = {"seat": seat, "gave": NAMES[give], "took": NAMES[take]}
        told.append(("spywhere-log-swap", swap))
    if new >> CLUE_SHIFT & 7:
        clue = NAMES[(story >> CLUE_SHIFT & 7) - 1]
        told.append(("spywhere-log-eliminates", {"seat": seat, "nation": clue}))
    if new & KEPT:
        told.append(("spywhere-log-keeps", {"seat": seat}))
    if new & BONUS_DRAWN:
        told.append(("spywhere-log-bonus", {"seat": seat}))
    if new >> TARGET_SHIFT & 7:
        target = story >> TARGET_SHIFT & 7
        told.append(("spywhere-log-guesses", {"seat": seat, "target": target}))
    return told


def _tell_cards(before: Record, after: Record) -> list[Told]:
    """What came into the centre and, for whom it concerns, into his own hand."""
    old, new = before.public, after.public
    told: list[Told] = []
    if old.phase > STARTING:
        came = _counter(new.centre)
        came.subtract(_counter(old.centre))
        for turn in range(max(int(old.exchanges) - 1, 0), int(new.exchanges)):
            story = int(new.history[turn])
            if turn >= old.exchanges:
                came[NAMES[(story & 63) // NATIONS]] -= 1
                came[NAMES[(story & 63) % NATIONS]] += 1
        for nation, name in enumerate(NAMES):
            came[name] += int(new.clues[:, nation].sum()) - int(old.clues[:, nation].sum())
        if new.redraws > old.redraws:
            told.append(("spywhere-log-redraw", {}))
        if +came:
            told.append(("spywhere-log-refill", _cards(came)))
    if after.viewer == SPECTATOR:
        return told
    drew = _counter(after.mine.hand)
    drew.subtract(_counter(before.mine.hand))
    for turn in range(int(old.exchanges), int(new.exchanges)):
        if (int(new.starter) + turn) % int(new.seats) == after.viewer:
            story = int(new.history[turn]) & 63
            drew[NAMES[story // NATIONS]] += 1
            drew[NAMES[story % NATIONS]] -= 1
    if +drew:
        told.append(("spywhere-log-drew", _cards(drew)))
    for slot in range(SEATS):
        if after.mine.cards[slot] and not before.mine.cards[slot]:
            target = 1 - int(after.viewer) if new.seats == 2 else slot
            card = NAMES[after.mine.cards[slot] - 1]
            told.append(("spywhere-log-laid", {"target": target + 1, "nation": card}))
    return told


def _tell_end(public: Record) -> list[Told]:
    told: list[Told] = []
    if public.cause == GUESSED_ALL:
        told.append(("spywhere-log-end-guessed", {"seat": int(public.closer) + 1}))
    else:
        told.append(("spywhere-log-end-pile", {}))
    for seat in range(public.seats):
        for name in _held(public.passports[seat]):
            told.append(("spywhere-log-shown", {"seat": seat + 1, "nation": name}))
        told.append(("spywhere-log-score", points(public, seat)))
    return told


def points(public: Record, seat: int) -> dict[str, Any]:
    """How a seat's score comes about (S14)."""
    own, right, score = (int(x[seat]) for x in (public.own, public.right, public.scores))
    bonus = score - own - own * right
    return {"seat": seat + 1, "own": own, "right": right, "bonus": bonus, "score": score}


def _seat(public: Record, seat: int) -> dict[str, Any]:
    """What all know of a seat."""
    described: dict[str, Any] = {
        "hand": int(public.hand_sizes[seat]),
        "known": _counts(public.known[seat]),
        "clues": _counts(public.clues[seat]),
        "kept": _counts(public.kept[seat]),
        "turns": int(public.turns[seat]),
        "guesses": [
            {"about": 1 - seat if public.seats == 2 else slot, "turn": _when(turn)}
            for slot, turn in enumerate(public.laid[seat])
            if turn
        ],
    }
    if public.phase == OVER:
        described |= {
            "passports": _held(public.passports[seat]),
            "cards": _counts(public.hands[seat]),
            "faces": [NAMES[card - 1] for card in public.faces[seat] if card],
            "own": int(public.own[seat]),
            "right": int(public.right[seat]),
            "score": int(public.scores[seat]),
        }
    return described


def _mine(view: Record) -> dict[str, Any]:
    seats, viewer = int(view.public.seats), int(view.viewer)
    return {
        "passports": _held(view.mine.passports),
        "hand": _counts(view.mine.hand),
        "laid": [
            {"about": 1 - viewer if seats == 2 else slot, "nation": NAMES[card - 1]}
            for slot, card in enumerate(view.mine.cards)
            if card
        ],
    }


def _turn(public: Record, turn: int) -> dict[str, Any]:
    story = int(public.history[turn])
    give, take = divmod(story & 63, NATIONS)
    clue, target = story >> CLUE_SHIFT & 7, story >> TARGET_SHIFT & 7
    return {
        "seat": (int(public.starter) + turn) % int(public.seats),
        "gave": NAMES[give],
        "took": NAMES[take],
        "eliminated": NAMES[clue - 1] if clue else None,
        "kept": bool(story & KEPT),
        "about": target - 1 if target else None,
    }


def _when(turn: int) -> int | None:
    """On which turn; none for a last guess (S13)."""
    return None if turn == IN_LAST else int(turn)


def _held(bits: int) -> list[str]:
    return [name for nation, name in enumerate(NAMES) if int(bits) >> nation & 1]


def _counts(cards: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(NAMES, cards, strict=True) if n}


def _counter(cards: Any) -> Counter[str]:
    return Counter(_counts(cards))


def _cards(cards: Counter[str]) -> dict[str, str | int]:
    """Cards as the arguments of `spywhere-cards`."""
    return {name: max(cards[name], 0) for name in NAMES}
