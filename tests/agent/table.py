"""A table of Agent for tests: scripted in the notation that people type."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.position import Variant
from ludotheque.core.view import View
from ludotheque.games.agent import GAME
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.names import agents_of, find_agent, find_space, spaces_of


class Table:
    """Opening bribes sealed, `first` to begin; agents and the case put where a test wants them."""

    def __init__(
        self,
        *bribes: str,
        seats: int = 3,
        first: int = 0,
        at: str = "",
        case: str = "",
        **options: str | int,
    ) -> None:
        self.position = Variant(GAME, seats=seats, options=options).new(seed=0)
        for seat in range(seats):
            lots = bribes[seat] if seat < len(bribes) else "none"
            self.position.play(f"bribe {lots}", seat)
        public = self.public
        public.first = public.turn = first
        public.asked = 1 << first
        for pair in filter(None, at.split(", ")):
            agent, space = pair.split(" ")
            public.at[self.agent(agent)] = (
                e.OUT if space == "bahamas" else find_space(self.seen, space)
            )
        if "-" in case and case not in ("new-york", "rio-de-janeiro", "ulan-bator"):
            public.holder = self.agent(case)
            public.case_at = public.at[public.holder]
        elif case:
            public.case_at = find_space(self.seen, case)

    @property
    def public(self):
        return self.position.states[0].public

    @property
    def seen(self):
        """The same as plain values, as a spectator has them."""
        return self.position.view().plain.public

    def agent(self, name: str) -> int:
        return find_agent(self.seen, name)

    @property
    def phase(self) -> str:
        names = "opening drawing turn protest answer claim verdict over"
        return names.split()[self.public.phase]

    @property
    def turn(self) -> int:
        return int(self.public.turn)

    @property
    def case(self) -> str:
        """Who holds it, or the space where it lies."""
        if self.public.holder != e.UNHELD:
            return agents_of(self.seen)[self.public.holder]
        return spaces_of(self.seen)[self.public.case_at]

    @property
    def winner(self) -> int | None:
        return int(self.public.winner) if self.public.cause == e.WON else None

    def where(self, agent: str) -> str:
        return spaces_of(self.seen)[self.public.at[self.agent(agent)]]

    def stake(self, seat: int, agent: str) -> int:
        """The truth, in dollars."""
        number = self.agent(agent)
        spent = int(self.position.states[0].private[seat].spent[number])
        return 100 * (spent - 5 * int(self.public.fees[seat, number]))

    def left(self, seat: int) -> dict[int, int]:
        """The lots on a sheet by value."""
        counts = self.position.states[0].private[seat].left
        return {100 * int(v): int(n) for v, n in zip(self.public.values, counts, strict=True) if v}

    def play(self, *texts: str) -> Table:
        """Each by whoever is asked alone."""
        for text in texts:
            self.position.play(text)
        return self

    def protest(self, *seats: int) -> Table:
        """The answers to an act: these protest, the others let it pass."""
        for seat in self.position.asked:
            self.position.play("protest" if seat in seats else "let", seat)
        return self

    def stands(self, *texts: str) -> Table:
        """Acts against which nobody protests."""
        for text in texts:
            self.play(text).protest()
        return self

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The paragraph that a refusal cites; nothing has changed."""
        before = self.position.copy()
        with pytest.raises(IllegalAction) as refused:
            self.position.play(text, seat)
        assert self.position == before
        assert str(refused.value).startswith(refused.value.paragraph)
        return refused.value.paragraph

    def legal(self, seat: int | None = None) -> list[str]:
        return self.position.legal(seat)

    def view(self, seat: int) -> View:
        return self.position.view(seat)
