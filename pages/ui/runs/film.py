"""The film of a training run: every head on one sentence, frame by frame, played in the browser."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import streamlit as st

from pages.ui.memory.store import stored
from pages.ui.shell.downloads import keep_file
from pages.ui.shell.draw import draw
from transformer.runs import FILM_BYTES
from transformer.runs.jobs import RunFolder
from transformer.views import View, file_name, film_parts, films_of, newest_view, runs_view, to_npz

_EMPTY = (
    "The first look at all heads appears here as soon as the run has begun. Each head is a small map of what it looks "
    "at; beside them stands what the model writes so far. Below them come the curves of loss and exact match."
)
_UNREADABLE = "The film can't be read: a file of it is damaged. Open the run again."


def draw_live(
    folders: Sequence[RunFolder], titles: Sequence[str], curves: Sequence[str] = (), coming: str = ""
) -> set[str]:
    """Draw how attention looks now, in one run or in several beside each other; a fragment calls it again and again.

    Args:
        folders: At most `MOST_FILMS`; those without a frame are left out.
        titles: One a folder.
        curves: One a folder: the name under which its curves are exported.
        coming: When the first frame comes, in a sentence, if somebody knows.
    Returns:
        The names in `curves` of those that are drawn.
    """
    try:
        view = newest_view(folders, titles)
    except ValueError:
        st.warning(_UNREADABLE)
        return set()
    if view is None:
        with st.container(key="film-to-come"):
            st.info(f"{coming} {_EMPTY}".strip())
        return set()
    return _draw(view, "film-live", folders, curves)


def draw_film(folder: RunFolder, curves: str = "", plays: bool = False) -> set[str]:
    """Draw the film of a run, and its files; see `draw_films`."""
    return draw_films([folder], [""], [curves] if curves else [], plays)


def draw_films(
    folders: Sequence[RunFolder], titles: Sequence[str], curves: Sequence[str] = (), plays: bool = False
) -> set[str]:
    """Draw the films of several runs beside each other, at the same step, and their files.

    Args:
        folders: At most `MOST_FILMS`; those without a frame are left out.
        titles: One a folder.
        curves: One a folder: the name under which its curves are exported.
        plays: They play once by themselves, unless the visitor wants no motion.
    Returns:
        The names in `curves` of those that are drawn.
    """
    stamps = tuple(_stamp(folder, title) for folder, title in zip(folders, titles, strict=True))
    try:
        view = _view(stamps)
    except (OSError, ValueError):
        st.warning(_UNREADABLE)
        return set()
    if view is None:
        st.info(_EMPTY)
        return set()
    ((key, picture),) = view.pictures().items()
    drawn = _draw(view, key, folders, curves, plays)
    about = {"program": "Attention Lab", **picture.about, "caption": picture.caption}
    _draw_files(view, partial(_npz, folders, titles, about), key, about)
    return drawn


def _draw(view: View, key: str, folders: Sequence[RunFolder], curves: Sequence[str], plays: bool = False) -> set[str]:
    """Draw films, which stay at the user's step while newer ones come under the same key."""
    drawn = [name for name, folder in zip(curves, folders) if folder.frames() and folder.probe()]
    draw(view, key, allowed={"curves": drawn, **({"plays": True} if plays else {})})
    return set(drawn)


_Stamp = tuple[str, str, int, float]
"""Path, title, number of frames and newest change of a film: they tell it from any other in the store."""


def _stamp(folder: RunFolder, title: str) -> _Stamp:
    frames = folder.frames()
    files = [*frames, folder.path / "events.jsonl"]
    newest = max((path.stat().st_mtime for path in files if path.exists()), default=0.0)
    return str(folder.path), title, len(frames), newest


@stored
def _view(stamps: tuple[_Stamp, ...]) -> View | None:
    return runs_view([RunFolder(Path(path)) for path, *_ in stamps], [title for _, title, *_ in stamps])


def _draw_files(view: View, npz: Callable[[], bytes], key: str, about: Mapping[str, str]) -> None:
    """Draw the buttons of the files, each of which is made when it is asked for, outside of the script."""
    page = partial(view.html, None, about)
    files = (
        ("HTML (plays offline)", page, "html", "text/html", "A page that plays the film in any browser, offline"),
        ("Frames (NPZ)", npz, "npz", "application/octet-stream", "Every number of every frame, for NumPy"),
    )
    with st.container(horizontal=True, gap="small"):
        for label, make, ending, mime, hint in files:
            name = file_name(about, "film", ending)
            st.download_button(
                label, keep_file(make, name, mime), name, mime, key=f"{key}-{ending}", help=hint,
                icon=":material/download:", on_click="ignore",
            )  # fmt: skip


def _npz(folders: Sequence[RunFolder], titles: Sequence[str], about: Mapping[str, str]) -> bytes:
    films = films_of(folders, titles, FILM_BYTES)
    return to_npz({name: part for film in films for name, part in film_parts(film).items()}, about)
