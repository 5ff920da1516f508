"""Two engines play each other over the protocol: python examples/match.py [GAME] [SEED] [MS]."""

import subprocess
import sys


class Engine:
    def __init__(self, game):
        command = [sys.executable, "-m", "ludotheque", "engine", game]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(command, text=True, bufsize=1, **pipes)

    def ask(self, line, ending=""):
        """Send a line; the first answer that begins with `ending`."""
        self.process.stdin.write(line + "\n")
        while not (answer := self.process.stdout.readline().strip()).startswith(ending):
            pass
        return answer


game, seed, ms = (sys.argv[1:] + ["agon", "2a", "100"][len(sys.argv) - 1 :])[:3]
engines = [Engine(game), Engine(game)]
for engine in engines:
    engine.ask(f"new seed={seed}")
moves = 0
while (status := engines[0].ask("status")).startswith("to-act"):
    seat = int(status.split()[1])
    best = engines[seat % 2].ask(f"go seat {seat} movetime {ms}", "bestmove").split()[1]
    for engine in engines:
        assert engine.ask(f"move {seat}:{best}") == "ok"
    moves += 1
print(f"{game}: {status} after {moves} moves")
