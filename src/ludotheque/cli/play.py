"""What is to be played: from the arguments, or asked for one thing after the other."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli import saves
from ludotheque.cli.files import filled, pair_filled
from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal, unaccented
from ludotheque.core.errors import Conflict, LudothequeError, MalformedOption, MalformedRecord
from ludotheque.core.words import LANGUAGES, Ref, add_folder, preferred_language, say
from ludotheque.games import discovery

if TYPE_CHECKING:
    from ludotheque.cli.home import Home, Sitter
    from ludotheque.core.game import Game
    from ludotheque.core.position import Variant
    from ludotheque.tables import Table


@dataclass
class Wishes:
    """What somebody asked for; what is left out is the default, or asked for in the menu."""

    game: str = ""
    preset: str = ""
    options: list[str] = field(default_factory=list)
    seats: int = 0
    level: str = ""
    seat: int = 1
    hot_seat: bool = False
    aids: bool = True
    resume: bool = False
    language: str = ""
    data: Path | None = None


def language_of(asked: str) -> str:
    """The language asked for, or that of the locale."""
    if asked and asked not in LANGUAGES:
        raise MalformedOption("malformed-language", value=repr(asked), values=", ".join(LANGUAGES))
    return asked or preferred_language()


def list_games(terminal: Terminal) -> None:
    """Print each game's name and what it is, without loading its rules."""
    for number, name in enumerate(discovery.names(), 1):
        add_folder(name, discovery.folder(name) / "locales")
        told = _explained(terminal, say(terminal.language, f"{name}-name"), f"{name}-blurb")
        terminal.print(terminal.item(f"{number} {name}", told))


def play(terminal: Terminal, wishes: Wishes) -> int:
    """Play one game after the other, until somebody leaves; the exit code."""
    from ludotheque.cli.home import Home
    from ludotheque.cli.kept import chosen
    from ludotheque.core.jit import hurry

    hurry()
    with ExitStack() as stack:
        try:
            record = _record(terminal, wishes.game) if wishes.game.endswith(".json") else None
            if not (record or wishes.resume or wishes.game):
                _ask_all(terminal, wishes)
            agreed = None if record or wishes.resume else _agreed_table(terminal, wishes)
            home = Home(terminal, wishes.data)
            stack.callback(home.close)
            home.take_over_files(terminal)
            if agreed:
                variant, sitters = agreed
                preparing = Preparing(terminal, variant.game, any(w.bot > "0" for w in sitters))
                stack.callback(preparing.close)
                if not home.knows(variant.game):
                    preparing.tell_how()
                table_id = home.seat(variant, sitters, wishes.aids)
            else:
                table_id = home.adopt(*record) if record else chosen(terminal, home, wishes.game)
                preparing = _resumed(terminal, home, table_id)
                stack.callback(preparing.close)
        except LudothequeError as error:
            terminal.complain(error)
            return 2
        except (EOFError, KeyboardInterrupt):
            return 0
        _play_on(terminal, home, table_id, preparing)
    return 0


def _play_on(terminal: Terminal, home: Home, table_id: str, preparing: Preparing) -> None:
    """One game after the other at the same table."""
    from ludotheque.cli.session import Session

    while Session(terminal, home, table_id, preparing).run():
        try:
            if not terminal.is_yes("play-again"):
                return
            terminal.unread = None
            table_id = home.rematch(table_id)
        except (EOFError, KeyboardInterrupt):
            return
        except LudothequeError as error:
            terminal.complain(error)
            return


def agreed(game: Game, preset: str, seats: int | None, options: list[str]) -> Variant:
    """The rules that were asked for, or what is wrong with them."""
    from ludotheque.core.position import Variant

    chosen = {}
    for text in options:
        name, _, value = pair_filled(game.options, text).partition("=")
        chosen[name] = game.options.option(name).parse(value)
    return Variant(game, preset or "standard", seats, chosen)


def _agreed(game: Game, wishes: Wishes, language: str) -> tuple[Variant, str]:
    """The rules and the machine that were asked for, or what is wrong with them."""
    from ludotheque.bots.machines import Machine
    from ludotheque.cli import levels

    variant = agreed(game, wishes.preset, wishes.seats or None, wishes.options)
    level = wishes.level or levels.SCALE[levels.USUAL]
    return variant, str(Machine.parse(game, levels.named(language, game, level)))


def _agreed_table(terminal: Terminal, wishes: Wishes) -> tuple[Variant, list[Sitter]]:
    """The rules, and who is to sit where."""
    from ludotheque.cli.home import Sitter

    variant, machine = _agreed(discovery.find(wishes.game), wishes, terminal.language)
    if not 0 <= wishes.seat <= variant.seats:
        raise MalformedOption("malformed-seat", value=wishes.seat, high=variant.seats)
    sitters = [
        Sitter(say(terminal.language, "play-player", seat=seat))
        if wishes.hot_seat or seat == wishes.seat
        else Sitter(bot=machine)
        for seat in range(1, variant.seats + 1)
    ]
    return variant, sitters


