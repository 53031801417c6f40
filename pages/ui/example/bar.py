"""The bar of an example, the same on every page: model, text, the output and whether it is right, texts to try.

A model or a text that can't be read never empties the page: the last example that could be read stays below, and the
bar says that it is another.
"""

import contextlib
import html
from collections.abc import Iterator, Mapping

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.server.errors import optional
from pages.ui.example.ask import draw_linked_question
from pages.ui.example.example import Example
from pages.ui.example.sentences import (
    draw_examples,
    examples_of,
    notes_on,
    readable_part,
    seen_words,
    set_text,
    what_it_reads,
)
from pages.ui.example.whole_model import draw_outline
from pages.ui.models.chooser import choose_by_name, shown_names
from pages.ui.models.files import ModelFile, model_files, name_of
from pages.ui.models.metrics_in_words import share_in_words
from pages.ui.models.opening import opening_of
from pages.ui.models.training_pairs import open_model
from pages.ui.shell.draw import draw_text
from pages.ui.shell.glossary import literal
from pages.ui.shell.opening import Bar, name_tab
from pages.ui.state.link import choose_unseen, linked
from pages.ui.state.selection import current_selection, note_opening
from pages.ui.state.session import session
from transformer import CheckpointError, TextError
from transformer.data import languages_of, task_from_dict
from transformer.interpret import Result, cuts_words, right_answer
from transformer.text import clipped, in_a_line, percent, plain_token, sentence_of

_SURE = 0.9
"""Share of fresh texts written exactly right; a lower one is said beside the output."""
_Problem = TextError | CheckpointError | OSError | None
_CARDS = {"reverse-letters": "Reverse letters", "english-spanish": "Translate", "sort-letters": "Sort"}
_LONGEST_TEXT, _LONG_SENTENCE = 24, 50


def current_example(bar: Bar, is_brief: bool = False) -> Example:
    """Draw the controls for model and text in the bar of the page, and return the example that the page shows.

    The example can be read. Where it is not the chosen one, a sentence in the bar says so. The page stops where there
    is nothing to show at all.

    Args:
        bar: Of the page.
        is_brief: The text stands first, beside it three models to choose; the picture holds what the model writes.
    """
    files = model_files()
    if not files:
        st.info("There is no model on this server yet. Train one on the page Train.")
        st.stop()
    with bar.whole:
        file, text, examples, beside = _draw_model_and_text(files, is_brief)
        example, problem = _read(file, text or "")
        bar.output = beside.container(key="bar-written")
        if example and not problem:
            shown = example
        else:
            shown = _draw_problem(problem, example, files, file, examples)
            bar.instead = _named(shown, files if shown.file.id != file.id else {})
        foot = st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="medium", key="bar-foot")
        with foot:
            if not problem:
                with optional("what a model reads"):
                    _draw_reads(shown)
                with optional("the share of right outputs"):
                    _draw_share(shown)
            bar.notes = st.container(width="content")
            if not problem:
                with optional("the notes on a text"):
                    _draw_notes(shown)
            if len(examples) > 1:
                with optional("texts to try"):
                    draw_examples(examples)
        bar.next = st.container(key="bar-next", width="content")
        if not is_brief:
            with optional("the outline of the model"):
                draw_outline(shown)
    with optional("its question"):
        draw_linked_question(bar, shown, is_offered=not is_brief)
    note_opening(opening_of(shown.file, shown.checkpoint), cuts_words(shown.checkpoint))
    current_selection(shown.replay.usual_result())  # a page without heads hands on what the link says of them
    if bar.ask:  # a scene of a lecture is called by its own title
        name_tab(*bar.names, name_of(shown.file))
    session().last_example = session().shown_example = shown.file.id, shown.text
    return shown


