"""The views of one example that several pages draw: its output, one head, all heads, its decoding."""

import pandas as pd
import streamlit as st

from pages.ui.components import decoding_player, head_overview
from pages.ui.example import KIND_TITLES, Example, OpenHead, Result, task_scores_of
from pages.ui.figures import draw_figure
from transformer import figures
from transformer.figures.theme import percent, plain_token
from transformer.roles import ROLES, head_scores
from transformer.tasks import task_from_dict

_NOTES = {
    "cross": "The decoder's tokens (rows) look at the source (columns).",
    "encoder": "The source's tokens (rows) look at each other (columns).",
    "decoder": "The target's tokens (rows) look at those before them (columns); the future is blocked.",
}


def draw_output(example: Example, result: Result) -> None:
    """What the model wrote, and whether it is right where the task knows the answer."""
    answer = task_from_dict(example.checkpoint.task).answer(example.text) if example.checkpoint.task else None
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption("Writes", width="content")
        st.code(result.decoding.text or " ", language=None, wrap_lines=True, width="stretch")
        if answer == result.decoding.text:
            st.badge("exactly right", icon=":material/check:", color="green")
        elif answer is not None:
            st.badge("not right", icon=":material/close:", color="orange")
    if answer not in (None, result.decoding.text):
        st.text(f"Right would be: {answer}")
    if not result.decoding.finished:
        st.text(result.decoding.reason)


def draw_map(result: Result, head: OpenHead, key: str = "map") -> None:
    """One head's map, large, with its caption."""
    maps = result.maps[head.kind]
    weights = maps.weights[head.layer, head.number]
    figure = figures.weights_map(weights, result.row_labels(head.kind), maps.key_tokens, maps.blocked)
    draw_figure(
        figure, figures.describe_weights(weights, maps.query_tokens, maps.key_tokens, head.name, maps.blocked), key
    )


def draw_table(result: Result, head: OpenHead) -> None:
    """Every weight of one head as a table, for those who can't see the map and those who want the numbers."""
    maps = result.maps[head.kind]
    rows, columns = result.row_labels(head.kind), [plain_token(token) for token in maps.key_tokens]
    table = pd.DataFrame(maps.weights[head.layer, head.number]).mask(maps.blocked)
    table.columns = [f"{number + 1} {token}" for number, token in enumerate(columns)]
    table.insert(0, "looks", [f"{number + 1} {token}" for number, token in enumerate(rows)])
    with st.expander("The same as a table"):
        st.caption("Row = the token that looks, column = the token looked at. Empty = blocked by the mask.")
        st.dataframe(table.round(4), hide_index=True, alt=f"{head.name}: every weight")


_FORMULAS = {
    "diagonal": "mean of w[q, q]",
    "mirror": "mean of w[q, last − q]",
    "previous": "mean of w[q, q − 1]",
    "next": "mean of w[q, q + 1]",
    "special": "mean of Σ w[q, k] over <s>, </s>, <pad>",
}


def draw_head_card(example: Example, result: Result, head: OpenHead) -> None:
    """What the open head does, measured on this text and on fresh sequences of the model's task."""
    here = head_scores(result.maps[head.kind])
    columns = {"this text": here}
    if example.checkpoint.task:
        columns["its task"] = task_scores_of(example)[head.kind]
    for name, scores in columns.items():
        role, share = scores.role(head.layer, head.number)
        found = (
            f"{role}: it {ROLES[role]}" if role in ROLES else "unclassified: no role gets more than half of the weight"
        )
        st.text(f"On {name}, {found} ({percent(share)}).")
    place = head.layer, head.number
    table = {"measure": [*ROLES, "entropy (nats)", "mean distance (tokens)"]}
    for name, scores in columns.items():
        shares = [percent(scores.shares[role][place]) for role in ROLES]
        table[name] = [*shares, f"{scores.entropy[place]:.2f}", f"{scores.distance[place]:.2f}"]
    table["how"] = [*_FORMULAS.values(), "mean of −Σ w log w", "mean of Σ w |q − k|"]
    st.dataframe(table, hide_index=True, alt=f"{head.name}: where its weights go, measured")
    st.caption(
        "Its task: 32 fresh sequences of the task the model was trained on. w[q, k] is the weight of the token looked "
        "at, k, for the token that looks, q; in cross-attention q is the place of the token that is written."
    )


def steps_table(result: Result) -> pd.DataFrame:
    """Every step of the decoding: what it reads and writes, how sure it is, and the runners-up."""
    rows = []
    for step in result.decoding.steps:
        best = step.top(4)
        others = "   ".join(f"{plain_token(token)} {percent(probability, 1)}" for token, probability in best[1:])
        rows.append(
            {
                "step": step.position + 1,
                "reads": plain_token(step.reads),
                "writes": plain_token(step.writes),
                "probability": percent(step.probability, 1),
                "entropy (nats)": f"{step.entropy:.3f}",
                "next best": others,
            }
        )
    return pd.DataFrame(rows)


def draw_heads(result: Result, head: OpenHead) -> None:
    """Thumbnails of all heads; a click opens one."""
    groups = [
        {
            "kind": name,
            "title": title,
            "note": _NOTES[name],
            "weights": result.maps[name].weights,
            "query_tokens": result.maps[name].query_tokens,
            "key_tokens": result.maps[name].key_tokens,
            "blocked": result.maps[name].blocked,
        }
        for name, title in KIND_TITLES.items()
        if name in result.maps
    ]
    selected = {"kind": head.kind, "layer": head.layer, "head": head.number}
    head_overview(groups, selected, "heads", on_open=_open_head)


def _open_head(chosen: dict) -> None:
    st.session_state["kind"] = chosen["kind"]
    st.session_state["layer"] = str(chosen["layer"] + 1)
    st.session_state["head"] = str(chosen["head"] + 1)


def draw_decoding(result: Result, head: OpenHead) -> None:
    """The decoding as a player: step, play, scrub."""
    decoding, maps = result.decoding, result.maps
    steps = [
        {"writes": step.writes, "top": step.top(5), "chosen": step.probability, "entropy": step.entropy}
        for step in decoding.steps
    ]
    has_decoder = "cross" in maps
    decoding_player(
        decoding.source_tokens,
        decoding.target_tokens,
        steps,
        maps["cross"].weights if has_decoder else None,
        maps["decoder"].weights if has_decoder else None,
        head.layer,
        head.number,
        decoding.reason,
        "player",
        encoder=None if has_decoder else maps["encoder"].weights,
        choose=False,
    )
