"""One cluster for all tests of a process; those who stop a part of it start it again."""

from __future__ import annotations

import pytest

from tests.cluster.machines import Cluster, Redis
from tests.storage.conftest import database, postgres
from tests.web.serving import Guest

__all__ = ["database", "postgres"]


@pytest.fixture(scope="session")
def cluster(tmp_path_factory):
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    yield made
    made.close()


@pytest.fixture
def guest(cluster):
    """Makes guests of a server, perhaps known at another, and lets them go in the end."""
    made = []

    def make(k, name="", like=None):
        made.append(Guest(cluster.servers[k].url, name))
        if like is not None:
            made[-1].http.cookies, made[-1].nonces = like.http.cookies, like.nonces
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def redis():
    made = Redis()
    yield made
    made.stop()
