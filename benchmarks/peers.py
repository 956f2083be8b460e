"""Steps a second of other libraries' games beside ours, in one run: `python -m benchmarks.peers`.

What the registry has of them is installed into an environment of its own, build/peers. Everything is measured there on one core,
by processor time, and the table is kept in benchmarks/peer_figures.md, from where `make report` takes it.
"""

import importlib.metadata
import importlib.util
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "peers"
KEPT = ROOT / "benchmarks" / "peer_figures.md"  # for `make report`, which installs nothing
PACKAGES = {  # and what they need but do not ask for: rlcard calls pip
    "open_spiel": ["open_spiel"],
    "pgx": ["pgx"],
    "rlcard": ["rlcard", "setuptools"],
    "pettingzoo": ["pettingzoo[classic]"],
    "catanatron": ["catanatron"],
}
STEP, LOOP, BATCH = "Python, step by step", "compiled loop", "batch of 1,024"
MANY = 1024
ROUNDS = 5
LONGEST = 1000  # turns of Catan at random, which may never end


class Row(NamedTuple):
    """What is measured: the work, which says how many decisions it made."""

    level: str
    library: str
    game: str
    work: Callable[[], int]


# ---- ours ------------------------------------------------------------------------------------------------------------------


def ours() -> Iterator[Row]:
    """Cantina's games at each level."""
    import numpy as np

    import cantina
    from benchmarks.measure import protocol_decisions
    from cantina.core.compiled import CompiledGame

    for game_id in cantina.games.ids():
        game: Any = cantina.game(game_id)
        start: Any = game.start(seats=2)
        compiled = isinstance(game, CompiledGame)
        if compiled:
            game.compile()
        yield Row(STEP, "cantina", game_id, partial(protocol_decisions, start))
        if not compiled:
            continue
        yield Row(LOOP, "cantina", game_id, partial(played_out, start))
        batch, rng = cantina.Batch(game_id, MANY, seed=1, seats=2), np.random.default_rng(0)
        yield Row(BATCH, "cantina", game_id, partial(stepped, batch, rng, 100))


def played_out(start: Any) -> int:
    """Random matches inside the kernel."""
    import cantina

    return int(cantina.playouts(start, 500, seed=1).decisions.sum())


def stepped(batch: Any, rng: Any, steps: int) -> int:
    """Random actions in every match of a batch, with masks of what may be done next."""
    for _ in range(steps):
        batch.step(batch.sample(rng))
    return steps * int(batch.n)


# ---- PettingZoo ------------------------------------------------------------------------------------------------------------


def around(env: Any, matches: range) -> int:
    """Whole matches through PettingZoo's interface, as its documentation has it; returns how many decisions were made."""
    import numpy as np

    rng, decisions = random.Random(1), 0
    for number in matches:
        env.reset(seed=number)
        while env.agents:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            allowed = np.flatnonzero(seen["action_mask"].view(np.bool_))
            env.step(int(allowed[int(rng.random() * len(allowed))]))
            decisions += 1
    return decisions


def zoos() -> dict[str, tuple[Any, int]]:
    """PettingZoo's own connect_four, ours through PettingZoo, and how many matches take some tenths of a second."""
    from pettingzoo.classic import connect_four_v3

    from cantina.rl import zoo

    own = {game: (zoo.env(game, seats=2), 40) for game in ("carcassonne", "super-teams")}
    return {"connect_four": (connect_four_v3.env(), 100), **own}


def pettingzoo() -> Iterator[Row]:
    """Steps through PettingZoo."""
    for name, (env, matches) in zoos().items():
        library = "pettingzoo" if name == "connect_four" else "cantina, through pettingzoo"
        yield Row(STEP, library, name, partial(around, env, range(matches)))


