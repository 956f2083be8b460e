"""What happens while somebody looks, and while they look away: it stays marked on the board, and can be played again."""

import pytest
from playwright.sync_api import expect

import cantina
from cantina.core.source import Seeded

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE, spot
from .person import Person
from .playing import PLAYERS, Adventurer, Player, Racer, follow
from .script import Dealers
from .test_adventures import a_case_in_the_sand
from .test_races import a_hook_an_evasion_and_a_wild_card

AWAY = """(moves) => {
  const looked = JSON.parse(localStorage.getItem("cantina.looked"));
  for (const table of Object.values(looked)) Object.assign(table, { at: 0, moves });
  localStorage.setItem("cantina.looked", JSON.stringify(looked));
}"""  # somebody looked long ago, when so many moves had been made


def goes_on(ada: Person, player: Player, turns: int) -> None:
    """Play some decisions, and wait for the next."""
    chance = Seeded(7)
    for _ in range(turns):
        player.is_asked(ada.moves)
        player.ready()
        player.plays_anything(chance)
        moves = ada.moves
        ada.waits(lambda: ada.moves > moves and ada.deciding)  # noqa: B023  (called at once)
    ada.settles()


@pytest.mark.parametrize("game", cantina.games.ids())
def test_the_moves_of_others_stay_marked_until_one_moves(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game)
    table = ada.visitor.opens("me", "greedy", game=game)
    ada.comes(table)
    ada.waits(lambda: ada.deciding)
    before = ada.moves
    goes_on(ada, PLAYERS[game](ada), 1)
    again = ada.button("recent-again")
    while not again.count():  # in Adventures a turn is several decisions
        goes_on(ada, PLAYERS[game](ada), 1)
    expect(ada.page.locator(".traces > g")).not_to_have_count(0)
    ada.page.keyboard.press("p")
    expect(ada.page.locator(".traces .now")).to_be_attached(timeout=PATIENCE)
    expect(ada.page.locator(".traces .now")).to_have_count(0, timeout=PATIENCE)  # and lies still again
    # away, and back after a while
    ada.goes("/")
    expect(ada.button("play-now").first).to_be_visible(timeout=PATIENCE)
    ada.page.evaluate(AWAY, before)
    ada.comes(table)
    since = ada.page.get_by_role("region", name=ada.words.say("recent-missed"))
    expect(since.get_by_role("listitem")).not_to_have_count(0, timeout=PATIENCE)
    assert violations(ada.page) == []
    ada.hands.press(ada.button("recent-known", within=since))
    expect(since).to_have_count(0)


def test_the_end_counts_points_in_parts_and_becomes_a_picture(invite: Invite) -> None:
    ada = invite("Ada", game="carcassonne")
    ada.comes(ada.visitor.opens("me", "random", game="carcassonne"))
    line = ada.visitor.enters(ada.table["id"])
    line.does("hand", seat=0, bot="greedy")
    ada.waits(lambda: ada.phase == "over")
    line.close()
    result = ada.page.get_by_role("dialog")
    assert ada.position
    for seat, name in enumerate(("Ada", "Tik-7")):
        side = result.get_by_role("list").first.get_by_role("listitem").filter(has_text=name)
        expect(side).to_contain_text(str(ada.position["standing"]["scores"][seat]), timeout=PATIENCE)
        parts = [int(part.rpartition(" ")[2]) for part in side.locator(".part").all_inner_texts()]
        assert sum(parts) == ada.position["standing"]["scores"][seat]
    best = result.get_by_role("region", name=ada.words.say("moments"))
    expect(best).to_contain_text(ada.words.say("moment-gain"))
    assert violations(ada.page) == []
    ada.hands.press(ada.button("picture-share", within=result))
    picture = ada.page.get_by_role("dialog", name=ada.words.say("picture"))
    save = ada.button("picture-save", within=picture)
    expect(save).to_be_enabled(timeout=PATIENCE)
    with ada.page.expect_download() as saved:
        ada.hands.press(save)
    data = saved.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(data[at : at + 4]) for at in (16, 20)] == [1200, 630]
    assert len(data) > 60_000  # the board is on it


COUNTING = "window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true);"


def drags(person: Person, thing: str, where: str) -> None:
    """Take something by the mouse and let it go somewhere else."""
    person.settles()
    mouse = person.page.mouse
    taken, goal = (person.page.locator(f'[data-thing="{name}"]').first for name in (thing, where))
    mouse.move(*spot(taken))
    mouse.down()
    mouse.move(*spot(goal), steps=4)
    mouse.up()


class CountingRacer(Racer):
    """Counts how often it plays nothing, which the page does by itself unless one wants to be asked."""

    passed = 0

    def passes(self) -> None:
        self.passed += 1
        super().passes()


class DraggingRacer(CountingRacer):
    """Drags a card onto the ship that it moves, and is not asked once more."""

    def plays(self, move: list[str], next_own: list[str]) -> None:
        match move:
            case ["hook", ship, _]:
                self.person.reads("web-window-hook")
                self.press(self.option(self.words.name(ship)))
            case _:
                super().plays(move, next_own)

    def flies(self, colour: str, number: str, ship: str, bonus: str | None) -> None:
        self.person.reads("web-choose-card")
        if not bonus:
            return drags(self.person, f"card {colour} {number}", f"ship {ship}")
        for thing in (f"card {colour} {number}", f"ship {ship}", f"bonus {bonus}"):
            self.press(self.person.page.locator(f'[data-thing="{thing}"]').first)
        return None


class DraggingAdventurer(Adventurer):
    """Drags cards under actions, and the character to where it goes, looks or strikes."""

    @property
    def acting(self) -> str:
        assert self.person.position
        return f"figure:{self.person.position['view']['action']['figure']}"

    def plays(self, move: list[str], next_own: list[str]) -> None:
        match move:
            case ["play", card, slot]:
                drags(self.person, f"card:{card}", f"slot:{slot}")
            case ["step", space]:
                drags(self.person, self.acting, f"space:{space}")
            case ["peek" | "attack", piece]:
                drags(self.person, self.acting, f"piece:{piece}")
            case _:
                super().plays(move, next_own)


@pytest.mark.parametrize("game", ["adventures", "super-teams"])
def test_dragging_takes_far_fewer_presses(invite: Invite, dealers: Dealers, game: str) -> None:
    presses = {}
    for way in ("press", "drag"):
        name = f"{game}, {way}"
        script = dealers.scripts[name] = a_case_in_the_sand() if game == "adventures" else a_hook_an_evasion_and_a_wild_card()
        ada = invite("Ada", game=game)
        ada.page.add_init_script(COUNTING)
        if game == "adventures":
            ada.comes(ada.visitor.opens("me", game=game, name=name, options=script.options))
            players: dict[int, Player] = {0: (DraggingAdventurer if way == "drag" else Adventurer)(ada)}
        else:
            ada.comes(ada.visitor.opens("me", "me", game=game, name=name, options=script.options))
            both = (DraggingRacer if way == "drag" else CountingRacer)(ada)
            players = {0: both, 1: both}
            if way == "drag":
                ada.page.evaluate("localStorage.setItem('cantina.confirm', 'off')")
                ada.page.reload()
        follow(script, players)
        presses[way] = ada.page.evaluate("window.presses") - getattr(players[0], "passed", 0)
    assert presses["drag"] <= 0.6 * presses["press"], presses
