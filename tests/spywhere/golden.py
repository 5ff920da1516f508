"""Golden playthroughs: whole games as text, with the log as a spectator reads it.

    python -m tests.spywhere.golden         write the log of every file again from its moves
    python -m tests.spywhere.golden new     play new games into files that do not exist yet

Lines beginning with `>` are moves and draws, those beginning with `#` notes by hand, which stay.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE_BIT
from ludotheque.core.speech import Speaker
from ludotheque.games.spywhere import GAME
from ludotheque.games.spywhere.equipment import NAMES
from tests.spywhere.table import Table, start

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "two": (2, "standard"),
    "four": (4, "patient+removed=germany"),
    "six": (6, "standard+reshuffle_triples=yes+first=3"),
}


def replay(text: str) -> str:
    """The same moves and notes, with the log as it is now."""
    lines: list[str] = []
    game = None
    for line in text.splitlines():
        if line.startswith("seats "):
            _, seats, options = line.split()
            game = start(int(seats), **GAME.options.parse(options))
            lines.append(line)
        elif line.startswith("> "):
            assert game is not None
            lines += [line, *log(game, line[2:])]
        elif line.startswith("#"):
            lines.append(line)
    assert game is not None
    picture = [f"    {line}" for line in game.view().sketch("en").plain.splitlines()]
    return "\n".join([*lines, "", *picture]) + "\n"


def log(game: Table, line: str) -> list[str]:
    """Play a line; what a spectator reads then."""
    before = game.view()
    game.play(line)
    speaker = Speaker("spywhere", "en")
    return [f"    {speaker.say(fact)}" for fact in game.view().told(before)]


def new_game(seats: int, options: str, seed: int) -> str:
    """A game of players who collect their own, sometimes bluff, and guess late."""
    chooser = random.Random(seed)
    game = start(seats, **GAME.options.parse(options))
    lines = [f"seats {seats} {options}"]
    while calls.who(game.states, 0):
        if calls.who(game.states, 0) & CHANCE_BIT:
            odds = game.odds()
            line = chooser.choices(list(odds), list(odds.values()))[0]
        else:
            seat = game.asked[0]
            line = f"{seat}: {_choose(game, seat, chooser)}"
        game.play(line)
        lines.append(f"> {line}")
    return replay("\n".join(lines))


def _choose(game: Table, seat: int, chooser: random.Random) -> str:
    legal = game.legal(seat)
    bits = int(game.states[0].private[seat - 1].passports)
    own = [name for nation, name in enumerate(NAMES) if bits >> nation & 1]
    if legal[0].startswith("swap") and chooser.random() < 0.8:
        good = [text for text in legal if text.split()[3] in own and text.split()[1] not in own]
        return chooser.choice(good or legal)
    if legal[-1] == "no-guess" and chooser.random() < 0.8:
        return "no-guess"
    if legal[-1] == "seal":
        guesses = [text.removeprefix("guess ") for text in legal[:-1]]
        return f"last {chooser.choice(guesses)}" if guesses else "last none"
    return chooser.choice(legal)


def main() -> None:
    for name, (seats, options) in GAMES.items():
        path = FOLDER / f"{name}.txt"
        if path.exists():
            path.write_text(replay(path.read_text(encoding="utf-8")), encoding="utf-8")
        elif "new" in sys.argv:
            path.write_text(new_game(seats, options, seats), encoding="utf-8")


if __name__ == "__main__":
    main()
