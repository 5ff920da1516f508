"""`python -m ludotheque` is the `ludotheque` command."""

from ludotheque.cli import app

app(prog_name="ludotheque")
