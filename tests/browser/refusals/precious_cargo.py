"""What the board of Precious Cargo refuses."""

from typing import Any

import cantina
from cantina.core.example import examples

from .scene import Scene

# What no board can provoke, and why. The same sentences are to be had by typed commands, in the text view.
NOT_FROM_A_BOARD = {
    "CORE-04": "only the dealer deals",
    "CORE-05": "a page shows nothing that does not exist",
    "CARGO-R-28": "the last purchase that is allowed ends the turn by itself",
}

STEADY = examples(cantina.game("precious-cargo")).options  # on either side a disc takes four cards at once
THREE = STEADY | {"seats": 3}
STILL = "scatter 1024 1024 1"
LEFT, RIGHT, NOWHERE = "-1950 0", "1950 0", "2900 2900"
TOP, BOTTOM = "0 980", "0 -980"


def throw(at: str, cards: str = "") -> str:
    """A throw that rests where it was aimed, and the cards that it turns up, such as "kuiil 1, ig-11 2"."""
    return "; ".join([f"throw {at}", STILL, *(f"turn-up {card.strip()}" for card in cards.split(",") if card.strip())])


def line(*moves: str) -> str:
    return "; ".join(moves)


MISS = throw(NOWHERE)
RICH = throw(LEFT, "kuiil 1, tie-pilot 3, dark-trooper 3, stormtrooper 2")
PROTECTED = line(
    throw(LEFT, "kuiil 1, kuiil 1, tie-pilot 3, dark-trooper 3"), MISS, throw(TOP, "scout-trooper 3"), MISS,
    "buy protect; pay tie-pilot 3; protect kuiil",
)  # fmt: skip
OTHERS = throw(RIGHT, "kuiil 2, kuiil 3, scout-trooper 1, scout-trooper 2")
SOLD_OUT = line(
    throw(LEFT, "kuiil 1, kuiil 1, ig-11 1, ig-11 1"),
    throw(RIGHT, "stormtrooper 1, stormtrooper 1, scout-trooper 1, scout-trooper 1"),
    throw(LEFT, "cara-dune 1, cara-dune 1, tie-pilot 3, dark-trooper 3"),
    throw(RIGHT, "death-trooper 1, death-trooper 1, kuiil 3, ig-11 3"),
    throw(TOP, "imperial-officer 3"), throw(TOP, "cara-dune 3"),
    "buy protect; pay tie-pilot 3; protect kuiil; buy protect; pay dark-trooper 3; protect ig-11",
    "buy protect; pay imperial-officer 3; protect cara-dune",
    "buy protect; pay kuiil 3; protect stormtrooper; buy protect; pay ig-11 3; protect scout-trooper",
    "buy protect; pay cara-dune 3; protect death-trooper",
)  # fmt: skip
TINY: dict[str, Any] = STEADY | {
    "deck": {
        "name": "tiny",
        "ally": [
            {"id": ally, "faction": faction, "beskar": [3] * 8}
            for ally, faction in (("kuiil", "mandalorians"), ("stormtrooper", "empire"))
        ],
    }
}
KUIIL, STORMTROOPER = "kuiil 3", "stormtrooper 3"
ALL_SEEN = line(
    throw(LEFT, ", ".join([KUIIL] * 4)), throw(RIGHT, ", ".join([STORMTROOPER] * 4)), throw("-2415 340", KUIIL),
    throw(TOP, STORMTROOPER), throw(BOTTOM, KUIIL),
    "buy reveal; pay stormtrooper 3; reveal 10; reveal 11; reveal 12; reveal 13",
    "turn-up kuiil 3; turn-up kuiil 3; turn-up stormtrooper 3; turn-up stormtrooper 3; end",
    throw("1180 -1850", STORMTROOPER), MISS,
)  # fmt: skip

SCENES = [
    Scene("CORE-01", MISS, ["place 8"], options=STEADY),
    Scene("CORE-02", MISS, ["grogu"], options=STEADY, closed=True),
    Scene("CORE-03", line(RICH, MISS), ["mine kuiil 1"], options=STEADY),
    Scene("CORE-03", line(RICH, MISS), ["upgrade reveal", "place 8"], options=STEADY),
    Scene("CARGO-18", "", ["lay the-mandalorian on place 9"], ["arm's length"], STEADY),
    Scene("CARGO-19", "", ["disc moff-gideon"], ["play area"], STEADY),
    Scene("CARGO-36", PROTECTED, ["place 8"], options=STEADY),
    Scene("CARGO-37", "", ["upgrade reveal"], ["Beskar"], STEADY),
    Scene(
        "CARGO-39",
        line(
            throw(TOP, "tie-pilot 3"), MISS,
            "buy reveal; pay tie-pilot 3; reveal 10; reveal 11; reveal 12; reveal 13",
            "turn-up kuiil 1; turn-up kuiil 1; turn-up kuiil 2; turn-up kuiil 2", MISS,
        ),
        ["upgrade reveal"],
        ["Reveal"],
        STEADY,
    ),
    Scene("CARGO-50", "", ["upgrade gift"], ["The Gift"], STEADY),
    Scene(
        "CARGO-52",
        line(RICH, OTHERS, MISS, "buy steal; pay tie-pilot 3"),
        ["disc the-client"],
        ["The Client"],
        THREE,
    ),
    Scene(
        "CARGO-54",
        line(RICH, OTHERS, MISS, "buy trade; pay stormtrooper 2; offer kuiil 1"),
        ["disc the-client"],
        options=THREE,
    ),
    Scene(
        "CARGO-56",
        line(
            RICH, throw(TOP, "kuiil 3"), MISS,
            "buy reveal; pay kuiil 3; reveal 10; reveal 11; reveal 12; reveal 13",
            "turn-up kuiil 1; turn-up kuiil 2; turn-up kuiil 2; turn-up ig-11 1", "buy reveal; pay tie-pilot 3",
        ),
        ["place 10"],
        ["face down"],
        STEADY,
    ),
    Scene("CARGO-R-27", line(RICH, MISS), ["upgrade reveal", "mine kuiil 1", "mine tie-pilot 3"], options=STEADY),
    Scene("CARGO-R-29", "", ["key n"], options=STEADY),
    Scene("CARGO-R-30", SOLD_OUT, ["upgrade protect"], ["Protect"], STEADY),
    Scene("CARGO-R-31", line(throw(TOP, "kuiil 2"), MISS), ["upgrade trade"], options=STEADY),
    Scene("CARGO-R-32", line(throw(TOP, "tie-pilot 3"), MISS), ["upgrade multi-throw"], ["Multi-throw"], STEADY),
    Scene("CARGO-R-37", line(throw(TOP, "tie-pilot 3"), MISS), ["upgrade protect"], ["Protect"], STEADY),
    Scene("CARGO-R-38", PROTECTED, ["upgrade reveal", "mine kuiil 1"], ["Kuiil"], STEADY),
    Scene(
        "CARGO-R-39",
        line(
            RICH, throw(RIGHT, "stormtrooper 1, stormtrooper 1, kuiil 3, kuiil 1"), MISS, throw(TOP, "ig-11 1"), MISS,
            "buy protect; pay kuiil 3; protect stormtrooper", "buy steal; pay tie-pilot 3",
        ),
        ["theirs moff-gideon stormtrooper 1"],
        ["protected"],
        STEADY,
    ),
    Scene("CARGO-R-42", line(RICH, OTHERS, "buy steal; pay tie-pilot 3"), ["disc the-mandalorian"], ["your own pile"], STEADY),
    Scene("CARGO-R-45", ALL_SEEN, ["upgrade reveal"], ["face down"], TINY),
]  # fmt: skip
