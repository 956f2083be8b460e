"""Levels: four opponents, from one that beginners beat to a master. The weaker ones think less, and slip as people do."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.bots.greedy import Greedy
from cantina.bots.search import Search
from cantina.core.bot import Bot, HasGreedyBot, HasLookahead
from cantina.core.game import Game, HasSkills, Options, State, read_options


class Level(msgspec.Struct, frozen=True):
    """An opponent: the kind of droid that plays so, how much it thinks, and how much worse than the best its choices often are.

    Its words are in the core's texts: `level-ID`, and `level-ID-manner` for how it plays.
    """

    id: str
    droid: str
    share: float  # of what the game thinks a decision worth
    slip: float  # times what a casual player overlooks
    likes: dict[str, float]  # terms of the games' appraisals, by how much it likes them: its manner


LEVELS = {
    level.id: level
    for level in (
        Level("easy", "Pim", 0.05, 5.5, {"points": 1.0, "flown": 1.0, "goal": 1.0}),
        Level("normal", "Nok", 0.2, 1.0, {"figures": 1.0, "cards": 1.0, "health": 1.0}),
        Level("hard", "Gar", 1.0, 0.0, {"rivals": -1.0, "others-flown": -1.0, "foes": -1.0}),
        Level("master", "Sol", 4.0, 0.0, {"prospects": 1.0, "spaces": 1.0}),
    )
}

# where a game needs another share or slip, or a level would be about as strong as the one below or above
SHARES = {
    ("easy", "adventures"): 0.5,  # with less it has one turn in mind, and nothing to slip to or to like better
    ("normal", "adventures"): 0.7,
    ("hard", "carcassonne"): 0.3,
    ("hard", "super-teams"): 0.75,
    ("master", "super-teams"): 16.0,
    ("master", "precious-cargo"): 1.0,
}
SLIPS = {("easy", "adventures"): 9.0, ("easy", "carcassonne"): 7.0, ("normal", "precious-cargo"): 2.5}

# where the hand decides more than any thought, a master brings a surer one than the usual
USUAL_HAND = "typical"
HANDS = {("master", "precious-cargo"): "expert"}

DROIDS = ("Ozo-4", "Tik-7", "Mek-2", "Rux-9", "Pim-3", "Vel-8", "Dax-5", "Lum-6")  # those that play at no level, by seat


def droid(seat: int, bot: str | None = None) -> str:
    """What a bot is called at its seat, on the page as in words: by its kind where it plays at a level."""
    return f"{LEVELS[bot].droid}-{seat + 1}" if bot in LEVELS else DROIDS[seat % len(DROIDS)]


def opponent(level: Level, game: Game) -> Bot:
    """A new bot of that level: one that searches where the game can be searched, elsewhere the greedy one."""
    share, slip = SHARES.get((level.id, game.id), level.share), SLIPS.get((level.id, game.id), level.slip)
    if isinstance(game, HasLookahead):
        return Search(game, Greedy(game), share, slip, level.likes)
    return game.greedy(share, slip, level.likes) if isinstance(game, HasGreedyBot) else Greedy(game)


def brought(game: Game, options: Options, bots: Sequence[str | None]) -> dict[str, Any]:
    """What changes in a match's options by the bots on its seats: their own hands, where the usual one was agreed."""
    if not isinstance(options, HasSkills):
        return {}
    own = dict(enumerate(HANDS.get((str(name), game.id), USUAL_HAND) for name in bots))
    skills = tuple(own.get(seat, hand) if hand == USUAL_HAND else hand for seat, hand in enumerate(options.skills))
    return {"skills": skills} if skills != options.skills else {}


def seated(game: Game, start: State, bots: Sequence[str | None]) -> State:
    """The start of a match with these bots on its seats."""
    changes = brought(game, start.options, bots)
    return game.start(read_options(game.options, msgspec.to_builtins(start.options) | changes)) if changes else start
