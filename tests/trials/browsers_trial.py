"""Every page in Firefox and in WebKit. The tests don't start these two: CI has Chromium alone.

    apt-get install firefox-esr webkit2gtk-driver xvfb xauth
    PYTHONPATH=.:tests/helpers .venv/bin/python tests/trials/browsers_trial.py

Starts the app, opens each link of `WAYS` and of `SCENES` in each browser, and waits until all stands still. One line is
printed a link; a page without its heading, with an error of the page or of a script, wider than its screen, or with a
picture that stayed empty makes the command end with 1. Firefox is driven by WebDriver BiDi, WebKitGTK by classic
WebDriver: nothing but a websocket and HTTP. Errors of scripts come from the browser's console in Firefox; in WebKit
from a handler that is there some milliseconds after the page begins to load.
"""

import argparse
import contextlib
import itertools
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

from links import WAYS
from websockets.sync.client import connect

from benchmarks.server import serve

SCENES = [("lecture", {"give": f"beginners.{tag}"}) for tag in ("it-reads-and-writes", "inside-a-head", "no-peeking")]
WITH_STAGE = ("start", "heads", "decoding", "whole_model")
SIZE = (1280, 900)
STILL, PATIENCE = 1.0, 120.0
"""Seconds without a change before a page counts as drawn, and seconds after which it is given up."""

LOOK = """
window.errorsInTrial ??= (() => {
    const errors = []
    addEventListener("error", event => errors.push(String(event.message)))
    addEventListener("unhandledrejection", event => errors.push(String(event.reason)))
    return errors
})()
const inside = root => [...root.querySelectorAll("*")]
    .flatMap(one => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])])
const main = document.querySelector("[data-testid=stMain]")
const app = document.querySelector("[data-testid=stApp]")?.dataset ?? {}
const colours = canvas => {
    if (!canvas.width || !canvas.height) return 0
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height)
    return new Set(new Uint32Array(data.buffer)).size
}
const all = main ? inside(main) : []
const drawn = all.filter(one => one.matches(":is(.stage, .drawing, .matrices) canvas") && one.checkVisibility())
return JSON.stringify({
    address: location.href,
    rests: app.testScriptState === "notRunning" && app.testConnectionState === "CONNECTED"
        && !all.some(one => one.matches("[data-testid=stSkeleton], [data-stale=true]")
            || (one.matches("[data-testid=stPlotlyChart]") && !one.querySelector(".main-svg"))),
    place: all.length + " " + all.slice(-1500).reduce((sum, one) => sum + one.getBoundingClientRect().bottom, 0),
    headings: all.filter(one => one.matches("h1")).map(one => one.textContent),
    exceptions: document.querySelectorAll("[data-testid=stException]").length,
    wider: main ? main.scrollWidth - main.clientWidth : 0,
    pictures: drawn.length,
    empty: drawn.filter(one => colours(one) < 3).map(one => one.outerHTML.slice(0, 120)),
    errors: window.errorsInTrial,
})
"""
"""Describes a page; the first call also begins to listen for errors."""


