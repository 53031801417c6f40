"""A server of the app, or of throw-away pages, in a process of its own."""

import os
import socket
import subprocess
import sys
import time
import zlib
from contextlib import contextmanager

from every_page import ROOT

from benchmarks.server import Server

APP = """
import logging
import os

import streamlit as st

from pages import server

logging.basicConfig(filename=os.environ["LOG"])
app = st.App("page.py", routes=server.ROUTES, on_script_error=server.explain)
"""
PAGE = """
import streamlit as st

exec(open(st.query_params["page"], encoding="utf-8").read())
"""
"""A page that runs the file that its link names."""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextmanager
def running(script, port=None, **environment):
    """Run a fresh server of this script: its process and its address, once it answers."""
    port = port or free_port()
    process = subprocess.Popen(
        [
            sys.executable, "-m", "streamlit", "run", str(script), "--server.headless=true",
            f"--server.port={port}", "--server.fileWatcherType=none", "--server.address=127.0.0.1",
        ],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        Server(port, time.monotonic(), process).wait(120)
        yield process, f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


class Pages:
    """Throw-away pages: `app` runs them at `address`, which is given to them, and `log` is its log."""

    address = ""

    def __init__(self, folder):
        self.folder, self.app, self.log = folder, folder / "app.py", folder / "log"
        for name, text in (("app.py", APP), ("page.py", PAGE)):
            (folder / name).write_text(text, encoding="utf-8")

    def show(self, text):
        """Write a page of this text; return its address, to which a link adds its parameters with `&`."""
        path = self.folder / f"{zlib.crc32(text.encode())}.py"
        path.write_text(text, encoding="utf-8")
        return f"{self.address}/?page={path}"
