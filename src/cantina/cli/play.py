"""`cantina play`: a match at the terminal, humans and bots mixed."""

import secrets
from collections.abc import Callable
from pathlib import Path

import click

import cantina
from cantina.bots import bot
from cantina.bots.levels import seated
from cantina.cli.common import (
    check_seats,
    game_texts,
    language_option,
    options_option,
    read_bots,
    read_settings,
    seat_names,
)
from cantina.core.action import Action, TextError
from cantina.core.bot import Observation
from cantina.core.console import DETAIL_WORDS, MOST_AT_ONCE, Detail, looked, parse
from cantina.core.describe import offers, promise, read, speak, standing_lines
from cantina.core.driver import Match, drive
from cantina.core.event import Event, told
from cantina.core.game import OVER, Game, OptionError, Options, State, Turn
from cantina.core.ledger import Illegal, Language, core_ledger
from cantina.core.record import Seal, Sealed, header, record, to_lines
from cantina.core.source import Seeded
from cantina.core.spoken import Offer, Spoken, plain
from cantina.core.story import HasStories, Part
from cantina.table.advice import advised
from cantina.teacher.hint import hint
from cantina.teacher.reasons import said_worth


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


class Quit(Exception):  # noqa: N818  (a request, no error)
    """A player leaves the match."""


