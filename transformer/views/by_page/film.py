"""Films on the pages Train, Twins and Models: how attention grew, frame by frame, in up to five runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from transformer.runs import FILM_BYTES, Frame
from transformer.runs.jobs import RunFolder
from transformer.views.export import file_name
from transformer.views.film import Film, Reel, film_of, films_data, last_frames, reel_of
from transformer.views.view import Picture, View

_ABOUT = {"head": "All heads", "figure": "Film of training"}


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
            films.append(Film(probe=probe, frames=[frame], title=title, records=folder.records(), planned=planned))
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
    return film_of(probe, [Frame.read(paths[place]) for place in kept], folder.records(), title)


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
