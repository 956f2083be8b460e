"""Numbers that stand for things in the tables and in positions of Adventures."""

from collections.abc import Iterable

FAR = 99  # no way, or out of any range
NONE = -1
ALL = -1  # a count without a limit

MOVE, ATTACK, RECON, PLAN, MISSION = range(5)
ROLES = ("move", "attack", "recon", "plan", "mission")
CLASSES = ("sharpshooter", "brawler", "blaster")
GUARD, HOOK, EFFECT, SABOTAGE = range(4)
ABILITIES = ("guard", "hook", "mission", "sabotage")
CIRCLE, SQUARE, TRIANGLE, ORANGE, UNIQUE = range(5)
SHAPES = ("circle", "square", "triangle", "orange", "unique")
BACKS = ("brawler", "blaster", "sharpshooter", "alarm", "trouble")
NO_USE, DISCARDED, STAYS, CARRIED, MEDKIT = range(5)
USES = ("none", "discard", "stay", "carry", "medkit")
EITHER, BEFORE, AFTER, MODIFY, DURING = range(5)
TIMINGS = ("either", "before", "after", "modify", "during")
ENEMY_STOP, FACEDOWN_STOP, LEDGE, NO_GUARD, NO_HOOK = (1 << bit for bit in range(5))
IGNORED = {"enemy_stop": ENEMY_STOP, "facedown_stop": FACEDOWN_STOP, "ledge": LEDGE, "guard": NO_GUARD, "hook": NO_HOOK}
YOUR_ACTIONS, ON_PLAY, ON_DAMAGE, ON_OTHERS_DAMAGE, ATTACKED, BEFORE_EVENT, NEVER = range(7)
WINDOWS = ("your_actions", "on_play_card", "on_damage", "on_damage_other", "after_attacked", "before_event")
LOWEST, HIGHEST, CHOOSE = -2, -3, -4  # slots that are found when they are needed
CHILD = -2  # the token of an effect that is the child
MOST_VALUE = 3  # the highest number of a complication token


def ignoring(names: Iterable[str]) -> int:
    """The mask of what a movement ignores."""
    return sum(IGNORED[name] for name in names)
