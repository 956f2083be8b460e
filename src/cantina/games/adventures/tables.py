"""Content compiled once per match into tables of small integers: a decision looks nothing up by name.

Effects become programs: tuples of `(word, arguments...)`, where a nested list of effects is the number of another program.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from . import schema
from .content import edges

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

Program = tuple[tuple[Any, ...], ...]
Condition = tuple[Any, ...]
SpaceRef = tuple[Any, ...]


class Selection(NamedTuple):
    """A compiled selector of threats."""

    kind: str
    classes: int  # mask; 0: any
    within: int
    anchor: str
    at: str | None
    most: int
    nearest: bool
    not_target: bool


class Ground(NamedTuple):
    """The map with some doors open: where one can go and how far things are."""

    walk: tuple[tuple[int, ...], ...]  # neighbours on foot
    climb: tuple[tuple[int, ...], ...]  # neighbours for one who may cross ledges
    steps: tuple[tuple[int, ...], ...]  # walking distances
    reach: tuple[tuple[int, ...], ...]  # range


class Door(NamedTuple):
    """A door: the spaces beside it, the damage that breaks it, the recon that unlocks it (or FAR)."""

    id: str
    a: int
    b: int
    health: int
    recon: int


class Ending(NamedTuple):
    """An objective or a failure."""

    condition: Condition
    at_turn_end: bool


class Setup(NamedTuple):
    """What a match is made of, with all content found and checked."""

    seats: int
    mission: schema.Mission
    characters: Sequence[schema.Character]
    shared: bool
    beginner: bool
    hand: int
    games: int  # games played in the campaign: what they unlocked is in the decks
    plans: schema.PlanDeck
    events: schema.EventDeck
    guide: schema.Guide
    modes: schema.Modes
    sheet: schema.Sheet | None
    gear: Sequence[str]
    bounties: bool
    traitor: bool
    sworn: Sequence[int]
    first: int  # -1: drawn by lot
    by_range: bool  # house rule: enemies move toward the character nearest by range
    frozen_six: bool  # house rule: 6+ lines go by the strength at the check


SETS = {"base": 0, "tactical-1": 1, "wild": 3, "tactical-2": 6, "signature": 8}  # games after which a set is unlocked


class Tables:
    """All tables of one match."""

    def __init__(self, setup: Setup):
        self.setup = setup
        mission, self.sheet = setup.mission, setup.sheet
        self.seats, self.shared = setup.seats, setup.shared
        self.programs: list[Program] = []
        self.conditions: list[Condition] = []  # those that a boost waits for until its target is chosen
        self._figures(setup)
        self._spaces(mission)
        self.slots: list[str] = list(mission.slots)
        self.slot_index: dict[str, int] = {slot: index for index, slot in enumerate(self.slots)}
        self.roles = [ROLES.index(slot) for slot in self.slots]
        self._tracks(setup)
        self._token_kinds(setup)
        self._cards(setup)
        self._plans(setup)
        self._events(setup)
        self._rules(setup)
        self.gear_ids = [gear.id for gear in setup.guide.gear]
        self.gear_program = [self.compile(gear.effects) for gear in setup.guide.gear]
        self.bounty_ids = [bounty.id for bounty in setup.guide.bounty]
        self.bounties = [(self.condition(bounty.cond), self.compile(bounty.reward)) for bounty in setup.guide.bounty]
        traitor = setup.modes.traitor
        self.accuse_cost = self.compile(traitor.accuse.cost)
        self.accuse_wrong = self.compile(traitor.accuse.wrong)
        self.exposed = [(option.id, self.compile(option.effects)) for option in traitor.exposed_turn]

    # ---- who and where -------------------------------------------------------------------------------------------------

    def _figures(self, setup: Setup) -> None:
        self.figures = [character.id for character in setup.characters]
        self.figure_index = {id_: index for index, id_ in enumerate(self.figures)}
        self.owner = [NONE if setup.shared else figure for figure in range(len(self.figures))]
        self.health = [c.health.beginner if setup.beginner else c.health.standard for c in setup.characters]
        self.crowd = max(2, len(self.figures))  # what sizes by the number of characters go by

    def _spaces(self, mission: schema.Mission) -> None:
        plan = mission.map
        self.spaces = [
            f"{chr(65 + row)}{column + 1}"
            for row, zones in enumerate(plan.rows)
            for column, zone in enumerate(zones)
            if zone != "."
        ]
        self.space_index = {space: index for index, space in enumerate(self.spaces)}
        at = self.space_index
        self.start = at[plan.start]
        self.stars = [(at[space], colour) for colour, spaces in plan.stars.items() for space in spaces]
        self.star_spaces = [space for space, _ in self.stars]
        self.numbers = {int(number): at[space] for number, space in plan.numbers.items()}
        self.doors = [
            Door(
                door.id,
                at[door.between[0]],
                at[door.between[1]],
                door.hp or FAR,
                door.unlock.recon_strength_ge if door.unlock else FAR,
            )
            for door in plan.door
        ]
        self.door_index = {door.id: index for index, door in enumerate(self.doors)}
        self.unlocked = sum(1 << index for index, door in enumerate(plan.door) if not door.locked)
        self._edges = {(at[a], at[b]): kind for (a, b), kind in edges(plan).items()}
        self._grounds: dict[int, Ground] = {}

    def edge(self, a: int, b: int) -> str | None:
        """What lies between two spaces: open, ledge, wall or a door's id; None: they do not touch."""
        return self._edges.get((a, b)) or self._edges.get((b, a))

    def ground(self, doors: int) -> Ground:
        """The map with the doors of a mask open."""
        found = self._grounds.get(doors)
        if found is None:
            found = self._grounds[doors] = self._ground(doors)
        return found

    def _ground(self, doors: int) -> Ground:
        count = len(self.spaces)
        walk: list[set[int]] = [set() for _ in range(count)]
        climb: list[set[int]] = [set() for _ in range(count)]
        for (a, b), kind in self._edges.items():
            through = kind == "open" or (kind in self.door_index and doors >> self.door_index[kind] & 1)
            for here, there in ((a, b), (b, a)):
                if through:
                    walk[here].add(there)
                if through or kind == "ledge":
                    climb[here].add(there)
        on_foot = tuple(tuple(sorted(near)) for near in walk)
        in_range = tuple(tuple(sorted(near)) for near in climb)
        return Ground(on_foot, in_range, _distances(on_foot), _distances(in_range))

    # ---- threats -------------------------------------------------------------------------------------------------------

    def _tracks(self, setup: Setup) -> None:
        sized = setup.sheet.track if setup.sheet else setup.mission.track
        self.tracks = [track.id for track in sized]
        self.absent_tracks = {track.id for track in setup.mission.track} - set(self.tracks)  # those that a sheet replaces
        self.track_size = [track.size or self._by_crowd(track.size_by_characters or {}) for track in sized]

    def _by_crowd(self, sizes: dict[Any, int]) -> int:
        return sizes.get(str(self.crowd), FAR)

    def track(self, id_: str) -> int:
        """The number of a track; one that only effects name has no size."""
        if id_ not in self.tracks:
            self.tracks.append(id_)
            self.track_size.append(FAR)
        return self.tracks.index(id_)

    def _token_kinds(self, setup: Setup) -> None:
        mission, sheet = setup.mission, setup.sheet
        stripped = set(mission.mercenary.strip) if sheet else set()
        blank = set(mission.mercenary.blank) if sheet else set()
        kinds = [token for token in mission.token if token.id not in stripped]
        own = len(kinds)
        if sheet:
            wanted = {*sheet.hide, *sheet.place, *_named(sheet)}
            kinds += [token for token in setup.modes.token if token.id in wanted]
        self.tokens = [token.id for token in kinds]
        self.token_index = {id_: index for index, id_ in enumerate(self.tokens)}
        self.token_enemy = [token.kind == "enemy" for token in kinds]
        self.token_class = [CLASSES.index(token.class_) if token.class_ else NONE for token in kinds]
        self.token_health = [
            (self._by_crowd(token.hp_by_characters) if token.hp_by_characters else token.hp) or 0 for token in kinds
        ]
        self.token_ability = [ABILITIES.index(token.ability) if token.ability else NONE for token in kinds]
        self.token_shape = [SHAPES.index(token.shape) for token in kinds]
        self.token_copies = [token.copies for token in kinds]
        self.token_own = [index < own for index in range(len(kinds))]
        self.token_use = [
            NO_USE if token.id in blank else MEDKIT if token.id == "medkit" else USES.index(token.use) for token in kinds
        ]
        self.token_blank = [token.id in blank for token in kinds]
        self.token_flees = [token.flees for token in kinds]
        self.token_program = [self.compile(token.effects) for token in kinds]
        self.hidden = [0] * len(kinds)
        for id_ in sheet.hide if sheet else ():
            self.hidden[self.token_index[id_]] += 1
        at = self.space_index
        self.sites = [
            (SHAPES.index(shape), at[space], up)
            for up, placed in ((False, mission.placement.facedown), (True, mission.placement.faceup))
            for shape, spaces in placed.items()
            for space in spaces
        ]
        self.unique_sites = [
            (self.token_index[id_], at[space])
            for id_, spaces in mission.placement.unique.items()
            if id_ not in stripped
            for space in spaces
        ]

    # ---- cards ---------------------------------------------------------------------------------------------------------

    def _cards(self, setup: Setup) -> None:
        held = [
            (figure, card)
            for figure, character in enumerate(setup.characters)
            for card in character.skill
            if SETS[card.set] <= setup.games
        ]
        self.cards = [card.id for _, card in held]
        self.card_index = {id_: index for index, id_ in enumerate(self.cards)}
        self.card_figure = [figure for figure, _ in held]
        self.card_strength = [card.strength or 0 for _, card in held]
        self.card_tactical = [card.kind == "tactical" for _, card in held]
        self.card_bonus = [self.slot_index.get(card.bonus, NONE) if card.bonus else NONE for _, card in held]
        self.card_copies = [card.copies for _, card in held]
        self.card_ability: list[list[tuple[int, int] | None]] = []  # by card and slot: timing and program
        for _, card in held:
            by_slot: list[tuple[int, int] | None] = [None] * len(self.slots)
            for ability in card.ability:
                compiled = (TIMINGS.index(ability.timing), self.compile(ability.effects))
                for slot in self.slots if ability.slot == "any" else [ability.slot]:
                    if slot in self.slot_index:
                        by_slot[self.slot_index[slot]] = compiled
            self.card_ability.append(by_slot)
        decks = range(1 if setup.shared else len(self.figures))
        self.deck_cards = [
            [card for card, figure in enumerate(self.card_figure) if setup.shared or figure == deck] for deck in decks
        ]

    def deck_of(self, seat: int) -> list[int]:
        """The skill cards that a seat draws from."""
        return self.deck_cards[0 if self.shared else seat]

    def _plans(self, setup: Setup) -> None:
        cards = setup.plans.plan
        self.plans = [card.id for card in cards]
        self.plan_index = {id_: index for index, id_ in enumerate(self.plans)}
        self.plan_copies = [card.copies for card in cards]
        self.plan_when = [WINDOWS.index(card.when) if card.when else NEVER for card in cards]
        self.plan_within = [card.within if card.within is not None else FAR for card in cards]
        self.plan_keepable = [card.keepable for card in cards]
        self.plan_program = [self.compile(card.effects) for card in cards]
        complications = setup.plans.complications
        self.white = _by_value(complications.white)
        self.yellow = _by_value(complications.yellow)
        self.substitute = complications.substitute

    def _events(self, setup: Setup) -> None:
        cards = [card for card in setup.events.event if (card.guide or 0) <= setup.games]
        self.events = [card.id for card in cards]
        self.event_index = {id_: index for index, id_ in enumerate(self.events)}
        self.event_back = [BACKS.index(card.back) for card in cards]
        self.event_program = [self.compile(card.effects) for card in cards]

    # ---- the mission ---------------------------------------------------------------------------------------------------

    def _rules(self, setup: Setup) -> None:
        mission, sheet = setup.mission, setup.sheet
        rules = [rule for rule in mission.rule if not sheet or rule.map] + list(sheet.rule if sheet else ())
        count = len(self.tokens)
        self.on_reveal, self.on_defeat = [NONE] * count, [NONE] * count
        self.damage_cap, self.damage_mark, self.on_mark = [FAR] * count, [FAR] * count, [NONE] * count
        self.on_space: list[tuple[SpaceRef, Condition | None, int, int]] = []  # space, condition, slot, boost
        self.hooks: dict[str, list[tuple[Condition | None, int]]] = {"setup": [], "turn_end": [], "event_step_end": []}
        for rule in rules:
            condition = self.condition(rule.if_) if rule.if_ else None
            token = self.token_index.get(rule.subject, NONE)
            if rule.hook in self.hooks:
                self.hooks[rule.hook].append((condition, self.compile(rule.effects)))
            elif rule.hook == "on_space":
                for word in rule.effects:
                    assert isinstance(word, schema.Boost)
                    slot = self.slot_index[word.slot] if word.slot else ALL
                    self.on_space.append((self.space(rule.subject), condition, slot, word.n))
            elif rule.hook == "damage_cap":
                self.damage_cap[token] = int(rule.n or FAR)
            elif rule.hook == "damage_reached":
                half = (self.token_health[token] + 1) // 2
                self.damage_mark[token] = half if rule.n == "half" else int(rule.n or FAR)
                self.on_mark[token] = self.compile(rule.effects)
            elif token != NONE and not self.token_blank[token]:
                (self.on_reveal if rule.hook == "reveal" else self.on_defeat)[token] = self.compile(rule.effects)
        goals = sheet or mission
        self.objective = self._ending(goals.objective)
        self.failures = [self._ending(goal) for goal in goals.failure]
        self.sudden = [  # failures looked for after every change, by their number; a character's defeat shows by itself
            (number, failure.condition)
            for number, failure in enumerate(self.failures)
            if not failure.at_turn_end and failure.condition != ("character_defeated", True)
        ]
        self.crisis = self.compile(goals.crisis.effects)
        self.mission_action = self.compile(mission.mission_action.effects) if mission.mission_action else NONE
        self.traitor_win = self._ending(sheet.traitor_win) if sheet and sheet.traitor_win else None
        self.child = None if sheet else mission.child
        self.child_goal = self.space(self.child.enemy_goal) if self.child and self.child.enemy_goal else None
        self.places = [
            (self.token_index[id_], self.space(place)) for id_, where in (sheet.place if sheet else {}).items() for place in where
        ]

    def _ending(self, goal: schema.Goal) -> Ending:
        return Ending(self.condition(goal.cond), goal.check == "turn_end")

    # ---- the language of effects ---------------------------------------------------------------------------------------

    def compile(self, effects: Iterable[schema.Effect]) -> int:
        """The number of the program that a list of effects became."""
        words = []
        changes: dict[str, int] = {}  # words before a free action change that action
        effects = list(effects)
        for place, word in enumerate(effects):
            if isinstance(word, schema.PlanMod) and any(isinstance(later, schema.FreeAction) for later in effects[place:]):
                changes["keep"] = word.keep
            else:
                words.append(self._word(word, changes))
        self.programs.append(tuple(words))
        return len(self.programs) - 1

    def _word(self, word: schema.Effect, changes: dict[str, int]) -> tuple[Any, ...]:
        match word:
            case schema.Boost():
                if word.if_ is None:
                    return ("boost", word.n, NONE)
                self.conditions.append(self.condition(word.if_))
                return ("boost", word.n, len(self.conditions) - 1)
            case schema.Reach():
                return ("reach", word.n, word.min)
            case schema.Split():
                return ("split", word.targets)
            case schema.Ignore():
                return ("ignore", _mask(word.what))
            case schema.ReconMod():
                return ("recon_mod", word.peeks, word.pushes, word.steps)
            case schema.PlanMod():
                return ("plan_mod", word.keep)
            case schema.Damage():
                return ("damage", self.selection(word.sel), word.n)
            case schema.Push():
                return ("push", self.selection(word.sel), word.n, word.dir)
            case schema.Peek():
                return ("peek", self.selection(word.sel))
            case schema.Reveal():
                return ("reveal", self.selection(word.sel))
            case schema.Stun():
                return ("stun", self.selection(word.sel))
            case schema.Move():
                together = word.from_ == "start_of_move"
                return ("move", word.who, _within(word.within), word.from_, word.n, _mask(word.ignore), together)
            case schema.Hurt():
                return ("hurt", word.who, _within(word.within), word.from_, word.n, word.preventable)
            case schema.Heal():
                return ("heal", word.who, _within(word.within), word.from_, word.n)
            case schema.Ward():
                return ("ward", word.who, _within(word.within), word.from_, word.n)
            case schema.Prevent():
                return ("prevent", word.n)
            case schema.Carry():
                return ("carry", self.token(word.token), word.within)
            case schema.UseFeature():
                return ("use_feature", word.within)
            case schema.Draw():
                return ("draw", word.who, FAR, "you", word.n)
            case schema.Discard():
                return ("discard", word.who, FAR, "you", word.n, word.from_)
            case schema.Recover():
                return ("recover", word.n, word.max_strength or FAR)
            case schema.TakePlan():
                plan = NONE if word.name == "choose" else self._plan(word.name)
                return ("take_plan", plan, word.from_ == "discard_or_deck")
            case schema.FreeAction():
                slot = NONE if word.slot == "choose_basic" else self.slot_index.get(word.slot, FAR)
                return ("free_action", word.who, _within(word.within), word.from_, slot, word.n, changes.get("keep", 0))
            case schema.ExtraAction():
                return ("extra_action", word.n)
            case schema.Scry():
                return ("scry", word.n, word.mode)
            case schema.Complicate():
                return ("complicate", self.slot(word.slot), word.n)
            case schema.Clear():
                return ("clear", self.slot(word.slot), word.what == "any", word.n)
            case schema.EnemyMove():
                toward = self.toward(word.toward) if word.toward else None
                return (
                    "enemy_move",
                    self._classes(word.class_),
                    self._some_token(word.token),
                    _count(word.count),
                    word.n,
                    toward,
                )
            case schema.EnemyAttack():
                return ("enemy_attack", self._classes(word.class_), self._some_token(word.token), _count(word.count), word.range)
            case schema.Spawn():
                return ("spawn", self.space(word.where), word.n)
            case schema.Event():
                return ("event", word.n)
            case schema.CrisisNow():
                return ("crisis",)
            case schema.Flee():
                return ("flee",)
            case schema.TrackChange():
                return ("track", NONE if word.id in self.absent_tracks else self.track(word.id), word.n)
            case schema.UnlockDoor():
                within = {"adjacent": NONE, "anywhere": FAR}.get(word.at)
                return ("door", int(word.at.partition(":")[2]) if within is None else within)
            case schema.Place():
                return ("place", self.token(word.token), self.space(word.space))
            case schema.Remove():
                return ("remove", self.token(word.token))
            case schema.If():
                return ("if", self.condition(word.cond), self.compile(word.then), self.compile(word.else_))
            case schema.Choose():
                return ("choose", tuple((option.id, option.needs, self.compile(option.effects)) for option in word.options))
            case schema.Pay():
                return ("pay", self.compile(word.cost), self.compile(word.then))
            case schema.Each():
                return ("each", word.who, _within(word.within), word.from_, self.compile(word.do))

    def selection(self, selector: schema.Selector) -> Selection:
        """A compiled selector."""
        return Selection(
            selector.kind,
            self._classes(selector.class_),
            FAR if selector.within is None else selector.within,
            selector.from_,
            selector.at,
            _count(selector.count),
            selector.pick == "nearest",
            selector.not_target,
        )

    def condition(self, condition: schema.Condition) -> Condition:
        """A compiled condition: its word and the numbers behind it."""
        word, value = condition.word, condition.value
        match word:
            case "all" | "any":
                return (word, tuple(self.condition(part) for part in value))
            case "not":
                return (word, self.condition(value))
            case "count_ge":
                return (word, self.selection(value.sel), value.n)
            case "enemies_near":
                return (word, self.token(value.token), value.within, value.max)
            case "all_within":
                return (word, self.space(value.of), value.n)
            case "others_within":
                return (word, self.space(value.of), value.n, value.max)
            case "carrier_on":
                return (word, self.token(value.token), self.space(value.space))
            case "character_carrying_with":
                return (word, self.token(value.carried), self.token(value.token))
            case "defeated_count":
                return (word, self.token(value.token), value.n)
            case "track_ge":
                return (word, self.track(value.id), value.n)
            case "track_in":
                return (word, self.track(value.id), value.values)
            case "track_full":
                return (word, self.track(value))
            case "child_carrier_on" | "enemy_carrier_on" | "traitor_on":
                return (word, self.space(value))
            case (
                "token_faceup"
                | "character_with"
                | "character_on_clear"
                | "carried_by_character"
                | "enemy_carries"
                | "defeated"
                | "traitor_carries"
            ):
                return (word, self.token(value))
        return (word, value)

    def space(self, reference: str) -> SpaceRef:
        """A compiled reference to a space: `("space", n)` or how to find it."""
        kind, _, rest = reference.partition(":")
        if kind == "start":
            return ("space", self.start)
        if kind == "num":
            return ("space", self.numbers.get(int(rest), NONE))
        if kind == "token":
            return ("token", self.token(rest))
        if kind == "star" and rest.isdigit():
            return ("space", self.star_spaces[int(rest) - 1]) if int(rest) <= len(self.stars) else ("space", NONE)
        if kind == "star" and rest not in ("nearest", "nearest_child", "farthest_from_start"):
            return ("stars", tuple(space for space, colour in self.stars if colour == rest))
        return (f"star:{rest}" if kind == "star" else kind,)

    def toward(self, reference: str) -> SpaceRef:
        """Where enemies go: a space, or a token by its id."""
        if ":" in reference or reference in ("here", "your_space", "start"):
            return self.space(reference)
        return ("token", self.token(reference))

    def token(self, id_: str) -> int:
        """A kind of token; CHILD for the child, NONE for one that this match lacks."""
        return CHILD if id_ == "child" else self.token_index.get(id_, NONE)

    def _some_token(self, id_: str | None) -> int:
        return NONE if id_ is None else self.token_index.get(id_, FAR)

    def slot(self, slot: str) -> int:
        """A slot, or how to find it; NONE for one that this map lacks."""
        return {"lowest": LOWEST, "highest": HIGHEST, "choose": CHOOSE}.get(slot, self.slot_index.get(slot, NONE))

    def _plan(self, id_: str) -> int:
        return next(index for index, card in enumerate(self.setup.plans.plan) if card.id == id_)

    def _classes(self, classes: Iterable[str]) -> int:
        return sum(1 << CLASSES.index(name) for name in classes)


def _distances(near: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    table = []
    for start in range(len(near)):
        row = [FAR] * len(near)
        row[start] = 0
        queue = [start]
        for here in queue:
            for there in near[here]:
                if row[there] == FAR:
                    row[there] = row[here] + 1
                    queue.append(there)
        table.append(tuple(row))
    return tuple(table)


def _within(within: int | None) -> int:
    return FAR if within is None else within


def _count(count: int | str) -> int:
    return ALL if isinstance(count, str) else count


def _mask(names: Iterable[str]) -> int:
    return sum(IGNORED[name] for name in names)


def _by_value(numbers: Iterable[int]) -> list[int]:
    counts = [0] * (MOST_VALUE + 1)
    for number in numbers:
        counts[number] += 1
    return counts


def _named(sheet: schema.Sheet) -> set[str]:
    """Ids of tokens that a sheet's effects bring into play."""
    found: set[str] = set()

    def look(effects: Iterable[schema.Effect]) -> None:
        for word in effects:
            if isinstance(word, schema.Place):
                found.add(word.token)
            elif isinstance(word, schema.If):
                look(word.then)
                look(word.else_)

    look(sheet.crisis.effects)
    for rule in sheet.rule:
        look(rule.effects)
    return found
