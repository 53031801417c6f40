"""A page that shows the tree of a beam search and nothing else."""

SCRIPT = """
import streamlit as st
from pages.decoding.beam_tree import beam_tree
from transformer import load
from transformer.decoding import beam_search

st.set_page_config(layout="wide")
width = int(st.query_params.get("width", 4))
search = beam_search(load({checkpoint!r}), st.query_params.get("text", {text!r}), width=width)
nodes = [
    dict(
        id=node.id, parent=node.parent_id, depth=node.depth, token=node.token, log_probability=node.log_probability,
        score=node.score, kept=node.kept, finished=node.finished, winner=node.winning,
    )
    for node in search.nodes
]
if "odd" in st.query_params:
    for node, token in zip(nodes[1:], ["<img src=https://example.org/x>", " ", "\\u05e9\\u05dc\\u05d5\\u05dd"]):
        node["token"] = token
if "opened" not in st.session_state:
    st.session_state.opened = None
on_open = None if "still" in st.query_params else lambda id: st.session_state.update(opened=id)
beam_tree(nodes, st.session_state.opened, "beam", on_open, width=width)
st.text(f"opened {{st.session_state.opened}}")
"""
