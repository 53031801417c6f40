"""One number inside a head, worked out with its largest terms first."""

from collections.abc import Sequence

import numpy as np
import pandas as pd
import streamlit as st

from transformer.interpret.walkthrough import Stage, Term, Working, as_latex, number_in_latex
from transformer.text import decimal, plain_token, sentence_of, significant

_SHOWN = 7
"""The most terms of a sum that are shown one by one; one more takes no more room than the line for the rest."""


def draw_question(stage: Stage, working: Working) -> None:
    """Draw the question about the chosen number, the formula, and the number that the model itself computed."""
    st.text(sentence_of(working.question))
    with st.container(key="formula", gap=None):
        st.latex(as_latex(working.formula))
        st.latex(f"= {number_in_latex(_number(working.result))}")
    if stage.id != "contributions":  # nothing in the model computes these
        st.text(f"The model itself computed {_number(working.captured)}.")
    if working.note:
        st.text(working.note)
    if working.given:
        st.text("With " + ", ".join(f"{name} = {_number(value)}" for name, value in working.given.items()) + ".")
    if working.shares:
        shares = [f"head {head + 1} {_number(share)}" for head, share in working.shares.items()]
        st.text(f"What each head adds: {', '.join(shares)}.")


def draw_terms(stage: Stage, working: Working) -> None:
    """Draw all terms that add up to the number, the largest first, and code that checks it."""
    terms, rest = _largest(stage, working)
    said = "Largest terms first" if rest else "Everything that adds up to it"
    st.dataframe(_terms_table(stage, working, terms, rest), hide_index=True, alt=f"{working.question} {said}")
    if rest:
        with st.expander(f"All {len(working.terms)} terms, in order"):
            table = _terms_table(stage, working, working.terms, [])
            st.dataframe(table, hide_index=True, alt=f"{working.question} All that adds up to it, in order")
    with st.expander("Check it yourself in NumPy", icon=":material/code:"):
        st.caption("These are the real numbers. Copy it into Python: it computes the cell again and compares.")
        st.code(working.snippet, language="python")


def _largest(stage: Stage, working: Working) -> tuple[list[Term], list[Term]]:
    """Return the terms that count most, and the rest; in a softmax the asked term is always among the first."""
    if len(working.terms) <= _SHOWN + 1:
        return working.terms, []
    asked = working.terms[working.column] if stage.id == "weights" else None
    ranked = sorted(working.terms, key=lambda term: (term is not asked, -abs(term.value)))
    first = sorted(ranked[:_SHOWN], key=lambda term: -abs(term.value))
    return first, ranked[_SHOWN:]


def _terms_table(stage: Stage, working: Working, terms: Sequence[Term], rest: Sequence[Term]) -> pd.DataFrame:
    is_softmax, is_product = stage.id == "weights", any(term.right is not None for term in working.terms)
    left, right = ("score − largest", "") if is_softmax else ("number", "")
    if is_product and len(stage.operands) > 1:
        left, right = (operand.symbol for operand in stage.operands[:2])
    elif is_product:
        left, right = "score", "1/√dₖ"
    if stage.id in {"norm", "input"} and is_product:
        left, right = "gain", "normed"
    last = "e^…" if is_softmax else "product" if is_product else left
    table = {
        "": [plain_token(term.name) for term in terms],
        left: [_number(term.left) for term in terms],
    }
    if is_product:
        table[right] = ["" if term.right is None else _number(term.right) for term in terms]
    if is_softmax or is_product:
        table[last] = [_number(term.value) for term in terms]
    frame = pd.DataFrame(table)
    if rest:
        frame.loc[len(frame)] = _line(frame, f"{len(rest)} other terms", sum(term.value for term in rest))
    if len(working.terms) > 1:
        frame.loc[len(frame)] = _line(frame, "sum", working.total)
    return frame


def _line(frame: pd.DataFrame, name: str, value: float) -> list[str]:
    return [name, *[""] * (len(frame.columns) - 2), _number(value)]


def _number(value: float) -> str:
    return significant(value, 4) if 1e4 <= abs(value) < np.inf else decimal(value, 4)
