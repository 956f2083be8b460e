"""`cantina play`: a match at the terminal, humans and bots mixed."""

import secrets
from pathlib import Path

import click

import cantina
from cantina.bots import bot
from cantina.cli.common import (
    check_seats,
    game_texts,
    language_option,
    options_option,
    read_bots,
    read_settings,
    seat_names,
)
from cantina.core.action import Action, TextError, fill, from_text, has_span, to_text
from cantina.core.describe import describe, describe_action, standing_lines
from cantina.core.driver import Match, drive
from cantina.core.event import Event, told
from cantina.core.game import OVER, Game, OptionError, Options, State
from cantina.core.ledger import Illegal, Language, core_ledger
from cantina.core.record import Seal, Sealed, header, record, to_lines
from cantina.core.source import Seeded


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--seats", type=int, help="How many seats.")
@click.option("--bots", help="Bots for the last seats; without it everybody but you is greedy. `none`: people only.")
@options_option
@click.option("--save", type=click.Path(path_type=Path), help="Save the match as a record.")
@language_option
def play(
    game_id: str, seats: int | None, bots: str | None, settings: tuple[str, ...], save: Path | None, language: Language
) -> None:
    """A match of GAME at the terminal."""
    game = cantina.game(game_id)
    named = [] if bots in (None, "none") else read_bots(bots)
    count = check_seats(game, seats if seats is not None else max(len(named) + 1, game.seats[0]))
    if len(named) > count:
        raise OptionError("too-many-bots", bots=len(named), count=count)
    if bots is None:
        named = ["greedy"] * (count - 1)
    table = Terminal(game, read_settings(game, settings, count), ["human"] * (count - len(named)) + named, language)
    try:
        table.run()
    except (EOFError, KeyboardInterrupt, click.Abort):
        click.echo("\n" + table.said.say("left-match"))
    finally:
        if save:
            save.write_text(table.saved(), "utf-8")
            click.echo(table.said.say("saved-in", file=str(save)))


class Quit(Exception):  # noqa: N818  (a wish, no error)
    """A player leaves the match."""


class Terminal:
    """One match at one terminal."""

    def __init__(self, game: Game, options: Options, seats: list[str], language: Language):
        self.game, self.seats, self.language = game, seats, language
        self.bots = [None if who == "human" else bot(who, game) for who in seats]
        self.seal = Seal()
        self.match: Match[State] = Match(game.start(options))
        self.said = game_texts(game, language).knowing(self.match.start.options.words(language))
        self.name = seat_names(self.said, seats)
        sealed = Sealed(self.seal.commitment, [secrets.token_hex(16) for who in seats if who == "human"])
        self.header = header(game, self.match.start, seats, sealed)
        self.seal.bind(self.header)
        self.choices = Seeded(secrets.randbits(62))
        self.happened: list[Event] = []
        self.heard = [0] * len(seats)  # how many events each human has read
        self.shown: int | None = None  # whose cards were on the screen last

    def saved(self) -> str:
        """The record so far. Whoever leaves closes the match, so the dealer's key comes out."""
        return to_lines(record(self.header, self.match, self.seal.key.hex()))

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        click.echo(self.said.say("title"))
        click.echo(self.said.say("note"))
        click.echo(self.said.say("commitment", hash=self.seal.commitment))
        try:
            while self.match.state.turn != OVER:
                for _, _, events in drive(self.match, self.bots, self.seal, self.choices):
                    self.happened += events
                    if "human" not in self.seats:
                        self.tell(None, events)
                if self.match.state.turn != OVER:
                    self.happened += self.match.play(self.ask(self.match.state.turn))
        except Quit:
            click.echo(self.said.say("left-match"))
            return
        for seat in self.humans():
            self.catch_up(seat)
        click.echo("\n".join(standing_lines(self.match.state.standing(), self.said, self.name)))

    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who == "human"]

    def tell(self, seat: int | None, events: list[Event]) -> None:
        """Say what happened, as a seat hears it."""
        for event in events:
            click.echo(f"  {self.said.event(told(event, seat), self.name)} [{event.rule}]")

    def catch_up(self, seat: int) -> None:
        """Say what happened since this seat last looked."""
        self.tell(seat, self.happened[self.heard[seat] :])
        self.heard[seat] = len(self.happened)

    def show(self, seat: int) -> None:
        """The table and the numbered actions."""
        state = self.match.state
        view = state.view(seat)
        click.echo("\n".join(describe(self.game, view, state.options, self.said, self.name)))
        click.echo(self.said.say("turn-of", seat=self.name(seat), prompt=self.said.say(f"prompt-{state.prompt().kind}")))
        for number, action in enumerate(state.actions(), start=1):
            click.echo(f"  {number}. {describe_action(self.game, action, view, self.said, self.name)} [{to_text(action)}]")

    def ask(self, seat: int) -> Action:
        """Ask a person until the answer is a legal action."""
        if self.shown not in (None, seat):
            click.clear()
            input(f"{self.name(seat)}: Enter ")
        self.shown = seat
        click.echo()
        self.catch_up(seat)
        self.show(seat)
        while True:
            click.echo(self.said.say("ask-action"))
            answer = input("> ").strip()
            action = self.understand(answer, seat)
            if action is None:
                continue
            try:
                self.match.state.copy().play(action)
            except Illegal as refusal:
                self.explain(refusal)
            else:
                return action

    def understand(self, answer: str, seat: int) -> Action | None:
        """The action that an answer means; other wishes are met here."""
        word, _, rest = answer.partition(" ")
        offered = self.match.state.actions()
        if answer.isdecimal():
            if 1 <= int(answer) <= len(offered):
                chosen = offered[int(answer) - 1]
                if not has_span(chosen):
                    return chosen
                click.echo(self.said.say("ask-numbers", action=to_text(chosen), example=to_text(fill(chosen, Seeded(0)))))
                return None
            click.echo(self.said.say("no-such-choice", number=answer, count=len(offered)))
        elif word == "quit":
            raise Quit
        elif word in ("?", "help", ""):
            self.show(seat)
            click.echo(self.said.say("ask-help"))
        elif word == "log":
            self.tell(seat, self.happened)
        elif word == "rule":
            self.explain_rule(rest.strip().upper())
        else:
            try:
                action: Action = from_text(answer, self.game.action)
                return action
            except TextError as problem:
                click.echo(self.said.say("not-understood", problem=str(problem)))
        return None

    def explain(self, refusal: Illegal) -> None:
        """Why an action is refused, and the rule behind it."""
        sentence = self.said.refusal(refusal.rule, refusal.arguments, self.name)
        click.echo(self.said.say("refused-by", sentence=sentence, rule=refusal.rule))
        self.explain_rule(refusal.rule)

    def explain_rule(self, rule: str) -> None:
        """A rule in words."""
        for ledger in (self.game.ledger, core_ledger()):
            if rule in ledger:
                click.echo(f"{rule}: {ledger[rule].text(self.language)}")
                return
        click.echo(self.said.say("no-such-rule", rule=rule))
