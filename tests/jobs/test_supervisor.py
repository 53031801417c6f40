"""The supervisor alone: who is started, whatever dies around it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
needs_proc = pytest.mark.skipif(not os.path.exists("/proc/self/cmdline"), reason="counts the processes in /proc")


@needs_proc
def test_never_more_than_the_slots_and_nobody_starves_whatever_is_killed():
    """Two minutes of it: `.venv/bin/python tests/jobs/supervisor_trial.py --seconds 120`."""
    command = [sys.executable, str(Path(__file__).with_name("supervisor_trial.py")), "--seconds", "4"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=300, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["most_at_once"] == 3 and seen["looks"] > 20
    assert seen["killed"]["jobs"] > 0 and not seen["worked_on_twice"]
    assert set(seen["ended"]) <= {"done", "failed"} and seen["ended"]["done"] > 3
    assert not seen["left_in_line"] and not seen["failed_too_early"]
