"""Every page in Firefox and in WebKit. The tests don't start these two: CI has Chromium alone.

    apt-get install firefox-esr webkit2gtk-driver xvfb xauth
    PYTHONPATH=.:tests/helpers .venv/bin/python tests/trials/browsers_trial.py [firefox] [webkit]

Starts the app, opens each link of `WAYS` and of `SCENES` in each browser, and waits until all stands still. One line is
printed a link; a page without its heading, with an error of the page or of a script, wider than its screen, or with a
picture that stayed empty makes the command end with 1. Firefox is driven by WebDriver BiDi, WebKitGTK by classic
WebDriver: nothing but a websocket and HTTP. Errors of scripts come from the browser's console in Firefox; in WebKit
from a handler that is there some milliseconds after the page begins to load.
"""

import contextlib
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlencode

from jobs import wait_until
from links import WAYS
from served import free_port
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


@dataclass(frozen=True)
class Browser:
    """A running browser; `errors` grows by those of scripts where its driver tells them."""

    name: str
    open: Callable[[str], object]
    look: Callable[[], dict]
    errors: list[str] = field(default_factory=list)


def program(*names: str, package: str) -> str:
    return next(filter(None, map(shutil.which, names)), "") or missing(package)


def missing(package: str):
    raise SystemExit(f"This trial needs {package}: apt-get install {package}")


@contextlib.contextmanager
def started(*command: str) -> Iterator[int]:
    """Run a program that answers on PORT, with the profile HOME, in a group of processes that ends with the block."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        port, environment = free_port(), {**os.environ, "HOME": folder, "LIBGL_ALWAYS_SOFTWARE": "1"}
        words = [word.replace("PORT", str(port)).replace("HOME", folder) for word in command]
        silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(words, env=environment, start_new_session=True, **silent)
        try:
            wait_until(lambda: answers(port), PATIENCE)
            yield port
        finally:
            for sign in (signal.SIGTERM, signal.SIGKILL):
                with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
                    os.killpg(process.pid, sign)
                    process.wait(10)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@contextlib.contextmanager
def firefox() -> Iterator[Browser]:
    """Run Firefox, driven by WebDriver BiDi."""
    command = [program("firefox-esr", "firefox", package="firefox-esr"), "--headless", "--no-remote"]
    with (
        started(*command, "--remote-debugging-port=PORT", "--profile", "HOME") as port,
        connect(f"ws://127.0.0.1:{port}/session", max_size=None) as wire,
    ):
        errors, numbers = [], itertools.count(1)

        def ask(method: str, **parameters) -> dict:
            number = next(numbers)
            wire.send(json.dumps({"id": number, "method": method, "params": parameters}))
            while True:
                answer = json.loads(wire.recv(timeout=PATIENCE))
                if answer.get("method") == "log.entryAdded" and answer["params"]["type"] == "javascript":
                    errors.append(str(answer["params"]["text"]))
                if answer.get("id") == number:
                    if answer["type"] == "error":
                        raise RuntimeError(f"{method}: {answer['message']}")
                    return answer["result"]

        def look() -> dict:
            code = f"(() => {{ {LOOK} }})()"
            said = ask("script.evaluate", expression=code, target={"context": page}, awaitPromise=False)
            if said["type"] == "exception":
                raise RuntimeError(said["exceptionDetails"]["text"])
            return json.loads(said["result"]["value"])

        session = ask("session.new", capabilities={})
        ask("session.subscribe", events=["log.entryAdded"])
        page = ask("browsingContext.getTree")["contexts"][0]["context"]
        ask("browsingContext.setViewport", context=page, viewport={"width": SIZE[0], "height": SIZE[1]})
        go = partial(ask, "browsingContext.navigate", context=page, wait="none")
        name = f"Firefox {session['capabilities']['browserVersion']}"
        yield Browser(name, lambda address: go(url=address), look, errors)


@contextlib.contextmanager
def webkit() -> Iterator[Browser]:
    """Run WebKitGTK's small browser, driven by classic WebDriver, on a screen of its own."""
    screen = [program("xvfb-run", package="xvfb"), "-a", "-s", f"-screen 0 {SIZE[0]}x{SIZE[1]}x24"]
    small = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None) or missing("webkit2gtk-driver")
    driver = program("WebKitWebDriver", package="webkit2gtk-driver")
    with started(*screen, driver, "--port=PORT") as port:
        address = f"http://127.0.0.1:{port}/session"

        def ask(path: str, **body) -> dict:
            kind = {"Content-Type": "application/json"}
            try:
                request = urllib.request.Request(address + path, json.dumps(body).encode(), kind)
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise RuntimeError(json.load(error)["value"]["message"]) from error

        options = {"binary": str(small), "args": ["--automation"]}
        wanted = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": options}
        session = ask("", capabilities={"alwaysMatch": wanted})
        address += f"/{session['sessionId']}"
        ask("/window/rect", width=SIZE[0], height=SIZE[1])
        name = f"WebKitGTK {session['capabilities']['browserVersion']}"
        look = partial(ask, "/execute/sync", script=LOOK, args=[])
        yield Browser(name, lambda url: ask("/url", url=url), lambda: json.loads(str(look())))


def visit(browser: Browser, address: str, is_stage: bool, left: str) -> dict:
    """Open a link; return the last look once all is there and nothing has changed for `STILL` seconds."""
    browser.errors.clear()
    browser.open(address)
    start, before, since = time.monotonic(), None, 0.0
    while True:
        seen = {}
        with contextlib.suppress(RuntimeError):  # the page before is going, and its scripts with it
            seen = browser.look()
        now = time.monotonic()
        has_come = seen.get("rests") and seen["address"] != left  # an old link leads on to another
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
    wrong, wanted, seen = 0, sys.argv[1:] or ["firefox", "webkit"], {}
    with serve() as server:
        server.wait()
        for start in [start for start in (firefox, webkit) if start.__name__ in wanted]:
            with start() as browser:
                print(browser.name, flush=True)
                for page, query in WAYS + SCENES:
                    link = f"{'' if page == 'start' else page}{'?' if query else ''}{urlencode(query)}"
                    is_stage = page in WITH_STAGE or "give" in query
                    seen = visit(browser, server.url + link, is_stage, seen.get("address", ""))
                    found = faults(seen, is_stage)
                    wrong += bool(found)
                    heading = " · ".join(seen.get("headings", []))
                    print(f"  /{link:32} {seen['seconds']:5.1f} s  {seen.get('pictures', 0):3} pictures  {heading}")
                    print(*(f"      {one}" for one in found), sep="\n", end="\n" if found else "", flush=True)
    print("Nothing is wrong." if not wrong else f"Something is wrong with {wrong} links.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
