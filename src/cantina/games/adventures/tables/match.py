"""All tables of one match, made in the order in which they need each other."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from .. import schema
from ..content import edges
from .codes import (
    ABILITIES,
    ALL,
    BACKS,
    CLASSES,
    FAR,
    MEDKIT,
    MOST_VALUE,
    NEVER,
    NO_USE,
    NONE,
    ROLES,
    SHAPES,
    TIMINGS,
    USES,
    WINDOWS,
)
from .ground import Ground, ground
from .language import Condition, Program, SpaceRef, condition_of, program_of, space_of


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
        self.gear_program = [program_of(self, gear.effects) for gear in setup.guide.gear]
        self.bounty_ids = [bounty.id for bounty in setup.guide.bounty]
        self.bounties = [(condition_of(self, bounty.cond), program_of(self, bounty.reward)) for bounty in setup.guide.bounty]
        traitor = setup.modes.traitor
        self.accuse_cost = program_of(self, traitor.accuse.cost)
        self.accuse_wrong = program_of(self, traitor.accuse.wrong)
        self.exposed = [(option.id, program_of(self, option.effects)) for option in traitor.exposed_turn]

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
            opened = {door.id for index, door in enumerate(self.doors) if doors >> index & 1}
            found = self._grounds[doors] = ground(len(self.spaces), self._edges, opened)
        return found

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
        self.token_program = [program_of(self, token.effects) for token in kinds]
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
                compiled = (TIMINGS.index(ability.timing), program_of(self, ability.effects))
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
        self.plan_program = [program_of(self, card.effects) for card in cards]
        complications = setup.plans.complications
        self.white = _by_value(complications.white)
        self.yellow = _by_value(complications.yellow)
        self.substitute = complications.substitute

    def _events(self, setup: Setup) -> None:
        cards = [card for card in setup.events.event if (card.guide or 0) <= setup.games]
        self.events = [card.id for card in cards]
        self.event_index = {id_: index for index, id_ in enumerate(self.events)}
        self.event_back = [BACKS.index(card.back) for card in cards]
        self.event_program = [program_of(self, card.effects) for card in cards]

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
            condition = condition_of(self, rule.if_) if rule.if_ else None
            token = self.token_index.get(rule.subject, NONE)
            if rule.hook in self.hooks:
                self.hooks[rule.hook].append((condition, program_of(self, rule.effects)))
            elif rule.hook == "on_space":
                for word in rule.effects:
                    assert isinstance(word, schema.Boost)
                    slot = self.slot_index[word.slot] if word.slot else ALL
                    self.on_space.append((space_of(self, rule.subject), condition, slot, word.n))
            elif rule.hook == "damage_cap":
                self.damage_cap[token] = int(rule.n or FAR)
            elif rule.hook == "damage_reached":
                half = (self.token_health[token] + 1) // 2
                self.damage_mark[token] = half if rule.n == "half" else int(rule.n or FAR)
                self.on_mark[token] = program_of(self, rule.effects)
            elif token != NONE and not self.token_blank[token]:
                (self.on_reveal if rule.hook == "reveal" else self.on_defeat)[token] = program_of(self, rule.effects)
        goals = sheet or mission
        self.objective = self._ending(goals.objective)
        self.failures = [self._ending(goal) for goal in goals.failure]
        self.sudden = [  # failures looked for after every change, by their number; a character's defeat shows by itself
            (number, failure.condition)
            for number, failure in enumerate(self.failures)
            if not failure.at_turn_end and failure.condition != ("character_defeated", True)
        ]
        self.crisis = program_of(self, goals.crisis.effects)
        self.mission_action = program_of(self, mission.mission_action.effects) if mission.mission_action else NONE
        self.traitor_win = self._ending(sheet.traitor_win) if sheet and sheet.traitor_win else None
        self.child = None if sheet else mission.child
        self.child_goal = space_of(self, self.child.enemy_goal) if self.child and self.child.enemy_goal else None
        self.places = [
            (self.token_index[id_], space_of(self, place))
            for id_, where in (sheet.place if sheet else {}).items()
            for place in where
        ]

    def _ending(self, goal: schema.Goal) -> Ending:
        return Ending(condition_of(self, goal.cond), goal.check == "turn_end")


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