def ratios() -> Iterator[str]:
    """How many times PettingZoo's own rate ours is, round by round in turns: machines are quick and slow by turns."""
    envs = zoos()
    for env, _ in envs.values():
        around(env, range(3))
    rates: dict[str, list[float]] = {name: [] for name in envs}
    for _ in range(2 * ROUNDS - 1):
        for name, (env, matches) in envs.items():
            began = time.process_time()
            decisions = around(env, range(matches))
            rates[name].append(decisions / (time.process_time() - began))
    own = rates.pop("connect_four")
    for name, found in rates.items():
        each = sorted(a / b for a, b in zip(found, own, strict=True))
        yield f"{name} {statistics.median(each):.1f} times ({each[0]:.1f} to {each[-1]:.1f})"


# ---- the others ------------------------------------------------------------------------------------------------------------


def open_spiel() -> Iterator[Row]:
    """Games in C++: stepped from Python, and whole matches of its own random bots; ours as it sees them."""
    import pyspiel

    from cantina.rl import spiel

    for name in ("connect_four", "backgammon", "hearts", "spades"):
        game = pyspiel.load_game(name)
        yield Row(STEP, "open_spiel", name, partial(spiel_steps, game, 10_000))
        yield Row(LOOP, "open_spiel", name, spiel_loop(pyspiel, game))
    own = pyspiel.load_game(spiel.name_of("super-teams"))
    yield Row(STEP, "cantina, through open_spiel", "super-teams", partial(spiel_steps, own, 200))


def spiel_steps(game: Any, least: int) -> int:
    """Decisions of players; chance is drawn by its odds, and not counted."""
    rng, decisions = random.Random(1), 0
    while decisions < least:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            offered = state.legal_actions()
            state.apply_action(offered[int(rng.random() * len(offered))])
            decisions += 1
    return decisions


def spiel_loop(pyspiel: Any, game: Any) -> Callable[[], int]:
    """Matches inside C++; it does not say how many decisions they had, so that of as many from Python is taken."""
    many = 200
    whole = sum(spiel_steps(game, 1) for _ in range(many))
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]

    def work() -> int:
        for number in range(many):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return whole

    return work


def rlcard() -> Iterator[Row]:
    """Card games in Python, with its own random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    for name in ("uno", "gin-rummy"):
        env = library.make(name, {"seed": 1})
        env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def work(env: Any = env) -> int:
            return sum(sum(len(trajectory) // 2 for trajectory in env.run()[0]) for _ in range(30))

        yield Row(STEP, "rlcard", name, work)


def catanatron() -> Iterator[Row]:
    """Catan in Python, its own random players."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        decisions = 0
        for number in range(2):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
            while game.winning_color() is None and game.state.num_turns < LONGEST:
                game.play_tick()
                decisions += 1
        return decisions

    yield Row(STEP, "catanatron", "Catan, two players", work)


def pgx() -> Iterator[Row]:
    """Games in JAX on the CPU: jitted steps from Python, and a batch inside one compiled loop, with automatic restart."""
    import jax
    import pgx as library
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    def chosen(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)

    for name in ("connect_four", "backgammon", "sparrow_mahjong"):
        env = library.make(name)
        begin, step, choose = jax.jit(env.init), jax.jit(env.step), jax.jit(chosen)

        def by_steps(begin: Any = begin, step: Any = step, choose: Any = choose) -> int:
            key, decisions = jax.random.PRNGKey(1), 0
            while decisions < 300:
                key, first = jax.random.split(key)
                state = begin(first)
                while not state.terminated and decisions < 300:
                    key, one, two = jax.random.split(key, 3)
                    state = step(state, choose(one, state.legal_action_mask), two)
                    decisions += 1
            return decisions

        yield Row(STEP, "pgx", name, by_steps)
        for level, many, length in ((LOOP, 1, 1000), (BATCH, MANY, 20)):
            yield Row(level, "pgx", name, pgx_batch(jax, env, auto_reset, chosen, many, length))


