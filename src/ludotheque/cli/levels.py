"""Levels of machines in words: one scale for all games, spread over the levels of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.cli.terminal import Terminal, unaccented
from ludotheque.core.game import Game
from ludotheque.core.words import say

if TYPE_CHECKING:
    from ludotheque.arena.cards import Card

SCALE = ("beginner", "easy", "fair", "hard", "master")
USUAL = SCALE.index("fair")


def numbers(game: Game) -> list[str]:
    """All levels; 0 is any legal move."""
    return [str(level) for level in range((game.bot.LEVELS if game.bot else 0) + 1)]


def words(language: str, game: Game) -> dict[str, str]:
    """The level that each word of the scale stands for, by the reader's word."""
    highest = len(numbers(game)) - 1
    steps = {word: k * highest // (len(SCALE) - 1) for k, word in enumerate(SCALE)}
    return {say(language, f"level-{word}"): str(level) for word, level in steps.items()}


def named(language: str, game: Game, text: str) -> str:
    """The machine that a word of the scale means, in English or the reader's language; any other
    text as it is.
    """
    known = {**words("en", game), **words(language, game)}
    return {unaccented(word): level for word, level in known.items()}.get(unaccented(text), text)


def explain(terminal: Terminal, game: Game) -> None:
    """Print how strong each level is, as the arena found it."""
    from ludotheque.arena import cards

    found = cards.read(game)
    scale = {level: word for word, level in words(terminal.language, game).items()}
    for level in numbers(game):
        name = f"{scale[level]} ({level})" if level in scale else level
        message = "menu-random" if level == "0" else "menu-machine"
        line = say(terminal.language, message, name=name, level=level)
        if level in found:
            line += _card(terminal, found[level])
        terminal.print(line)


def _card(terminal: Terminal, card: Card) -> str:
    """What the arena found of a level: its rating, and what it wins from the one below."""
    value, low, high = card.rating
    known = {"rating": f"{value:+.0f}", "margin": f"{(high - low) / 2:.0f}"}
    line = say(terminal.language, "menu-card", seconds=card.seconds, **known)
    if card.below:
        line += say(terminal.language, "menu-card-below", share=f"{100 * card.below[0]:.0f}")
    return line
