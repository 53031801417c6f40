"""Record `assets/moving.gif` from the running app: `.venv/bin/python docs/moving_picture.py`; it needs Chromium.

The app is started on a free port, *Start* is opened, and one text is written step by step; each step is a frame.
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
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
LINK = "?model=english-spanish&text=The+red+cars+are+new.&kind=cross&layer=2&head=2"
SCREEN = {"width": 1280, "height": 640}
WIDTH, COLOURS, MILLISECONDS = 960, 64, 900
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


def frames(address: str) -> Iterator[Image.Image]:
    """Yield a picture of the page at each step of the decoding."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"))
        page = chromium.new_page(viewport=SCREEN, reduced_motion="reduce")
        page.goto(f"{address}/{LINK}")
        page.get_by_text("Step 1 of ").last.wait_for()
        page.wait_for_function("document.querySelector('[data-test-script-state=notRunning]')", timeout=120_000)
        page.wait_for_timeout(4000)
        for _ in range(30):
            content = page.screenshot()
            yield (
                Image.open(io.BytesIO(content))
                .convert("RGB")
                .resize((WIDTH, WIDTH * SCREEN["height"] // SCREEN["width"]))
            )
            before = content
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(700)
            if page.screenshot() == before:
                return


def main() -> None:
    """Write the picture, or say that it became too large."""
    with running_app() as address:
        first, *rest = [frame.quantize(COLOURS, dither=Image.Dither.NONE) for frame in frames(address)]
    content = io.BytesIO()
    times = [MILLISECONDS] * len(rest) + [3 * MILLISECONDS]
    first.save(content, "GIF", save_all=True, append_images=rest, duration=times, loop=0, optimize=True)
    if content.tell() > MOST:
        sys.exit(
            f"The picture has {content.tell():,} bytes, more than {MOST:,}: take fewer colours or a smaller width."
        )
    (ROOT / "assets" / "moving.gif").write_bytes(content.getvalue())
    print(f"{len(rest) + 1} frames, {content.tell():,} bytes.")


if __name__ == "__main__":
    main()
