"""The conformance suite: checks what every game, and any content for it, must fulfil."""

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any

import msgspec

from cantina.core.action import Action, contains, fill, from_text, msgspec_members, to_text
from cantina.core.describe import describe, offers, read
from cantina.core.driver import Match, Stream, forced_move
from cantina.core.event import all_told, told
from cantina.core.game import DEALER, OVER, Game, State, hides
from cantina.core.ledger import LANGUAGES, Illegal, Language, core_ledger
from cantina.core.record import from_lines, header, record, replay, to_lines, verify
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.core.texts import texts
from cantina.testing.scene import witness

MOST_ACTIONS = 400
LONGEST = 20_000  # moves
BAG = 40  # actions of other moments that are tried where they may not fit


def check_game(game: Game, variants: Iterable[Mapping[str, Any]] | None = None, *, matches: int = 2, seed: int = 1) -> None:
    """Plays random matches and checks everything a game must fulfil. `variants` are options; by default every number of seats."""
    check_words(game)
    for options in variants if variants is not None else [{"seats": seats} for seats in game.seats]:
        for number in range(matches):
            check_match(game, options, seed, number)


def check_words(game: Game) -> None:
    """Every rule that can be carried is in a ledger; every action, event and option has its sentences in both languages."""
    ledger, core = game.ledger, core_ledger()
    assert game.carries <= {entry.id for entry in (*ledger, *core)}, "an event or refusal carries an unknown rule"
    for entry in ledger:
        assert entry.cs.strip() and entry.en.strip(), f"{entry.id} lacks a language"
        assert (entry.exempt is None) == (entry.reason is None), f"{entry.id}: an exemption needs a reason"
    for language in LANGUAGES:
        said = texts(language, game.folder / "texts")
        keys = ["title", "note"]
        keys += [f"action-{member.__struct_config__.tag}" for member in msgspec_members(game.action)]
        for member in msgspec_members(game.event):
            tag = f"event-{member.__struct_config__.tag}"
            keys += [tag, f"{tag}-hidden"] if member.secret else [tag]
        keys += [f"option-{name}" for name in game.options.__struct_fields__]
        assert refusal_keys(game, language) == refusal_keys(game, LANGUAGES[0]), "a refusal has a sentence in one language only"
        missing = [key for key in keys if not said.has(key)]
        assert not missing, f"{language}.ftl lacks {missing}"


def refusal_keys(game: Game, language: Language) -> set[str]:
    """The rules whose refusals have a sentence in a language."""
    prefix = "refusal-"
    said = texts(language, game.folder / "texts")
    return {key.removeprefix(prefix) for key in said.all_keys() if key.startswith(prefix)}


def check_match(game: Game, options: Mapping[str, Any], seed: int, number: int) -> None:
    """One random match, every position of it looked at from all sides."""
    start = game.start(**options)
    match, seats = Match(start), range(len(start.standing().scores))
    dealing, choices, extra = Stream(Seeded(seed, number, CHANCE)), Seeded(seed, number, CHOICE), Seeded(seed, number, 2)
    bag: list[Action] = []
    spoken: set[type[Any]] = set()
    described: set[str] = set()
    while match.state.turn != OVER:
        state, offered = match.state, match.state.actions()
        check_description(game, state, described)
        check_offers(game, state, offered, extra)
        check_copies(game, state)
        check_refusals(game, state, bag, offered)
        if state.turn == DEALER:
            action = dealing.deal(state, match.deals)
        else:
            action = fill(offered[choices.below(len(offered))], choices)
        for seat in (*seats, None):
            check_secrets(state, seat, action, extra)
            if hides(game):
                check_belief(state, seat, bag[::4], extra)
        before, shown = state.copy(), state.view(None)
        travels = msgspec.json.encode(shown)
        events = match.play(action)
        assert msgspec.json.encode(shown) == travels, "what was shown of a position changed with the next move"
        check_events(game, events, spoken)
        assert events == before.play(action), "the same action gave other events"
        bag = [*bag[-BAG:], action]
        assert len(match.moves) < LONGEST, "the match does not end"
    assert match.state.actions() == [], "somebody may act after the end"
    check_refusals(game, match.state, bag, [])
    check_record(game, match)
    check_undo(match)


def check_offers(game: Game, state: State, offered: list[Action], source: Seeded) -> None:
    """Offers are few, distinct, and come back from text and JSON; the dealer's agree with the odds."""
    assert 0 < len(offered) <= MOST_ACTIONS, f"{len(offered)} actions are offered"
    lines = [to_text(action) for action in offered]
    assert len(set(lines)) == len(lines), "an action is offered twice"
    for action, line in zip(offered, lines, strict=True):
        assert from_text(line, game.action) == action, f"{line!r} does not come back from text"
        assert msgspec.json.decode(msgspec.json.encode(action), type=game.action) == action
        assert contains(action, fill(action, source))
    odds = state.odds()
    if state.turn == DEALER and odds is not None:
        assert [action for action, _ in odds] == offered, "odds and offers differ"
        assert all(weight > 0 for _, weight in odds)
    else:
        assert state.turn == DEALER or odds is None


def check_copies(game: Game, state: State) -> None:
    """A copy and a loaded dump equal the position, and look like it; a view comes back from JSON."""
    dump = msgspec.json.decode(msgspec.json.encode(state.dump()))
    assert state.copy().dump() == state.dump()
    assert game.load(state.options, dump).dump() == state.dump(), "a dump does not load to the same position"
    view = state.view(None)
    assert msgspec.json.decode(msgspec.json.encode(view), type=game.view) == view
    assert view.turn == state.turn
    copy = state.copy()
    for seat in range(state.options.seats):
        theirs = copy.view(seat)
        assert state.view(seat) == theirs, f"seat {seat} is shown something that was so before"
        assert msgspec.structs.replace(view, **state.own_view(seat, view)) == theirs, f"not all is said that is seat {seat}'s own"
    for language in LANGUAGES:
        texts(language, game.folder / "texts").say(f"prompt-{state.prompt().kind}")


