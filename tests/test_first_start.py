"""The first start on a new machine, in a terminal: nothing is asked, nothing waits for an answer."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
ROOT = Path(__file__).parents[1]


def test_the_first_start_asks_nothing(tmp_path):
    here, terminal = pty.openpty()
    environment = {**os.environ, "HOME": str(tmp_path), "BROWSER": "true", "ATTENTION_LAB_RUNS": str(tmp_path)}
    command = [sys.executable, "-m", "streamlit", "run", "app.py", "--server.headless=false", "--server.port=0"]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=terminal, stdout=terminal, stderr=terminal)
    os.close(terminal)
    said = b""
    try:
        while b"You can now view" not in said and b"mail:" not in said and select.select([here], [], [], 60)[0]:
            said += os.read(here, 4096)
    finally:
        process.kill()
        process.wait()
        os.close(here)
    assert b"You can now view" in said and b"mail" not in said, said.decode()
