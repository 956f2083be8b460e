"""A bot in forty lines that speaks Cantina's line protocol: it flips a coin for everything. Run it with `cantina arena`.

cantina arena super-teams --bots "random,cmd:python examples/bots/line_bot.py" --games 5
"""

import json
import random
import re
import sys

SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)")


def number_for(span: re.Match[str]) -> str:
    """Any number of a span such as -3000..3000."""
    return str(random.randint(int(span[1]), int(span[2])))


def main() -> None:
    """Answer line by line until the other side has enough."""
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "cantina":  # version, game, options
            print("bot coin", flush=True)
        elif word == "decide":  # seat, view, actions, known, seconds
            question = json.loads(rest)
            print("play", SPAN.sub(number_for, random.choice(question["actions"])), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
