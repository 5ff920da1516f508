"""A run on a Ray cluster of two nodes, of which one is killed while games are played.

python -m tests.arena.on_ray KEPT GAMES
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ludotheque.arena.kept import Kept
from ludotheque.arena.match import pairings
from ludotheque.arena.run import run

MACHINES = ["0", "1@20n"]


def asked(games):
    return list(pairings("agon", "standard", MACHINES, 2, games, 5, 4))


def main():
    from ray.cluster_utils import Cluster  # heavy, and not needed to know what is asked

    games, killed = asked(int(sys.argv[2])), []
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()

    def report(done):
        if done == 1 and not killed:
            killed.append(node)
            cluster.remove_node(node, allow_graceful=False)

    outcomes = run(games, report, Kept(Path(sys.argv[1])), cluster.address)
    assert [outcome.pairing for outcome in outcomes] == games and killed
    cluster.shutdown()
    os._exit(0)  # what Ray leaves behind in this process is not ours


if __name__ == "__main__":
    main()
