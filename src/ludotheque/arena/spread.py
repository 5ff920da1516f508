"""Games of the arena on a Ray cluster: the same games as on one machine, each kept as it ends.

A game is made from its pairing alone, so that it does not matter where it is played. What a node
was playing when it was lost is played again on another, by Ray itself.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ludotheque.arena.match import Outcome, Pairing, play
from ludotheque.core.errors import LudothequeError
from ludotheque.core.extras import library

LOCAL = "local"  # a cluster of this machine's own, for this run
AT_ONCE = 4  # games handed out for each core: none waits for the next, few are lost


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster, or to one that lives as long as this."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as it will be; no warning
    ray = library("ray", "arena")
    try:
        ray.init(
            address=None if address == LOCAL else address, include_dashboard=False,
            log_to_driver=False, logging_level="error", namespace="ludotheque",
        )  # fmt: skip
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise LudothequeError("arena-no-cluster", address=address) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def outcomes(pairings: Sequence[Pairing], address: str) -> Generator[Outcome]:
    """Play games on a cluster; how each went, as they end."""
    with cluster(address) as ray:
        remote = ray.remote(max_retries=-1, num_cpus=1)(play)
        waiting = iter(pairings)
        playing: list[Any] = []
        while True:
            room = AT_ONCE * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(playing) < room and (pairing := next(waiting, None)) is not None:
                playing.append(remote.remote(pairing))
            if not playing:
                return
            ended, playing = ray.wait(playing, num_returns=1)
            yield ray.get(ended[0])
