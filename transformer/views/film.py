"""A film of a training run as values: with its marks, as it travels to the browser, and as numbers to keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from transformer.interpret import ROLES
from transformer.maps import KIND_TITLES, Kind, LabelledMap, axes_of
from transformer.runs import (
    FILM_BYTES,
    FilmedExample,
    Frame,
    Mark,
    answer_pieces,
    blocked_of,
    filmed_axes,
    kinds_of,
    map_of,
    marks,
    roles_over_time,
)
from transformer.runs.jobs import RunFolder
from transformer.text import counted, with_subscripts
from transformer.views.arrays import pack
from transformer.views.data import Grid, Series
from transformer.views.export import file_name
from transformer.views.view import Picture, View

MOST_FILMS = 5
MOST_POINTS = 400
"""Points of a curve of losses: a longer one is thinned, to less than twice as many."""
_ABOUT = {"head": "All heads", "figure": "Film of training"}


@dataclass(frozen=True, kw_only=True, eq=False)
class Film:
    """One run, as it is shown.

    Attributes:
        probe: The sentence.
        frames: By step, at least one.
        marks: Moments on the timeline.
        records: Told steps of the run: dicts with `step`, `loss` and `exact_match`.
        title: Names the film among others.
        planned: Steps that the run is to take, so that its curves advance; 0 where that is over.
    """

    probe: FilmedExample
    frames: Sequence[Frame]
    marks: Sequence[Mark] = ()
    records: Sequence[Mapping[str, Any]] = ()
    title: str = ""
    planned: int = 0

    def __post_init__(self) -> None:
        """Check that there is something to see, and that maps and tokens fit together."""
        if not self.frames:
            raise ValueError("`frames` must have at least one frame, got none. Show the film once the run has begun.")
        for kind in kinds_of(self.frames):
            sides = (len(axis.labels) for axis in filmed_axes(self.probe, kind))
            shape = (*self.frames[0].maps[kind].shape[:2], *sides)
            wrong = next((f.maps[kind].shape for f in self.frames if f.maps[kind].shape != shape), None)
            if wrong:
                raise ValueError(
                    f"`frames` must have {kind} maps of the shape {shape}, got {wrong}. Film the run again."
                )


def film_of(
    probe: FilmedExample, frames: Sequence[Frame], records: Sequence[Mapping[str, Any]], title: str = ""
) -> Film:
    """Return a film with its marks.

    Raises:
        ValueError: If there is no frame, or frames and tokens don't fit together.
    """
    film = Film(probe=probe, frames=frames, records=records, title=title)
    return replace(film, marks=marks(probe, frames, records))


@dataclass(frozen=True, kw_only=True)
class Reel:
    """A film as it travels to the browser.

    Attributes:
        header: All but the maps.
        maps: `(frame, weight)`, one byte a weight: of every kind in turn, `(layer, head, query, key)`.
        caption: What the film shows, in words.
    """

    header: Mapping[str, Any]
    maps: np.ndarray
    caption: str


def films_data(films: Sequence[Film | Reel]) -> bytes:
    """Pack films for the browser.

    Args:
        films: One, or up to `MOST_FILMS` beside each other.
    Returns:
        What `pack` makes of `films`, each with the `weights` of all its frames, and of `roles`. Its host says whether
        the newest frame is shown only, without a timeline (`live`), and under what names the page exports the picture
        (`figure`) and the curves of each film (`curves`).
    Raises:
        ValueError: If there is no film, or too many.
    """
    if not 1 <= len(films) <= MOST_FILMS:
        raise ValueError(f"`films` must be 1 to {MOST_FILMS} films, got {len(films)}.")
    reels = [reel_of(film) if isinstance(film, Film) else film for film in films]
    return pack({"roles": dict(ROLES), "films": [{**reel.header, "weights": reel.maps} for reel in reels]})


def reel_of(film: Film) -> Reel:
    """Return a film as it travels to the browser."""
    kinds = kinds_of(film.frames)
    roles = roles_over_time(film.probe, film.frames)
    right, answers = answer_pieces(film.probe, film.frames)
    header = {
        "title": film.title,
        "planned": film.planned,
        "text": film.probe.text,
        "answer": film.probe.answer,
        "right": right,
        "kinds": [_kind(film, kind) for kind in kinds],
        "frames": [
            {
                "step": frame.step,
                "loss": _number(frame.loss),
                "exact": _number(frame.exact_match),
                "answer": frame.answer,
                "pieces": pieces,
                "isRight": frame.is_right,
                "roles": ["".join("-" if role < 0 else str(role) for role in roles[kind][i].flat) for kind in kinds],
            }
            for i, (frame, pieces) in enumerate(zip(film.frames, answers, strict=True))
        ],
        "marks": [{"step": m.step, "frame": m.frame, "kind": m.kind, "text": m.text, "short": m.short}
                  for m in film.marks],
        **_curves(film),
    }  # fmt: skip
    maps = np.stack([np.concatenate([frame.maps[kind].ravel() for kind in kinds]) for frame in film.frames])
    return Reel(header=header, maps=maps, caption=describe_film(film))


def _kind(film: Film, kind: Kind) -> dict[str, Any]:
    rows, columns = (list(axis.labels) for axis in filmed_axes(film.probe, kind))
    layers, heads = film.frames[0].maps[kind].shape[:2]
    blocked = blocked_of(film.frames, kind)
    return {
        "kind": kind,
        "title": KIND_TITLES[kind],
        "layers": layers,
        "heads": heads,
        "rows": rows,
        "columns": columns,
        "blocked": None if blocked is None else blocked.astype(np.uint8),
    }


def _curves(film: Film) -> dict[str, list]:
    """Return loss and exact match as [step, value]; a film without records has those of its frames."""
    points = film.records or [vars(frame) for frame in film.frames]
    losses = [[point["step"], _number(point["loss"])] for point in points if _number(point["loss"]) is not None]
    exact = [[p["step"], _number(p["exact_match"])] for p in points if p["exact_match"] is not None]
    every = max(1, len(losses) // MOST_POINTS)
    return {"losses": losses[::-every][::-1], "exacts": exact}


def _number(value: float | None) -> float | None:
    """Return a number short enough to travel; None where a run diverged, as JSON has no word for it."""
    return None if value is None or not np.isfinite(value) else float(f"{value:.7g}")


def describe_film(film: Film) -> str:
    """Describe what the film shows, for its caption and alternative text."""
    first, last = film.frames[0], film.frames[-1]
    name = f"{film.title}: " if film.title else ""
    if len(film.frames) == 1:
        span = f"All heads on “{film.probe.text}” after step {counted(last.step)}"
    else:
        span = (
            f"{len(film.frames)} looks at all heads reading “{film.probe.text}”, "
            f"from step {counted(first.step)} to step {counted(last.step)}"
        )
    right = "which is right" if last.is_right else f"where “{film.probe.answer}” is right"
    written = f"“{last.answer}”" if last.answer else "nothing"
    moments = " ".join(mark.text for mark in film.marks)
    return f"{name}{span}. In the end the model writes {written}, {right}. {moments}".strip()


def film_parts(film: Film) -> dict[str, Grid | Series]:
    """Return every number of a film by name: maps by kind, `(frame, layer, head, row, column)`, and the curves."""
    prefix = f"{film.title} " if film.title else ""
    labels = {"frame_step": [str(f.step) for f in film.frames], "frame_answer": [f.answer for f in film.frames]}
    parts: dict[str, Grid | Series] = {}
    for kind in kinds_of(film.frames):
        filmed = map_of(film.probe, film.frames, kind)
        parts[f"{prefix}{kind}"] = Grid(map=filmed, axes=("frame", "layer", "head"), labels=labels)
    for name, points in zip(("loss", "exact match"), _curves(film).values(), strict=True):
        x, y = np.array(points, dtype=float).reshape(-1, 2).T
        parts[f"{prefix}{name}"] = Series(x=x, y=y)
    return parts


def last_frames(reels: Sequence[Reel]) -> dict[str, Grid]:
    """Return the numbers of what is on the screen at first; the NPZ below the film holds those of every frame."""
    parts = {}
    for reel in reels:
        last, start = reel.maps[-1], 0
        for kind in reel.header["kinds"]:
            shape = (kind["layers"], kind["heads"], len(kind["rows"]), len(kind["columns"]))
            values = last[start : start + np.prod(shape)].reshape(shape).astype(np.float32) / 255
            start += values.size
            name = " ".join(filter(None, [reel.header["title"], kind["kind"]]))
            shown = LabelledMap(values, *axes_of(kind["kind"], kind["rows"], kind["columns"]))
            parts[name] = Grid(map=shown, axes=("layer", "head"))
    return parts


def runs_view(folders: Sequence[RunFolder], titles: Sequence[str], most: int = FILM_BYTES) -> View | None:
    """Return the films of runs beside each other; None if no run has a frame yet.

    Args:
        folders: At most `MOST_FILMS`; those without a frame are left out.
        titles: One a folder.
        most: Bytes of the weights of all of them.
    Raises:
        OSError, ValueError: If a file of a run is damaged.
    """
    films = films_of(folders, titles, most)
    if not films:
        return None
    view = film_view(films, folders[0].name if len(folders) == 1 else "")
    # Where only one kind has room, it is the one in which the twins differ.
    cheats = len(films) > 1 and not all(folder.spec().sizes.get("causal", True) for folder in folders)
    return replace(view, host={**view.host, "opens": "decoder" if cheats else "cross"})


def newest_view(folders: Sequence[RunFolder], titles: Sequence[str]) -> View | None:
    """Return how attention looks now in runs that are trained; see `runs_view`."""
    films = []
    for folder, title in zip(folders, titles, strict=True):
        probe, frame = folder.probe(), folder.newest_frame()
        if probe and frame:
            planned = folder.spec().settings.steps
            told = {"title": with_subscripts(title), "records": folder.records(), "planned": planned}
            films.append(Film(probe=probe, frames=[frame], **told))
    return film_view(films, live=True) if films else None


def films_of(folders: Sequence[RunFolder], titles: Sequence[str], most: int) -> list[Film]:
    """Return the films of runs; see `runs_view`."""
    found = [film_of_run(folder, title, most // len(folders)) for folder, title in zip(folders, titles, strict=True)]
    return [film for film in found if film]


def film_of_run(folder: RunFolder, title: str, most: int) -> Film | None:
    """Return the film of a run, thinned evenly where it is too large; the first and the last frame stay.

    Args:
        folder: Of the run.
        title: Names it among others.
        most: Bytes of its weights.
    """
    paths, probe = folder.frames(), folder.probe()
    if not paths or probe is None:
        return None
    size = sum(array.size for array in Frame.read(paths[0]).maps.values())
    kept = np.unique(np.linspace(0, len(paths) - 1, max(2, min(len(paths), most // size))).round().astype(int))
    return film_of(probe, [Frame.read(paths[place]) for place in kept], folder.records(), with_subscripts(title))


def film_view(films: Sequence[Film | Reel], model: str = "", *, live: bool = False) -> View:
    """Return films beside each other, all at the same step.

    Its host says of each film under which name the page keeps its curves (`curves`), and how the file of its moving
    picture is called (`file`); none can be kept without. `opens` is the kind of attention that stands first where only
    one has room.

    Args:
        films: One, or up to `MOST_FILMS`.
        model: Name of the run; of several, none.
        live: Show the newest frame only, without a timeline; there is no film to keep yet.
    Raises:
        ValueError: If there is no film, or too many.
    """
    reels = [reel_of(film) if isinstance(film, Film) else film for film in films]
    caption = " ".join(reel.caption for reel in reels)
    name = "film" if len(reels) == 1 else "films"
    about = _ABOUT | {"model": model, "text": reels[0].header["text"] if reels else ""}
    picture = Picture(caption=caption, numbers=partial(last_frames, reels), about=about, is_whole=True)
    return View(
        component="film",
        data=films_data(reels),
        caption=caption,
        title="Film of training",
        host={
            "live": live,
            "figure": "" if live else name,
            "curves": [],
            "name": model,
            "file": "" if live else file_name(about, "film", "gif"),
        },
        make_pictures=lambda selection: {} if live else {name: picture},
    )
