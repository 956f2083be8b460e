"""Maps: hex rows become the graph that the map's picture shows, and the four story maps are pinned edge by edge (MANDO-R-33)."""

import pytest

from cantina.games.adventures.content import edges, mission, mission_ids
from cantina.games.adventures.content.maps import neighbours, reachable, spaces
from cantina.games.adventures.content.schema import Border, Door, Map

# What each space borders on: openly, by a ledge, by a door. Walls are what is left out.
LISTINGS = {
    "compound": """
        A1: A2 | ledge B1
        A2: A1 B2 | ledge B1
        A4: A5 B4
        A5: A4 A6 B4 B5
        A6: A5 B5
        B1: B2 C1 C2 | ledge A1 A2
        B2: A2 B1 B3 C2 C3
        B3: B2 C3 C4
        B4: A4 A5 B5 | door C4(front)
        B5: A5 A6 B4 C6
        C1: B1 C2 D1
        C2: B1 B2 C1 C3 D1
        C3: B2 B3 C2 C4 D3
        C4: B3 C3 C5 D3 D4 | door B4(front)
        C5: C4 D4 D5
        C6: B5 D5 | ledge D6
        D1: C1 C2 E1 E2
        D3: C3 C4 D4 E3
        D4: C4 C5 D3 D5 E5
        D5: C5 C6 D4 E5 | ledge D6 E6
        D6: E6 | ledge C6 D5
        E1: D1 E2
        E2: D1 E1 E3
        E3: D3 E2
        E5: D4 D5 | ledge E6
        E6: D6 | ledge D5 E5
    """,
    "out-of-town": """
        A1: A2 | ledge B1
        A2: A1 B2 | ledge B1
        A4: A5 B3 B4
        A5: A4 A6 B4
        A6: A5 A7 B6
        A7: A6 A8 B6 B7
        A8: A7 B7
        B1: B2 C1 C2 | ledge A1 A2
        B2: A2 B1 B3 C2
        B3: A4 B2 B4
        B4: A4 A5 B3 C5
        B6: A6 A7 B7
        B7: A7 A8 B6 | door C7(lab)
        C1: B1 C2
        C2: B1 B2 C1 D2
        C3: C4 D3
        C4: C3 C5 D3
        C5: B4 C4 C6 D4 D5
        C6: C5 C7 D5 D6
        C7: C6 C8 D6 | ledge D7 | door B7(lab)
        C8: C7 | ledge D7 D8
        D2: C2 D3 E2 E3
        D3: C3 C4 D2
        D4: C5 D5 E4 E5
        D5: C5 C6 D4 D6 E5
        D6: C6 C7 D5 D7 E7
        D7: D6 D8 | ledge C7 C8 E7 E8
        D8: D7 | ledge C8 E8
        E1: E2
        E2: D2 E1 E3
        E3: D2 E2 E4
        E4: D4 E3 E5
        E5: D4 D5 E4
        E7: D6 E8 | ledge D7
        E8: E7 | ledge D7 D8
    """,
    "cell-block": """
        A1: | door B1(cell1)
        A3: | door B3(cell2)
        A5: | door B5(cell3)
        A7: A8 B7
        A8: A7
        B1: B2 C1 | door A1(cell1)
        B2: B1 B3
        B3: B2 B4 C4 | door A3(cell2)
        B4: B3 B5 C4
        B5: B4 B6 | door A5(cell3)
        B6: B5 B7 C7
        B7: A7 B6 C7
        C1: B1 D1 | door C2(armory)
        C2: C3 | door C1(armory)
        C3: C2 C4
        C4: B3 B4 C3 D3 D4
        C7: B6 B7 D6 D7
        D1: C1 D2 | door E1(cell4)
        D2: D1 D3
        D3: C4 D2 D4 E4 | door E3(cell5)
        D4: C4 D3 D5 E4
        D5: D4 D6
        D6: C7 D5 D7 | door E6(cell6)
        D7: C7 D6
        E1: | door D1(cell4)
        E3: | door D3(cell5)
        E4: D3 D4
        E6: | door D6(cell6)
    """,
    "surrounded": """
        A1: A2 | ledge B1
        A2: A1 A3 B2 | ledge B1
        A3: A2 A4 B2 B3
        A4: A3 A5 B3 B4
        A5: A4 A6 B4 B5
        A6: A5 A7 B5 B6
        A7: A6 B6 | ledge B7
        B1: C1 | ledge A1 A2 B2 C2
        B2: A2 A3 B3 C2 C3 | ledge B1
        B3: A3 A4 B2 B4 C3 C4
        B4: A4 A5 B3 B5 C4 C5
        B5: A5 A6 B4 B6 C5 C6
        B6: A6 A7 B5 C6 C7 | ledge B7
        B7: C7 | ledge A7 B6
        C1: B1 C2
        C2: B2 C1 C3 D2 | ledge B1
        C3: B2 B3 C2 C4 | ledge D3
        C4: B3 B4 C3 C5 D4 | ledge D3
        C5: B4 B5 C4 C6 | ledge D5
        C6: B5 B6 C5 C7 | ledge D5
        C7: B6 B7 C6 D6
        D2: C2 D3 E2 E3
        D3: D2 D4 E3 E4 | ledge C3 C4
        D4: C4 D3 D5 E4 E5
        D5: D4 D6 E5 | ledge C5 C6
        D6: C7 D5
        E2: D2 E3
        E3: D2 D3 E2 E4
        E4: D3 D4 E3 E5
        E5: D4 D5 E4
    """,
}
LETTERS = Map(rows=("AA.", "AAA", ".AA"), zones={"A": "hall"}, start="A1")


