"""What one hostile computer does to a server: silent connections, half heads, bodies that never come, wrong guesses.

    PYTHONPATH=.:tests/helpers .venv/bin/python tests/pages/server/attacks_trial.py [--port 8630] [--hard]

It starts a server of its own with 1,024 descriptors (`--hard`: no more can be had), and prints what it saw as JSON.
"""

import argparse
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[3]
FEW = 1024


def start(port: int, runs: Path, hard: bool, log: Path) -> subprocess.Popen:
    """Start a server and wait until it answers."""
    words = [sys.executable, "-m", "streamlit", "run", "app.py", "--server.headless=true", f"--server.port={port}"]
    words += ["--server.address=127.0.0.1"]
    limits = (FEW, FEW if hard else resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    server = subprocess.Popen(
        words, cwd=ROOT, env={**os.environ, "ATTENTION_LAB_RUNS": str(runs)}, stdout=log.open("wb"),
        stderr=subprocess.STDOUT, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, limits),
    )  # fmt: skip
    for _ in range(240):
        with suppress(OSError):
            ask(port, 5)
            return server
        time.sleep(0.25)
    server.kill()
    raise RuntimeError("The server did not start within a minute.")


def ask(port: int, patience: float, path: str = "/_stcore/health") -> float:
    """Seconds that an answer takes."""
    began = time.monotonic()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=patience) as answer:
        answer.read()
    return time.monotonic() - began


def hold(port: int, count: int, sent: bytes) -> list[socket.socket]:
    """Open connections that send this and no more."""
    held = []
    for _ in range(count):
        one = socket.socket()
        one.settimeout(5)
        one.connect(("127.0.0.1", port))
        one.sendall(sent)
        held.append(one)
    return held


def still_open(held: list[socket.socket]) -> int:
    """How many of these the server has not ended."""
    count = 0
    for one in held:
        one.settimeout(0)
        try:
            while one.recv(4096):
                pass
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def visitors(port: int, count: int = 5, patience: float = 40.0) -> list[float | None]:
    """Seconds until each of some visitors is served; None if one never is."""
    took: list[float | None] = [None] * count

    def visit(number: int) -> None:
        with suppress(OSError):
            took[number] = round(ask(port, patience), 2)

    threads = [threading.Thread(target=visit, args=(number,)) for number in range(count)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    return took


def guesses(port: int, count: int) -> dict[str, int]:
    """What many wrong codes at once are answered, and how many at once."""
    seen: list[tuple[int, float]] = []

    def guess() -> None:
        began = time.monotonic()
        try:
            ask(port, 30, "/lab/class/BBBBBBBB/state")
        except urllib.error.HTTPError as error:
            seen.append((error.code, time.monotonic() - began))
        except OSError:
            seen.append((0, 0.0))

    threads = [threading.Thread(target=guess) for _ in range(count)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    return {str(code): sum(one == code for one, _ in seen) for code in sorted({code for code, _ in seen})}


def main() -> None:
    """Try one after the other."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8630)
    parser.add_argument("--hard", action="store_true")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8192), most))
    found: dict[str, object] = {"hard": given.hard}
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        server = start(given.port, Path(folder, "runs"), given.hard, log)
        try:
            held = hold(given.port, 1100, b"")
            found["visitors beside 1,100 silent connections, seconds"] = visitors(given.port)
            post = b"POST /lab/teacher HTTP/1.1\r\nHost: lab\r\nContent-Length: 20\r\n\r\n"
            put = b"PUT /_stcore/upload_file/x/y HTTP/1.1\r\nHost: lab\r\nContent-Length: 66060288\r\n\r\n"
            time.sleep(25)
            found["silent, still open"] = still_open(held)
            for name, sent in (("half heads", b"GET / HTTP/1.1\r\nHo"), ("bodies", post), ("uploads", put)):
                held = hold(given.port, 200, sent)
                time.sleep(23)
                found[f"{name} of 200, still open after 23 s"] = still_open(held)
            found["answers to 300 wrong codes at once"] = guesses(given.port, 300)
            found["log, bytes"] = log.stat().st_size
        finally:
            server.terminate()
            server.wait(20)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
