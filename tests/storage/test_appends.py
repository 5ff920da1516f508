"""Any sequence of appends, right and wrong ones, leaves exactly what was acknowledged."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)

from ludotheque.core.errors import Conflict
from ludotheque.storage import Append, NotNext, open_store
from tests.storage.hands import card

lines = st.lists(st.binary(max_size=40), max_size=3)
statuses = st.sampled_from([None, "running", "over"])


class Logs(RuleBasedStateMachine):
    """A store beside a dictionary of lists."""

    tables = Bundle("tables")
    where = ""

    def __init__(self):
        super().__init__()
        self.store = open_store(self.where)
        self.logs, self.statuses = {}, {}

    @rule(target=tables, line=st.binary(max_size=40))
    def create(self, line):
        made = card()
        self.store.create(made, line).result(20)
        self.logs[made.id], self.statuses[made.id] = [line], "waiting"
        return made.id

    @rule(table=tables, new=lines, status=statuses, known=st.integers(-1, 5))
    def append(self, table, new, status, known):
        expected = self.logs[table][known + 1 :]

        def decide(news, now):
            assert news == expected
            return Append(len(self.logs[table]), new, status=status)

        outcome = self.store.submit(table, lambda: known, decide).result(20)
        self.logs[table] += new
        self.statuses[table] = status or self.statuses[table]
        assert outcome.head == len(self.logs[table]) - 1

    @rule(table=tables, off=st.sampled_from([-2, -1, 1, 5]), new=lines)
    def append_elsewhere(self, table, off, new):
        seq = len(self.logs[table]) + off
        wrong = self.store.submit(table, lambda: 0, lambda news, now: Append(seq, new))
        with pytest.raises(NotNext):
            wrong.result(20)

    @rule(chosen=st.lists(tables, unique=True, min_size=2), refused=st.integers(0, 3))
    def append_at_once(self, chosen, refused):
        def decider(n, table):
            def decide(news, now):
                if n == refused:
                    raise Conflict("stale", head=0)
                return Append(len(self.logs[table]), [b"%d" % n])

            return decide

        answers = [
            self.store.submit(table, lambda: -1, decider(n, table))
            for n, table in enumerate(chosen)
        ]
        for n, (answer, table) in enumerate(zip(answers, chosen, strict=True)):
            assert isinstance(answer.exception(20), Conflict) == (n == refused)
            self.logs[table] += [b"%d" % n] if n != refused else []

    @rule()
    def reopen(self):
        self.store.close()
        self.store = open_store(self.where)

    @invariant()
    def everything_is_there(self):
        assert self.store.heads(list(self.logs)) == {
            t: len(log) - 1 for t, log in self.logs.items()
        }
        for table, log in self.logs.items():
            assert self.store.read(table) == log
            assert self.store.card(table).status == self.statuses[table]

    def teardown(self):
        self.store.close()


def test_the_store_is_what_was_acknowledged(where):
    class Here(Logs):
        pass

    Here.where = where
    few = settings(max_examples=max(2, settings().max_examples // 5), stateful_step_count=20)
    run_state_machine_as_test(Here, settings=few)