def listed(text: str) -> dict[tuple[str, str], str]:
    """A listing as edges in both directions."""
    found = {}
    for line in text.split("\n"):
        space, _, rest = line.strip().partition(":")
        for part in rest.split("|"):
            words = part.split()
            kind = words.pop(0) if words and words[0] in ("ledge", "door") else "open"
            for word in words:
                other, _, door = word.rstrip(")").partition("(")
                found[space, other] = door if kind == "door" else kind
    return found


@pytest.mark.rule("MANDO-R-33", "MANDO-71", "MANDO-72", "MANDO-75")
@pytest.mark.parametrize("id_", LISTINGS)
def test_a_story_map_has_exactly_the_edges_of_its_picture(id_: str) -> None:
    found = {pair: kind for pair, kind in edges(mission(id_).map).items() if kind != "wall"}
    assert found | {(b, a): kind for (a, b), kind in found.items()} == listed(LISTINGS[id_])


def test_rows_below_each_other_are_shifted_by_half_a_space() -> None:
    """Row A lies half a space to the left of row B, so A2 touches B1 and B2, and B2 touches A2 and (forbidden) A3."""
    assert sorted(neighbours(LETTERS, "A2")) == ["A1", "B1", "B2"]
    assert sorted(neighbours(LETTERS, "B1")) == ["A1", "A2", "B2", "C2"]
    assert sorted(neighbours(LETTERS, "B2")) == ["A2", "B1", "B3", "C2", "C3"]
    assert sorted(neighbours(LETTERS, "C3")) == ["B2", "B3", "C2"]


@pytest.mark.rule("MANDO-78")
def test_a_forbidden_area_is_no_space() -> None:
    assert list(spaces(LETTERS)) == ["A1", "A2", "B1", "B2", "B3", "C2", "C3"]


def test_a_single_pair_overrides_the_border_of_its_zones() -> None:
    map_ = Map(
        rows=("AB", "AB", "AB"),
        zones={"A": "hall", "B": "yard"},
        start="A1",
        borders=(Border("AB", "wall"),),
        open=(("A2", "A1"),),
        ledges=(("B1", "B2"),),
        walls=(("B1", "A1"),),
        door=(Door(id="gate", between=("C2", "C1")),),
    )
    assert edges(map_) == {
        ("A1", "A2"): "open",
        ("A1", "B1"): "wall",
        ("A2", "B1"): "wall",
        ("A2", "B2"): "open",
        ("B1", "B2"): "ledge",
        ("B1", "C1"): "open",
        ("B1", "C2"): "wall",
        ("B2", "C2"): "open",
        ("C1", "C2"): "gate",
    }


@pytest.mark.parametrize("id_", mission_ids())
def test_every_space_can_be_reached_by_one_who_opens_doors_and_climbs(id_: str) -> None:
    assert reachable(mission(id_).map) == set(spaces(mission(id_).map))
