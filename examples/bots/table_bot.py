"""A bot in forty lines that plays at a table by its websocket: it flips a coin for everything. It needs `websockets` alone.

python examples/bots/table_bot.py http://localhost:8000/table/TABLE Coin
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def filled(value: Any) -> Any:
    """An action with any number in place of each span, such as {"low": -3000, "high": 3000}."""
    if isinstance(value, dict) and set(value) == {"low", "high"}:
        return random.randint(value["low"], value["high"])
    if isinstance(value, dict):
        return {key: filled(each) for key, each in value.items()}
    return [filled(each) for each in value] if isinstance(value, list) else value


def main(address: str, name: str) -> None:
    """Sit down on the first open seat, and play until the match is over."""
    base, _, table = address.rstrip("/").partition("/table/")
    asked = Request(f"{base}/api/bots", json.dumps({"name": name}).encode(), {"content-type": "application/json"})
    token = json.load(urlopen(asked))["token"]
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "ref": 0, "token": token}))
        for text in line:
            heard = json.loads(text)
            if heard["type"] == "problem" and heard["code"] != "stale":  # somebody took a move back meanwhile
                sys.exit(f"{name} was refused: {heard['rule'] or heard['code']}")
            if heard["type"] not in ("welcome", "update"):
                continue
            seen, position = heard["table"], heard["position"]
            if seen["phase"] in ("over", "closed"):
                return
            if heard["type"] == "welcome":
                free = [
                    number for number, seat in enumerate(seen["seats"]) if not (seat["name"] or seat["bot"] or seat["reserved"])
                ]
                line.send(json.dumps({"type": "sit", "ref": 1, "seat": free[0], "bytes": secrets.token_hex(16)}))
            elif seen["request"] and set(seen["request"]["waiting"]) & set(seen["mine"]):  # to take a move back, or to end
                line.send(json.dumps({"type": "answer", "ref": 2, "agree": True}))
            elif position and position["actions"]:  # None: the position is as before
                action = filled(random.choice(position["actions"]))
                line.send(json.dumps({"type": "act", "ref": 3, "actions": [action], "moves": position["moves"]}))


if __name__ == "__main__":
    main(*sys.argv[1:3])