def pgx_batch(jax: Any, env: Any, auto_reset: Any, chosen: Any, many: int, length: int) -> Callable[[], int]:
    """`length` steps of `many` matches in one compiled call."""
    steps = jax.vmap(auto_reset(env.step, env.init))

    def once(carried: Any, _: Any) -> tuple[Any, None]:
        state, key = carried
        key, one, two = jax.random.split(key, 3)
        return (steps(state, chosen(one, state.legal_action_mask), jax.random.split(two, many)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, length=length)[0])
    kept: list[Any] = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), many)), jax.random.PRNGKey(1)]

    def work() -> int:
        kept[:] = run(*kept)
        kept[0].terminated.block_until_ready()
        return many * length

    return work


PEERS = {"pettingzoo": pettingzoo, "open_spiel": open_spiel, "rlcard": rlcard, "catanatron": catanatron, "pgx": pgx}

NOT_COMPARABLE = """\
What is not comparable: a decision of Catan, of hearts and of Carcassonne are different amounts of rules, and no other
library has our games. Python steps of `cantina` are typed actions with their events; those of pgx are compiled calls for one
match, which it is not made for; rlcard's and catanatron's include their own random players. open_spiel has no batch, and its loop
does not say how many decisions it made: those of as many matches from Python are taken. pgx is measured on the CPU, though it is
made for GPUs and TPUs. Chance is drawn in all of them, and its moves are counted in none."""


# ---- installing, measuring -------------------------------------------------------------------------------------------------


def install() -> list[str]:
    """Make the environment; returns the packages that are not to be had."""
    uv, python = [sys.executable, "-m", "uv", "--quiet"], str(PLACE / "bin" / "python")
    if not PLACE.exists():
        subprocess.run([*uv, "venv", "--seed", "--python", sys.executable, str(PLACE)], check=True)
    into = [*uv, "pip", "install", "--python", python]
    subprocess.run([*into, "-e", str(ROOT)], check=True)
    return [name for name, wanted in PACKAGES.items() if subprocess.run([*into, *wanted], check=False).returncode]


def measured() -> Iterator[tuple[Row, float, float]]:
    """Each row with the median and the best of its rates, on one core."""
    from benchmarks.measure import rate

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    there = [found for name, found in PEERS.items() if importlib.util.find_spec("pyspiel" if name == "open_spiel" else name)]
    for rows in (ours, *there):
        for row in rows():
            row.work()  # what is called for the first time is compiled
            yield row, *rate(row.work, ROUNDS, time.process_time)


def table() -> str:
    """The section of docs/benchmarks.md."""
    from benchmarks.machine import machine

    found = sorted(measured(), key=lambda each: ((STEP, LOOP, BATCH).index(each[0].level), -each[1]))
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in PACKAGES if _is_there(name))
    lines = ["## Peers", "", f"`python -m benchmarks.peers`: {versions}; {machine()}; one core, processor time.", ""]
    lines += ["| level | library | game | decisions a second | best |", "|---|---|---|---|---|"]
    lines += [f"| {row.level} | {row.library} | {row.game} | {middle:,.0f} | {best:,.0f} |" for row, middle, best in found]
    if _is_there("pettingzoo"):
        lines += ["", f"Through PettingZoo, beside its own connect_four in turns: {'; '.join(ratios())}."]
    return "\n".join([*lines, "", NOT_COMPARABLE])


def _is_there(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def main() -> None:
    """Install, and measure in there."""
    missing = install()
    quiet = {"JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    measuring = [str(PLACE / "bin" / "python"), "-m", "benchmarks.peers", "measure"]
    found = subprocess.run(measuring, cwd=ROOT, env=os.environ | quiet, check=True, capture_output=True, text=True).stdout
    if missing:
        found += f"\nNot to be had where this was measured: {', '.join(missing)}.\n"
    KEPT.write_text(found[found.index("## Peers") :], "utf-8")
    print(KEPT.read_text("utf-8"))


if __name__ == "__main__":
    print(table()) if sys.argv[1:] == ["measure"] else main()
