"""The folder in which this server stores what people make."""

import os
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]


def runs_root() -> Path:
    """Return the folder of runs and shared models: `runs/` beside `app.py`, or `ATTENTION_LAB_RUNS`."""
    return Path(os.environ.get("ATTENTION_LAB_RUNS", CHECKOUT / "runs"))
