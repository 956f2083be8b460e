"""The command line: a contract that scripts rely on, and one clear line for whatever a person gets wrong."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cantina.core.ledger import LANGUAGES, Language
from cantina.core.texts import texts

ROOT = Path(__file__).parents[2]


def cantina(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cantina.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"LANG": "C.UTF-8", "CANTINA_KERNEL": "auto"} | environment,
        check=False,
    )


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.cantina"
    options = ["--games", "1", "--seats", "3", "--option", "board=short", "--save", str(path)]
    assert cantina("simulate", "super-teams", *options).returncode == 0
    return path


def test_help_lists_the_commands_and_loads_no_compiler() -> None:
    result = cantina("--help")
    assert result.returncode == 0
    assert all(name in result.stdout for name in ("games", "play", "simulate", "replay", "verify", "rules"))
    loaded = "import sys, cantina.cli; print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout == "False\n"


def test_games_are_listed_with_options_bounds_and_defaults() -> None:
    rows = json.loads(cantina("games", "--json").stdout)
    game = next(row for row in rows if row["id"] == "super-teams")
    assert game["seats"] == [2, 4]
    assert game["options"]["properties"]["seats"] == {"type": "integer", "minimum": 2, "maximum": 4, "default": 2}
    assert "hook_chain = true" in cantina("games").stdout


def test_simulation_reports_what_the_contract_names() -> None:
    result = json.loads(cantina("simulate", "super-teams", "--games", "50", "--seats", "4", "--json", "--seed", "3").stdout)
    assert list(result) == [
        "game", "version", "seats", "bots", "games", "seconds", "games_per_second", "decisions_per_second", "wins", "shared",
        "mean_score",
    ]  # fmt: skip
    assert (result["game"], result["seats"], result["games"]) == ("super-teams", 4, 50)
    assert result["bots"] == ["random"] * 4
    assert len(result["wins"]) == len(result["mean_score"]) == 4
    assert sum(result["wins"]) >= 100  # both members of a team win


def test_bots_are_repeated_around_the_table() -> None:
    mixed = cantina("simulate", "super-teams", "--games", "2", "--seats", "3", "--bots", "greedy,random", "--json")
    assert json.loads(mixed.stdout)["bots"] == ["greedy", "random", "greedy"]
    alone = json.loads(cantina("simulate", "super-teams", "--games", "2", "--bots", "random", "--json").stdout)
    assert alone["seats"] == 2, "as many seats as bots, at least the game's least"


def test_the_same_seed_gives_the_same_matches() -> None:
    first, second = (
        json.loads(cantina("simulate", "super-teams", "--games", "40", "--seed", "9", "--json").stdout)["wins"] for _ in range(2)
    )
    assert first == second


def test_a_saved_match_can_be_replayed_and_verified(saved: Path) -> None:
    assert cantina("verify", str(saved)).stdout.startswith("ok: ")
    whole = cantina("replay", str(saved), "--lang", "en").stdout
    assert "The match is over. Victory: " in whole
    part = cantina("replay", str(saved), "--to", "20", "--seat", "1", "--lang", "en").stdout
    assert "Ozo-4 gets a movement card." in part
    assert "Your movement cards: " in part
    assert "Partie skončila." in cantina("replay", str(saved), "--lang", "cs").stdout


def test_rules_are_shown_by_id_and_by_words() -> None:
    assert "RACE-24" in cantina("rules", "super-teams", "RACE-24").stdout
    assert "RACE-D-07" in cantina("rules", "super-teams", "černé", "díry", "--lang", "cs").stdout
    asked = cantina("rules", "super-teams", "do", "I", "need", "the", "exact", "number", "to", "finish?", "--lang", "en").stdout
    assert asked.splitlines()[2].startswith("RACE-R-07"), "the best comes first"
    entry = json.loads(cantina("rules", "super-teams", "RACE-49", "--json").stdout)[0]
    assert entry["id"] == "RACE-49"


def test_a_match_is_played_at_the_terminal_with_refusals_explained(tmp_path: Path) -> None:
    file = tmp_path / "mine.cantina"
    answers = "pass\nfly red 1 black-1\nnonsense\n99\nrule RACE-24\n?\n1\nquit\n"
    arguments = ["--option", "board=short", "--save", str(file), "--lang", "en"]
    result = cantina("play", "super-teams", *arguments, stdin=answers)
    assert result.returncode == 0, result.stderr
    assert "You must play a movement card and move a ship. (RACE-20)" in result.stdout
    assert "Not understood: 'nonsense' is no action" in result.stdout
    assert "There is no choice 99" in result.stdout
    assert "RACE-24: " in result.stdout
    assert "You left the match." in result.stdout
    assert "not finished; the dealing is the one that was committed to" in cantina("verify", str(file)).stdout


def test_a_mission_from_a_file_is_played_with_its_own_words(tmp_path: Path) -> None:
    file = tmp_path / "oasis.cantina"
    arguments = ["--option", "mission=@docs/examples/oasis.toml", "--save", str(file), "--lang", "en"]
    result = cantina("play", "adventures", *arguments, stdin="look full\n" + "1\n" * 30)
    assert result.returncode == 0, result.stderr
    assert "Mission: Oasis. " in result.stdout
    assert "A1, well house: A2, pump door B1 (locked, damage 0 of 4)" in result.stdout
    replayed = cantina("replay", str(file), "--to", "5", "--lang", "cs")
    assert "Mise: Oáza. " in replayed.stdout, replayed.stderr


def test_a_whole_match_is_played_by_numbers_in_czech(tmp_path: Path) -> None:
    file = tmp_path / "whole.cantina"
    arguments = ["--seats", "2", "--bots", "random", "--option", "board=short", "--save", str(file), "--lang", "cs"]
    result = cantina("play", "super-teams", *arguments, stdin="1\n" * 400)
    assert "Partie skončila. Vítěz" in result.stdout
    assert "finished; the dealing is the one that was committed to" in cantina("verify", str(file)).stdout


def test_throws_are_offered_at_places_and_can_still_be_typed_with_numbers() -> None:
    result = cantina("play", "precious-cargo", "--lang", "en", stdin="choices\nthrow place 99\nthrow 0 980\nquit\n")
    assert "16 choices: say choices." in result.stdout
    assert re.search(
        r"5\. throw your disc at place 5 \(face down\); hits about \d in 10, any card \d in 10 \[throw place 5\]", result.stdout
    )
    assert "16. throw your disc at Grogu" in result.stdout
    assert "-3000" not in result.stdout
    assert "throws the disc of The Mandalorian." in result.stdout


@pytest.mark.parametrize("game", ["super-teams", "carcassonne", "precious-cargo", "adventures"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_answered_at_the_terminal_in_both_languages(game: str, language: Language) -> None:
    typed = {
        "en": "hand/tile/score/around 1/changed/clock/last/choices/try 1/look/detail full/help",
        "cs": "ruka/destička/body/kolem 1/změny/hodiny/poslední/volby/zkus 1/pozice/podrobnost plně/pomoc",
    }[language]
    result = cantina("play", game, "--lang", language, stdin="\n".join([*typed.split("/"), "1", "quit"]) + "\n")
    assert result.returncode == 0, result.stderr
    said = texts(language)
    assert said.say("not-understood", problem="").strip() not in result.stdout
    for key in ("text-no-clock", "text-would-follow", "text-help-around"):
        assert said.say(key) in result.stdout
    assert (said.say("text-no-tiles") in result.stdout) == (game != "carcassonne")
    assert said.say("text-detail-full") in result.stdout


def test_a_match_of_bots_alone_is_shown_to_spectators() -> None:
    result = cantina("play", "super-teams", "--seats", "2", "--bots", "random,greedy", "--option", "board=short", "--lang", "en")
    assert "gets a movement card." in result.stdout
    assert "The match is over." in result.stdout


def test_losing_the_terminal_leaves_the_match() -> None:
    result = cantina("play", "super-teams", "--lang", "en", stdin="")
    assert result.returncode == 0
    assert "You left the match." in result.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "super-team"], "unknown game 'super-team'; did you mean 'super-teams'?"),
        (["play", "chess"], "unknown game 'chess'; there are "),
        (["play", "super-teams", "--seats", "5"], "super-teams takes 2 to 4 seats, not 5"),
        (["play", "super-teams", "--bots", "clever"], "unknown bot 'clever'; there are greedy, random"),
        (["play", "super-teams", "--seats", "2", "--bots", "random,random,random"], "3 bots do not fit on 2 seats"),
        (["simulate", "super-teams", "--option", "first=7"], "first must be at most 3"),
        (["simulate", "super-teams", "--option", "first=3"], "first is seat 3, but the seats are 0 to 1"),
        (["simulate", "super-teams", "--option", "colour=red"], "unknown option 'colour'; there are seats, first"),
        (["simulate", "super-teams", "--option", "board"], "--option takes KEY=VALUE, not 'board'"),
        (["simulate", "super-teams", "--option", "board=moon"], "there is no board 'moon'; shipped are long, short"),
        (["simulate", "super-teams", "--option", "board=../../etc/passwd"], "there is no board"),
        (["simulate", "super-teams", "--option", "board=@nowhere.toml"], "No such file"),
        (["simulate", "super-teams", "--games", "0"], "0 is not in the range"),
        (["play", "adventures", "--seats", "5"], "adventures takes 1 to 4 seats, not 5"),
        (["play", "adventures", "--option", "mission=atlantis"], "there is no mission 'atlantis'; there are ambush, cell-block"),
        (["play", "adventures", "--option", "characters=yoda,cara"], "there is no character 'yoda'; there are burg, cara"),
        (["play", "adventures", "--option", "characters=burg,cara"], "for Burg choose any_pair"),
        (["play", "adventures", "--seats", "2", "--option", "characters=burg,cara"], "for Burg choose mode sandbox"),
        (["play", "adventures", "--option", "mission=@README.md"], "README.md: "),
        (["play", "adventures", "--option", "mission=@docs/examples/pathfinder.toml"], "mission: unknown field 'character'"),
        (["play", "adventures", "--option", "pack=@docs/examples/oasis.toml"], "pack 'oasis': unknown field 'id'"),
        (["play", "carcassonne", "--seats", "3", "--option", "teams=true", "--lang", "cs"], "týmová hra je pro čtyři hráče"),
        (["play", "carcassonne", "--seats", "7", "--lang", "cs"], "carcassonne je pro 2 až 5 hráčů, ne pro 7"),
        (["verify", "nowhere.cantina"], "No such file"),
        (["rules", "super-teams", "zebra"], "no rule of super-teams speaks of 'zebra'; try "),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_what_a_person_gets_wrong_is_one_line_and_exit_code_2(arguments: list[str], problem: str) -> None:
    result = cantina(*arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("cantina: ")
    assert result.stderr.count("\n") == 1
    assert problem in result.stderr


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda text: text[: len(text) // 2].rstrip("\n"), "the file is cut off"),
        (lambda _: "no record at all\n", "line 1: no header of a record"),
        (lambda text: text.replace("seat0", "seat1", 1), "is refused by CORE-01"),
        (lambda text: text.replace("super-teams", "super-tems", 1), "did you mean 'super-teams'?"),
        (lambda text: text + "x" * (9 * 2**20), "is larger than 8 MiB"),
    ],
    ids=["truncated", "malformed", "another seat", "unknown game", "oversized"],
)
def test_a_damaged_record_is_one_line_and_exit_code_2(saved: Path, tmp_path: Path, damage: object, problem: str) -> None:
    path = tmp_path / "damaged.cantina"
    path.write_text(damage(saved.read_text("utf-8")), "utf-8")  # type: ignore[operator]
    result = cantina("verify", str(path))
    assert (result.returncode, result.stderr.count("\n")) == (2, 1), result.stderr
    assert problem in result.stderr


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(bytes(range(256)))
    assert "is no text" in cantina("replay", str(path)).stderr


def test_an_own_board_is_read_from_a_file(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text('name = "mine"\nspaces = "N N B N X N H A N N"\n', "utf-8")
    result = cantina("simulate", "super-teams", "--games", "5", "--option", f"board=@{board}", "--json")
    assert json.loads(result.stdout)["games"] == 5
    board.write_text('name = "mine"\nspaces = "X N N N N N"\n', "utf-8")
    assert "space 1: a black hole" in cantina("simulate", "super-teams", "--option", f"board=@{board}").stderr