def _record(terminal: Terminal, name: str) -> tuple[Table, dict[str, str] | None]:
    """The table of a file, to go on with, and what its people are called."""
    from ludotheque.tables import records

    path = Path(name)
    try:
        content = saves.read(path)
        table, names = records.verify(content), records.names(content)
    except MalformedRecord as error:
        why = error.say(terminal.language)
        raise Conflict("file-fails", path=str(path), why=why) from error
    if table.result is not None:
        raise Conflict("game-over")
    return table, names


def _resumed(terminal: Terminal, home: Home, table_id: str) -> Preparing:
    """Get a table that was left ready."""
    table = home.table(table_id)
    if table.result is not None:
        raise Conflict("game-over")
    is_thinking = any(here.bot not in ("", "0") for here in table.seats)
    preparing = Preparing(terminal, table.variant.game, is_thinking)
    terminal.say("play-resumed", game=Ref(f"{table.variant.game.name}-name"))
    return preparing


def _ask_all(terminal: Terminal, wishes: Wishes) -> None:
    """The menu: what was not asked for; whoever just presses Enter gets what is usual."""
    if not wishes.language:
        usual, known = terminal.language, "/".join(LANGUAGES)
        terminal.language = _asked(terminal, "menu-language", list(LANGUAGES), usual, all=known)
    list_games(terminal)
    names = discovery.names()
    numbers = {str(number): name for number, name in enumerate(names, 1)}
    wishes.game = _asked(terminal, "menu-game", [*names, *numbers], "")
    wishes.game = numbers.get(wishes.game, wishes.game)
    game = discovery.find(wishes.game)
    _agreed(game, wishes, terminal.language)  # before anything else is asked for
    low, high = game.fewest_seats, game.most_seats
    if low < high and not wishes.seats:
        seats = [str(n) for n in range(low, high + 1)]
        usual = str(game.options.usual_seats or low)
        wishes.seats = int(_asked(terminal, "menu-seats", seats, usual, low=low, high=high))
    if not wishes.level and not wishes.hot_seat:
        people = say(terminal.language, "word-people")
        answer = _ask_level(terminal, game, people)
        wishes.hot_seat = answer == people
        wishes.level = "" if wishes.hot_seat else answer
    if not wishes.preset and not wishes.options:
        wishes.preset, *wishes.options = _ask_rules(terminal, game, wishes.hot_seat).split("+")


def _ask_level(terminal: Terminal, game: Game, people: str) -> str:
    """A level, as a word or a number; or people."""
    from ludotheque.cli import levels

    words = list(levels.words(terminal.language, game))
    answers, known = [*words, people, "?", *levels.numbers(game)], ", ".join(words)
    while True:
        answer = _asked(terminal, "menu-level", answers, words[levels.USUAL], all=known)
        if answer != "?":
            return answer
        levels.explain(terminal, game)


def _ask_rules(terminal: Terminal, game: Game, is_among_people: bool) -> str:
    """A preset, perhaps with options after it, as `Options.parse` reads them."""
    usual = "" if is_among_people else game.options.against_machines
    presets = sorted(game.options.presets, key=lambda preset: preset != usual)
    sentence = say(terminal.language, "menu-preset", all=", ".join(presets), default=presets[0])
    for preset in presets:
        terminal.print(_explained(terminal, preset, f"{game.name}-preset-{preset}"))
    while True:
        terminal.print(sentence)
        answer = terminal.ask(">", presets, "menu-preset") or presets[0]
        if answer == "?":
            list_options(terminal, game)
            continue
        try:
            answer = filled(game.options, answer)
            game.options.parse(answer)
        except LudothequeError as error:
            terminal.complain(error)
        else:
            return answer


def list_options(terminal: Terminal, game: Game) -> None:
    """Print every option, what it means, and its values."""
    lines = []
    for option in game.options.options:
        message = f"{game.name}-option-{option.name.replace('_', '-')}"
        lines.append(_explained(terminal, option.name, message))
        schema = option.schema()
        for value in schema.get("enum", schema.get("examples", ())):
            name = f"   {option.name}={value}"
            lines.append(_explained(terminal, name, f"{message}-{value.replace('_', '-')}"))
        if schema["type"] == "boolean":
            lines.append(f"   {option.name}=yes, {option.name}=no")
        elif schema["type"] == "integer":
            lines.append(f"   {option.name}={schema['minimum']}...{schema['maximum']}")
    terminal.page("\n".join(lines))


def _explained(terminal: Terminal, name: str, message: str) -> str:
    return say(terminal.language, "menu-meaning", name=name, meaning=Ref(message))


def _asked(
    terminal: Terminal, message: str, answers: list[str], default: str, **details: str | int
) -> str:
    """One of the answers, asked for until it is given; Enter is the default, if there is one."""
    sentence = say(terminal.language, message, default=default, **details)
    known = {unaccented(answer): answer for answer in answers}
    while True:
        terminal.print(sentence)
        answer = terminal.ask(">", answers, message) or default
        if unaccented(answer) in known:
            return known[unaccented(answer)]
        terminal.say("menu-again", answer=repr(answer), answers=", ".join(answers))
