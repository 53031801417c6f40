"""Record `assets/moving.gif` from the running app: `.venv/bin/python docs/moving_picture.py`; it needs Chromium.

The app is started on a free port, the first page is opened, its sentence is written, and one goes closer. The page's
clock goes slower meanwhile, so that what moves can be taken frame by frame.
"""

from __future__ import annotations

import io
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
LINK = "?show=Sentence&head=1"
SCREEN = {"width": 1280, "height": 720}
WIDTH, COLOURS = 780, 44
PLAYED, RESTS, FLOWN, FLIES = 200, 1500, 50, 450
"""Milliseconds of a frame of the play, of a rest, of a frame of the flight, and of all of the flight."""
SLOW, SHOT = 8, 250
"""How much slower the clock goes, and the milliseconds that a picture of the screen takes."""
SLOWER = """slow => {
    const [now, wait, began] = [performance.now.bind(performance), setTimeout, performance.now()]
    performance.now = () => began + (now() - began) / slow
    window.setTimeout = (run, time = 0, ...given) => wait(run, time * slow, ...given)
}"""
MOST = 1_000_000
"""Bytes of the picture."""


@contextmanager
def running_app() -> Iterator[str]:
    """Run the app; yields its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "streamlit", "run", "app.py", f"--server.port={port}", "--server.headless=true"]
    address = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as app:
        try:
            for _ in range(120):
                time.sleep(0.5)
                try:
                    urllib.request.urlopen(f"{address}/_stcore/health").close()
                    break
                except OSError:
                    continue
            yield address
        finally:
            app.terminate()


def frames(address: str) -> Iterator[tuple[Image.Image, int]]:
    """Yield pictures of the page while it plays, then while one goes closer, each with its milliseconds."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"))
        page = chromium.new_page(viewport=SCREEN, reduced_motion="no-preference")
        page.goto(f"{address}/{LINK}")
        page.locator(".ribbons canvas").wait_for()
        page.wait_for_function("document.querySelector('[data-test-script-state=notRunning]')", timeout=120_000)
        page.wait_for_timeout(4000)
        page.evaluate(SLOWER, SLOW)
        page.get_by_role("button", name="Play").click()
        while page.get_by_role("button", name="Pause").count():
            yield picture(page), PLAYED
            page.wait_for_timeout(PLAYED * SLOW - SHOT)
        yield picture(page), RESTS
        page.get_by_role("button", name="Closer").click()
        for _ in range(FLIES // FLOWN):
            yield picture(page), FLOWN
            page.wait_for_timeout(max(0, FLOWN * SLOW - SHOT))
        page.wait_for_timeout(FLIES * SLOW)
        yield picture(page), 2 * RESTS


def picture(page: Page) -> Image.Image:
    """Return what is on the screen now, smaller."""
    whole = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return whole.resize((WIDTH, WIDTH * SCREEN["height"] // SCREEN["width"]))


def main() -> None:
    """Write the picture, or say that it became too large."""
    with running_app() as address:
        taken = [(frame.quantize(COLOURS, dither=Image.Dither.NONE), wait) for frame, wait in frames(address)]
    first, *rest = [frame for frame, _ in taken]
    content = io.BytesIO()
    times = [wait for _, wait in taken]
    first.save(content, "GIF", save_all=True, append_images=rest, duration=times, loop=0, optimize=True)
    if content.tell() > MOST:
        sys.exit(
            f"The picture has {content.tell():,} bytes, more than {MOST:,}: take fewer colours or a smaller width."
        )
    (ROOT / "assets" / "moving.gif").write_bytes(content.getvalue())
    print(f"{len(rest) + 1} frames, {content.tell():,} bytes.")


if __name__ == "__main__":
    main()