def _draw_model_and_text(
    files: Mapping[str, ModelFile], is_brief: bool
) -> tuple[ModelFile, str | None, tuple[str, ...], DeltaGenerator]:
    """Draw both fields; return the model, the text, texts to try, and the place beside them."""
    # Beside model and text stands the model's output, once the page knows it.
    key = "bar-brief" if is_brief else "bar-example"
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key=key):
        # First on every page: of a field that moves, Streamlit (1.67) unbinds the link as the old one goes.
        place_of_text = st.container(key="bar-text")
        cards = st.container(horizontal=True, gap="small", width="content", key="cards") if is_brief else None
        width = 230 if is_brief else 310
        model_id = choose_by_name(files, on_change=_change_example, width=width, label="collapsed")
        session().chosen_model = model_id
        file = files.get(model_id) or next(iter(files.values()))
        if cards:
            with cards:
                _draw_cards(files, file.id)
        examples = _usual_texts(file)
        with place_of_text:
            text = linked(
                st.text_input, "Text for the model to read", (examples or ("",))[0], key="text", max_chars=4000,
                placeholder="Type a text for it to read", label_visibility="collapsed",
            )  # fmt: skip
        beside = st.container(key="bar-beside")
    return file, text, examples, beside


def _draw_cards(files: Mapping[str, ModelFile], chosen: str) -> None:
    """Draw the models that show most at first sight, those of them that there are."""
    for model_id, title in _CARDS.items():
        if model_id in files:
            st.button(
                title, key=f"card-{model_id}", on_click=_open_card, args=(model_id,),
                type="primary" if model_id == chosen else "secondary",
            )  # fmt: skip


def _open_card(model_id: str) -> None:
    choose_unseen("model", model_id)
    _change_example()


def _usual_texts(file: ModelFile) -> tuple[str, ...]:
    """Return texts to try with a model; none where its file can't be opened, which the page itself says."""
    with contextlib.suppress(CheckpointError, OSError):
        return examples_of(open_model(file))
    return ()


def _change_example() -> None:
    """Replace the text by the example of the model just chosen; a text that a person typed stays."""
    files = model_files()
    before, after = files.get(session().chosen_model), files.get(st.session_state["model"])
    if before and after and st.session_state.get("text") in ("", *_usual_texts(before)):
        st.session_state["text"] = (*_usual_texts(after), "")[0]


def _read(file: ModelFile, text: str) -> tuple[Example | None, _Problem]:
    """Return model and text as an example, and why it can't be shown; no example where the model can't be opened."""
    example = None
    try:
        open_model(file)
        example = Example(file, text)
        example.replay.usual_result()
    except (TextError, CheckpointError, OSError) as error:
        return example, error
    return example, None


def _draw_problem(
    problem: _Problem,
    example: Example | None,
    files: Mapping[str, ModelFile],
    file: ModelFile,
    examples: tuple[str, ...],
) -> Example:
    """Draw why the choice can't be shown, and the ways on; return the example that is shown instead."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="bar-problem"):
        if example is None:
            why = str(problem) if isinstance(problem, CheckpointError) else "Its file can't be read."
            st.error(literal(f"The model can't be opened. {why}"))
        else:
            with optional("what a model reads"):
                _draw_reads(example)
            st.warning(literal(sentence_of(str(problem))))
            readable = readable_part(example.checkpoint, example.text)
            if readable and readable != example.text:
                st.button("Keep what it can read", on_click=set_text, args=(readable,), type="primary")
            if examples:
                st.button("Show the example again", on_click=set_text, args=examples[:1])
    shown = next(_others(files, file), None)
    if shown is None:
        st.stop()
    return shown


def _named(example: Example, files: Mapping[str, ModelFile]) -> str:
    """Return what is shown instead of what the field says: the text, and its model where that is another."""
    text = f"“{in_a_line(clipped(plain_token(example.text), _LONGEST_TEXT))}”"
    return f"{text}, read by “{shown_names(files)[example.file.id]}”" if files else text


def _others(files: Mapping[str, ModelFile], chosen: ModelFile) -> Iterator[Example]:
    """Yield examples to show instead, best first: the session's last one, the model's own, the first model's."""
    last_id, last_text = session().last_example
    for file, text in ((files.get(last_id), last_text), (chosen, None), (next(iter(files.values())), None)):
        if file:
            example, problem = _read(file, (*_usual_texts(file), "")[0] if text is None else text)
            if example and not problem:
                yield example


