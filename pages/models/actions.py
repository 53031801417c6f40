"""The actions on one model: download, rename, pin, share and remove it."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from pages.models.removals import remove
from pages.server.teacher import HOW_TO_BECOME_TEACHER, has_teacher
from pages.ui.models.chooser import choose_by_name
from pages.ui.models.files import ModelFile, content_of, name_of, pin_model, rename_model
from pages.ui.models.names import MOST_CHARACTERS, download_name
from pages.ui.models.shares import may_remove, owner_of_share, share_id_of, share_model
from pages.ui.models.table import facts_of
from pages.ui.shell.downloads import keep_file
from pages.ui.shell.glossary import literal
from pages.ui.shell.messages import attempt, draw_message
from pages.ui.state.link import choose_unseen
from pages.ui.state.session import session
from transformer.runs.jobs import RunFolder
from transformer.text import in_a_line


def choose_model(files: Mapping[str, ModelFile]) -> ModelFile | None:
    """Draw the choice of a model with all actions on it, and return it; None if there is none."""
    if added_id := session().added_model:
        st.session_state["model"], session().added_model = added_id, ""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        file = files.get(choose_by_name(files, label="collapsed"))
        if file is None:
            return None
        name = name_of(file)
        if not facts_of(file).problem:
            st.download_button(
                "Download",
                keep_file(partial(content_of, file), download_name(name), "application/octet-stream"),
                download_name(name),
                "application/octet-stream",
                icon=":material/download:",
                on_click="ignore",
                help="One file that you can open here or on another computer: Add a model, below",
            )
        if file.own_folder:
            _draw_own(file.own_folder, file.id, name)
        if may_remove(file):
            st.button("Remove", icon=":material/delete:", on_click=_remove, args=(file, next(iter(files))))
    if file.own_folder and (shared := files.get(share_id_of(file.own_folder))):
        st.caption(literal(f"Everyone on this server has it too, as {in_a_line(name_of(shared))}."))
    if file.origin == "linked":
        st.caption("This is somebody else's model: a link led you here. Nobody sees it without the link.")
    if file.origin == "shared" and not may_remove(file):
        st.caption(_who_may_remove(file))
    draw_message("model")
    return file


def _who_may_remove(share: ModelFile) -> str:
    if owner_of_share(share.path):
        return "Somebody here shared this model: only they and the teacher can remove it."
    why = "It isn't known who shared this model, so only the teacher can remove it."
    return why if has_teacher() else f"{why} {HOW_TO_BECOME_TEACHER}"


def _draw_own(folder: RunFolder, model_id: str, name: str) -> None:
    pinned = bool(folder.note("pinned"))
    # A new key makes a new popover, which is closed: the new name is to be seen beneath it.
    popover = st.popover("Rename", icon=":material/edit:", key=f"rename-{session().num_renamed}")
    with popover, st.form("rename", border=False):
        # The key holds the id, so that another model brings its own name.
        st.text_input("Name", name, max_chars=MOST_CHARACTERS, key=f"name-{model_id}")
        st.form_submit_button("Rename it", on_click=_rename, args=(folder, model_id))
    st.button(
        "Unpin" if pinned else "Pin",
        icon=":material/keep_off:" if pinned else ":material/keep:",
        help="A pinned model is never among those that are offered for removal when space is short",
        on_click=_pin,
        args=(folder, not pinned),
    )
    if not share_id_of(folder):
        st.button(
            "Share with everyone here",
            icon=":material/group:",
            help="Copies it to a list that everyone on this server sees, under its name; yours stays your own",
            on_click=_share,
            args=(folder,),
        )


def _remove(file: ModelFile, first: str) -> None:
    """Remove a model; the first one takes its place in the link, which would name one that is not there."""
    path = file.folder.path if file.folder else file.path
    remove([(name_of(file), path)], "model")
    if not path.exists():
        choose_unseen("model", first)


def _rename(folder: RunFolder, model_id: str) -> None:
    rename = partial(rename_model, folder, st.session_state[f"name-{model_id}"])
    if attempt(rename, "model", "It can't be renamed."):
        session().num_renamed += 1


def _pin(folder: RunFolder, pinned: bool) -> None:
    attempt(partial(pin_model, folder, pinned), "model", "It can't be pinned.")


def _share(folder: RunFolder) -> None:
    attempt(partial(share_model, folder), "model", "It can't be shared.")
