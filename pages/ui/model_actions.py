"""What a person does with one model: take it along, rename, pin, share, remove it, bring it back, add another."""

import tempfile
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import streamlit as st

from pages.ui.downloads import kept
from pages.ui.glossary import literal
from pages.ui.model_chooser import choose_by_name
from pages.ui.model_names import MOST_CHARACTERS, download_name
from pages.ui.model_table import facts_of
from pages.ui.models import (
    ModelFile,
    add_model,
    content_of,
    model_id_of,
    name_of,
    remove_model,
    rename_model,
    runs_root,
    share_model,
    shared_as,
)
from transformer import CheckpointError, load
from transformer.figures.theme import in_a_line
from transformer.jobs import RunFolder, server_limits, storage_words
from transformer.jobs.removal import bring_back, purge_removed


def choose_model(files: Mapping[str, ModelFile]) -> ModelFile | None:
    """The model that is chosen, with all that can be done with it."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        chosen = files.get(choose_by_name(files))
        if chosen is None:
            return None
        name = name_of(chosen)
        if not facts_of(chosen).problem:
            st.download_button(
                "Download",
                kept(partial(content_of, chosen), download_name(name), "application/octet-stream"),
                download_name(name),
                "application/octet-stream",
                icon=":material/download:",
                on_click="ignore",
                help="One file, to be opened here or on another computer: Add a model, below",
            )
        if chosen.is_mine:
            _draw_own(chosen, name)
        if chosen.origin in {"mine", "shared"}:
            st.button("Remove", icon=":material/delete:", on_click=_remove, args=(chosen, next(iter(files))))
    if chosen.is_mine and (shared := files.get(shared_as(chosen.folder))):
        st.caption(literal(f"Everyone on this server has it too, as {in_a_line(name_of(shared))}."))
    if chosen.origin == "linked":
        st.caption("This is somebody else's model: a link led you here. Who has no link doesn't see it.")
    if problem := st.session_state.pop("model-problem", ""):
        st.warning(literal(problem))
    return chosen


def _draw_own(file: ModelFile, name: str) -> None:
    pinned = bool(file.folder.note("pinned"))
    # Under another key it is another one, and closed: the new name is to be seen beneath it.
    popover = st.popover("Rename", icon=":material/edit:", key=f"rename-{st.session_state.get('renamed', 0)}")
    with popover, st.form("rename", border=False):
        # Its key has the id in it: another model brings its own name.
        st.text_input("Name", name, max_chars=MOST_CHARACTERS, key=f"name-{file.id}")
        st.form_submit_button("Rename it", on_click=_rename, args=(file,))
    st.button(
        "Unpin" if pinned else "Pin",
        icon=":material/keep_off:" if pinned else ":material/keep:",
        help="A pinned model is never among those that are offered for removal when space is short",
        on_click=_pin,
        args=(file, "" if pinned else "yes"),
    )
    if not shared_as(file.folder):
        st.button(
            "Share with everyone here",
            icon=":material/group:",
            help="Copies it to a list that everyone on this server sees, under its name; yours stays your own",
            on_click=_share,
            args=(file,),
        )


def _remove(file: ModelFile, first: str) -> None:
    """The first model takes its place in the link, which would name one that is not there."""
    try:
        remove_model(file)
    except OSError as error:
        st.session_state["model-problem"] = f"It can't be removed. {storage_words(error)}"
    else:
        st.session_state["model"] = first


def _rename(file: ModelFile) -> None:
    try:
        rename_model(file.folder, st.session_state[f"name-{file.id}"])
    except ValueError as error:
        st.session_state["model-problem"] = str(error)
    except OSError as error:
        st.session_state["model-problem"] = f"It can't be renamed. {storage_words(error)}"
    else:
        st.session_state["renamed"] = st.session_state.get("renamed", 0) + 1


def _pin(file: ModelFile, pinned: str) -> None:
    try:
        file.folder.leave_note("pinned", pinned)
    except OSError as error:
        st.session_state["model-problem"] = f"It can't be pinned. {storage_words(error)}"


def _share(file: ModelFile) -> None:
    try:
        share_model(file.folder)
    except CheckpointError as error:
        st.session_state["model-problem"] = f"It can't be shared. {error}"
    except OSError as error:
        st.session_state["model-problem"] = f"It can't be shared. {storage_words(error)}"


def offer_undo(where: str = "model") -> None:
    """A way back from the last removal of this session, in the part of the page where it was made."""
    if st.session_state.get("undo-problem", ("", ""))[0] == where:
        st.warning(literal(st.session_state.pop("undo-problem")[1]))
    removed_at, removed = st.session_state.get("removed", ("", []))
    if removed and removed_at == where:
        with st.container(horizontal=True, vertical_alignment="center"):
            what = removed[0][0] if len(removed) == 1 else f"{len(removed)} models"
            st.text(f"Removed {what}.", width="content")
            st.button("Undo", icon=":material/undo:", on_click=_undo)


def _undo() -> None:
    where, removed = st.session_state.pop("removed", ("", []))
    problems = []
    for name, place, home in removed:
        try:
            bring_back(place, home)
        except FileExistsError:
            problems.append(f"Another {home.stem} is there now; what you removed, {name}, stays aside.")
        except FileNotFoundError:
            problems.append(f"{name} is not aside any more: its space was needed, or it was brought back already.")
        except OSError as error:
            problems.append(f"{name} can't be brought back. {storage_words(error)}")
        else:
            folder = RunFolder(home)
            if home.is_file() or folder.model.exists():
                st.session_state["model"] = home.stem if home.is_file() else model_id_of(folder)
    if problems:
        st.session_state["undo-problem"] = (where, " ".join(problems))


def draw_upload() -> None:
    """The way in for a model's file."""
    st.subheader("Add a model", anchor=False)
    uploads = st.session_state.get("uploads", 0)
    upload = st.file_uploader(
        "A checkpoint of this program (.safetensors)", type="safetensors", max_upload_size=64, key=f"upload-{uploads}"
    )
    if upload:
        st.button("Add it", type="primary", on_click=_add, args=(upload.name, upload.getvalue()))
    if problem := st.session_state.pop("upload-problem", ""):
        st.error(literal(problem))
    if name := st.session_state.pop("uploaded", ""):
        st.success(f"Added as {literal(name)}. It is on every page of yours; nobody else sees it until you share it.")


def _add(name: str, content: bytes) -> None:
    """Check an uploaded file like any other, put it among this person's models, and open it."""
    limit = server_limits().disk_for_runs
    if purge_removed(runs_root(), limit * 10**6) > limit * 10**6:
        st.session_state["upload-problem"] = (
            f"There is no room: this server keeps {limit:,} MB of models and runs. Remove old ones first."
        )
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / (Path(name).name or "upload.safetensors")
        path.write_bytes(content)
        try:
            file = add_model(load(path), content)
        except CheckpointError as error:
            st.session_state["upload-problem"] = str(error)
            return
    st.session_state["model"], st.session_state["uploaded"] = file.id, in_a_line(name_of(file))
    st.session_state["uploads"] = st.session_state.get("uploads", 0) + 1  # another field, and empty
