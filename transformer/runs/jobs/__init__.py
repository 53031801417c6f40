"""Training in background processes: each run is a folder, on which at most one job's process works at a time.

A run that is waiting, or has been paused for long, has no process: `supervisor` starts one when it is the run's turn.
The folder contains `spec.json`, `events.jsonl` (append-only, one JSON object per line), `orders.json` (the current
controls), `together.json` (the runs that share its process, and the forecast duration), `checkpoint.safetensors`
(replaced atomically every few seconds), the frames of its film in `probe/` and, when done, `model.safetensors`. Nothing
about a run is kept only in memory.

`job` is one run wherever it is, `supervisor` starts what is due in the `line`, in the order of `start_order`, `worker`
is the process on this machine; where a cluster trains, the supervisor starts the `follower` of all runs instead, in
`cluster/` with everything that needs Ray. `recording` trains twins, or one run, once and writes their record into the
assets, `shipped` opens it, read-only. After a change of the supervisor let everything go wrong around it for two
minutes: `PYTHONPATH=. .venv/bin/python tests/trials/supervisor_trial.py --seconds 120`.
"""

from transformer.errors import DamagedError, LimitError
from transformer.runs.jobs.controls import SOLVED, Controls
from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.limits import Limits, cluster_address, num_parameters, server_limits
from transformer.runs.jobs.local import (
    cancel,
    cancel_all,
    control,
    find,
    result,
    resume,
    rewind,
    runs,
    submit,
    submit_twins,
)
from transformer.runs.jobs.saved import is_whole
from transformer.runs.jobs.shipped import ShippedRun, ShippedTwins, shipped_run, shipped_twins
from transformer.runs.jobs.states import ALIVE, Status
from transformer.runs.jobs.supervisor import supervise, supervise_forever
from transformer.runs.jobs.waiting import Place, has_free_slot, place_of
from transformer.runs.storage import NO_ROOM, storage_words

__all__ = [
    "ALIVE",
    "NO_ROOM",
    "SOLVED",
    "Controls",
    "DamagedError",
    "LimitError",
    "Limits",
    "Place",
    "RunFolder",
    "ShippedRun",
    "ShippedTwins",
    "Status",
    "cancel",
    "cancel_all",
    "cluster_address",
    "control",
    "find",
    "has_free_slot",
    "is_whole",
    "num_parameters",
    "place_of",
    "result",
    "resume",
    "rewind",
    "runs",
    "server_limits",
    "shipped_run",
    "shipped_twins",
    "storage_words",
    "submit",
    "submit_twins",
    "supervise",
    "supervise_forever",
]
