"""What goes wrong between a page and its server costs nobody a seat or a move: reload, a lost line, a restart."""

import pytest
from playwright.sync_api import expect

from cantina import bots
from cantina.core.source import Seeded
from tests.server.serving import Serving

from .conftest import Invite
from .hands import PATIENCE
from .person import OFFLINE, Person, cut_off, together
from .playing import PLAYERS, play_out


def seated(invite: Invite, game: str) -> tuple[Person, Person]:
    """A match between Ada and Bob that has just begun."""
    ada, bob = invite("Ada", game=game), invite("Bob", "cs", game=game)
    together(ada, bob, game=game)
    return ada, bob


def go_on(people: tuple[Person, Person], moves: int) -> None:
    """Play a few moves more."""
    players = [PLAYERS[person.table["game"]](person) for person in people]
    play_out(players, Seeded(6), until=people[0].moves + moves)


def where(person: Person) -> tuple[object, ...]:
    """What a page knows: whose eyes, how many moves, and the whole view."""
    assert person.position
    return person.table["mine"], person.position["seat"], person.position["moves"], person.position["view"]


def test_a_reload_loses_nothing(invite: Invite) -> None:
    people = seated(invite, "carcassonne")
    go_on(people, 4)
    for person in people:
        before = where(person)
        person.position = None
        person.page.reload()
        person.waits(lambda: person.position is not None)  # noqa: B023  (called at once)
        assert where(person) == before
    go_on(people, 4)


def test_a_lost_line_is_mended_and_nothing_is_missed(invite: Invite, server: Serving) -> None:
    ada, bob = people = seated(invite, "super-teams")
    go_on(people, 3)
    away, here = (bob, ada) if ada.deciding else (ada, bob)
    away.hands.press(away.page.get_by_role("tab", name=away.words.say("chat")))
    sign = cut_off(away, server)
    away.hands.press(away.button("phrase-hello"))
    lost = away.group("notice").filter(has_text=away.words.say("problem-offline"))
    expect(lost).to_be_visible(timeout=PATIENCE)
    player = PLAYERS["super-teams"](here)
    moves = here.moves
    while here.deciding:
        before = here.moves
        player.plays_anything(Seeded(7))
        here.waits(lambda: here.moves > before)  # noqa: B023
    assert away.moves <= moves
    away.context.set_offline(False)
    away.waits(lambda: away.moves == here.moves)
    expect(sign).to_be_hidden(timeout=PATIENCE)
    expect(lost).to_be_hidden(timeout=PATIENCE)
    assert where(away)[0] == [1 if away is bob else 0]
    go_on(people, 4)


def test_a_restart_of_the_server_loses_nothing(invite: Invite, server: Serving) -> None:
    people = seated(invite, "super-teams")
    go_on(people, 5)
    before = [where(person) for person in people]
    for person in people:
        person.forgive(OFFLINE)
    server.stop()
    sign = people[0].page.get_by_text(people[0].words.say("reconnecting"))
    expect(sign).to_be_visible(timeout=PATIENCE)
    for person in people:
        person.position = None
    server.start()
    for person in people:
        person.waits(lambda: person.position is not None)  # noqa: B023
    assert [where(person) for person in people] == before
    expect(sign).to_be_hidden(timeout=PATIENCE)
    go_on(people, 5)


def test_where_a_bot_is_no_longer_installed_another_one_plays_on(invite: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = invite("Ada", "cs", game="carcassonne")
    monkeypatch.setattr(bots, "registered", lambda _: {"careful": None})  # as long as the table is set up
    table = ada.visitor.opens("careful", "me", game="carcassonne")
    monkeypatch.setattr(bots, "registered", lambda _: {})
    ada.comes(table)
    gone = ada.page.locator(".idle", has_text="tenhle bot už na serveru není")
    expect(gone.get_by_role("button")).to_have_count(1, timeout=PATIENCE)  # skipping would not help
    ada.hands.press(ada.button("hand-to-bot", gone))
    ada.waits(lambda: ada.deciding)
    expect(gone).to_be_hidden(timeout=PATIENCE)
