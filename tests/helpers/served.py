"""A server of the app, or of one throw-away page, in a process of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.request

from every_page import ROOT

APP = """
import streamlit as st

from pages.server.bundle import BUNDLE_ROUTES

app = st.App("page.py", routes=BUNDLE_ROUTES)
"""
"""What serves a throw-away page, `page.py`, and the modules of its components."""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def serve(script, port=None, **environment):
    """Start a fresh server of this script; returns its process and its address once it answers."""
    port = port or free_port()
    process = subprocess.Popen(
        [
            sys.executable, "-m", "streamlit", "run", str(script), "--server.headless=true",
            f"--server.port={port}", "--server.fileWatcherType=none", "--server.address=127.0.0.1",
        ],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    for _ in range(240):
        try:
            with urllib.request.urlopen(f"{address}/_stcore/health", timeout=5):
                return process, address
        except OSError:
            time.sleep(0.25)
    process.kill()
    raise RuntimeError("The server did not start within a minute.")


def serve_app(runs, **environment):
    return serve("app.py", ATTENTION_LAB_RUNS=str(runs), **environment)
