"""One server for all tests of a process; whoever stops or limits one has his own."""

from __future__ import annotations

import pytest

from tests.web.serving import Guest, served


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture
def guest(server):
    """Makes guests, and lets them go in the end."""
    made = []

    def make(name="", token=""):
        made.append(Guest(server.url, name, token))
        return made[-1]

    yield make
    for one in made:
        one.close()
