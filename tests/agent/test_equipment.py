"""Equipment and bribes: A1 to A4."""

from __future__ import annotations

import itertools

import pytest

from ludotheque.core.errors import MalformedOption
from ludotheque.core.position import Variant
from ludotheque.games.agent import GAME, maps
from ludotheque.games.agent.options import OPTIONS
from tests.agent.small import CROWD
from tests.agent.table import Table

GRAND = (maps.FOLDER / "grand.map").read_text(encoding="utf-8")
TOY = (maps.FOLDER / "toy.map").read_text(encoding="utf-8")
MANY = "\n".join(f"space {letter * 9} 1 1" for letter in "abcdefghijklmnopqrstuvwxyzбвгде")
CAPITALS = {"green": "Washington", "blue": "London", "red": "Moscow", "yellow": "Peking"}


def distances(board: maps.Map) -> list[int]:
    """Steps from the centre."""
    found, steps, n = {board.centre}, {board.centre: 0}, 0
    while len(found) < len(board.spaces):
        n += 1
        found |= {b for a in found for b in range(32) if board.neighbours[a] >> b & 1}
        steps |= {space: n for space in found if space not in steps}
    return [steps[space] for space in range(len(board.spaces))]


def around(cycle: list[str]) -> list[tuple[str, str]]:
    return list(itertools.pairwise([*cycle, cycle[0]]))


def test_each_nation_starts_on_its_capital_and_the_case_unheld_in_tangier() -> None:
    """A1"""
    table = Table()
    for colour, capital in CAPITALS.items():
        assert table.where(f"{colour}-1") == table.where(f"{colour}-2") == capital.lower()
    assert table.case == "tangier"


def test_there_are_two_agents_a_nation_numbered_and_told_apart() -> None:
    """A1-a"""
    figures = Table(map="grand").view(0).setting().agents
    names = [figure.agent for figure in figures]
    assert names == [f"{colour}-{n}" for colour in CAPITALS for n in (1, 2)]
    assert [figure.nation for figure in figures[:3]] == ["green", "green", "blue"]
    table = Table("500 green-1", at="green-1 azores, green-2 azores, red-1 lisbon")
    assert "attack green-1 red-1" in table.legal()
    assert table.refusal("attack green-2 red-1") == "A7b"


def test_a_map_may_have_three_agents_a_nation_twelve_in_all() -> None:
    """A1-a"""
    table = Table("500 yellow-3", at="yellow-3 azores, blue-3 lisbon", map=CROWD)
    assert table.position.view().setting().agents[11].agent == "yellow-3"
    table.stands("attack yellow-3 blue-3").play("bribe 1000 red-3", "bribe 100 green-3")
    assert (table.where("blue-3"), table.stake(1, "red-3")) == ("bahamas", 1000)


@pytest.mark.parametrize(
    ("name", "spaces", "edges", "steps"), [("grand", 25, 44, 4), ("petit", 21, 36, 3)]
)
def test_the_maps_have_their_spaces_edges_and_distances(
    name: str, spaces: int, edges: int, steps: int
) -> None:
    """A1-b"""
    board = maps.read(name)
    assert len(board.spaces) == spaces
    assert sum(ways.bit_count() for ways in board.neighbours) == 2 * edges
    for colour, capital in CAPITALS.items():
        space = board.spaces.index(capital)
        assert board.capitals[list(CAPITALS).index(colour)] == space
        assert distances(board)[space] == steps
    for a in range(spaces):
        for b in range(spaces):
            assert board.neighbours[a] >> b & 1 == board.neighbours[b] >> a & 1


