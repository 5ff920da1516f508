"""`make mutants`: bend one rule at a time and see the tests that cite it fail.

Each game keeps its own list in `tests/<game>/mutants.py`. The rules run interpreted here, from a
copy of the sources, so that nothing is compiled for a mutant. With names, only those games or
paragraphs: `python -m tests.mutants agon G9`.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ludotheque.games import discovery

ROOT = Path(__file__).parents[1]
Mutant = tuple[str, str, str, str]


def survives(game: str, mutant: Mutant) -> str:
    """Why the mutant is not killed; "" when a test that cites its paragraph fails, as it should."""
    paragraph, file, old, new = mutant
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        path = source / "ludotheque" / "games" / game / file
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            return f"its text occurs {text.count(old)} times in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
            + [f"tests/{game}", "--paragraph", paragraph],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(source), "NUMBA_DISABLE_JIT": "1"},
            capture_output=True,
            text=True,
        )
    if done.returncode == 1:
        return ""
    return "no test fails" if done.returncode == 0 else f"pytest ended with {done.returncode}"


def main(names: list[str]) -> int:
    games = [game for game in discovery.names() if game in names] or discovery.names()
    wanted = set(names) - set(games)
    failed = total = 0
    for game in games:
        mutants = importlib.import_module(f"tests.{game}.mutants").MUTANTS
        chosen = [mutant for mutant in mutants if not wanted or mutant[0] in wanted]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            results = pool.map(lambda mutant: survives(game, mutant), chosen)  # noqa: B023
            for mutant, why in zip(chosen, results, strict=True):
                total += 1
                failed += bool(why)
                verdict = f"SURVIVES: {why}: {mutant[2]!r}" if why else "killed"
                print(f"{game} {mutant[0]:7} {verdict}", flush=True)
    print(f"{total - failed} passed, {failed} failed")
    return 1 if failed or not total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
