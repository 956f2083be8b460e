"""What the board of Adventures refuses, on the maps of the rulebook's examples."""

from collections.abc import Sequence
from typing import Any

import cantina
from cantina.core.example import examples

from .scene import Scene

# What no board can provoke, and why. The same sentences are to be had by typed commands, in the text view.
NOT_FROM_A_BOARD = {
    "CORE-04": "only the dealer deals",
    "CORE-05": "a page shows nothing that does not exist",
    "MANDO-55": "only the own cards are in the hand",
    "MANDO-R-116": "where an enemy has to go on there is no button to stop it",
    "MANDO-118": "an ability for another action is not shown",
}

# the yard: piece 0 lies face down on B2, 1 on B4, 2 face up on A4; the Mandalorian and IG-11 begin on A2
HAND = "skill mando-allin; skill mando-stride; skill mando-quick; skill mando-helmet"
QUICK = "play mando-quick recon; resolve"  # strength 1
PLANNED = "play mando-helmet plan; resolve; drawn {}; drawn bad-luck"
ON_A3, ON_B3 = (f"play mando-stride move; resolve; step A3; {end}stop" for end in ("", "step B3; "))  # beside two threats
ON_A4 = "play mando-stride move; resolve; step A3; step A4"
AGAIN = "play mando-stride move; decline; play mando-quick recon; decline; skill mando-pulse; skill mando-flame"  # a turn
IG11 = "play ig-turn plan; decline; play ig-two attack; decline; skill ig-scan; skill ig-scan"  # one of the other player
# the child has run away from the first player to B3
FLED = f"token sentry; {HAND}; play mando-stride move; resolve; step A3; stop; where B3"
# an event is resolved at the end of the first turn: the gang is on A4, B2 and B4, and the stars are equally near
EVENT = f"{HAND}; play mando-allin move; decline; play mando-quick recon; decline"
STARS = f"back alarm; token hunter-s; token raider; token thug; {EVENT}; event E10; back blaster"
BRAWLERS = f"back brawler; token hunter-m; token raider; token thug; {EVENT}; event E02; back blaster"
SHOTS = f"back blaster; token sentry; token raider; token thug; {EVENT}; event E06; back alarm"
WAYS = f"back brawler; token hunter-s; token raider; token thug; {EVENT}; event E01; back blaster"
HISS = "token thug; skill xian-slip; skill xian-hiss; play xian-slip move; resolve; step A3; stop; play xian-hiss recon; ability"

YARD, GANG, HOUSE, CRADLE = "example-yard", "example-gang", "example-house", "example-cradle"


def scene(
    rule: str, moves: str, points: list[str], names: Sequence[str] = (), mission: str = YARD, closed: bool = False, **options: Any
) -> Scene:
    played = examples(cantina.game("adventures")).options | {"mission": mission} | options
    return Scene(rule, moves, points, names, played, closed)


def led_by(character: str) -> dict[str, Any]:
    return {"mode": "sandbox", "characters": [character, "ig11"]}


