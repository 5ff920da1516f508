"""The queue of a writer: who waits for whom."""

from __future__ import annotations

import pytest

from ludotheque.storage import works
from ludotheque.storage.works import Work, Works


class Queue(Works):
    """A queue whose clock stands still unless it is told otherwise; what it slept, it notes."""

    def __init__(self, monkeypatch):
        super().__init__(256)
        self.now, self.slept, self.meanwhile = 100.0, [], None
        monkeypatch.setattr(works, "monotonic", lambda: self.now)
        monkeypatch.setattr(works, "sleep", self._sleep)

    def _sleep(self, seconds):
        self.slept.append(seconds)
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile:
            meanwhile()

    def add(self, *keys):
        for key in keys:
            self.put(Work(key, False, lambda batch, row: None))

    def commit(self):
        """One commit; the keys of what it holds."""
        taken = self.take()
        self.release(taken)
        return [work.key for work in taken]


@pytest.fixture
def queue(monkeypatch):
    return Queue(monkeypatch)


def test_works_of_one_table_wait_for_nobody(queue):
    for _ in range(50):
        queue.add("a")
        assert queue.commit() == ["a"]
    assert queue.slept == []


def test_where_few_come_nobody_waits(queue):
    for n in range(50):
        queue.add(f"table {n}")
        queue.commit()
        queue.now += 0.02
    assert queue.slept == []


def test_where_many_come_the_first_waits_a_moment_for_others(queue):
    for n in range(20):
        queue.add(f"table {n}")
        queue.commit()
    queue.slept.clear()
    queue.meanwhile = lambda: queue.add("b", "c")
    queue.add("a")
    assert queue.commit() == ["a", "b", "c"]
    assert len(queue.slept) == 1


def test_a_full_commit_waits_for_no_more(queue):
    queue.add(*(f"table {n}" for n in range(40)))
    queue.commit()
    queue.add(*(f"table {n}" for n in range(40)))
    assert len(queue.commit()) == 40
    assert queue.slept == []


def test_a_writer_whose_works_another_took_meanwhile_goes_on(queue):
    for n in range(20):
        queue.add(f"table {n}")
        queue.commit()
    others = []

    def another():
        others.extend(queue.commit())
        queue.add("b")

    queue.meanwhile = another
    queue.add("a")
    assert queue.commit() == ["b"]
    assert others == ["a"]
