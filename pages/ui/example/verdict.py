"""The verdict on several outputs of one text: which of them are right, where a page draws more than one."""

from collections.abc import Mapping

import streamlit as st

from transformer.interpret import RightAnswer
from transformer.text import in_a_line


def draw_verdict(outputs: Mapping[str, str], answer: RightAnswer | None) -> None:
    """Name the outputs that are right, and those that are not; without the right answer, say that it isn't known.

    Where other answers may be right too, none is called wrong.

    Args:
        outputs: Written texts, by a name of the page's own.
        answer: The right answer; None = nobody knows it.
    """
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="verdict"):
        if answer is None:
            st.text("No right answer to this text is on file: none is called right or wrong.")
            return
        right = [name for name, text in outputs.items() if answer.is_met_by(text)]
        if right:
            st.badge(f"Exactly right: {', '.join(right)}", icon=":material/check:", color="green")
        wrong = [name for name in outputs if name not in right]
        if wrong and not answer.is_only:
            st.text(f"The reference says: {in_a_line(answer.text)}", width="content")
        elif wrong:
            st.badge(f"Not right: {', '.join(wrong)}", icon=":material/close:", color="red")