SCENES = [
    scene("CORE-01", f"token thug; {HAND}; {AGAIN}", ["card:mando-allin"]),
    scene("CORE-01", f"token thug; {HAND}; {AGAIN}", ["space:B3"]),
    scene("CORE-02", f"token thug; {HAND}", ["card:mando-allin"], closed=True),
    scene("CORE-03", STARS, ["card:mando-stride"], mission=GANG),
    scene("CORE-03", f"token thug; {HAND}", ["space:B3"]),
    scene(
        "MANDO-54",
        f"token thug; {HAND}; {PLANNED.format('second-move')}; keep second-move; done; play mando-quick recon; decline",
        ["card:mando-allin"],
    ),
    scene("MANDO-59", f"token thug; {HAND}; play mando-stride move; decline", ["card:mando-allin", "slot:move"], ["move"]),
    scene("MANDO-59", f"token thug; {HAND}; play mando-stride move; decline", ["slot:move"], ["move"]),
    scene(
        "MANDO-62",
        "token cache; skill mando-flame; skill mando-quick; play mando-flame move; resolve; step A3; step A4",
        ["space:B3"],
    ),
    scene("MANDO-62", f"token thug; {HAND}; play mando-quick move; resolve", ["space:B3"], ["1 space left"]),
    scene(
        "MANDO-63",
        "token hunter-s; token thug; skill mando-climb; play mando-climb move; resolve; step A2",
        ["space:B4"],
        mission=HOUSE,
    ),
    scene("MANDO-64", f"token thug; {HAND}; play mando-stride move; resolve; step B2; token cache", ["space:B3"]),
    scene(
        "MANDO-72",
        "token hunter-s; token thug; skill mando-climb; play mando-climb move; resolve; step A2; step A3",
        ["piece:2"],
        mission=HOUSE,
    ),
    scene(
        "MANDO-73",
        "token hunter-s; token thug; skill mando-climb; play mando-climb move; resolve; step B2; step B3",
        ["door:gate"],
        mission=HOUSE,
    ),
    scene("MANDO-75", f"token hunter-s; token thug; {HAND}; play mando-quick move; resolve", ["piece:1"], mission=HOUSE),
    scene("MANDO-79", f"token thug; {HAND}; {ON_A3}; play mando-allin attack; resolve", ["piece:1"]),
    scene("MANDO-87", f"token medkit; {HAND}; {ON_B3}; {QUICK}", ["piece:2"]),
    scene("MANDO-88", f"token thug; {HAND}; {ON_A3}; {QUICK}", ["piece:1"]),
    scene(
        "MANDO-90",
        "token hunter-s; token thug; skill mando-climb; skill mando-herd; play mando-climb move; resolve; step B2; step B3; "
        "stop; play mando-herd recon; resolve",
        ["piece:0"],
        mission=HOUSE,
    ),
    scene("MANDO-91", f"token hunter-s; token raider; token thug; {HAND}; {QUICK}", ["piece:0"], mission=GANG),
    scene("MANDO-92", HISS, ["piece:0"], **led_by("xian")),
    scene(
        "MANDO-95",
        f"token thug; {HAND}; {AGAIN}; play ig-turn plan; resolve; drawn defend; drawn bad-luck; keep defend; done; "
        "play ig-two attack; decline; skill ig-scan; skill ig-scan",
        ["plan:ig11/defend"],
        ["Defend"],
    ),
    scene("MANDO-96", f"token thug; {HAND}; {PLANNED.format('defend')}", ["drawn:bad-luck"], ["Bad Luck"]),
    scene(
        "MANDO-97",
        f"token cache; {HAND}; {PLANNED.format('defend')}; keep defend; done; {ON_A4}; use 2 mandalorian; resolve; "
        "drawn defend; drawn payback",
        ["drawn:defend"],
        ["Defend"],
    ),
    scene("MANDO-98", f"token thug; {HAND}; {PLANNED.format('defend')}; keep defend", ["plan:mandalorian/defend"]),
    scene(
        "MANDO-105",
        "token hunter-s; token raider; token thug; skill mig-third; play mig-third attack; ability",
        ["piece:2"],
        mission=GANG,
        **led_by("mayfeld"),
    ),
    scene("MANDO-112", f"token case; {HAND}", ["piece:2"]),
    scene("MANDO-113", f"token cache; {HAND}", ["piece:2"]),
    scene("MANDO-120", "token thug; skill mando-climb; play mando-climb move; resolve", ["ability:"]),
    scene("MANDO-122", "token thug; skill mando-pulse; play mando-pulse attack; ability", ["ability:"]),
    scene(
        "MANDO-127",
        f"token thug; {HAND}; {PLANNED.format('second-move')}; keep second-move; done; plan second-move mandalorian",
        ["card:mando-allin", "slot:plan"],
        ["plan"],
    ),
    scene("MANDO-154", STARS, ["space:B3"], ["B3"], mission=GANG),
    scene("MANDO-159", WAYS, ["space:A3"], mission=GANG),
    scene("MANDO-159", BRAWLERS, ["figure:ig11"], mission=GANG),
    scene("MANDO-160", BRAWLERS, ["piece:1"], mission=GANG),
    scene("MANDO-164", HISS, ["space:B3"], ["B3"], **led_by("xian")),
    scene("MANDO-169", SHOTS, ["figure:ig11"], mission=GANG),
    scene("MANDO-171", SHOTS, ["piece:2"], mission=GANG),
    scene("MANDO-188", f"token medkit; {HAND}; {ON_A4}; stop", ["piece:2"]),
    scene(
        "MANDO-202",
        f"back blaster; token slicer; {HAND}; play mando-allin attack; decline; play mando-stride move; resolve; step A1; stop; "
        "event E05; back alarm",
        ["slot:move"],
        ["move"],
    ),
    scene(
        "MANDO-248",
        f"{FLED}; play mando-quick recon; decline; skill mando-pulse; skill mando-flame; {IG11}",
        ["child:"],
        (),
        CRADLE,
    ),
    scene("MANDO-249", f"token sentry; {HAND}", ["child:"], mission=CRADLE),
    scene("MANDO-252", FLED, ["child:"], mission=CRADLE),
    scene("MANDO-254", FLED.removesuffix("; where B3"), ["space:B2"], ["B2"], mission=CRADLE),
    scene("MANDO-R-18", f"token thug; {HAND}; play mando-stride move", ["card:mando-allin"]),
    scene("MANDO-R-21", f"token thug; {HAND}; play mando-helmet plan", ["ability:"]),
    scene("MANDO-R-22", f"token sentry; {HAND}; play mando-quick attack", ["resolve:"], mission=CRADLE),
    scene("MANDO-R-47", f"token medkit; {HAND}; {ON_B3}; play mando-allin attack; resolve", ["piece:2"]),
    scene(
        "MANDO-R-74",
        f"token thug; {HAND}; {PLANNED.format('defend')}; keep defend; done; play mando-stride move",
        ["plan:mandalorian/defend"],
        ["Defend"],
    ),
    scene(
        "MANDO-R-75",
        f"token thug; {HAND}; {PLANNED.format('defend')}; keep defend; done",
        ["plan:mandalorian/defend"],
        ["Defend"],
    ),
]