class Firefox:
    """Firefox by WebDriver BiDi."""

    name = "Firefox"

    def __init__(self, folder: Path) -> None:
        port = free_port()
        program = shutil.which("firefox-esr") or shutil.which("firefox") or missing("firefox-esr")
        command = [program, "--headless", "--no-remote", f"--remote-debugging-port={port}", "--profile", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.errors: list[str] = []
        self._numbers = itertools.count(1)
        wait_for(port)
        self._open = contextlib.ExitStack()
        self._socket = self._open.enter_context(connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        session = self._ask("session.new", capabilities={})
        self.version = session["capabilities"]["browserVersion"]
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": SIZE[0], "height": SIZE[1]}
        self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    def _ask(self, method: str, **parameters) -> dict:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["type"] == "javascript":
                self.errors.append(str(answer["params"]["text"]))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="none")

    def look(self) -> dict:
        said = self._ask(
            "script.evaluate",
            expression=f"(() => {{ {LOOK} }})()",
            target={"context": self._page},
            awaitPromise=False,
        )
        if said["type"] == "exception":
            raise RuntimeError(said["exceptionDetails"]["text"])
        return json.loads(said["result"]["value"])

    def close(self) -> None:
        self._open.close()


class WebKit:
    """WebKitGTK's small browser by classic WebDriver, on a screen of its own."""

    name = "WebKitGTK"

    def __init__(self, folder: Path) -> None:
        port = free_port()
        driver = shutil.which("WebKitWebDriver") or missing("webkit2gtk-driver")
        screen = shutil.which("xvfb-run") or missing("xvfb")
        browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None) or missing("webkit2gtk-driver")
        environment = {**os.environ, "HOME": str(folder), "LIBGL_ALWAYS_SOFTWARE": "1"}
        self.process = subprocess.Popen(
            [screen, "-a", "-s", f"-screen 0 {SIZE[0]}x{SIZE[1]}x24", driver, f"--port={port}"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        self.errors: list[str] = []
        self._address = f"http://127.0.0.1:{port}/session"
        wait_for(port)
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": options}
        session = self._ask("", capabilities={"alwaysMatch": wanted})
        self.version = session["capabilities"]["browserVersion"]
        self._address += f"/{session['sessionId']}"
        self._ask("/window/rect", width=SIZE[0], height=SIZE[1])

    def _ask(self, path: str, **body) -> dict:
        request = urllib.request.Request(
            self._address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from error

    def open(self, address: str) -> None:
        self._ask("/url", url=address)

    def look(self) -> dict:
        return json.loads(str(self._ask("/execute/sync", script=LOOK, args=[])))

    def close(self) -> None:
        urllib.request.urlopen(urllib.request.Request(self._address, method="DELETE"), timeout=10).close()


def missing(package: str):
    raise SystemExit(f"This trial needs {package}: apt-get install {package}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise RuntimeError(f"Nothing answers on port {port}.")


@contextlib.contextmanager
def started(kind: type) -> Iterator[Firefox | WebKit]:
    """Run a browser with a profile of its own, which ends with the block."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = kind(Path(folder))
        try:
            yield browser
        finally:
            with contextlib.suppress(OSError, RuntimeError):
                browser.close()
            end(browser.process)


def end(process: subprocess.Popen) -> None:
    """End a process that was started here, and its group where it leads one of its own."""
    process.terminate()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(10)
        return
    process.kill()
    process.wait()


def visit(browser: Firefox | WebKit, address: str, is_stage: bool) -> dict:
    """Open a link; return the last look once all is there and nothing has changed for `STILL` seconds."""
    browser.errors.clear()
    browser.open(address)
    start, before, since = time.monotonic(), None, 0.0
    while True:
        seen = {}
        with contextlib.suppress(RuntimeError):  # the page before is going, and its scripts with it
            seen = browser.look()
        now = time.monotonic()
        has_come = seen.get("rests") and seen["address"].startswith(address.split("?")[0])
        state = has_come and (seen["pictures"] or not is_stage) and seen["place"]
        if not state or state != before:
            before, since = state, now
        elif now - since > STILL:
            return {**seen, "errors": [*seen["errors"], *browser.errors], "seconds": now - start - STILL}
        if now - start > PATIENCE:
            return {**seen, "errors": [*browser.errors, f"It did not come to rest in {PATIENCE:.0f} s."], "seconds": -1}
        time.sleep(0.05)


def faults(seen: dict, is_stage: bool) -> list[str]:
    # A browser reports a delayed measurement as if it were an error; it makes it a frame later.
    found = [f"error: {one}" for one in seen["errors"] if "ResizeObserver loop" not in one]
    if len(seen.get("headings", [])) != 1:
        found.append(f"headings of the first level: {seen.get('headings')}")
    if seen.get("exceptions"):
        found.append("the page shows an exception")
    if seen.get("wider", 0) > 0:
        found.append(f"{seen['wider']} pixels wider than the screen")
    if is_stage and not seen.get("pictures"):
        found.append("no picture")
    return [*found, *(f"empty: {one}" for one in seen.get("empty", []))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("browsers", nargs="*", default=["firefox", "webkit"], help="firefox, webkit; both if none")
    wanted = parser.parse_args().browsers
    wrong = 0
    with serve() as server:
        server.wait()
        for kind in [kind for kind in (Firefox, WebKit) if kind.__name__.lower() in wanted]:
            with started(kind) as browser:
                print(f"{browser.name} {browser.version}", flush=True)
                for page, query in WAYS + SCENES:
                    link = f"{'' if page == 'start' else page}{'?' if query else ''}{urlencode(query)}"
                    is_stage = page in WITH_STAGE or "give" in query
                    seen = visit(browser, server.url + link, is_stage)
                    found = faults(seen, is_stage)
                    wrong += bool(found)
                    heading = " · ".join(seen.get("headings", []))
                    print(f"  /{link:32} {seen['seconds']:5.1f} s  {seen.get('pictures', 0):3} pictures  {heading}")
                    print(*(f"      {one}" for one in found), sep="\n", end="\n" if found else "", flush=True)
    print("Nothing is wrong." if not wrong else f"Something is wrong with {wrong} links.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
