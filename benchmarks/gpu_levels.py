"""The duels of `benchmarks.levels` with rollouts on a GPU: the same choices as on the CPU, hundreds of matches at once.

`python -m benchmarks.gpu_levels GAME PTX FILE DEALS SECONDS WORKERS [WORDS]` plays the deals that are not in the file yet, until
so many seconds are over; `benchmarks.levels FILE` prints the table. Workers play many matches each, and the rollouts that these
wait for go to the GPU together. Times in the file are zero: how long a decision takes on the CPU is measured on the CPU.
"""

import queue
import sys
import threading
import time
from collections import defaultdict
from concurrent.futures import Future
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import cantina
from benchmarks.gpu_rollouts import wanted
from benchmarks.levels import ROWS, Played
from cantina.arena import Duel, match_from
from cantina.bots import bot, make_ready
from cantina.core.compiler import layout
from cantina.gpu import Asked, Rollouts

AT_ONCE = 48  # matches that a worker plays side by side
WAVE = 384  # rollouts that a decision asks for at once, also such as it may turn out not to need
FARTHEST = 16  # slices ahead


class Broker:
    """Gathers what the matches of a worker wait for, and has it computed in one launch."""

    def __init__(self, connection: Any):
        self._connection, self._waiting = connection, queue.SimpleQueue[Any]()
        threading.Thread(target=self._serve, daemon=True).start()

    def ask(self, ahead: Any, candidates: list[int], starts: list[int], size: int) -> Any:
        """What slices of rollouts lead to, by slice and candidate."""
        answer: Future[Any] = Future()
        self._waiting.put((ahead, candidates, starts, size, answer))
        return answer.result()

    def _serve(self) -> None:
        while True:
            gathered = [self._waiting.get()]
            while not self._waiting.empty():
                gathered.append(self._waiting.get())
            positions, setups, jobs, at = [], [], list[Asked](), 0
            for number, (ahead, candidates, starts, size, _) in enumerate(gathered):
                setups.append(ahead._setup)
                some, more = wanted(ahead, at, number, 0, size, candidates)
                positions.append(some)
                jobs += [job._replace(first=start) for start in starts for job in more]
                at += len(some)
            for array in (np.concatenate(positions), np.concatenate(setups), np.array(jobs, np.int64)):
                self._connection.send_bytes(array.tobytes())
            sums, at = np.frombuffer(self._connection.recv_bytes(), np.int64).tolist(), 0
            for _, candidates, starts, _, answer in gathered:
                count = len(candidates) * len(starts)
                answer.set_result(sums[at : at + count])
                at += count


def work(game_id: str, connection: Any, tasks: Any, results: Any, until: float) -> None:
    """A worker: matches side by side, until there are none or the time is over."""
    game: Any = cantina.game(game_id)
    make_ready(game, [bot("hard", game)])
    broker = Broker(connection)
    ahead_class: Any = import_module(f"cantina.games.{game_id.replace('-', '_')}.lookahead").Lookahead

    def rollouts(self: Any, candidates: Any, numbers: range) -> list[int]:
        known, size = self.__dict__.setdefault("_found", {}), len(numbers)
        if any((candidate, numbers.start) not in known for candidate in candidates):
            asked = list(candidates)
            ahead = max(1, min(FARTHEST, WAVE // (len(asked) * size)))
            starts = [numbers.start + size * number for number in range(ahead)]
            found = iter(broker.ask(self, asked, starts, size))
            known.update(((candidate, start), next(found)) for start in starts for candidate in asked)
        return [known[candidate, numbers.start] for candidate in candidates]

    ahead_class.rollouts = rollouts

    def play() -> None:
        while time.time() < until:
            try:
                index, number, side = tasks.get_nowait()
            except queue.Empty:
                return
            row = ROWS[index]
            found = match_from(side, game, game.start(**row.options), row.challenger, row.others, row.seed, number)
            results.put((index, number, side, found))

    threads = [threading.Thread(target=play, daemon=True) for _ in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    results.put(None)


def serve(connection: Any, rollouts: Rollouts, state: Any, setup: Any) -> None:
    """Launch what a worker asks for, on a stream of its own."""
    import cupy  # type: ignore[import-not-found,unused-ignore]

    with cupy.cuda.Stream(non_blocking=True):
        while True:
            try:
                positions = np.frombuffer(connection.recv_bytes(), state)
                setups = np.frombuffer(connection.recv_bytes(), setup)
                jobs = np.frombuffer(connection.recv_bytes(), np.int64).reshape(-1, len(Asked._fields))
            except EOFError:
                return
            connection.send_bytes(rollouts(positions, setups, jobs).tobytes())


def main(game_id: str, ptx: Path, file: Path, deals: int, seconds: float, workers: int, words: list[str]) -> None:
    """Play what is missing."""
    until = time.time() + seconds
    read = msgspec.json.Decoder(Played).decode
    known = [read(text) for text in file.read_text("utf-8").splitlines()] if file.exists() else []
    done = {(each.name, each.number) for each in known}
    context, game = get_context("spawn"), cantina.game(game_id)
    make_ready(game, [bot("hard", game)])  # compiled once, and read from the disk by the workers
    tasks, results, matches = context.Queue(), context.Queue(), 0
    rows = [row for row in ROWS if row.game == game_id and all(word in row.name for word in words)]
    for number in range(deals):
        for row in rows:
            if (row.name, number) not in done:
                for side in range(len(game.start(**row.options).options.sides())):
                    tasks.put((ROWS.index(row), number, side))
                    matches += 1
    record = import_module(f"cantina.games.{game_id.replace('-', '_')}.kernel.record")
    rollouts = Rollouts(ptx)
    for _ in range(workers):
        ours, theirs = context.Pipe()
        context.Process(target=work, args=(game_id, theirs, tasks, results, until), daemon=True).start()
        arguments = (ours, rollouts, layout(record.State), layout(record.Setup))
        threading.Thread(target=serve, args=arguments, daemon=True).start()
    running, began, played = workers, time.time(), 0
    parts: dict[tuple[int, int], dict[int, Duel]] = defaultdict(dict)  # of each deal, by side
    while running and time.time() < until:
        try:
            found = results.get(timeout=1.0)
        except queue.Empty:
            continue
        if found is None:
            running -= 1
            continue
        index, number, side, duel = found
        deal, row = parts[index, number], ROWS[index]
        deal[side] = duel
        played += 1
        if len(deal) == len(game.start(**row.options).options.sides()):
            won = [deal[each].won[0] for each in sorted(deal)]
            decisions = [sum(each.decisions[who] for each in deal.values()) for who in (0, 1)]
            with file.open("a", encoding="utf-8") as opened:
                opened.write(msgspec.json.encode(Played(row.name, number, Duel(won, decisions, [0.0, 0.0]))).decode() + "\n")
        if played % 100 == 0:
            print(f"{played} of {matches} matches after {time.time() - began:.0f} s", flush=True)
    print(f"{played} of {matches} matches in {time.time() - began:.0f} s")


if __name__ == "__main__":
    named, ptx_file, out_file, deals_text, seconds_text, workers_text = sys.argv[1:7]
    main(named, Path(ptx_file), Path(out_file), int(deals_text), float(seconds_text), int(workers_text), sys.argv[7:])
