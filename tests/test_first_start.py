"""The first start on a new machine: nothing is asked, nothing waits for an answer."""

import os
import subprocess
import sys
from pathlib import Path


def test_the_first_start_asks_nothing(tmp_path):
    environment = {**os.environ, "HOME": str(tmp_path), "BROWSER": "true", "ATTENTION_LAB_RUNS": str(tmp_path)}
    command = [sys.executable, "-m", "streamlit", "run", "app.py", "--server.headless=false", "--server.port=0"]
    pipes = dict(stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    with subprocess.Popen(command, cwd=Path(__file__).parents[1], env=environment, text=True, **pipes) as process:
        said = []
        while not said or "You can now view" not in said[-1]:
            said.append(next(process.stdout))  # whoever is asked for an answer meets the end of the input
        process.kill()
    assert "mail" not in "".join(said), said
