"""What the board of Super Teams refuses."""

from typing import Any

from .scene import Scene

# What no board can provoke, and why. The same sentences are to be had by typed commands, in the text view.
NOT_FROM_A_BOARD = {
    "CORE-04": "only the dealer deals",
    "CORE-05": "a page shows nothing that does not exist",
    "RACE-11": "a ship that stays in the box is not on the board",
    "RACE-18": "only the own cards are in the hand",
    "RACE-20": "while a card is to be chosen there is nothing to pass with",
}

DEAL = "; ".join(f"deal {colour} {number}" for colour in ("red", "black") for number in range(1, 7))
TWICE = "deal red 3; deal red 3; deal red 1; deal red 2; deal red 4; deal red 5; " + "; ".join(
    f"deal black {n}" for n in range(1, 7)
)
CHAIN = (
    "deal red 3; deal red 5; deal yellow 3; deal red 6; deal red 1; deal red 2; deal black 3; deal black 1; deal black 2; "
    "deal black 4; deal black 5; deal black 6; fly red 3 red-1; draw grappling-hook; fly black 3 black-1; draw grappling-hook; "
    "fly red 5 red-2; fly black 1 black-1; fly yellow 3 yellow-1; draw skilled-pilot; fly black 2 black-2; fly red 6 red-1; "
    "hook black-1 1"
)


def board(spaces: str) -> dict[str, Any]:
    return {"board": {"name": "scene", "spaces": spaces}}


DOUBLED, CRATE = board("N N H N B N A N HA N N N"), board("N N B N N H A N N N N N")
HALF = f"{DEAL}; fly red 6 red-1; fly black 2 black-1; fly red 3 red-1"
SCENES = [
    Scene("CORE-01", f"{DEAL}; fly red 4 red-1", ["ship red-1"], options=DOUBLED),
    Scene("CORE-02", f"{DEAL}; fly red 4 red-1", ["ship red-1"], options=DOUBLED, closed=True),
    Scene("CORE-03", HALF, ["ship black-1"], options=DOUBLED),
    Scene("RACE-19", DEAL, ["card red 4", "ship black-1"], ["red 4", "TIE fighter", "black"], DOUBLED),
    Scene("RACE-28", HALF, ["space 2"], ["X-wing", "9"], DOUBLED),
    Scene(
        "RACE-33",
        f"{DEAL}; fly red 1 red-1; fly black 2 black-1; fly red 3 red-1; fly black 1 black-2; pass; pass",
        ["ship red-1"],
        ["X-wing"],
        board("H N N N N N"),
    ),
    Scene(
        "RACE-39", f"{DEAL}; fly red 3 red-1; draw acceleration; fly black 5 black-1", ["ship red-1"], ["Grappling Hook"], CRATE
    ),
    Scene(
        "RACE-40",
        f"{TWICE}; fly red 3 red-1; draw acceleration; fly black 1 black-1; fly red 3 red-2; draw light-speed; "
        "fly black 2 black-1; fly red 1 red-1; use acceleration 1",
        ["bonus light-speed"],
        ["Acceleration", "X-wing"],
        board("N N B N HA N N N N"),
    ),
    Scene(
        "RACE-41",
        f"{DEAL}; fly red 3 red-1; draw grappling-hook; fly black 5 black-1",
        ["ship black-2"],
        ["TIE Advanced", "Bob"],
        CRATE,
    ),
    Scene(
        "RACE-43",
        f"{DEAL}; fly red 3 red-1; draw skilled-pilot; fly black 1 black-1; pass",
        ["card red 1", "ship red-1", "bonus skilled-pilot"],
        ["X-wing", "bonus space"],
        CRATE,
    ),
    Scene(
        "RACE-45",
        f"{TWICE}; fly red 3 red-1; draw light-speed; fly black 1 black-1; fly red 3 red-1; fly black 4 black-2; pass",
        ["card red 1", "ship red-1", "bonus light-speed"],
        ["X-wing", "hyperspace"],
        CRATE,
    ),
    Scene(
        "RACE-48",
        f"{TWICE}; fly red 3 red-1; draw acceleration; fly black 1 black-1; fly red 4 red-1; fly black 4 black-2; pass",
        ["card red 1", "ship red-1", "bonus acceleration"],
        ["X-wing"],
        CRATE,
    ),
    Scene(
        "RACE-R-15",
        f"{DEAL}; fly red 3 red-1; draw skilled-pilot; fly black 1 black-1; pass",
        ["bonus skilled-pilot"],
        ["Skilled Pilot"],
        CRATE,
    ),
    Scene(
        "RACE-R-17",
        f"{DEAL}; fly red 3 red-1; draw grappling-hook; fly black 1 black-1; pass",
        ["card red 1", "ship red-1", "bonus grappling-hook"],
        ["Grappling Hook", "X-wing"],
        CRATE,
    ),
    Scene(
        "RACE-R-24",
        f"{DEAL}; fly red 3 red-1; draw grappling-hook; fly black 1 black-1; fly red 1 red-1; fly black 5 black-1",
        ["ship red-2"],
        ["Millennium Falcon", "TIE fighter"],
        CRATE,
    ),
    Scene("RACE-R-29", CHAIN, ["ship red-1"], ["X-wing"], CRATE),
    Scene("RACE-R-30", CHAIN, ["ship yellow-1"], ["Jedi starfighter", "X-wing"], CRATE),
]
