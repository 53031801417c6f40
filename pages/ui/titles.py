"""Kinds of attention and summaries of heads, as people say them."""

KIND_TITLES = {
    "cross": "Cross-attention",
    "encoder": "Encoder self-attention",
    "decoder": "Decoder self-attention",
}
SUMMARY_TITLES = {"mean": "mean of heads", "max": "max of heads", "rollout": "rollout"}
