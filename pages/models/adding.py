"""The field that takes whatever people have, and what becomes of it: a model here, or a way to where it belongs."""

import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import streamlit as st

from pages.models.recognising import Dropped, recognise
from pages.server.storage import runs_root
from pages.server.uploads import upload_problem
from pages.ui.models.files import add_model, name_of
from pages.ui.shell.glossary import literal
from pages.ui.shell.messages import draw_message, tell
from pages.ui.state.session import session
from transformer import LabError, load
from transformer.checkpoints import try_out
from transformer.importing import Needs, checked_in_words, snippet
from transformer.inspection import import_weights, inspect_checkpoint, inspect_weights
from transformer.runs import purge_removed
from transformer.runs.jobs import server_limits
from transformer.text import clipped, counted, in_a_line

_MOST_MEGABYTES = 64
_SIDES = {"source": ("src", "source", "enc", "input"), "target": ("tgt", "trg", "target", "dec", "output")}
_ENDS: dict[str, str] = {
    "both": "start and end token", "end": "the end token", "start": "the start token", "none": "neither",
}  # fmt: skip
_ELSEWHERE = {
    "pairs": ("a table of pairs. A model learns them on *Train*.", "train.py", "Train on pairs", {"task": "own pairs"}),
    "lecture": ("a lecture. It is opened on *Lecture*.", "lecture.py", "To the lectures", {}),
}


def draw_upload() -> None:
    """Draw the field for files, what they are, and what is still needed to open them."""
    st.header("Add a model", anchor=False)
    uploads = st.file_uploader(
        "Its files",
        accept_multiple_files=True,
        max_upload_size=_MOST_MEGABYTES,
        key=f"upload-{session().num_uploads}",
        help="A model of this program, or another program's weights with its vocabularies. Drop all files of a model "
        "together. Weights come as safetensors. A pickle (.pt, .pth) can run programs: turn it into safetensors where "
        "it was made.",
    )
    for problem in filter(None, (upload_problem(upload.getvalue()) for upload in uploads)):
        st.warning(problem)
        return
    dropped = [recognise(upload.name, upload.getvalue()) for upload in uploads]
    checkpoints = [one for one in dropped if one.kind == "checkpoint"]
    weights = [one for one in dropped if one.kind == "weights"]
    vocabularies = [one for one in dropped if one.kind == "vocabulary"]
    for one in dropped:
        _say_what_it_is(one, bool(weights))
    if checkpoints:
        _draw_add(partial(_add, [(one.name, partial(_write, one.content)) for one in checkpoints]))
    elif weights:
        _draw_import(weights[0], vocabularies)
    draw_message("upload")
    if said := session().uploaded_name:
        session().uploaded_name = ""
        st.success(f"Added as {literal(said)} It is on every page of yours; nobody else sees it until you share it.")


def _say_what_it_is(one: Dropped, has_weights: bool) -> None:
    name = literal(in_a_line(clipped(one.name, 80)))
    if one.kind == "pickle":
        st.warning(
            f"{name} is a pickle. Opening it can run programs, so it isn't opened here. Run this where the model was "
            f"made: it writes safetensors, with a few results that check the import."
        )
        _draw_snippet()
    elif one.kind in _ELSEWHERE:
        what, page, label, query = _ELSEWHERE[one.kind]
        st.info(f"{name} is {what}")
        st.page_link(page, label=label, query_params=query)
    elif one.kind == "vocabulary" and not has_weights:
        st.info(f"{name} is a vocabulary. Drop the weights it belongs to (.safetensors) here as well.")
    elif one.kind == "other":
        st.warning(
            f"{name} is no file that is known here: a model of this program or weights of another (.safetensors), "
            "vocabularies (.json, .txt), pairs (.csv, .tsv) or a lecture (.md)."
        )


def _draw_snippet() -> None:
    st.code(snippet(), language="python", height=300)


def _draw_add(add: Callable[[], None]) -> None:
    if st.button("Add it", type="primary"):
        with st.spinner("Reading the file …"):
            add()
        st.rerun()


