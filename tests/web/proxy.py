"""A proxy of the tests' own that cuts, delays, truncates and half-closes connections."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
import time

CHUNK = 4096
UP = (0, 50, 100, 200, 300)  # bytes that pass before something happens: within a request
DOWN = (0, 100, 400, 1_000, 5_000, 20_000)


class Chaos:
    """Passes bytes on to a server, and sooner or later misbehaves, by a seed."""

    def __init__(self, port, seed=1):
        self.port, self.cuts, self.cuts_up = port, 0, 0
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
                is_up = self._dice.random() < 0.3  # what is asked, and not what is answered
                limit = self._dice.choice(UP if is_up else DOWN)
            plan = (how, limit) if not self.is_calm else ("", 0)
            for source, sink, goes_up in ((client, server, True), (server, client, False)):
                way = plan if goes_up == is_up else ("", 0)
                args = (source, sink, goes_up, *way)
                threading.Thread(target=self._pass, args=args, daemon=True).start()

    def _pass(self, source, sink, is_up, how, limit):
        passed = 0
        try:
            while data := source.recv(CHUNK):
                if how and passed + len(data) > limit:
                    self.cuts += how != "delay"
                    self.cuts_up += how != "delay" and is_up
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
