"""What somebody wants to play, as it was typed, and the rules that it means."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.files import pair_filled

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.position import Variant


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


def agreed(game: Game, preset: str, seats: int | None, options: list[str]) -> Variant:
    """The rules that were asked for, or what is wrong with them."""
    from ludotheque.core.position import Variant

    chosen = {}
    for text in options:
        name, _, value = pair_filled(game.options, text).partition("=")
        chosen[name] = game.options.option(name).parse(value)
    return Variant(game, preset or "standard", seats, chosen)


def machine_agreed(game: Game, wishes: Wishes, language: str) -> tuple[Variant, str]:
    """The rules and the machine that were asked for, or what is wrong with them."""
    from ludotheque.bots.machines import Machine
    from ludotheque.cli import levels

    variant = agreed(game, wishes.preset, wishes.seats or None, wishes.options)
    level = wishes.level or levels.SCALE[levels.USUAL]
    return variant, str(Machine.parse(game, levels.named(language, game, level)))
