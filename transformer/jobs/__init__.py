"""Training away from whoever asked for it: one folder a run, and a process that works on it.

A run's folder holds `spec.json`, `events.jsonl` (append-only, one JSON object a line), `orders.json` (what a person
wants of it now), `checkpoint.safetensors` (replaced atomically every few seconds), the frames of its film in `probe/`
and, once done, `model.safetensors`. Whoever opens the folder knows the whole run; nothing about a run lives only in
memory.
"""

from transformer.jobs.folder import ALIVE, RunFolder, Status
from transformer.jobs.limits import LimitError, Limits, num_parameters, server_limits
from transformer.jobs.local import (
    cancel,
    delete,
    events,
    find,
    order,
    result,
    resume,
    rewind,
    runs,
    submit,
    submit_together,
)
from transformer.jobs.orders import SOLVED, Orders

__all__ = [
    "ALIVE",
    "SOLVED",
    "LimitError",
    "Limits",
    "Orders",
    "RunFolder",
    "Status",
    "cancel",
    "delete",
    "events",
    "find",
    "num_parameters",
    "order",
    "result",
    "resume",
    "rewind",
    "runs",
    "server_limits",
    "submit",
    "submit_together",
]
