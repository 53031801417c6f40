"""What the overview of heads leaves out, and whether special tokens count."""

from dataclasses import dataclass

import streamlit as st

from pages.ui.example import Example
from pages.ui.link import keep_to, linked
from transformer.interpret import KIND_TITLES, ROLES, Kind, Result, has_subwords


@dataclass(frozen=True)
class Filters:
    """What is shown; an empty choice shows everything.

    Attributes:
        kinds: Of attention.
        layers: Counted from 0.
        roles: On this text.
    """

    kinds: tuple[str, ...] = ()
    layers: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()

    def shows_kind(self, kind: str) -> bool:
        """Whether a kind of attention is shown at all."""
        return not self.kinds or kind in self.kinds

    def shows(self, layer: int, role: str) -> bool:
        """Whether a head is shown, or with the role `""` a summary, which has none."""
        return (not self.layers or layer in self.layers) and (not self.roles or role in self.roles)


NO_FILTERS = Filters()


def draw_filters(result: Result) -> Filters:
    """The controls: which heads to show."""
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in result.maps]
    layers = [str(number + 1) for number in range(len(result.maps[kinds[0]].values))]
    options = {"only_kinds": kinds, "only_layers": layers, "only_roles": [*ROLES, "unclassified"]}
    for key, choices in options.items():
        keep_to(key, choices)
    with st.popover("Filter", icon=":material/filter_list:"):
        st.caption("Nothing chosen shows everything.")
        chosen = [
            linked(st.pills, label, options[key], key=key, selection_mode="multi")
            for label, key in (("Kinds", "only_kinds"), ("Layers", "only_layers"), ("Roles on this text", "only_roles"))
        ]
        for role, does in ROLES.items():
            st.caption(f"{role.capitalize()}: {does}.")
    if any(chosen):
        st.button("Show all heads", icon=":material/filter_list_off:", on_click=_show_all, args=(list(options),))
    return Filters(tuple(chosen[0] or ()), tuple(int(layer) - 1 for layer in chosen[1] or ()), tuple(chosen[2] or ()))


def _show_all(keys: list[str]) -> None:
    for key in keys:
        st.session_state[key] = []


def draw_words(example: Example, is_alone: bool = False) -> bool:
    """The switch between words and pieces, where the model cuts words into pieces; whether words are wanted.

    Args:
        example: Whose model.
        is_alone: It gets a label: nothing beside it tells what it is about.
    """
    if not any(map(has_subwords, (example.checkpoint.source_tokenizer, example.checkpoint.target_tokenizer))):
        return False
    chosen = linked(
        st.segmented_control, "Maps between", ["words", "pieces"], default="pieces", key="tokens", required=True,
        label_visibility="visible" if is_alone else "collapsed",
        help="A word may be several tokens. Between words, its rows are averaged and its columns summed; rows still "
        "sum to 1.",
    )  # fmt: skip
    return chosen == "words"


def draw_mute() -> bool:
    """The switch that mutes special tokens."""
    return linked(
        st.toggle,
        "Mute special tokens",
        key="mute",
        help=(
            "Leaves out what goes to <s>, </s> and padding, where many heads rest when they have nothing to do, and "
            "scales the rest of each row to sum to 1. A row with less than 5 % left stays empty."
        ),
    )
