"""The menu: what was not asked for is asked for, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.cli.files import filled
from ludotheque.cli.terminal import Terminal, unaccented
from ludotheque.cli.wishes import Wishes, machine_agreed
from ludotheque.core.errors import LudothequeError
from ludotheque.core.words import LANGUAGES, Ref, add_folder, say
from ludotheque.games import discovery

if TYPE_CHECKING:
    from ludotheque.core.game import Game


def list_games(terminal: Terminal) -> None:
    """Print each game's name and what it is, without loading its rules."""
    for number, name in enumerate(discovery.names(), 1):
        add_folder(name, discovery.folder(name) / "locales")
        told = _explained(terminal, say(terminal.language, f"{name}-name"), f"{name}-blurb")
        terminal.print(terminal.item(f"{number} {name}", told))


def ask_all(terminal: Terminal, wishes: Wishes) -> None:
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
    machine_agreed(game, wishes, terminal.language)  # before anything else is asked for
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
