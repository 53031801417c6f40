"""The film of a training run: every head on one sentence, frame by frame, played in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import streamlit as st

from pages.server.bundle import declare_bundled
from pages.server.offline_page import offline_page
from pages.ui.memory.store import stored
from pages.ui.shell.downloads import kept
from pages.ui.shell.figures import register
from transformer.runs import FILM_BYTES, Frame
from transformer.runs.jobs import RunFolder
from transformer.text import plain_token
from transformer.views import (
    Film,
    Reel,
    file_name,
    film_gif,
    film_of,
    film_parts,
    films_data,
    last_frames,
    reel_of,
    to_npz,
    undrawable,
    with_host,
)

_FILM = declare_bundled("film")
_EMPTY = (
    "The first look at all heads appears here as soon as the run has begun: each head as a small map of what it looks "
    "at, and what the model writes by then. Below them come the curves of loss and exact match."
)
_UNREADABLE = "The film can't be read: a file of it is damaged. Open the run again."
_NO_FONT = "Some letters of this film have no font on this server: the GIF leaves them out, the HTML page shows them."
_ABOUT = {"head": "All heads", "figure": "Film of training"}


def training_film(films: Sequence[Film | Reel], key: str, live: bool = False, curves: Sequence[str] = ()) -> None:
    """Thumbnails of every head, the model's own answer and a timeline; all films stand at the same step.

    Other data under the same key stays at the user's step; nothing is mounted anew.

    Args:
        films: One, or up to `MOST_FILMS` beside each other, on one axis of steps and one of the loss.
        key: Streamlit key of this instance, and the name under which its picture is exported.
        live: Show the newest frame only, without a timeline; there is no film to export yet.
        curves: Of each film, the name under which its curves are exported, if they are.
    Raises:
        ValueError: If there is no film, or too many.
    """
    host = {"live": live, "figure": "" if live else key, "curves": list(curves)}
    _FILM(key=key, data=with_host(films_data(films), host))


# The films of runs


def draw_live(
    folders: Sequence[RunFolder], titles: Sequence[str], curves: Sequence[str] = (), coming: str = ""
) -> set[str]:
    """How attention looks now, in one run or in several beside each other; a fragment calls it again and again.

    Args:
        folders: At most `MOST_FILMS`; those without a frame are left out.
        titles: One a folder.
        curves: One a folder: the name under which its curves are exported.
        coming: When the first frame comes, in a sentence, if somebody knows.
    Returns:
        The names in `curves` of those that are drawn.
    """
    newest = [(folder, folder.probe(), folder.newest_frame()) for folder in folders]
    try:
        films = [
            Film(probe=probe, frames=[frame], title=title, records=folder.records())
            for (folder, probe, frame), title in zip(newest, titles, strict=True)
            if probe and frame
        ]
    except ValueError:
        st.warning(_UNREADABLE)
        return set()
    drawn = [name for name, (_, probe, frame) in zip(curves, newest) if probe and frame]
    if films:
        training_film(films, "film-live", live=True, curves=drawn)
    else:
        with st.container(key="film-to-come"):
            st.info(f"{coming} {_EMPTY}".strip())
    return set(drawn)


def draw_film(folder: RunFolder, curves: str = "") -> set[str]:
    """The film of a run, and its files; see `draw_films`."""
    return draw_films([folder], [""], [curves] if curves else [])


def draw_films(folders: Sequence[RunFolder], titles: Sequence[str], curves: Sequence[str] = ()) -> set[str]:
    """The films of several runs beside each other, at the same step, and their files.

    Args:
        folders: At most `MOST_FILMS`; those without a frame are left out.
        titles: One a folder.
        curves: One a folder: the name under which its curves are exported.
    Returns:
        The names in `curves` of those that are drawn.
    """
    most = FILM_BYTES // max(1, len(folders))
    try:
        stamps = [_stamp(folder, title, most) for folder, title in zip(folders, titles, strict=True)]
        found = [_reel(*stamp) for stamp in stamps]
    except (OSError, ValueError):
        st.warning(_UNREADABLE)
        return set()
    reels = [reel for reel in found if reel]
    if not reels:
        st.info(_EMPTY)
        return set()
    key = "film" if len(folders) == 1 else "films"
    drawn = [name for name, reel in zip(curves, found) if reel]
    training_film(reels, key, curves=drawn)
    about = _ABOUT | {"model": folders[0].name if len(folders) == 1 else "", "text": reels[0].header["text"]}
    caption = " ".join(reel.caption for reel in reels)
    register(key, caption, numbers=partial(last_frames, reels), page=partial(_html, stamps), about=about)
    _draw_files(stamps, key, {"program": "Attention Lab", **about, "caption": caption})
    if len(reels) == 1 and undrawable(map(plain_token, _texts(reels[0], about["model"]))):
        st.caption(_NO_FONT)
    return set(drawn)


def _texts(reel: Reel, title: str) -> list[str]:
    """What a GIF of a film has to write."""
    header = reel.header
    return [title, header["text"], header["answer"], *(frame["answer"] for frame in header["frames"])]


_Stamp = tuple[str, str, int, int, float]
"""Path, title, most bytes, number of frames, newest change: what the film is made of, for the cache."""


def _stamp(folder: RunFolder, title: str, most: int) -> _Stamp:
    frames = folder.frames()
    files = [*frames, folder.path / "events.jsonl"]
    newest = max((path.stat().st_mtime for path in files if path.exists()), default=0.0)
    return str(folder.path), title, most, len(frames), newest


def _load(path: str, title: str, most: int, count: int, newest: float) -> Film | None:
    """The film of a folder, thinned evenly where it is too large; the first and the last frame stay."""
    folder = RunFolder(Path(path))
    paths, probe = folder.frames(), folder.probe()
    if not paths or probe is None:
        return None
    size = sum(array.size for array in Frame.read(paths[0]).maps.values())
    kept = np.unique(np.linspace(0, len(paths) - 1, max(2, min(len(paths), most // size))).round().astype(int))
    return film_of(probe, [Frame.read(paths[place]) for place in kept], folder.records(), title)


@stored
def _reel(path: str, title: str, most: int, count: int, newest: float) -> Reel | None:
    film = _load(path, title, most, count, newest)
    return film and reel_of(film)


def _draw_files(stamps: Sequence[_Stamp], key: str, about: Mapping[str, str]) -> None:
    """Files are made when they are asked for, each of them outside of the script."""
    files = {
        "GIF": (_gif, "gif", "image/gif", "A moving picture, for slides"),
        "HTML (plays offline)": (_html, "html", "text/html", "A page that plays the film in any browser, offline"),
        "Frames (NPZ)": (_npz, "npz", "application/octet-stream", "Every number of every frame, for NumPy"),
    }
    with st.container(horizontal=True, gap="small"):
        for label, (make, ending, mime, hint) in files.items():
            if ending == "gif" and len(stamps) > 1:
                continue
            name = file_name(about, "film", ending)
            st.download_button(
                label, kept(partial(make, stamps, about), name, mime), name, mime, key=f"{key}-{ending}",
                help=hint, icon=":material/download:", on_click="ignore",
            )  # fmt: skip


def packed_films(folders: Sequence[RunFolder], titles: Sequence[str], most: int) -> bytes:
    """The films of several runs, packed for the browser.

    Args:
        folders: At most `MOST_FILMS`; those without a frame are left out.
        titles: One a folder.
        most: Bytes of weights of all of them; what is more is thinned evenly.
    """
    stamps = [_stamp(folder, title, most // len(folders)) for folder, title in zip(folders, titles, strict=True)]
    return films_data([reel_of(film) for film in _films(stamps)])


def _films(stamps: Sequence[_Stamp]) -> list[Film]:
    return [film for film in (_load(*stamp) for stamp in stamps) if film]


def _gif(stamps: Sequence[_Stamp], about: Mapping[str, str]) -> bytes:
    film = _films(stamps)[0]
    return film_gif(film.probe, film.frames, film.records, film.marks, title=about.get("model", ""))


def _html(stamps: Sequence[_Stamp], about: Mapping[str, str]) -> bytes:
    data = with_host(films_data([reel_of(film) for film in _films(stamps)]), {})
    title = " · ".join(filter(None, [about["figure"], about.get("model")]))
    return offline_page("film", data, about["caption"], about, title)


def _npz(stamps: Sequence[_Stamp], about: Mapping[str, str]) -> bytes:
    return to_npz({name: part for film in _films(stamps) for name, part in film_parts(film).items()}, about)
