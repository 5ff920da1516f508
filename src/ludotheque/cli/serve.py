"""`ludotheque serve`: the house on the web."""

from __future__ import annotations

import click

from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import LudothequeError
from ludotheque.web import observing
from ludotheque.web.server import serve
from ludotheque.web.settings import Settings


def run(terminal: Terminal, settings: Settings, opens_browser: bool, level: str) -> int:
    """Serve until somebody ends it; the exit code."""
    observing.set_up(settings.log, level)
    try:
        settings.check()
        if not settings.database and (settings.redis or not settings.workers):
            raise LudothequeError("alone-needs-database")
        settings.data.mkdir(parents=True, exist_ok=True)
        serve(settings, opens_browser, lambda url: terminal.say("serve-address", url=url))
    except LudothequeError as error:
        click.echo(error.say(terminal.language), err=True)
        return 1
    except OSError as error:
        click.echo(str(error), err=True)
        return 1
    return 0
