"""The rules of Agon, paragraph by paragraph."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.errors import IllegalAction, MalformedAction
from ludotheque.core.position import Position
from ludotheque.core.referee import check
from ludotheque.games.agon.board import AXIAL, STEPS, ring_of
from ludotheque.games.agon.choices import Place, Slide
from tests.agon.tables import CELLS, captured, man_on, men_of, put, targets

EDGE = {cell for cell, (q, r) in CELLS.items() if ring_of(q, r) == 5}


def refused(position: Position, move: str) -> str:
    """The paragraph that forbids a move."""
    before = position.copy()
    with pytest.raises(IllegalAction) as error:
        position.play(move)
    assert position == before
    return error.value.paragraph


# Equipment


def test_the_board_is_a_hexagon_of_91_cells_in_five_rings_around_the_throne():
    """G1"""
    rings = [ring_of(*cell) for cell in AXIAL]
    assert [rings.count(ring) for ring in range(6)] == [1, 6, 12, 18, 24, 30]


def test_cells_are_a_letter_and_a_number_and_moves_join_two_of_them():
    """G1-a"""
    assert CELLS["f6"] == (0, 0)
    corners = {cell for cell, (q, r) in CELLS.items() if 0 in (q, r, q + r) and cell in EDGE}
    assert corners == {"a11", "f11", "k6", "k1", "f1", "a6"}
    start = ludotheque.load("agon").new()
    assert "a11-b10" in start.legal()
    for malformed in ("a11", "a11-b10-c9", "z1-a11", "a5-a6", ""):
        with pytest.raises(MalformedAction):
            start.play(malformed)


def test_each_player_has_one_queen_and_six_guards():
    """G2"""
    men = list(men_of(ludotheque.load("agon").new().view()).values())
    assert {man: men.count(man) for man in men} == {"Q": 1, "G": 6, "q": 1, "g": 6}


# Start


def test_all_start_on_the_edge_queens_in_opposite_corners():
    """G3"""
    start = ludotheque.load("agon").new()
    men = men_of(start.view())
    assert {cell for cell, man in men.items() if man == "G"} == {
        "e11",
        "j7",
        "k3",
        "i1",
        "e2",
        "a7",
    }
    assert {cell for cell, man in men.items() if man == "g"} == {
        "g1",
        "b5",
        "a9",
        "c11",
        "g10",
        "k5",
    }
    assert (men["a11"], men["k1"]) == ("Q", "q")
    assert start.asked == (0,)
    assert len(start.legal()) == 27


def test_at_the_start_placed_the_guards_are_laid_in_turn_on_the_edge():
    """G3-a"""
    position = ludotheque.load("agon", start="placed").new()
    assert set(position.legal()) == {f"@{cell}" for cell in EDGE - {"a11", "k1"}}
    assert refused(position, "a11-b10") == "G3-a"
    assert refused(position, "@a11") == "G3-a"
    assert refused(position, "@f6") == "G3-a"
    for turn, cell in enumerate(
        ["a10", "a8", "f1", "a9", "f11", "k6", "g10", "h9", "b5", "i8", "c4", "j7"]
    ):
        assert position.asked == (turn % 2,)
        position.play(f"@{cell}")
    assert position.asked == (0,)
    assert refused(position, "@a6") == "G3-a"


def test_laying_captures_nothing_and_is_no_ply():
    """G3-a"""
    position = ludotheque.load("agon", start="placed").new()
    for cell in ["a9", "a8", "f1", "a10", "f11", "k6", "g10", "h9", "b5", "i8", "c4", "j7"]:
        position.play(f"@{cell}")
    assert [man_on(position, cell) for cell in ("a8", "a9", "a10")] == [*"gGg"]
    assert captured(position) == []
    assert position.view().describe().ply == 0


# Play


def test_a_piece_slides_one_step_in_its_ring_or_inwards():
    """G4"""
    position = put("c6", "")
    assert targets(position, "c6") == {"c7", "d5", "d6"}  # a corner of ring 3
    assert targets(put("d5", ""), "d5") == {"c6", "e4", "d6", "e5"}
    assert refused(position, "c6-b6") == "G4"
    assert refused(position, "c6-e6") == "G4"


def test_a_piece_slides_only_to_an_empty_cell_and_only_ones_own():
    """G4"""
    position = put("c6 d6", "c7")
    assert targets(position, "c6") == {"d5"}
    assert refused(position, "c6-d6") == "G4"
    assert refused(position, "c6-c7") == "G4"
    assert refused(position, "c7-d7") == "G4"


def test_a_view_names_the_pincers_that_wait():
    """G5, G5-a"""

    def between(first: str, second: str, options: str = "standard") -> set[str]:
        told = put(first, second, options=options).view().describe().pincers
        return {one.at for one in told if {*one.arms} <= {*first.split()}}

    assert between("e7 e5", "") == {"e6"}
    assert between("e7 e5", "e6") == set()  # somebody stands there already
    assert between("d6 f5", "") == set()
    assert between("d6 f5", "", "page") == {"e5", "e6"}


def test_only_a_queen_may_enter_the_throne():
    """G4"""
    position = put("Qe6 f7", "")
    assert "f6" in targets(position, "e6")
    assert "f6" not in targets(position, "f7")
    assert refused(position, "f7-f6") == "G4"
    assert targets(put("Qf6 e4", ""), "f6") == set()


def test_a_slide_captures_an_enemy_between_two_in_a_straight_line():
    """G5"""
    position = put("b6 e6", "d6").play("b6-c6")
    assert captured(position) == ["d6"]


def test_at_least_one_of_the_pincer_is_the_piece_just_slid():
    """G5"""
    assert captured(put("c6 e6 Qa11", "d6").play("a11-b10")) == []
    assert captured(put("c6 e6 c8", "d6").play("c8-d7")) == []


@pytest.mark.parametrize(("pincer", "caught"), [("line", []), ("bend", ["d6"]), ("ring", [])])
def test_under_bend_two_enemies_at_120_degrees_capture(pincer, caught):
    """G5"""
    position = put("b7 e6", "d6", options=f"standard+pincer={pincer}").play("b7-c7")
    assert captured(position) == caught


@pytest.mark.parametrize(("pincer", "caught"), [("line", []), ("bend", ["d6"]), ("ring", ["d6"])])
def test_under_ring_two_enemies_beside_it_in_its_ring_capture_corners_included(pincer, caught):
    """G5"""
    position = put("c8 e5", "d6", options=f"standard+pincer={pincer}").play("c8-d7")
    assert captured(position) == caught


@pytest.mark.parametrize(("pincer", "caught"), [("line", ["d6"]), ("bend", ["d6"]), ("ring", [])])
def test_under_ring_a_line_across_rings_does_not_capture(pincer, caught):
    """G5"""
    position = put("b6 e6", "d6", options=f"standard+pincer={pincer}").play("b6-c6")
    assert captured(position) == caught


def test_one_slide_captures_every_enemy_it_pinches():
    """G5-a"""
    assert captured(put("b6 e6 c8", "d6 c7").play("b6-c6")) == ["d6", "c7"]
    assert captured(put("b6 e6 e4", "d6 d5").play("b6-c6")) == ["d5", "d6"]


def test_a_piece_pinched_twice_is_captured_once():
    """G5-a"""
    position = put("b6 e6 e5 d7", "d6", options="page").play("b6-c6")
    assert captured(position) == ["d6"]
    assert position.asked == (1,)
    position.play(position.legal()[0])
    assert captured(position) == []


@pytest.mark.parametrize("pincer", ["line", "bend", "ring"])
def test_the_queen_on_the_throne_is_captured_by_two_in_line(pincer):
    """G5-a"""
    position = put("h6 e6", "Qf6", options=f"standard+pincer={pincer}").play("h6-g6")
    assert captured(position) == ["f6"]


def test_under_ring_the_throne_knows_no_bend():
    """G5-a"""
    position = put("h6 e7", "Qf6", options="standard+pincer=ring").play("h6-g6")
    assert captured(position) == []


def test_the_border_is_no_pincer():
    """G5-a"""
    assert captured(put("a7 a10", "a9").play("a7-a8")) == ["a9"]
    assert captured(put("a7", "a6").play("a7-b6")) == []


def test_a_captured_guard_is_put_on_an_empty_edge_cell_at_once():
    """G6"""
    position = put("b6 e6", "d6", options="standard+placement=lax").play("b6-c6")
    assert position.asked == (1,)
    taken = set(men_of(position.view()))
    assert set(position.legal()) == {f"d6-{cell}" for cell in EDGE - taken}
    assert refused(position, "d6-d7") == "G6"
    position.play("d6-a6")
    assert (man_on(position, "a6"), man_on(position, "d6")) == ("g", "")


def test_a_captured_queen_is_put_on_any_other_empty_cell_but_the_throne():
    """G7"""
    position = put("b6 e6", "Qd6", options="standard+placement=lax").play("b6-c6")
    taken = set(men_of(position.view()))
    assert set(position.legal()) == {f"d6-{cell}" for cell in set(CELLS) - taken - {"f6"}}
    assert refused(position, "d6-f6") == "G7"
    assert refused(position, "d6-e6") == "G7"


@pytest.mark.parametrize("placement", ["strict", "lax"])
def test_a_queen_may_return_anywhere_or_to_the_edge_where_the_table_says_so(placement):
    """G7"""
    options = f"standard+placement={placement}+queen_return="
    anywhere = put("b6 e6", "Qd6", options=options + "anywhere").play("b6-c6")
    assert "d6-f6" in anywhere.legal()
    edge = put("b6 e6", "Qd6", options=options + "edge").play("b6-c6")
    assert {move.split("-")[1] for move in edge.legal()} <= EDGE
    assert refused(edge, "d6-d7") == "G7"


def test_the_capturer_may_be_the_one_to_put_the_queen():
    """G7"""
    position = put("b6 e6", "Qd6", options="standard+queen_return=opponent").play("b6-c6")
    assert position.asked == (0,)
    assert "d6-f6" not in position.legal()
    position.play("d6-a6")
    assert (man_on(position, "a6"), position.asked) == ("q", (0,))
    assert "c6-c7" in position.legal()


def test_of_several_captured_the_queen_is_placed_first():
    """G8"""
    position = put("b6 e6 c8", "d6 Qc7").play("b6-c6")
    assert {move.split("-")[0] for move in position.legal()} == {"c7"}
    assert refused(position, "d6-a6") == "G8"
    assert refused(position, "k1-j1") in ("G4", "G8")


def test_captured_guards_are_placed_in_any_order_and_nothing_else_is_done():
    """G8"""
    position = put("b6 e6 c8", "d6 c7 i6").play("b6-c6")
    assert {move.split("-")[0] for move in position.legal()} == {"c7", "d6"}
    assert refused(position, "i6-h6") == "G8"
    assert refused(position, "pass") == "G8"


def test_a_captured_piece_stays_captured_when_the_pincer_opens():
    """G8"""
    position = put("b6 e6 c8", "d6 c7").play("b6-c6").play("c7-a6").play("c6-d5")
    assert captured(position) == ["d6"]
    assert position.asked == (1,)
    assert {move.split("-")[0] for move in position.legal()} == {"d6"}


def test_a_captured_piece_blocks_and_counts_in_pincers():
    """G8"""
    position = put("b6 e6 c8 e8", "d6 c7 d8").play("b6-c6").play("c7-a6")
    assert captured(position) == ["d6"]
    assert "d6" not in targets(position, "c6")
    assert refused(put("c6 d6", "b6"), "d6-c6") == "G4"
    assert refused(position, "c8-d7") == "G10"  # between d8 and the captured d6


def test_a_captured_piece_cannot_be_captured_again():
    """G8"""
    position = put("b6 e6 c8 b7", "d6 c7", options="page").play("b6-c6").play("c7-a6")
    assert captured(position) == ["d6"]
    position.play("b7-c7")
    assert captured(position) == ["d6"]
    position.play(position.legal()[0])
    assert position.asked == (0,) and captured(position) == []


def test_after_each_forced_placement_the_capturer_moves_again():
    """G8-a"""
    position = put("b6 e6 c8", "d6 c7").play("b6-c6")
    assert position.asked == (1,)
    position.play("c7-a6")
    assert position.asked == (0,)
    position.play("c8-d8")
    assert position.asked == (1,)


def test_where_a_placement_costs_no_turn_all_are_placed_and_then_the_owner_slides():
    """G8-a"""
    position = put("b6 e6 c8", "d6 c7 i6", options="fromager").play("b6-c6")
    for cell in ("c7-a11", "d6-e11"):
        assert position.asked == (1,)
        position.play(cell)
    assert position.asked == (1,)
    assert "i6-h6" in position.legal()


def test_a_placed_piece_may_not_stand_in_a_pincer():
    """G9"""
    strict = put("b6 e6 a7 a9", "d6").play("b6-c6")
    assert refused(strict, "d6-a8") == "G9"
    lax = put("b6 e6 a7 a9", "d6", options="standard+placement=lax").play("b6-c6")
    lax.play("d6-a8")
    assert captured(lax) == []  # nor is the placed piece captured by it


def test_a_placed_piece_may_not_complete_a_pincer():
    """G9"""
    strict = put("b6 e6 a8", "d6 a9").play("b6-c6")
    assert refused(strict, "d6-a7") == "G9"
    lax = put("b6 e6 a8", "d6 a9", options="standard+placement=lax").play("b6-c6").play("d6-a7")
    assert captured(lax) == []  # no placement ever captures


def test_own_pieces_awaiting_placement_count_for_a_placement():
    """G9"""
    position = put("b9 a8 c8 e6 b10", "d6 a9 c7", captured="a9,d6", turn=2)
    assert "d6-a7" not in position.legal()  # with the captured a9 it would pinch a8
    assert "a9-a7" in position.legal()  # itself lifted, it pinches nothing


def test_a_captured_piece_may_not_be_put_back_where_it_was():
    """G9"""
    position = put("b9", "a8", captured="a8", turn=2)
    assert "a8-a8" not in position.legal()
    assert refused(position, "a8-a8") == "G7"


def test_some_edge_cell_is_always_safe():
    """G9: a cell is unsafe only beside an enemy, and 30 - 7 x 3 - 6 - 1 is more than 0."""
    for q, r in AXIAL:
        near = [(q + a, r + b) for a, b in [(0, 0), *STEPS]]
        assert sum(ring_of(*cell) == 5 for cell in near) <= 3


def test_a_piece_may_step_between_two_enemies_only_to_capture():
    """G10"""
    assert refused(put("b6", "c7 c5"), "b6-c6") == "G10"
    position = put("b6 e6", "c7 c5 d6")
    assert "b6-c6" in position.legal()
    assert captured(position.play("b6-c6")) == ["d6"]


def test_capturing_what_is_already_captured_does_not_open_a_pincer():
    """G10"""
    position = put("b6 e6 b9", "c7 c5 d6 a11", captured="d6")
    assert refused(position, "b6-c6") == "G10"


def test_at_a_table_that_never_allows_it_not_even_a_capture_opens_a_pincer():
    """G10"""
    position = put("b6 e6", "c7 c5 d6", options="standard+enter_pincer=never")
    assert refused(position, "b6-c6") == "G10"


def test_a_queen_may_enter_a_pinched_throne_only_to_capture():
    """G10"""
    assert refused(put("Qe6", "f7 f5"), "e6-f6") == "G10"
    assert "e6-f6" in put("Qe6 h6", "f7 f5 g6").legal()


def test_a_piece_that_stepped_into_a_pincer_is_safe_until_a_new_one():
    """G10"""
    position = put("b6 e6", "c7 c5 d6 e8 b8").play("b6-c6").play("d6-e11")
    assert captured(position) == []
    assert captured(put("c6", "c7 c5 b6 d8", turn=2).play("d8-d7")) == []
    assert captured(put("c6", "c7 c5 b6 d7", turn=2).play("d7-d6")) == ["c6"]


def test_who_can_slide_nothing_passes():
    """G11"""
    text = "6/7/8/3Ggg3/3Gggg3/4QqgG3/4GG4/4G4/8/7/6 2 - 411 31 - standard"
    position = ludotheque.load("agon").at(text)
    assert position.legal() == ["pass"]
    assert position.play("pass").asked == (0,)


def test_passing_is_legal_only_when_nothing_can_slide():
    """G11"""
    assert refused(ludotheque.load("agon").new(), "pass") == "G11"


# End

RING = "g6 f7 e7 e6 f5"


def test_a_queen_on_the_throne_amid_her_six_guards_wins():
    """G12"""
    position = put(f"Qf6 {RING} h5", "").play("h5-g5")
    assert position.is_over
    assert position.returns == (1, -1)
    assert position.view().describe().cause == "throned"


def test_five_guards_do_not_win():
    """G12"""
    assert not put(f"Qf6 {RING} j1", "").play("j1-i2").is_over


def test_six_guards_around_an_empty_throne_lose():
    """G13"""
    position = put(f"Qa11 {RING} h5", "").play("h5-g5")
    assert position.returns == (-1, 1)
    assert position.view().describe().cause == "ringed"


def test_six_guards_around_the_enemy_queen_lose_only_where_the_table_says_so():
    """G13"""
    empty = put(f"Qa11 {RING} h5", "Qf6").play("h5-g5")
    assert not empty.is_over and captured(empty) == ["f6"]
    strict = put(f"Qa11 {RING} h5", "Qf6", options="standard+ring_loss=no_own_queen").play("h5-g5")
    assert strict.returns == (-1, 1)


def test_a_queen_among_her_guards_around_the_throne_is_no_ring_of_guards():
    """G13"""
    assert not put("Qh5 g6 f7 e7 e6 f5", "").play("h5-g5").is_over


def test_a_captured_queen_who_leaves_the_throne_can_make_the_guards_lose():
    """G13-a"""
    position = put(f"Qa11 {RING} h5", "Qf6").play("h5-g5")
    position.play("f6-a6")
    assert position.returns == (-1, 1)


def test_a_win_makes_captures_of_the_same_act_irrelevant():
    """G13-a"""
    position = put(f"Qf6 {RING} h5", "h4 g4").play("h5-g5")
    assert position.returns == (1, -1)


def test_the_same_position_for_the_third_time_ties():
    """G14"""
    position = ludotheque.load("agon").new()
    there, back = ["i1-h1", "k5-k4"], ["h1-i1", "k4-k5"]
    for move in (there + back) * 2:
        assert not position.is_over
        position.play(move)
    assert position.is_over and position.returns == (0, 0)
    assert position.view().describe().cause == "repeated"


def test_an_inward_slide_forgets_earlier_positions():
    """G14"""
    position = ludotheque.load("agon").new()
    there, back = ["i1-h1", "k5-k4"], ["h1-i1", "k4-k5"]
    for move in [*there, *back, "a11-b10", "k1-j2", *there, *back, *there]:
        position.play(move)
    assert not position.is_over


def test_a_position_differs_when_queen_and_guard_have_changed_places():
    """G14"""
    position = put("Qa6 a7", "k6")
    other = put("a6 Qa7", "k6")
    assert position.view().row.public.key != other.view().row.public.key


def test_a_hundred_plies_without_inward_slide_or_capture_tie():
    """G14"""
    position = put("a6", "k6", idle=99).play("a6-a7")
    assert position.returns == (0, 0)
    assert position.view().describe().cause == "idle"
    assert not put("b6", "k6", idle=99).play("b6-c6").is_over
    assert not put("b6 e6", "d6", idle=99).play("b6-c6").is_over


def test_a_placement_is_no_progress():
    """G14"""
    position = put("b9", "a8", captured="a8", turn=2, idle=99)
    position.play(position.legal()[0])
    assert position.view().describe().cause == "idle"


def test_ply_2500_ties_unless_it_wins():
    """G14"""
    assert put("a6", "", ply=2499).play("a6-a7").returns == (0, 0)
    assert put("a6", "", ply=2499, options="ludii").play("a6-a7").returns == (0, 0)
    assert put(f"Qf6 {RING} h5", "", ply=2499).play("h5-g5").returns == (1, -1)


def test_without_draws_only_the_cap_ends_a_game():
    """G14"""
    position = ludotheque.load("agon", draws="none").new()
    for move in ["i1-h1", "k5-k4", "h1-i1", "k4-k5"] * 30:
        position.play(move)
    assert not position.is_over


def test_a_refusal_names_the_part_that_is_wrong():
    """G4"""
    start = ludotheque.load("agon").new()
    for text, part in (("a11-f6", "to"), ("f8-f7", "from"), ("z1-a1", "from"), ("a11-z1", "to")):
        with pytest.raises((IllegalAction, MalformedAction)) as refusal_:
            start.copy().play(text)
        assert refusal_.value.part == part, text


def test_a_choice_names_the_man_that_stands_there():
    """G2"""
    view = ludotheque.load("agon").new().view(0)
    assert view.choice(view.action(Slide("queen", "a11", "b10"))) == Slide("queen", "a11", "b10")
    with pytest.raises(IllegalAction) as refusal_:
        view.action(Slide("guard", "a11", "b10"))
    assert (refusal_.value.paragraph, refusal_.value.part) == ("G2", "man")


@pytest.mark.parametrize(("choice", "part"), [
    (Place("queen", "b9", "a6"), "man"),
    (Place("guard", "c8", "a6"), "from"),
    (Place("guard", "b9", "c7"), "to"),
    (Slide("guard", "b9", "b8"), "from"),
])  # fmt: skip
def test_only_a_captured_piece_is_placed_and_before_others_slide(choice, part):
    """G6, G8"""
    view = put("b9 c8", "", captured="b9").view(0)
    with pytest.raises(IllegalAction) as refusal_:
        check(view, view.action(choice))
    assert refusal_.value.part == part


def test_before_a_piece_is_placed_nobody_passes():
    """G8"""
    assert refused(put("b9", "", captured="b9"), "pass") == "G8"
