"""`cantina analyse`: what a saved match was won and lost by."""

import sys
from collections.abc import Callable
from pathlib import Path

import click
import msgspec

import cantina
from cantina.cli.common import game_texts, json_option, language_option, read_record, seat_names
from cantina.core.bot import HasLookahead, HasPlanner
from cantina.core.ledger import Language
from cantina.core.record import RecordError, begin, replay
from cantina.core.texts import Texts
from cantina.teacher.analysis import Analysis, judge, summed
from cantina.teacher.reasons import sentence


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@language_option
@json_option
def analyse(file: Path, language: Language, as_json: bool) -> None:
    """A saved match: what every move was worth, what luck brought, and the moves that would have been better."""
    saved = read_record(file)
    game = cantina.game(saved.header.game)
    said = game_texts(game, language)
    if isinstance(game, HasLookahead):
        game.compile()
    elif not isinstance(game, HasPlanner):
        raise RecordError(said.say("cannot-analyse", game=said.say("title")))
    match, moves = None, []
    for match, by, action, _ in replay(game, saved):  # noqa: B007  (what it has come to at the end)
        moves.append((by, action))
    start, turns = begin(game, saved.header), []
    with click.progressbar(length=len(moves), label=game.id, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        for turn in judge(game, start, moves):
            turns.append(turn)
            bar.update(turn.next - bar.pos)
    found = summed(game, match.state if match else start, turns)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    for line in lines(found, said, seat_names(said, saved.header.seats)):
        click.echo(line)


def lines(found: Analysis, said: Texts, name: Callable[[int], str]) -> list[str]:
    """An analysis as people read it."""

    def amount(worth: float) -> str:
        return signed(worth, found.unit, said)

    lines = [said.say("analysis-title", game=said.say("title"), turns=len(found.turns)), said.say(f"analysis-unit-{found.unit}")]
    for seat, word in enumerate(found.words):
        lost, luck = amount(found.given_away[seat]), amount(found.luck[seat])
        lines.append("  " + said.say("analysis-seat", seat=name(seat), lost=lost, luck=luck, word=said.say(word)))
    lines.append(said.say("analysis-turning"))
    for index in found.turning:
        turn = found.turns[index]
        about = {"move": turn.move + 1, "seat": name(turn.seat), "played": ", ".join(turn.played)}
        lines.append("  " + said.say("analysis-turn", worth=amount(turn.worth), luck=amount(turn.luck), **about))
    mistakes = [turn for turn in found.turns if turn.mistake]
    lines.append(said.say("analysis-mistakes" if mistakes else "analysis-no-mistakes"))
    for turn in mistakes:
        why = sentence(turn.reasons, said)
        about = {"move": turn.move + 1, "seat": name(turn.seat), "played": ", ".join(turn.played)}
        lines.append("  " + said.say("analysis-mistake", best=", ".join(turn.best), gain=amount(turn.loss), why=why, **about))
    great = [turn for turn in found.turns if turn.found]
    lines += [said.say("analysis-great")] if great else []
    for turn in great:
        about = {"move": turn.move + 1, "seat": name(turn.seat), "played": ", ".join(turn.played)}
        lines.append("  " + said.say("analysis-great-turn", gain=amount(turn.found), **about))
    return lines


def signed(worth: float, unit: str, said: Texts) -> str:
    """A worth with its sign: chances in percent, the rest as it is counted."""
    text = f"{100 * worth:+.0f} %" if unit == "chance" else f"{worth:+.1f}"
    return text.replace(".", ",") if said.language == "cs" else text
