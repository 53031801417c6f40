"""A Streamlit server in a separate process, for benchmarks that need one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Server:
    """A running server.

    Attributes:
        port: Its port, on loopback.
        started: Start time of its process, by `time.monotonic`.
        process: Its process.
    """

    port: int
    started: float
    process: subprocess.Popen

    @property
    def url(self) -> str:
        """Address of the server for a browser."""
        return f"http://localhost:{self.port}/"

    def busy(self) -> float:
        """Return the seconds of a core that the server has used since it began; on Linux alone."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait(self, seconds: float = 60) -> None:
        """Wait until the server responds.

        Raises:
            RuntimeError: If it doesn't within `seconds`, or has ended.
        """
        while time.monotonic() - self.started < seconds and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}_stcore/health", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise RuntimeError(f"The server on port {self.port} does not answer.")


@contextmanager
def serve(script: Path = ROOT / "app.py", *options: str, runs: Path | None = None) -> Iterator[Server]:
    """Run `streamlit run SCRIPT`, and end it on exit.

    Args:
        script: Script to serve; the settings in its folder's `.streamlit/` apply.
        *options: Further command-line options.
        runs: Its folder of runs; default: an empty one that is deleted afterwards.
    """
    with nullcontext(str(runs)) if runs else tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        started = time.monotonic()
        process = subprocess.Popen(
            [
                sys.executable, "-m", "streamlit", "run", script.name,
                "--server.headless=true", "--server.address=localhost", f"--server.port={port}", *options,
            ],
            cwd=script.parent,
            env={**os.environ, "ATTENTION_LAB_RUNS": folder},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        try:
            yield Server(port, started, process)
        finally:
            _end(process)


def _end(process: subprocess.Popen) -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        return probe.getsockname()[1]