class Terminal:
    """One match at one terminal."""

    def __init__(self, game: Game, options: Options, seats: list[str], language: Language):
        self.game, self.seats, self.language = game, seats, language
        self.bots = [None if who == "human" else bot(who, game) for who in seats]
        self.seal = Seal()
        self.match: Match[State] = Match(seated(game, game.start(options), seats))
        self.said = game_texts(game, language).knowing(self.match.start.options.words(language))
        self.name = seat_names(self.said, seats)
        sealed = Sealed(self.seal.commitment, [secrets.token_hex(16) for who in seats if who == "human"])
        self.header = header(game, self.match.start, seats, sealed)
        self.seal.bind(self.header)
        self.chance = Seeded(secrets.randbits(62))
        self.detail: Detail = "normal"
        self.happened: list[Event] = []
        self.forced: dict[int, int] = {}  # before which of them somebody's only choice was made
        self.latest: list[Event] = []  # of the last move that was seen to do something
        self.heard = [0] * len(seats)  # how many events each human has read
        self.since = [0] * len(seats)  # how many there were when each last decided
        self.scores: list[list[str]] = [[] for _ in seats]  # and how it stood then
        self.shown: int | None = None  # whose cards were on the screen last

    def saved(self) -> str:
        """The record so far. Leaving closes the match, so the dealer's key is published."""
        return to_lines(record(self.header, self.match, self.seal.key.hex()))

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        click.echo(self.said.say("title"))
        click.echo(self.said.say("note"))
        click.echo(self.said.say("commitment", hash=self.seal.commitment))
        if isinstance(self.game, HasStories):
            self.narrate(self.game.prologue(self.match.state.options))
        try:
            while self.match.state.turn != OVER:
                for turn, _, events in drive(self.match, self.bots, self.seal, self.chance):
                    self.hear(events, turn)
                    if "human" not in self.seats:
                        self.tell(None, events)
                if self.match.state.turn != OVER:
                    self.hear(self.match.play(self.ask(self.match.state.turn)))
        except Quit:
            click.echo(self.said.say("left-match"))
            return
        for seat in self.humans():
            self.catch_up(seat)
        if isinstance(self.game, HasStories):
            self.narrate(self.game.epilogue(self.match.state))
        click.echo("\n".join(standing_lines(self.match.state.standing(), self.said, self.name)))

    def narrate(self, parts: list[Part]) -> None:
        """Tell a story: what its panels say."""
        for part in parts:
            click.echo(f"\n{part.name[self.language]}: {part.kind[self.language]}")
            _echo([panel.words[self.language] for panel in part.panels])
        if parts:
            click.echo()

    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who == "human"]

    def hear(self, events: list[Event], by: Turn = OVER) -> None:
        """Keep what happened; a forced move is reported as such."""
        if by >= 0 and self.bots[by] is None:
            self.forced[len(self.happened)] = by
        self.latest = events or self.latest
        self.happened += events

    def tell(self, seat: int | None, events: list[Event]) -> None:
        """Say what happened, as a seat hears it."""
        for event in events:
            click.echo(f"  {self.said.event(told(event, seat), self.name)} [{event.rule}]")

    def catch_up(self, seat: int) -> None:
        """Say what happened since this seat last looked."""
        for number in range(self.heard[seat], len(self.happened)):
            if self.forced.get(number) == seat:
                click.echo(f"  {self.said.say('text-forced')}")
            self.tell(seat, [self.happened[number]])
        self.heard[seat] = len(self.happened)

    def spoken(self, seat: int) -> Spoken:
        """The position in words."""
        state = self.match.state
        return speak(self.game, state.view(seat), state.options, state.actions(), self.said, self.name)

    def offers(self, seat: int) -> list[Offer]:
        """The choices in words."""
        return offers(self.game, self.match.state, seat, self.said, self.name)

    def announce(self, seat: int) -> None:
        """Say what is to be decided, with what, and the choices where there are few."""
        state, found = self.match.state, [offer for offer in self.offers(seat) if offer.listed]
        click.echo(self.said.say("turn-of", seat=self.name(seat), prompt=self.said.say(f"prompt-{state.prompt().kind}")))
        _echo(looked(self.spoken(seat), "normal" if self.detail == "full" else "short"))
        few = self.detail == "full" or (self.detail == "normal" and len(found) <= MOST_AT_ONCE)
        _echo(_numbered(found) if few else [self.said.say("text-choices-many", count=len(found))])

    def ask(self, seat: int) -> Action:
        """Ask a person until the answer is a legal action."""
        if self.shown not in (None, seat):
            click.clear()
            input(f"{self.name(seat)}: Enter ")
        self.shown = seat
        click.echo()
        self.catch_up(seat)
        self.announce(seat)
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
                self.decided(seat)
                return action

    def decided(self, seat: int) -> None:
        """Remember the score after a decision, so that `changed` can compare."""
        self.since[seat] = len(self.happened)
        self.scores[seat] = self.spoken(seat).score

    def understand(self, answer: str, seat: int) -> Action | None:
        """The action that an answer means; other words are answered here."""
        found = self.offers(seat)
        verbs = {plain(form.split()[0]) for offer in found for form in offer.forms}
        word, rest = parse(answer or "help")
        if answer.isdecimal():
            return self.chosen(int(answer), found)
        if word == "quit" and plain(answer) not in verbs:
            raise Quit
        if word in ANSWERED and plain(answer.split(" ")[0]) not in verbs:
            ANSWERED[word](self, seat, rest)
            return None
        return self.meant(answer, found)

    def meant(self, answer: str, found: list[Offer]) -> Action | None:
        """The action that a line of words means."""
        typed = plain(" ".join(answer.split()))
        offer = next((offer for offer in found if typed in map(plain, offer.forms)), None)
        if offer:
            return offer.action
        try:
            return read(self.game, self.match.state, answer)
        except TextError as problem:
            click.echo(self.said.say("not-understood", problem=str(problem)))
            return None

    def chosen(self, number: int, found: list[Offer]) -> Action | None:
        """The choice of a number."""
        listed = [offer for offer in found if offer.listed]
        if 1 <= number <= len(listed):
            return listed[number - 1].action
        click.echo(self.said.say("no-such-choice", number=number, count=len(listed)))
        return None

    # ---- commands ------------------------------------------------------------------------------------------------------

    def help(self, seat: int, rest: str) -> None:  # noqa: ARG002  (as every command)
        """How to answer, and every command."""
        click.echo(self.said.say("ask-help"))
        for word in (*ANSWERED, "quit"):
            click.echo(f"  {self.said.say(f'text-form-{word}')}: {self.said.say(f'text-help-{word}')}")

    def look(self, seat: int, rest: str) -> None:
        """The position."""
        _echo(looked(self.spoken(seat), DETAIL_WORDS.get(plain(rest), self.detail)))

    def tell_hand(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """The player's tile and cards."""
        spoken = self.spoken(seat)
        _echo([*(spoken.tile or []), *spoken.hand] or [self.said.say("text-no-hand")])

    def tell_tile(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """The tile in hand."""
        tile = self.spoken(seat).tile
        _echo(tile or [self.said.say("text-no-tiles" if tile is None else "text-no-tile")])

    def tell_score(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """How it stands."""
        _echo(self.spoken(seat).score)

    def hint(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """The best moves, as the seat may know them."""
        state, made = self.match.state, len(self.match.moves)
        found = hint(self.game, Observation(state, seat, self.match.events), seat, Seeded(made))
        believed = state.redeal(seat, Seeded(made))
        for number, move in enumerate(found.moves, start=1):
            told = advised(self.game, believed, seat, move, self.said, self.name, reader=seat)
            worth = said_worth(told.worth, found.unit, self.language)
            _echo([self.said.say("hint-move", number=number, worth=worth, words=told.words, why=told.why)])
        _echo([self.said.say(f"hint-unit-{found.unit}")])

    def around(self, seat: int, rest: str) -> None:
        """What lies at a place."""
        spoken = self.spoken(seat)
        _echo([spoken.around(rest) or self.said.say("text-no-place", asked=rest, example=next(iter(spoken.places), ""))])

    def changed(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """What happened since this seat's last move, and how the score stands if it is another one."""
        events = self.happened[self.since[seat] :]
        if not events:
            click.echo(self.said.say("text-nothing-changed"))
        self.tell(seat, events)
        _echo([line for line in self.spoken(seat).score if line not in self.scores[seat]])

    def clock(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """How much time is left."""
        click.echo(self.said.say("text-no-clock"))

    def last(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """What the last move brought."""
        self.tell(seat, self.latest)

    def choices(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """All choices, whatever the detail."""
        _echo(_numbered([offer for offer in self.offers(seat) if offer.listed]))

    def try_out(self, seat: int, rest: str) -> None:
        """What would follow; nothing is moved."""
        found = self.offers(seat)
        action = self.chosen(int(rest), found) if rest.isdecimal() else self.meant(rest, found)
        if action is None:
            return
        believed = self.match.state.redeal(seat, Seeded(len(self.match.moves)))
        try:
            events = believed.copy().play(action)
        except Illegal as refusal:
            self.explain(refusal)
            return
        click.echo(self.said.say("text-would-follow"))
        self.tell(seat, events)
        promised = promise(self.game, believed, action, seat, self.said, self.name)
        _echo(promised if events or promised else [self.said.say("text-nothing-follows")])

    def choose_detail(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """Sets how much detail is read out."""
        self.detail = DETAIL_WORDS.get(plain(rest), self.detail)
        click.echo(self.said.say(f"text-detail-{self.detail}"))
        click.echo(self.said.say("text-detail-which"))

    def log(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """Everything that happened."""
        self.tell(seat, self.happened)

    def rule(self, seat: int, rest: str) -> None:  # noqa: ARG002
        """A rule in words."""
        self.explain_rule(rest.upper())

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


ANSWERED: dict[str, Callable[[Terminal, int, str], None]] = {
    "hand": Terminal.tell_hand,
    "tile": Terminal.tell_tile,
    "score": Terminal.tell_score,
    "around": Terminal.around,
    "changed": Terminal.changed,
    "clock": Terminal.clock,
    "last": Terminal.last,
    "choices": Terminal.choices,
    "hint": Terminal.hint,
    "try": Terminal.try_out,
    "look": Terminal.look,
    "detail": Terminal.choose_detail,
    "log": Terminal.log,
    "rule": Terminal.rule,
    "help": Terminal.help,
}


def _echo(lines: list[str]) -> None:
    for line in lines:
        click.echo(f"  {line}")


def _numbered(found: list[Offer]) -> list[str]:
    return [f"{number}. {offer.words} [{offer.forms[0]}]" for number, offer in enumerate(found, start=1)]
