"""Training runs: spec, forecast, film, twins and translation quality; `jobs` trains them in other processes."""

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
from transformer.runs.forecast import Speed, forecast_seconds, forecast_words, measure_speed, speed_here
from transformer.runs.machine import usable_memory, used_memory
from transformer.runs.pace import seconds_left
from transformer.runs.run import Run, RunSpec, load_spec
from transformer.runs.twins import MOST_VARIANTS, Variant, twin_specs

__all__ = [
    "FILM_BYTES",
    "MOST_VARIANTS",
    "FilmedExample",
    "Frame",
    "Mark",
    "Run",
    "RunSpec",
    "Speed",
    "Variant",
    "answer_pieces",
    "blocked_of",
    "filmed_axes",
    "filmed_example",
    "forecast_seconds",
    "forecast_words",
    "kinds_of",
    "load_spec",
    "map_of",
    "marks",
    "measure_speed",
    "roles_over_time",
    "seconds_left",
    "speed_here",
    "twin_specs",
    "usable_memory",
    "used_memory",
]
