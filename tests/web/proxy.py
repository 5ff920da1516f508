"""A proxy of the tests' own that cuts, delays, truncates and half-closes connections."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
import time

CHUNK = 4096


class Chaos:
    """Passes bytes on to a server, and sooner or later misbehaves, by a seed."""

    def __init__(self, port, seed=1):
        self.port, self.cuts = port, 0
        self._dice, self._lock = random.Random(seed), threading.Lock()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.own = self._socket.getsockname()[1]
        self.is_calm = False
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self):
        self._socket.close()

    def _serve(self):
        while True:
            try:
                client, _ = self._socket.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.port))
            with self._lock:
                how = self._dice.choice(["cut", "truncate", "half", "delay"])
                limit = self._dice.choice([0, 100, 400, 1_000, 5_000, 20_000])
            plan = (how, limit) if not self.is_calm else ("", 0)
            for source, sink, way in ((client, server, ("", 0)), (server, client, plan)):
                threading.Thread(target=self._pass, args=(source, sink, *way), daemon=True).start()

    def _pass(self, source, sink, how, limit):
        passed = 0
        try:
            while data := source.recv(CHUNK):
                if how and passed + len(data) > limit:
                    self.cuts += how != "delay"
                    if how == "delay":
                        time.sleep(0.05)
                        how, limit = "cut", 2 * limit + CHUNK
                    elif how == "truncate":
                        sink.sendall(data[: max(0, limit - passed)])
                        break
                    elif how == "half":
                        sink.shutdown(socket.SHUT_WR)
                        time.sleep(0.05)
                        break
                    else:
                        break
                sink.sendall(data)
                passed += len(data)
        except OSError:
            pass
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
