"""A game in the terminal: a picture, a prompt, a move."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress

from ludotheque.core import discovery
from ludotheque.core.errors import LudothequeError, MalformedOption
from ludotheque.core.words import LANGUAGES, add_folder, preferred_language, say


def list_games(language: str) -> None:
    """Print each game's name and what it is, without loading its rules."""
    console = Console(highlight=False)
    try:
        language = _language(language)
    except LudothequeError as error:
        console.print(str(error))
        return
    for number, name in enumerate(discovery.names(), 1):
        add_folder(name, discovery.folder(name) / "locales")
        blurb = say(language, f"{name}-blurb")
        console.print(f"{number} {name:10}{say(language, f'{name}-name')}: {blurb}")


def play_game(name: str, preset: str, seats: int | None, options: list[str], language: str) -> int:
    """Play a game to its end, or until somebody leaves; the exit code."""
    console = Console(highlight=False)
    try:
        language = _language(language)
        from ludotheque.core.calls import SPECTATOR
        from ludotheque.core.position import Variant

        name = name or _chosen_game(console, language)
        game = discovery.find(name)
        chosen = {}
        for text in options:
            key, _, value = text.partition("=")
            chosen[key] = game.options.option(key).parse(value)
        variant = Variant(game, preset, seats, chosen)
    except LudothequeError as error:
        console.print(error.say(preferred_language()))
        return 2
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(say(language, "play-preparing"), total=None)
        game.warm_up(lambda done, total: progress.update(task, completed=done, total=total))
    position, shown = variant.new(), -1
    console.print(say(language, "play-welcome", game=say(language, f"{name}-name")))
    while position.asked:
        seat = position.asked[0]
        if game.has_secrets and seat != shown:
            try:
                console.input(say(language, "play-curtain", seat=seat + 1))
            except (EOFError, KeyboardInterrupt):
                console.print(say(language, "play-left"))
                return 0
            console.clear()
            shown = seat
        view = position.view(seat)
        console.print(view.draw(language))
        console.print(f"{say(language, 'play-seat', seat=seat + 1)}. ", end="")
        described = view.describe()
        console.print(say(language, described["ask"], **described.get("ask_details", {})))
        try:
            text = console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            text = "quit"
        if text == "quit":
            console.print(say(language, "play-left"))
            return 0
        if text == "?":
            console.print(say(language, "play-legal", moves=" ".join(position.legal(seat))))
            continue
        # what is told stays on the screen for the next one: only what everybody saw
        witness = SPECTATOR if game.has_secrets else seat
        seen = position.view(witness)
        try:
            position.play(text, seat)
        except LudothequeError as error:
            console.print(error.say(language))
            continue
        if game.has_secrets and seat not in position.asked:
            console.clear()
        for message, details in game.view.tell(seen.record, position.view(witness).record):
            console.print(say(language, message, **details))
    console.print(position.view().draw(language))
    winners = [seat + 1 for seat, gain in enumerate(position.returns) if gain > 0]
    for seat in winners:
        console.print(say(language, "play-won", seat=seat))
    if not winners:
        console.print(say(language, "play-drawn"))
    return 0


def _chosen_game(console: Console, language: str) -> str:
    """The game somebody picks from the list, by its name or number."""
    names = discovery.names()
    list_games(language)
    try:
        answer = console.input(say(language, "play-which")).strip().lower()
    except (EOFError, KeyboardInterrupt):
        answer = ""
    is_number = answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(names)
    return names[int(answer) - 1] if is_number else answer


def _language(asked: str) -> str:
    if asked and asked not in LANGUAGES:
        raise MalformedOption("malformed-language", value=repr(asked), values=", ".join(LANGUAGES))
    return asked or preferred_language()
