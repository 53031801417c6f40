"""Training away from whoever asked for it: one folder a run, one process a job.

A run's folder holds `spec.json`, `events.jsonl` (append-only, one JSON object a line), `checkpoint.safetensors`
(replaced atomically every few seconds) and, once done, `model.safetensors`. Whoever opens the folder knows the whole
run; nothing about a run lives only in memory.
"""

from transformer.jobs.folder import RunFolder, Status
from transformer.jobs.local import cancel, delete, events, find, result, resume, runs, submit

__all__ = ["RunFolder", "Status", "cancel", "delete", "events", "find", "result", "resume", "runs", "submit"]