def test_the_roads_of_the_grand_map_are_those_of_the_rules() -> None:
    """A1-b"""
    board = maps.read("grand")
    outer = "Washington New-York Reykjavik London Hamburg Helsinki Moscow Tashkent Ulan-Bator"
    cycles = [
        [*outer.split(), "Peking", "Singapore", "Rio-de-Janeiro"],
        "Azores Dublin Vienna Istanbul Teheran Calcutta Nairobi Havana".split(),
        "Lisbon Rome Cairo Dakar".split(),
    ]
    spokes = (
        "Washington-Havana London-Dublin Moscow-Istanbul Peking-Calcutta New_York-Azores "
        "Reykjavik-Azores Hamburg-Vienna Helsinki-Vienna Tashkent-Teheran Ulan_Bator-Teheran "
        "Singapore-Nairobi Rio_de_Janeiro-Nairobi Azores-Lisbon Vienna-Rome Teheran-Cairo "
        "Nairobi-Dakar Lisbon-Tangier Rome-Tangier Cairo-Tangier Dakar-Tangier"
    )
    edges = {frozenset(pair) for cycle in cycles for pair in around(cycle)}
    edges |= {frozenset(s.replace("_", "-") for s in pair.split("-")) for pair in spokes.split()}
    found = {
        frozenset((board.spaces[a], board.spaces[b]))
        for a in range(25)
        for b in range(25)
        if board.neighbours[a] >> b & 1
    }
    assert found == edges


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("lot 500 1", "lot 500", 14, "agent-map-form"),
        ("lot 500 1", "lot 550 1", 14, "agent-map-lot"),
        ("lot 500 1", "lot 500 x", 14, "agent-map-number"),
        ("lot 500 1", "lot 500 21", 14, "agent-map-sheet"),
        ("lot 500 1", "sum 500 1", 14, "agent-map-word"),
        ("space Lisbon 50 100", "space Lisbon 50", 7, "agent-map-form"),
        ("space Lisbon 50 100", "space Lisbon 50 101", 7, "agent-map-number"),
        ("space Lisbon 50 100", "space Moscow 50 100", 7, "agent-map-space-name"),
        ("space Lisbon 50 100", "space L1 50 100", 7, "agent-map-space-name"),
        ("space Lisbon 50 100", "space Móscöw 50 100", 7, "agent-map-space-name"),
        ("space Lisbon 50 100", "space Lis--bon 50 100", 7, "agent-map-space-name"),
        ("space Lisbon 50 100", f"space {'L' * 21} 50 100", 7, "agent-map-space-name"),
        ("space Lisbon 50 100", "space ﷺ 50 100", 7, "agent-map-space-name"),
        ("space Lisbon 50 100", "space Lisbon 50 100 centre", 7, "agent-map-centre-twice"),
        ("space Lisbon 50 100", MANY, 36, "agent-map-spaces"),
        (" centre", "", 15, "agent-map-no-centre"),
        ("nation green Washington 1", "nation green Tangier 1", 5, "agent-map-centre-capital"),
        ("nation red Moscow 1", "nation red Washington 1", 10, "agent-map-capital-twice"),
        ("nation red Moscow 1", "nation green Moscow 1", 10, "agent-map-nation"),
        ("nation red Moscow 1", "nation red Moscow 13", 10, "agent-map-number"),
        ("nation red Moscow 1", "nation red Moscow 12", 10, "agent-map-agents"),
        ("nation red Moscow 1", "nation red Madrid 1", 10, "agent-map-space-unknown"),
        ("nation red Moscow 1", "nation red", 10, "agent-map-form"),
        ("nation green Washington 1\nnation red Moscow 1", "", 14, "agent-map-no-nation"),
        ("Moscow Lisbon Washington", "Moscow", 7, "agent-map-cut-off"),
        ("Moscow Lisbon Washington", "Moscow Lisbon Lisbon", 12, "agent-map-loop"),
        ("Moscow Lisbon Washington", "Moscow Lisbon Moscow", 12, "agent-map-edge-twice"),
        ("Washington Tangier Moscow Lisbon Washington", "Washington", 12, "agent-map-form"),
    ],
)
def test_a_bad_map_is_refused_with_the_line(old: str, new: str, line: int, message: str) -> None:
    """A1-b"""
    assert TOY.count(old) == 1
    with pytest.raises(MalformedOption) as refused:
        Variant(GAME, options={"map": TOY.replace(old, new)})
    assert refused.value.message == message
    assert refused.value.details["line"] == line
    assert f"line {line} of the map" in str(refused.value)


def test_a_table_may_be_played_on_a_map_of_ones_own() -> None:
    """A1-b"""
    table = Table("500 red-1", seats=2, map=TOY.replace("Lisbon", "Saint-Étienne"))
    table.stands("move green-1 saint-etienne")
    assert table.where("green-1") == "saint-étienne"
    assert OPTIONS.decode(table.public)["map"] == table.position.variant.options["map"]
    assert "Saint Étienne" in str(table.position)
    assert table.view(0).describe().places[0] == "saint-étienne"


