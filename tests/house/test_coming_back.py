"""Who comes back is told what he missed: nothing, if he missed nothing."""

from __future__ import annotations

from ludotheque.core.calls import SPECTATOR
from tests.house.hosting import SOON, chooser, guests
from tests.house.test_listeners import windows


def test_who_missed_nothing_is_told_nothing_until_there_is_something(file_house):
    at = guests(file_house)
    seat = at.fold().asked[0]
    for viewer in (seat, SPECTATOR):
        again = file_house.listen(at.table, viewer, since_seq=at.told_head()).result(SOON)
        assert again.take() is None
        behind = (
            file_house.listen(at.table, viewer, since_seq=at.told_head() - 1).result(SOON).take()
        )
        assert [one.seq for one in behind.seen] == [at.told_head()] and behind.setting is None
        before = at.told_head()
        at.act(at.fold().asked[0], chooser())
        assert [one.seq for one in again.get(SOON).seen] == [before + 1]


def test_who_says_he_knows_more_than_there_is_is_told_how_it_stands(file_house):
    at = guests(file_house)
    frame = file_house.listen(at.table, since_seq=at.told_head() + 3).result(SOON).take()
    assert frame.head == at.told_head() and frame.seen == []


def test_who_has_answered_in_a_window_and_comes_back_sees_that_he_has(file_house):
    """The number of the newest event that he may know of is the same as before."""
    at, _ = windows(file_house)
    seat, other = at.fold().asked[:2]
    head = at.told_head()
    at.act(seat, chooser())
    assert at.told_head() == head
    frame = file_house.listen(at.table, seat, since_seq=head).result(SOON).take()
    assert frame.head == head and not frame.actions
    for viewer in (other, SPECTATOR):
        assert file_house.listen(at.table, viewer, since_seq=head).result(SOON).take() is None
