"""Actions as text, both ways; case and accents do not matter, seats count from 1.

    swap italy for france     lay down an Italy, take a France (S7)
    eliminate spain, keep     S8
    guess 3 belgium, no-guess S10
    last 2 spain, 4 italy     the whole last answer at once; `last` alone is an empty one (S13)
    seal                      ends an answer given card by card

Nationalities may be named in French, English, Dutch or German, or by the beginning of a name.
"""

from __future__ import annotations

import unicodedata

from ludotheque.core.errors import MalformedAction
from ludotheque.core.record import Record
from ludotheque.games.spywhere.equipment import (
    BONUS,
    DEALING,
    DRAWING,
    ELIMINATE,
    GUESS,
    HAND,
    KEEP,
    LAYING,
    NAMES,
    NATIONS,
    NO_GUESS,
    PASSPORTS,
    REFILLING,
    REMOVING,
    SEAL,
    SEATS,
    STARTING,
)

SPELLINGS = (
    ("italy", "italie", "italien"),
    ("england", "angleterre", "engeland"),
    ("france", "frankrijk", "frankreich"),
    ("spain", "espagne", "spanje", "spanien"),
    ("belgium", "belgique", "belgie", "belgien"),
    ("germany", "allemagne", "duitsland", "deutschland"),
)
VERBS = {
    "swap": ("swap", "echange", "ruil", "tausche"),
    "eliminate": ("eliminate", "elimine", "elimineer", "eliminiere", "sortiere"),
    "keep": ("keep", "garde", "houd", "behalte"),
    "guess": ("guess", "devine", "identifie", "raad", "gok", "rate", "tippe"),
    "no-guess": ("no-guess", "rien", "niets", "nichts"),
    "last": ("last", "dernier", "laatste", "letzte"),
    "seal": ("seal", "scelle", "verzegel", "siegle"),
}
FOR = ("for", "contre", "voor", "gegen")
DRAWS = {
    REMOVING: "remove",
    PASSPORTS: "passport",
    DEALING: "deal",
    LAYING: "centre",
    STARTING: "begin",
    DRAWING: "draw",
    BONUS: "bonus",
    REFILLING: "refill",
}

_VERB = {word: verb for verb, words in VERBS.items() for word in words}


def format(view: Record, action: int) -> str:
    """An action as text."""
    if action < ELIMINATE:
        return f"swap {NAMES[action // NATIONS]} for {NAMES[action % NATIONS]}"
    if action < KEEP:
        return f"eliminate {NAMES[action - ELIMINATE]}"
    if GUESS <= action < NO_GUESS:
        target, nation = divmod(action - GUESS, NATIONS)
        return f"guess {target + 1} {NAMES[nation]}"
    return {KEEP: "keep", NO_GUESS: "no-guess", SEAL: "seal"}[action]


def parse(view: Record, text: str) -> tuple[int, ...]:
    """The actions that a text means: one, or a whole last answer."""
    verb, *words = _plain(text).split() or [""]
    match _VERB.get(verb), words:
        case "swap", [give, word, take] if word in FOR:
            return (NATIONS * _nation(give) + _nation(take),)
        case "eliminate", [name] | [name, "aus"]:
            return (ELIMINATE + _nation(name),)
        case "keep", []:
            return (KEEP,)
        case "guess", [seat, name]:
            return (_guess(seat, name),)
        case "no-guess", []:
            return (NO_GUESS,)
        case "seal", []:
            return (SEAL,)
        case "last", []:
            return (SEAL,)
        case "last", _:
            pairs = [pair.split() for pair in " ".join(words).split(",")]
            if all(len(pair) == 2 for pair in pairs):
                return (*sorted(_guess(seat, name) for seat, name in pairs), SEAL)
    raise MalformedAction("spywhere-malformed-action", text=repr(text))


def format_chance(public: Record, action: int) -> str:
    """What chance does here, as text; it says what may be secret."""
    verb = DRAWS[int(public.phase)]
    if public.phase == STARTING:
        return f"{verb} {action + 1}"
    if public.phase in (REMOVING, LAYING, REFILLING):
        return f"{verb} {NAMES[action]}"
    return f"{verb} {NAMES[action]} to {_getter(public) + 1}"


def parse_chance(public: Record, text: str) -> int:
    """The chance action that a text of `format_chance` means here."""
    words = _plain(text).split()
    if len(words) > 1 and words[0] == DRAWS.get(int(public.phase)):
        action = _seat(words[1]) if public.phase == STARTING else _nation(words[1])
        if format_chance(public, action).split()[2:] == words[2:]:
            return action
    raise MalformedAction("malformed-action", text=repr(text))


def _getter(public: Record) -> int:
    """Who gets the card or passport that is drawn."""
    if public.phase == PASSPORTS:
        return int(public.step) // (2 if public.seats == 2 else 1)
    if public.phase == DEALING:
        return int(public.step) // HAND
    return int(public.turn)


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.replace(",", " , "))
    return "".join(c for c in letters if not unicodedata.combining(c)).casefold()


def _nation(name: str) -> int:
    exact = [n for n in range(NATIONS) if name in SPELLINGS[n]]
    begun = [n for n in range(NATIONS) if any(word.startswith(name) for word in SPELLINGS[n])]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    message = "spywhere-ambiguous-nation" if found else "spywhere-unknown-nation"
    meant = {NAMES[n]: int(n in found or not found) for n in range(NATIONS)}
    raise MalformedAction(message, text=repr(name), **meant)


def _seat(text: str) -> int:
    if text not in tuple(str(seat + 1) for seat in range(SEATS)):
        raise MalformedAction("spywhere-malformed-seat", text=repr(text), high=SEATS)
    return int(text) - 1


def _guess(seat: str, name: str) -> int:
    return GUESS + NATIONS * _seat(seat) + _nation(name)
