"""Names: nobody takes another's at the same table, and no character of one is unseen."""

import msgspec
import pytest

from cantina.table import log
from cantina.table.messages import Name, Say
from cantina.table.names import LONGEST, apart, looks
from tests.table.house import House, Visitor, evening


async def table_for(*names: str) -> tuple[House, list[Visitor]]:
    """An open table, and guests of these names who are there."""
    house = House()
    await house.open([log.Plan()] * 4, at_once=False)
    guests = [house.guest(f"guest-{number}") for number in range(len(names))]
    for guest, name in zip(guests, names, strict=True):
        guest.guest = msgspec.convert({"id": guest.guest.id, "name": name}, type(guest.guest))
        await guest.come()
    return house, guests


@pytest.mark.parametrize("name", ["Ada", "Žofie Ř.", "O'Neil-2", "李雷", "محمد", "❤️ Ada", "👩 x"])
def test_names_of_all_languages_are_names(name: str) -> None:
    assert msgspec.convert(name, Name) == name


CODES = (
    0,
    7,
    0xA,
    0x7F,
    0x85,
    0xAD,
    0x34F,
    0x61C,
    0x115F,
    0x180E,
    *range(0x200B, 0x2010),
    *range(0x2028, 0x202F),
    0x2060,
    0x2066,
    0x2069,
)


@pytest.mark.parametrize("character", [chr(code) for code in (*CODES, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xE0041)], ids=ascii)
def test_a_name_has_no_character_that_nobody_sees(character: str) -> None:
    for name in (f"A{character}da", f"{character}Ada", f"Ada{character}"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(name, Name)


@evening
async def test_whoever_sits_down_second_under_a_name_is_told_from_the_first() -> None:
    _, (ada, other, third) = await table_for("Ada", "ADA ", "\uff21da")
    for seat, guest in enumerate((ada, other, third)):
        await guest.sits(seat)
    assert [seat.name for seat in ada.sees.seats] == ["Ada", "ADA 2", "\uff21da 3", None]
    await third.does(Say, text="I am Ada")
    await ada.does(Say, text="So am I")
    assert [getattr(line, "name", "") for line in ada.lines[-2:]] == ["\uff21da 3", "Ada"]


@evening
async def test_a_watcher_does_not_speak_by_a_players_name() -> None:
    _, (ada, watcher) = await table_for("Ada", "ada")
    await ada.sits(0)
    await watcher.does(Say, text="I am Ada")
    assert getattr(ada.lines[-1], "name", "") == "ada 2"


@evening
async def test_one_person_may_play_several_seats_and_others_share_the_device() -> None:
    _, (ada, bob) = await table_for("Ada", "Bob")
    await ada.sits(0)
    await ada.sits(1)
    await bob.sits(2)
    await bob.sits(3, "Ada")
    assert [seat.name for seat in ada.sees.seats] == ["Ada", "Ada", "Bob", "Ada 2"]


def test_a_number_fits_behind_a_long_name() -> None:
    long = "x" * LONGEST
    assert apart(long, [long]) == "x" * (LONGEST - 2) + " 2"
    assert apart(long, [long, "x" * (LONGEST - 2) + " 2"]).endswith(" 3")


def test_styles_and_widths_make_no_other_name() -> None:
    assert looks("\uff21da") == looks("ADA") == looks(" Ada\ufe0f ")
    assert looks("Jana") != looks("Jána")
