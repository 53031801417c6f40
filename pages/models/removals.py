"""Removals of models and runs, and the way back: their owner and the teacher may do both, on every visit."""

from collections.abc import Sequence
from pathlib import Path

import streamlit as st

from pages.server.storage import runs_root
from pages.ui.models.files import model_id_of
from pages.ui.models.shares import must_own_share, removed_shares, shares
from pages.ui.shell.messages import draw_message, tell
from pages.ui.state.link import choose_unseen
from pages.ui.state.owner import NotAllowed, must_direct
from pages.ui.state.session import session
from transformer.runs import Shelf, removed_name
from transformer.runs.jobs import RunFolder, storage_words


def put_aside(path: Path) -> Path:
    """Remove a run's folder or a share in a way that can be undone, and return its new place, for `restore`.

    Raises:
        FileNotFoundError: If the folder or the share is not there any more.
        NotAllowed: If it is somebody else's.
        OSError: If the disk refuses.
    """
    return _shelf_of(path, "remove it").remove(path)


def _shelf_of(path: Path, order: str) -> Shelf:
    """Return the shelf of a share or a run's folder, removed or not; refuse a person who may not give this order."""
    if path.is_file():
        must_own_share(path, order)
        return shares()
    must_direct(RunFolder(path))
    return Shelf(runs_root())


def remove(paths: Sequence[tuple[str, Path]], where: str) -> None:
    """Remove runs and shares; each that can't be removed gets a sentence beside the undo.

    Args:
        paths: Folders of runs and files of shares, each with the words that name it to the person.
        where: Part of the page in which the undo is offered.
    """
    removed, problems = [], []
    for label, path in paths:
        try:
            removed.append((label, put_aside(path)))
        except NotAllowed as error:
            problems.append(str(error))
        except OSError as error:
            problems.append(f"{label} can't be removed. {storage_words(error)}")
    session().removals = (where, removed)
    if problems:
        tell(f"undo-{where}", " ".join(problems))


def find_removed(owner_id: str | None) -> list[Path]:
    """Return the runs and shares that an owner removed and can still bring back, oldest removal first.

    Args:
        owner_id: The owner; None for everybody's.
    """
    return sorted([*Shelf(runs_root()).list_removed(owner_id), *removed_shares(owner_id)])


def restore(place: Path) -> Path:
    """Undo one removal, and return the new place of the run's folder or the share.

    Raises:
        FileNotFoundError: If the run or the share was really deleted meanwhile.
        FileExistsError: If something else has its name now.
        NotAllowed: If it is somebody else's.
    """
    return _shelf_of(place, "bring it back").restore(place)


def offer_undo(where: str = "model") -> None:
    """Draw a way back from the last removal of this session, in the part of the page where it was made."""
    draw_message(f"undo-{where}")
    removed_at, removed = session().removals
    if removed and removed_at == where:
        with st.container(horizontal=True, vertical_alignment="center"):
            what = removed[0][0] if len(removed) == 1 else f"{len(removed)} models"
            st.text(f"Removed {what}.", width="content")
            st.button("Undo", icon=":material/undo:", on_click=_undo)


def _undo() -> None:
    where, removed = session().removals
    session().removals = ("", ())
    bring_back_all(removed, where)


def bring_back_all(removed: Sequence[tuple[str, Path]], where: str) -> None:
    """Undo removals; each that can't be undone gets a sentence where the undo is offered.

    Args:
        removed: Places of removed runs and shares, each with the words that name it to the person.
        where: Part of the page in which the undo is offered.
    """
    problems = []
    for name, place in removed:
        try:
            home = restore(place)
        except FileExistsError:
            problems.append(f"Another {Path(removed_name(place)).stem} is there now, so {name} stays removed.")
        except FileNotFoundError:
            problems.append(f"{name} can't be brought back any more: its space was needed, or it is back already.")
        except NotAllowed as error:
            problems.append(str(error))
        except OSError as error:
            problems.append(f"{name} can't be brought back. {storage_words(error)}")
        else:
            if home.is_file() or RunFolder(home).model.exists():
                choose_unseen("model", home.stem if home.is_file() else model_id_of(RunFolder(home)))
    if problems:
        tell(f"undo-{where}", " ".join(problems))