def _draw_import(weights: Dropped, vocabularies: Sequence[Dropped]) -> None:
    """Say whose names weights have, and ask for what neither they nor the vocabularies tell."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "weights.safetensors"
        path.write_bytes(weights.content)
        try:
            needs = inspect_weights(path)
        except LabError as error:
            st.warning(literal(error.renamed({path.name: clipped(weights.name, 80)}).sentence))
            with st.expander("Let its own program write it"):
                _draw_snippet()
            return
    proof = "It has a proof, so the import checks itself." if needs.has_proof else ""
    st.caption(literal(f"{in_a_line(clipped(weights.name, 80))} has the names of {needs.about}. {proof}".strip()))
    options = _ask(needs, vocabularies)
    if options is not None:
        name = clipped(Path(weights.name).stem or "model", 60)

        def write(path: Path) -> None:
            source = path.with_name("weights.safetensors")
            source.write_bytes(weights.content)
            try:
                import_weights(source, path, name=name, **options)
            except LabError as error:
                raise error.renamed({source.name: weights.name}) from None

        _draw_add(partial(_add, [(weights.name, write)]))
    if not needs.has_proof:
        with st.expander("Let it be checked: write it again with a few of its own results"):
            _draw_snippet()


def _ask(needs: Needs, vocabularies: Sequence[Dropped]) -> dict[str, Any] | None:
    """Draw a field for each setting that is missing; return all, or None if a vocabulary is."""
    options: dict[str, Any] = {}
    lacking = []
    for side, rows in zip(("source", "target"), needs.rows, strict=True):
        key = f"{side}_vocabulary"
        if key in needs.missing:
            if (found := _vocabulary_of(side, vocabularies)) is None:
                lacking.append(f"{side} ({counted(rows)} tokens)")
            else:
                options[key] = found
    if lacking:
        st.info(
            f"It still needs the vocabulary of the {' and of the '.join(lacking)}: drop that file here too. "
            "It is a list of tokens, {token: id}, or one token a line. One file serves both sides if both have "
            "as many tokens."
        )
        return None
    if "num_heads" in needs.missing:
        options["num_heads"] = st.selectbox("Heads of a layer", needs.heads)
    if "norm_first" in needs.missing:
        before, after = "before each sublayer (pre-norm)", "after it (post-norm, as in the paper)"
        options["norm_first"] = st.radio("Norms stand", [before, after], index=1) == before
        st.caption(
            "If this or the number of heads is wrong, the model writes nonsense, or nearly what it should. A proof "
            "would tell."
        )
    options["source_ends"] = st.selectbox(
        "Around a text that it reads stand", list(_ENDS), format_func=lambda ends: _ENDS[ends]
    )
    return options


def _vocabulary_of(side: str, vocabularies: Sequence[Dropped]) -> Any:
    """Return the vocabulary whose name says this side; else that of the place, or the only one."""
    others = _SIDES["target" if side == "source" else "source"]
    fit = [one for one in vocabularies if any(word in one.name.lower() for word in _SIDES[side])]
    rest = [one for one in vocabularies if not any(word in one.name.lower() for word in others)]
    found = fit or rest or list(vocabularies)
    if not found:
        return None
    return found[-1 if side == "target" and not fit else 0].vocabulary


def _write(content: bytes, path: Path) -> None:
    path.write_bytes(content)


def _add(files: Sequence[tuple[str, Callable[[Path], None]]]) -> None:
    """Check each file as any other, put it among this person's models, and open the last one."""
    limit = server_limits().disk_for_runs
    for name, write in files:
        if purge_removed(runs_root(), limit * 10**6) > limit * 10**6:
            room = f"There is no room: this server keeps {counted(limit)} MB of models and runs."
            tell("upload", f"{room} Remove old ones first.")
            return
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "upload.safetensors"  # every system accepts this name
            try:
                write(path)
                inspect_checkpoint(path)
                checkpoint = load(path)
                try_out(checkpoint, path.name)
                file = add_model(checkpoint, path.read_bytes())
            except (LabError, OSError) as error:
                problem = str(error) if isinstance(error, LabError) else f"The server can't store {path.name} now."
                tell("upload", problem.replace(path.name, clipped(name, 80)))
                return
        checked = checked_in_words(checkpoint.metrics)
        session().added_model = file.id
        session().uploaded_name = f"{in_a_line(name_of(file))}. {checked}".strip()
    session().num_uploads += 1  # the field gets a new key, and is empty
