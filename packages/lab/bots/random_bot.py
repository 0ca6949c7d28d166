"""A bot of a few lines (docs/PROTOCOL.md): chance decides, but it attacks when it can and keeps dice that are alike.

    npm run -s lab -- sim barbarian paladin --policy-a "cmd:python3 packages/lab/bots/random_bot.py" --games 100
"""

import json
import random
import sys


def keep_alike(view, options):
    """Of all ways to keep dice, the one with all dice of the most frequent value."""
    values = view["rolls"][-1]["values"]
    most = max(values, key=values.count)
    alike = [i for i, value in enumerate(values) if value == most]
    return next((o for o in options if o["kind"] == "keep" and o["dice"] == alike), None)


def choose(ask, options, view):
    attacks = [o for o in options if o["kind"] == "activate" and o["ability"] is not None]
    if attacks:
        return random.choice(attacks)
    if ask == "roll":
        return keep_alike(view, options) or random.choice(options)
    return random.choice([o for o in options if o["kind"] != "sell"] or options)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        random.seed(str(message["setup"]))
    if message["type"] == "decision":
        move = choose(message["ask"], message["options"], message["view"])
        print(json.dumps({"id": message["id"], "choice": move["text"]}), flush=True)