def test_the_toy_is_small_enough_to_try_every_bribe() -> None:
    """A1-b"""
    sealed, drafts = set(), [Variant(GAME, options={"map": "toy"}).new(seed=0)]
    while drafts:
        draft = drafts.pop()
        for text in draft.legal(0):
            after = draft.copy().play(text, 0)
            if text == "seal":
                sealed.add(after.states[0].private[0].lots.tobytes())
            else:
                drafts.append(after)
    assert len(sealed) == 3 * 6  # the 500 on nobody or on one of two; two hundreds likewise


def test_each_player_has_a_secret_sheet_of_ten_thousand_dollars() -> None:
    """A2"""
    table = Table()
    assert sum(value * n for value, n in table.left(0).items()) == 10_000
    table = Table("1000 green-1")
    assert table.view(1) == Table("500 red-2").view(1)


def test_the_sheet_has_four_lots_of_each_value() -> None:
    """A2-a"""
    assert Table().left(2) == {1000: 4, 500: 4, 400: 4, 300: 4, 200: 4, 100: 4}
    position = Variant(GAME).new(seed=0)
    with pytest.raises(Exception, match="A2-a"):
        position.play("bribe 600 green-1", 0)


def test_lots_go_on_one_agent_or_several_whole_and_are_struck_from_the_sheet() -> None:
    """A3"""
    table = Table("1000+500 green-1, 300 red-2", "1000 green-1")
    assert table.left(0) == {1000: 3, 500: 3, 400: 4, 300: 3, 200: 4, 100: 4}
    assert table.stake(0, "green-1") == 1500
    assert table.stake(0, "red-2") == 300
    assert table.left(2) == {1000: 4, 500: 4, 400: 4, 300: 4, 200: 4, 100: 4}


def test_all_the_money_may_be_put_at_the_start_and_no_more() -> None:
    """A3"""
    everything = ", ".join(f"{v}+{v}+{v}+{v} green-1" for v in (1000, 500, 400, 300, 200, 100))
    table = Table(everything)
    assert table.stake(0, "green-1") == 10_000
    assert not any("put" in text for text in table.legal())
    assert table.refusal("bribe 100 red-1") == "A3"
    position = Variant(GAME).new(seed=0)
    with pytest.raises(Exception, match="A3"):
        position.play("bribe 1000+1000+1000+1000+1000 green-1", 0)
    assert position == Variant(GAME).new(seed=0)


def test_a_bribe_has_one_spelling() -> None:
    """A3"""
    position = Variant(GAME).new(seed=0).play("put 300 red-1", 0)
    with pytest.raises(Exception, match="A3"):
        position.play("put 300 green-1", 0)
    assert "put 300 red-1" in position.legal(0)
    one = Variant(GAME).new(seed=0).play("bribe 300 red-1, 500 green-1", 0)
    two = Variant(GAME).new(seed=0).play("bribe 500 green-1, 300 red-1", 0)
    assert one == two


def test_nothing_but_a_bribe_answers_at_the_start() -> None:
    """A3"""
    position = Variant(GAME).new(seed=0)
    with pytest.raises(Exception, match="A3"):
        position.play("move green-1 havana", 0)


def test_a_stake_is_what_was_put_less_what_attacks_have_cost() -> None:
    """A3-a"""
    table = Table("1000 green-1", at="green-1 rome, red-1 cairo")
    table.stands("attack green-1 red-1")
    assert table.stake(0, "green-1") == 500
    assert table.view(0).describe().sheet.stakes[0] == 500
    table = Table("500+400 green-1", at="green-1 rome, red-1 cairo, blue-1 dakar")
    table.stands("attack green-1 red-1").play("bribe 100 red-2", "bribe 100 red-2")
    assert table.refusal("attack green-1 blue-1") == "A7b"


def test_the_first_player_is_drawn_by_lot_when_all_bribes_are_sealed() -> None:
    """A4"""
    first = set()
    for seed in range(20):
        position = Variant(GAME, seats=3).new(seed=seed)
        position.play("bribe none", 2).play("bribe none", 0)
        assert position.asked == (1,)
        first.add(position.play("bribe 100 red-1", 1).asked[0])
    assert first == {0, 1, 2}


def test_play_goes_clockwise() -> None:
    """A4"""
    table = Table(first=1)
    for seat in (1, 2, 0, 1):
        assert table.position.asked == (seat,)
        table.play("bribe 100 red-1")