def check_description(game: Game, state: State, described: set[str]) -> None:
    """The first position of each kind can be said in both languages, and what it offers typed as it is said there."""
    if state.turn < 0 or state.prompt().kind in described:
        return
    described.add(state.prompt().kind)
    for language in LANGUAGES:
        said = texts(language, game.folder / "texts").knowing(state.options.words(language))
        assert describe(game, state.view(state.turn), state.options, said, str), f"{state!r} is described by nothing"
        for offer in offers(game, state, state.turn, said, str):
            typed = read(game, state, offer.forms[0])
            assert typed == offer.action, f"{offer.forms[0]!r} stands for {to_text(offer.action)!r}, but means {to_text(typed)!r}"


def check_refusals(game: Game, state: State, bag: Iterable[Action], offered: list[Action]) -> None:
    """What is not offered is refused by a rule that can be read in both languages, and changes nothing."""
    before = state.dump()
    for action in bag:
        if any(contains(offer, action) for offer in offered):
            continue
        try:
            state.play(action)
        except Illegal as refusal:
            assert refusal.rule in game.carries, f"{to_text(action)!r} is refused by {refusal.rule}, which is not listed"
            for language in LANGUAGES:
                texts(language, game.folder / "texts").refusal(refusal.rule, refusal.arguments)
            witness([refusal.rule])
        else:
            raise AssertionError(f"{to_text(action)!r} is not offered, but was played")
    assert state.dump() == before, "a refused action changed the position"


def heard(state: State, seat: int | None) -> bytes:
    """All that a seat receives of a position: its view and its legal actions."""
    offers = state.actions() if state.turn == seat else []
    return msgspec.json.encode((state.view(seat), offers))


def check_secrets(state: State, seat: int | None, action: Action, source: Seeded) -> None:
    """A redealt position looks the same to the seat, byte for byte, and so does what follows from the same action.

    Where the action shows the seat what was hidden from it, as in drawing a card that somebody else knew, they go apart there.
    """
    truth, other = state.copy(), state.redeal(seat, source)
    assert heard(truth, seat) == heard(other, seat), f"seat {seat} could tell a redealt position from the real one"
    assert other.turn == truth.turn
    if not any(contains(offer, action) for offer in other.actions()):
        return  # somebody else could not do this in the redealt position
    events = [all_told(position.play(action), seat) for position in (truth, other)]
    apart = next((pair for pair in zip_longest(*events) if pair[0] != pair[1]), None)
    if apart is not None:
        shown = all(event.reveals or seat in (event.known_to or ()) for event in apart if event is not None)
        assert shown, f"seat {seat} could tell by the events of {to_text(action)!r}: {apart[0]}, {apart[1]}"
        return
    assert heard(truth, seat) == heard(other, seat), f"seat {seat} could tell after {to_text(action)!r}"


def check_belief(state: State, seat: int | None, bag: Iterable[Action], source: Seeded) -> None:
    """What is dealt anew for a seat depends on nothing hidden from it, and what is refused or made at once is the same."""
    other, seed = state.redeal(seat, source), source.below(2**31)
    believed = [position.redeal(seat, Seeded(seed)).dump() for position in (state, other)]
    assert believed[0] == believed[1], f"what is dealt anew for seat {seat} depends on what is hidden from it"
    if state.turn >= 0:
        made = forced_move(state), forced_move(other)
        assert made[0] == made[1], f"seat {seat} could tell by the haste of {made[0] or made[1]} after {state.prompt()}"
    if state.turn == seat:
        for action in bag:
            refused = refusal(state.copy(), action), refusal(other.copy(), action)
            assert refused[0] == refused[1], f"seat {seat} could tell by the refusal of {to_text(action)!r}: {refused}"


def refusal(state: State, action: Action) -> tuple[str, dict[str, Any]] | None:
    """Why a position refuses an action; None where it does not, and it is played."""
    try:
        state.play(action)
    except Illegal as refused:
        return refused.rule, refused.arguments
    return None


def check_events(game: Game, events: list[Any], spoken: set[type[Any]]) -> None:
    """Events come back from JSON, carry a listed rule, and can be said in both languages, also with secrets blanked."""
    witness(event.rule for event in events)
    for event in events:
        assert event.rule in game.carries, f"{event} carries {event.rule}, which is not listed"
        assert msgspec.json.decode(msgspec.json.encode(event), type=game.event) == event
        if type(event) not in spoken:
            spoken.add(type(event))
            for language in LANGUAGES:
                for version in (event, told(event, None)):
                    texts(language, game.folder / "texts").event(version, str)


def check_record(game: Game, match: Match[State]) -> None:
    """The record of a match comes back from its file, and replays to the same position."""
    saved = record(header(game, match.start, ["random"] * match.start.options.seats), match)
    again = from_lines(to_lines(saved))
    assert again == saved
    assert verify(game, again).over
    last = None
    for replayed, *_ in replay(game, again):
        last = replayed
    assert last is not None
    assert last.state.dump() == match.state.dump(), "a replay ends elsewhere"


def check_undo(match: Match[State]) -> None:
    """Undoing a move and making it again changes nothing."""
    end, moves = match.state.dump(), list(match.moves)
    match.undo(3)
    for _, action in moves[-3:]:
        match.play(action)
    assert match.state.dump() == end, "undo and redo differ"
    assert match.moves == moves
