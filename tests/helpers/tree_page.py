"""A page that shows the tree of a beam search and nothing else."""

SCRIPT = """
from dataclasses import replace

import streamlit as st
from pages.ui.shell.draw import draw
from transformer import load
from transformer.decoding import beam_search
from transformer.views.by_page import tree_view_of

st.set_page_config(layout="wide")
width = int(st.query_params.get("width", 4))
checkpoint = load({checkpoint!r})
search = beam_search(checkpoint, st.query_params.get("text", {text!r}), width=width)
if "odd" in st.query_params:
    tokens = ["<s>", "<img src=https://example.org/x>", " ", "\\u05e9\\u05dc\\u05d5\\u05dd"]
    odd = [replace(node, token=token) for node, token in zip(search.nodes, tokens)]
    search = replace(search, nodes=[*odd, *search.nodes[len(odd):]])
if "opened" not in st.session_state:
    st.session_state.opened = None
tree = tree_view_of(search, checkpoint.target_tokenizer)
allowed = dict(name="beam", selected=st.session_state.opened, openable="still" not in st.query_params)

def opened():
    st.session_state.opened = st.session_state.beam.opened


draw(tree, "beam", allowed=allowed, on_opened_change=opened)
st.text(f"opened {{st.session_state.opened}}")
"""
