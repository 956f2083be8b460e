"""Records: files that come back, dealings that can be checked, and the first bad line named."""

import re

import msgspec
import pytest

import cantina
from cantina.bots import bot
from cantina.core.driver import Match, drive
from cantina.core.game import OVER
from cantina.core.record import Record, RecordError, Seal, Sealed, from_lines, header, record, replay, to_lines, verify
from cantina.core.source import CHOICE, Seeded
from cantina.simulation import match_record, play_match

GAME = cantina.game("super-teams")


def simulated(seed: int = 3) -> Record:
    match = play_match(GAME, GAME.start(seats=3, board="short"), ["random"] * 3, seed, 0)
    return match_record(GAME, match, ["random"] * 3, seed, 0)


def sealed() -> tuple[Record, Seal]:
    seal = Seal(b"\x07" * 32)
    match = Match(GAME.start(seats=2, board="short"))
    head = header(GAME, match.start, ["random", "random"], Sealed(seal.commitment, ["00" * 16]))
    seal.bind(head)
    for _ in drive(match, [bot("random", GAME)] * 2, seal, Seeded(1, 0, CHOICE)):
        pass
    return record(head, match, seal.key.hex()), seal


def test_a_record_comes_back_from_its_file_and_replays() -> None:
    saved = simulated()
    again = from_lines(to_lines(saved))
    assert again == saved
    *_, (match, _, _, _) = replay(GAME, again)
    assert match.state.turn == OVER
    verdict = verify(GAME, again)
    assert (verdict.moves, verdict.over, verdict.dealing) == (len(saved.lines), True, "simulated")


@pytest.mark.parametrize("mark", ["\u2028", "\u2029", "\u0085", "\x0b", "\x1c", "\r"])
def test_a_line_ends_at_a_newline_and_nowhere_else(mark: str) -> None:
    saved = simulated()
    saved.header = msgspec.structs.replace(saved.header, seats=[f"A{mark}da", *saved.header.seats[1:]])
    again = from_lines(to_lines(saved))
    assert again == saved
    assert verify(GAME, again).over
    assert from_lines(to_lines(saved).replace("\n", "\r\n")) == saved, "an editor may have turned the ends of lines"


def test_every_fiftieth_move_carries_a_digest() -> None:
    saved = simulated()
    assert [number for number, line in enumerate(saved.lines, start=1) if line.digest] == list(
        range(50, len(saved.lines) + 1, 50)
    )


def test_a_sealed_dealing_is_checked_against_its_commitment() -> None:
    saved, _ = sealed()
    assert verify(GAME, saved).dealing == "sealed"
    saved.key = None
    assert verify(GAME, saved).dealing == "open"


def test_another_key_than_the_committed_one_is_found_out() -> None:
    saved, _ = sealed()
    saved.key = "ab" * 32
    with pytest.raises(RecordError, match="not the one that was committed to"):
        verify(GAME, saved)


def test_bytes_changed_after_the_deal_are_found_out() -> None:
    saved, seal = sealed()
    text = to_lines(saved).replace("00" * 16, "01" * 16)
    with pytest.raises(RecordError, match=r"line \d+: .* is not what the dealer had to deal"):
        verify(GAME, from_lines(text))
    assert seal.commitment in text


def test_a_swapped_card_is_found_out() -> None:
    lines = to_lines(simulated()).splitlines()
    first, second = lines[1], next(line for line in lines[2:] if line.startswith("dealer deal") and line != lines[1])
    lines[1] = second
    with pytest.raises(RecordError, match=r"line 2: 'deal .*' is not what the dealer had to deal"):
        verify(GAME, from_lines("\n".join(lines) + "\n"))
    assert first != second


def test_a_wrong_digest_is_found_out() -> None:
    text = re.sub(r"#[0-9a-f]{16}", "#" + "0" * 16, to_lines(simulated()), count=1)
    with pytest.raises(RecordError, match="line 51: another position was recorded here"):
        verify(GAME, from_lines(text))


def test_a_missing_digest_is_found_out() -> None:
    text = re.sub(r" #[0-9a-f]{16}", "", to_lines(simulated()), count=1)
    with pytest.raises(RecordError, match="line 51: the digest is missing"):
        verify(GAME, from_lines(text))


def test_an_illegal_move_is_named_with_its_rule() -> None:
    saved = simulated()
    index = next(i for i, line in enumerate(saved.lines) if line.by >= 0)
    lines = to_lines(saved).splitlines()
    lines[index + 1] = f"seat{saved.lines[index].by} pass"
    with pytest.raises(RecordError, match=f"line {index + 2}: 'pass' is refused by RACE-20"):
        verify(GAME, from_lines("\n".join(lines) + "\n"))


def test_a_move_of_another_seat_is_refused() -> None:
    lines = to_lines(simulated()).splitlines()
    index = next(i for i, line in enumerate(lines) if line.startswith("seat0"))
    lines[index] = lines[index].replace("seat0", "seat1")
    with pytest.raises(RecordError, match=f"line {index + 1}: .* is refused by CORE-01"):
        verify(GAME, from_lines("\n".join(lines) + "\n"))


def test_moves_after_the_end_are_refused() -> None:
    lines = to_lines(simulated()).splitlines()
    lines.append("seat0 pass")
    with pytest.raises(RecordError, match=f"line {len(lines)}: .*CORE-02"):
        verify(GAME, from_lines("\n".join(lines) + "\n"))


def test_a_record_of_other_rules_that_does_not_replay_names_both_versions() -> None:
    text = to_lines(simulated()).replace('"version":1', '"version":9')
    assert verify(GAME, from_lines(text)).over, "it replays with the same digests, so it is accepted"
    broken = text.replace("dealer deal", "seat0 deal", 1)
    with pytest.raises(RecordError, match="recorded with version 9 of the rules, this is 1"):
        verify(GAME, from_lines(broken))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: no header"),
        ("hello\n", "line 1: no header"),
        ('{"game":' + "[" * 9000 + "\n", "line 1: no header"),
        ('{"game":"super-teams"}\n', "line 1: no header"),
        ('{"game":"x","version":1,"options":{},"seats":[],"format":7}\n', "line 1: format 7"),
        ('{"game":"x","version":1,"options":{},"seats":[]}\nseat0\n', "line 2: neither a move nor a key"),
        ('{"game":"x","version":1,"options":{},"seats":[]}\nkey ' + "a" * 64 + "\nseat0 pass\n", "line 3: something follows"),
        ('{"game":"x","version":1,"options":{},"seats":[]}\nseat0 pa', "line 2: the file is cut off"),
    ],
)
def test_a_malformed_record_names_its_line(text: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        from_lines(text)


def test_options_of_a_record_are_checked() -> None:
    text = to_lines(simulated()).replace('"seats":3,"first"', '"seats":30,"first"', 1)
    with pytest.raises(RecordError, match=r"line 1: .*seats"):
        verify(GAME, from_lines(text))
