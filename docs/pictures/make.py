"""Take the pictures of the table anew: python docs/pictures/make.py [FOLDER].

A table of its own is opened, some of each game is played, and a browser looks on: at a desk and on
a phone, by day and by night.
"""

import os
import subprocess
import sys
from pathlib import Path
from signal import SIGINT
from tempfile import TemporaryDirectory
from time import sleep

import httpx2
from chromium import chromium

from barricades.games import NAMES, load

ANSWERS = {"dual-powers": 14, "revolution": 30, "prelude": 12}  # of the viewer, until the picture
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
SIGHTS = {  # by the end of the name: how large the page is, and in which light
    "": (DESK, "light"),
    "-dark": (DESK, "dark"),
    "-phone-light": (PHONE, "light"),
    "-phone-dark": (PHONE, "dark"),
}


def main(folder: Path) -> None:
    """All pictures, into a folder."""
    with TemporaryDirectory() as home, chromium() as browser:
        command = [sys.executable, "-m", "barricades", "table", "--no-browser", "--port", "0"]
        env = {**os.environ, "BARRICADES_HOME": home}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as table:
            try:
                told = table.stdout.readline().split()
                url = next(word for word in told if "http" in word).rstrip("/")
                for game in NAMES:
                    place = sit_down(browser, played(url, game))
                    for ending, (size, light) in SIGHTS.items():
                        look(browser, place, size, light, folder / f"table-{game}{ending}.png")
            finally:
                table.send_signal(SIGINT)


def played(url: str, game: str) -> str:
    """The address of a seat at a game that has gone on for a while."""
    first, *others = load(game).sides({})
    seats = {first: "friend", **dict.fromkeys(others, "medium")}
    made = httpx2.post(f"{url}/api/games", json={"game": game, "seats": seats}).json()
    token, address, done = made["tokens"][first], f"{url}/api/games/{made['id']}", 0
    with httpx2.Client(headers={"Authorization": f"Bearer {token}"}) as client:
        ask = None
        while done < ANSWERS[game] or not ask:
            told = client.get(address).json()
            if (ask := told["position"]["ask"]) and done < ANSWERS[game]:
                choice = ask["options"][done * 7 % len(ask["options"])]
                client.post(f"{address}/choice", json={"choice": choice, "number": told["number"]})
                done += 1
            sleep(0.1)  # bots think meanwhile
    return f"{url}/seat/{token}"


def sit_down(browser, seat: str) -> tuple:
    """The cookies of whoever has taken a seat, and the address of the game."""
    with browser.new_context(locale="en") as context:
        tab = context.new_page()
        tab.goto(seat)
        tab.locator("main button").first.click()
        tab.wait_for_url("**/game/*")
        return context.storage_state(), tab.url


def look(browser, place: tuple, size: dict, light: str, picture: Path) -> None:
    """The page of a game, as a browser of this size shows it in this light."""
    cookies, address = place
    context = browser.new_context(
        storage_state=cookies,
        viewport=size,
        color_scheme=light,
        locale="en",
        reduced_motion="reduce",
    )
    tab = context.new_page()
    tab.goto(address)
    tab.wait_for_load_state("load")
    tab.wait_for_timeout(500)  # until all is drawn
    tab.screenshot(path=picture)
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