def _draw_reads(example: Example) -> None:
    """Say how much the model reads, and which signs; the browser counts what is typed, see `fields.ts`."""
    said = html.escape(what_it_reads(example.checkpoint))
    language = html.escape(languages_of(example.checkpoint.task)["source"], quote=True)
    model = html.escape(example.file.id, quote=True)
    st.html(f'<p class="reads" data-lab-reads="{model}" data-lab-language="{language}">{said}</p>')


def _draw_notes(example: Example) -> None:
    """Say which words are read in pieces or are new to the model, and what that tells about training."""
    if notes := notes_on(example.checkpoint, example.text, seen_words(example.checkpoint)):
        said = literal(sentence_of(" ".join(notes)))
        st.caption(said, width="content", help=said)


def draw_output(bar: Bar, example: Example, result: Result, name: str = "Writes", is_drawn: bool = False) -> None:
    """Draw what the model wrote, and whether it is right where the task knows the answer, in the bar of the page.

    Args:
        bar: In which the example was drawn.
        example: Model and text.
        result: What the model did with the text.
        name: The word before it; another where a page changes the model, so that nobody takes the one for the other.
        is_drawn: The picture holds it; then the bar only says what else there is to say.
    """
    if not is_drawn or bar.instead:
        _draw_written(bar, example, result, name)
    with bar.notes:
        _draw_more(example, result)


def _draw_written(bar: Bar, example: Example, result: Result, name: str) -> None:
    with bar.output, st.container(horizontal=True, vertical_alignment="center", gap="small", key="bar-output"):
        if bar.instead:
            _draw_line(example, result, "written", f"Still shown: {bar.instead}", judged=False)
        else:
            _draw_line(example, result, "written", name)


def draw_written(example: Example, result: Result) -> None:
    """Draw what the model wrote and whether it is right, where a page draws the output of several runs."""
    with st.container(horizontal=True, vertical_alignment="center"):
        _draw_line(example, result, "written-anew")
    _draw_more(example, result)


def _draw_line(example: Example, result: Result, key: str, name: str = "Writes", judged: bool = True) -> None:
    answer = right_answer(example.checkpoint, example.text) if judged else None
    st.caption(name, width="content")
    language = languages_of(example.checkpoint.task)["target"]
    draw_text(result.decoding.text, key, low=key == "written", language=language)
    if answer and answer.is_met_by(result.decoding.text):
        st.badge("exactly right", icon=":material/check:", color="green")
    elif answer and answer.is_only:
        st.badge("not right", icon=":material/close:", color="orange")


def _draw_more(example: Example, result: Result) -> None:
    answer = right_answer(example.checkpoint, example.text)
    if answer and not answer.is_met_by(result.decoding.text):
        said = f"{'The right answer' if answer.is_only else 'The reference says'}: {in_a_line(answer.text)}"
        st.text(said, help=literal(said) if len(said) > _LONG_SENTENCE else None)
    if not result.decoding.finished:
        st.text(result.decoding.reason)


def _draw_share(example: Example) -> None:
    """Draw how much of the model's output is right, where that is not nearly all, with a link to its other figures."""
    metrics = example.checkpoint.metrics
    right = metrics.get("exact_match", 1.0)
    if right < _SURE:
        has_file = bool(task_from_dict(example.checkpoint.task).file)
        sentence = share_in_words(metrics, has_file)
        how = "exactly like the one reference" if has_file else "of texts right"
        label, query = f"{percent(right, 1)} {how}", {"model": example.file.id}
        st.page_link("models.py", label=label, query_params=query, help=f"{sentence} More on the page Models.")
