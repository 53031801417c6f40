"""Kinds of attention and summaries of heads, as people say them."""

from transformer.interpret import Kind

KINDS: tuple[Kind, ...] = ("cross", "encoder", "decoder")
"""In the order in which people choose among them."""
KIND_TITLES = {
    "cross": "Cross-attention",
    "encoder": "Encoder self-attention",
    "decoder": "Decoder self-attention",
}
SUMMARY_TITLES = {"mean": "mean of heads", "max": "max of heads", "rollout": "rollout"}
