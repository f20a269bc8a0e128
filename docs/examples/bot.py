"""A bot that needs nothing but Python. Start it with the link to a seat: python bot.py LINK."""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def sit_down(link):
    """All that goes over the wire."""
    base, _, token = link.rpartition("/seat/")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def send(path, body=None):
        data = body and json.dumps(body).encode()
        return urlopen(Request(f"{base}/api{path}", data, headers), timeout=60)

    return send


def play(send):
    """Choose anything, until the game is over; while nothing is asked, listen."""
    game = f"/games/{json.load(send('/seat'))['id']}"
    while not (position := (look := json.load(send(game)))["position"])["outcome"]:
        if position["ask"]:
            choice = random.choice(position["ask"]["options"])
            try:
                send(f"{game}/choice", {"number": look["number"], "choice": choice}).close()
            except HTTPError as error:
                if error.code != 409:  # the game has moved on: look again
                    raise
        else:
            with send(f"{game}/events?after={look['number']}") as stream:
                next(line for line in stream if line.startswith(b"data:"))
    return position["outcome"]


if __name__ == "__main__":
    print(play(sit_down(sys.argv[1])))
