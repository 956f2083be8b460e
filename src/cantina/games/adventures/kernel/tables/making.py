"""Making the tables of one match from its content, in the order in which they need each other."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from ...conditions.character_defeated import CharacterDefeated
from ...content import schema
from ...content.maps import edges
from ...effects.boost import Boost
from ...language.terms import Difficulty
from ...language.words import Word
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
from .match import Agreed, Door, Ending, Tables
from .naming import Naming


class Setup(NamedTuple):
    """What a match is made of, with all content found and checked."""

    seats: int
    mission: schema.Mission
    characters: Sequence[schema.Character]
    shared: bool
    difficulty: Difficulty
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
    first: int
    by_range: bool
    frozen_six: bool


SETS = {"base": 0, "tactical-1": 1, "wild": 3, "tactical-2": 6, "signature": 8}  # games after which a set is unlocked


def make_tables(setup: Setup) -> Tables:
    """The tables of a match."""
    return _Made(setup)


class _Made(Tables):
    """Tables being filled: effects are bound as they are met, so the order below is the order of their numbers."""

    def __init__(self, setup: Setup):
        super().__init__(setup.seats, setup.shared, _agreed(setup))
        self.names = Naming(self)
        self._figures(setup)
        self._spaces(setup.mission)
        self.slots = list(setup.mission.slots)
        self.slot_index = {slot: index for index, slot in enumerate(self.slots)}
        self.roles = [ROLES.index(slot) for slot in self.slots]
        self.plans = [card.id for card in setup.plans.plan]
        self.plan_index = {id_: index for index, id_ in enumerate(self.plans)}
        self._tracks(setup)
        self._token_kinds(setup)
        self._cards(setup)
        self._plans(setup)
        self._events(setup)
        self._rules(setup)
        self.gear_ids = [gear.id for gear in setup.guide.gear]
        self.gear_program = [self._program(gear.effects) for gear in setup.guide.gear]
        self.bounty_ids = [bounty.id for bounty in setup.guide.bounty]
        self.bounties = [(bounty.cond.bind(self.names), self._program(bounty.reward)) for bounty in setup.guide.bounty]
        traitor = setup.modes.traitor
        self.accuse_cost = self._program(traitor.accuse.cost)
        self.accuse_wrong = self._program(traitor.accuse.wrong)
        self.exposed = [(option.id, self._program(option.effects)) for option in traitor.exposed_turn]

    def _program(self, effects: Iterable[Word]) -> int:
        """The number of the program that a list of effects becomes."""
        return self.names.program(effects).number

    # ---- who and where -------------------------------------------------------------------------------------------------

    def _figures(self, setup: Setup) -> None:
        self.figures = [character.id for character in setup.characters]
        self.figure_index = {id_: index for index, id_ in enumerate(self.figures)}
        self.owner = [NONE if setup.shared else figure for figure in range(len(self.figures))]
        self.health = [c.health.beginner if setup.difficulty == "beginner" else c.health.standard for c in setup.characters]
        self.crowd = max(2, len(self.figures))

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
        self.edges = {(at[a], at[b]): kind for (a, b), kind in edges(plan).items()}

    # ---- threats -------------------------------------------------------------------------------------------------------

    def _tracks(self, setup: Setup) -> None:
        sized = setup.sheet.track if setup.sheet else setup.mission.track
        self.tracks = [track.id for track in sized]
        self.absent_tracks = {track.id for track in setup.mission.track} - set(self.tracks)
        self.track_size = [self._track_size(track, setup) for track in sized]

    def _track_size(self, track: schema.Track, setup: Setup) -> int:
        shared = track.size_shared.get(cast(Any, str(self.seats))) if self.shared else None
        size = shared or track.size or self._by_crowd(track.size_by_characters or {})
        more = track.by_difficulty.get(setup.difficulty, 0)
        size += more if isinstance(more, int) else more.get(cast(Any, str(self.crowd)), 0)
        return size + track.on.get(setup.mission.id, 0) + (track.with_traitor if setup.traitor else 0)

    def _by_crowd(self, sizes: dict[Any, int]) -> int:
        return sizes.get(str(self.crowd), FAR)

    def _token_kinds(self, setup: Setup) -> None:
        mission, sheet = setup.mission, setup.sheet
        stripped = set(mission.mercenary.strip) if sheet else set()
        blank = set(mission.mercenary.blank) if sheet else set()
        kinds = [token for token in mission.token if token.id not in stripped]
        own = len(kinds)
        if sheet:
            kinds += sheet.token
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
        self.token_program = [self._program(token.effects) for token in kinds]
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
        self.card_ability = []
        for _, card in held:
            by_slot: list[tuple[int, int] | None] = [None] * len(self.slots)
            for ability in card.ability:
                compiled = (TIMINGS.index(ability.timing), self._program(ability.effects))
                for slot in self.slots if ability.slot == "any" else [ability.slot]:
                    if slot in self.slot_index:
                        by_slot[self.slot_index[slot]] = compiled
            self.card_ability.append(by_slot)
        decks = range(1 if setup.shared else len(self.figures))
        self.deck_cards = [
            [card for card, figure in enumerate(self.card_figure) if setup.shared or figure == deck] for deck in decks
        ]

    def _plans(self, setup: Setup) -> None:
        cards = setup.plans.plan
        self.plan_copies = [card.copies for card in cards]
        self.plan_when = [WINDOWS.index(card.when) if card.when else NEVER for card in cards]
        self.plan_within = [card.within if card.within is not None else FAR for card in cards]
        self.plan_keepable = [card.keepable for card in cards]
        self.plan_program = [self._program(card.effects) for card in cards]
        complications = setup.plans.complications
        self.white = _by_value(complications.white)
        self.yellow = _by_value(complications.yellow)
        self.substitute = complications.substitute

    def _events(self, setup: Setup) -> None:
        cards = [card for card in setup.events.event if (card.guide or 0) <= setup.games]
        self.events = [card.id for card in cards]
        self.event_index = {id_: index for index, id_ in enumerate(self.events)}
        self.event_back = [BACKS.index(card.back) for card in cards]
        self.event_program = [self._program(card.effects) for card in cards]

    # ---- the mission ---------------------------------------------------------------------------------------------------

    def _rules(self, setup: Setup) -> None:
        mission, sheet = setup.mission, setup.sheet
        rules = [rule for rule in mission.rule if not sheet or rule.map] + list(sheet.rule if sheet else ())
        count = len(self.tokens)
        self.on_reveal, self.on_defeat = [NONE] * count, [NONE] * count
        self.damage_cap, self.damage_mark, self.on_mark = [FAR] * count, [FAR] * count, [NONE] * count
        self.on_space = []
        self.hooks = {"setup": [], "turn_end": [], "event_step_end": []}
        for rule in rules:
            condition = rule.if_.bind(self.names) if rule.if_ else None
            token = self.token_index.get(rule.subject, NONE)
            if rule.hook in self.hooks:
                self.hooks[rule.hook].append((condition, self._program(rule.effects)))
            elif rule.hook == "on_space":
                for word in rule.effects:
                    assert isinstance(word, Boost)
                    slot = self.slot_index[word.slot] if word.slot else ALL
                    self.on_space.append((self.names.space(rule.subject).reference, condition, slot, word.n))
            elif rule.hook == "damage_cap":
                self.damage_cap[token] = int(rule.n or FAR)
            elif rule.hook == "damage_reached":
                half = (self.token_health[token] + 1) // 2
                self.damage_mark[token] = half if rule.n == "half" else int(rule.n or FAR)
                self.on_mark[token] = self._program(rule.effects)
            elif token != NONE and not self.token_blank[token]:
                (self.on_reveal if rule.hook == "reveal" else self.on_defeat)[token] = self._program(rule.effects)
        goals = sheet or mission
        self.objective = self._ending(goals.objective)
        self.failures = [self._ending(goal) for goal in goals.failure]
        self.sudden = [  # failures looked for after every change, by their number; a character's defeat shows by itself
            (number, failure.condition)
            for number, failure in enumerate(self.failures)
            if not failure.at_turn_end and failure.condition != CharacterDefeated(True)
        ]
        self.crisis = self._program(goals.crisis.effects)
        self.mission_action = self._program(mission.mission_action.effects) if mission.mission_action else NONE
        self.traitor_win = self._ending(sheet.traitor_win) if sheet and sheet.traitor_win else None
        child = None if sheet else mission.child
        self.child_carriers = child.carried_by if child else ()
        self.child_snatched = bool(child and child.enemies_can_carry)
        self.child_goal = self.names.space(child.enemy_goal).reference if child and child.enemy_goal else None
        self.places = [
            (self.token_index[id_], self.names.space(place).reference)
            for id_, where in (sheet.place if sheet else {}).items()
            for place in where
        ]

    def _ending(self, goal: schema.Goal) -> Ending:
        return Ending(goal.cond.bind(self.names), goal.check == "turn_end")


def _by_value(numbers: Iterable[int]) -> list[int]:
    counts = [0] * (MOST_VALUE + 1)
    for number in numbers:
        counts[number] += 1
    return counts


def _agreed(setup: Setup) -> Agreed:
    rules = setup.modes.traitor
    return Agreed(
        hand=setup.hand,
        first=setup.first,
        gear=setup.gear,
        bounties=setup.bounties,
        traitor=setup.traitor,
        sworn=setup.sworn,
        spare_loyalty=rules.loyalty.spare,
        complication_draw=rules.complication_draw,
        event_draw=rules.event_draw,
        by_range=setup.by_range,
        frozen_six=setup.frozen_six,
    )
