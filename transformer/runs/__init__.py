"""Training runs: spec, forecast, film, twins and translation quality; `jobs` trains them in other processes.

The `shelf` keeps them, and whatever else people own on a server.
"""

from transformer.runs.film import FILM_BYTES, FilmedExample, Frame, filmed_example
from transformer.runs.film_marks import (
    Mark,
    answer_pieces,
    blocked_of,
    filmed_axes,
    kinds_of,
    map_of,
    marks,
    roles_over_time,
)
from transformer.runs.forecast import Speed, begin_to_measure, forecast_seconds, forecast_words, speed_here
from transformer.runs.locks import Lock
from transformer.runs.machine import usable_memory, used_memory
from transformer.runs.pace import seconds_left
from transformer.runs.run import Run, RunSpec, load_spec
from transformer.runs.shelf import (
    Shelf,
    bytes_in,
    bytes_in_use,
    cached_owner,
    delete_for_good,
    note_of,
    note_owner,
    owner_of,
    purge_removed,
    removed_name,
)
from transformer.runs.twins import MOST_VARIANTS, Variant, twin_specs

__all__ = [
    "FILM_BYTES",
    "MOST_VARIANTS",
    "FilmedExample",
    "Frame",
    "Lock",
    "Mark",
    "Run",
    "RunSpec",
    "Shelf",
    "Speed",
    "Variant",
    "answer_pieces",
    "begin_to_measure",
    "blocked_of",
    "bytes_in",
    "bytes_in_use",
    "cached_owner",
    "delete_for_good",
    "filmed_axes",
    "filmed_example",
    "forecast_seconds",
    "forecast_words",
    "kinds_of",
    "load_spec",
    "map_of",
    "marks",
    "note_of",
    "note_owner",
    "owner_of",
    "purge_removed",
    "removed_name",
    "roles_over_time",
    "seconds_left",
    "speed_here",
    "twin_specs",
    "usable_memory",
    "used_memory",
]
