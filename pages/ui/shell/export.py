"""Export: every figure of a page as picture, page or numbers; and the dialog that offers them."""

from collections.abc import Mapping
from functools import partial
from urllib.parse import urlencode

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.shell.downloads import keep_file
from pages.ui.shell.figures import Page, drawn_figures
from pages.ui.shell.waiting import dialog
from pages.ui.state.selection import shown_selection
from pages.ui.state.session import session
from transformer.views import Export, Picture, file_name, to_file, to_zip, with_picture

_FILES = {
    "html": ("HTML", "text/html", "A page that opens offline in any browser, with its picture and its numbers"),
    "csv": ("CSV", "text/csv", "Every number, one a row, for a spreadsheet or pandas"),
    "npz": ("NPZ", "application/octet-stream", "Every number as arrays, for NumPy"),
}
_EXPORTER = declare_bundled("exporter")


@st.fragment
def export_button() -> None:
    """Draw the button that opens the dialog; as a fragment, so that the page beneath stays as it is."""
    hint = "Every figure: picture, page, numbers"
    if st.button("Export", icon=":material/download:", key="export", help=hint, type="tertiary"):
        query = {name: st.query_params.get_all(name) for name in st.query_params}
        # Below a text that can't be read stands another example: the export names that one.
        query.update(
            {name: [text] for name, text in _example_fields().items() if text != (st.session_state.get(name) or "")}
        )
        link = f"{st.context.url or ''}?{urlencode(query, doseq=True)}".rstrip("?")
        _draw_dialog({key: _export(key, link, *drawn) for key, drawn in drawn_figures().items()}, {})


def _export(key: str, link: str, picture: Picture, page: Page | None) -> Export:
    selection = shown_selection()
    about = {
        "program": "Attention Lab",
        **_example_fields(),
        "head": selection.place.name if selection and not picture.curve else "",
        "special tokens": "muted" if selection and selection.mute else "",
        "figure": key[:1].upper() + key[1:].replace("-", " "),
        "caption": picture.caption,
        "link": link,
        **picture.about,
    }
    about = {name: text for name, text in about.items() if text}
    return Export(key=key, about=about, numbers=picture.numbers, curve=picture.curve, page=page)


def _example_fields() -> dict[str, str]:
    """Return model and text that the page shows; on a page without an example, what its fields hold."""
    fields = st.session_state
    model, text = session().shown_example or (fields.get("model"), fields.get("text"))
    return {"model": str(model or ""), "text": str(text or "")}


@dialog("Export", width="medium")
def _draw_dialog(exports: dict[str, Export], pictures: dict) -> None:
    """Draw the dialog.

    Both arguments live as long as the dialog: the figures as they were when it was opened, and their pictures.
    """
    if len(exports) < len(session().drawn):
        st.info("Memory was short, and figures of this page were let go. Change something there and export again.")
    elif not exports:
        st.info("There is no figure on this page yet. Choose a model and a text it can read, or start a training run.")
    if not exports:
        return
    names = {key: export.about["figure"] for key, export in exports.items()}
    key = st.selectbox("Figure", list(exports), format_func=lambda key: names.get(key) or key, key="export-figure")
    # The browser draws the pictures, shows the chosen one and keeps it as a file; Python gets them for the archive.
    result = _EXPORTER(
        key="exporter",
        data={"figures": [_describe_figure(export) for export in exports.values()], "chosen": key},
        on_taken_change=lambda: None,
    )
    if isinstance(result.taken, dict):
        pictures.update(result.taken)
    export = exports[key]
    with st.container(horizontal=True, gap="xsmall"):
        for ending, (label, mime, hint) in _FILES.items():
            whole = _with_picture(export, pictures) if ending == "html" else export
            st.download_button(
                label,
                keep_file(partial(to_file, whole, ending), name := file_name(export.about, export.key, ending), mime),
                name,
                mime,
                key=f"export-{ending}",
                help=hint,
                on_click="ignore",
                # The run that takes the pictures over makes the files anew: a click before it would come to nothing.
                disabled=not pictures,
                width="stretch",
            )
    everything = [_with_picture(export, pictures) for export in exports.values()]
    st.download_button(
        "Everything on this page (ZIP)",
        keep_file(
            partial(to_zip, everything), name := file_name(_example_fields(), "all-figures", "zip"), "application/zip"
        ),
        name,
        "application/zip",
        key="export-zip",
        icon=":material/folder_zip:",
        on_click="ignore",
        disabled=not pictures,
        width="stretch",
    )


def _describe_figure(export: Export) -> dict[str, object]:
    """Return what the browser needs to know of a figure: the names of its files, and what they say of its origin."""
    names = {ending: file_name(export.about, export.key, ending) for ending in ("png", "svg")}
    return {"key": export.key, "about": dict(export.about), **names}


def _with_picture(export: Export, pictures: Mapping[str, object]) -> Export:
    """Return the figure with its picture, if the browser has sent one."""
    picture = pictures.get(export.key)
    if not isinstance(picture, dict):
        return export
    try:
        return with_picture(export, picture.get("png"), picture.get("svg"))
    except ValueError:
        return export
