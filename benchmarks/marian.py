"""Greedy decoding that captures every attention row, compared with `generate` of an equally large Hugging Face Marian.

Nothing is downloaded: both models have random weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from benchmarks.measure import Row, by_turns
from transformer import END, PAD, START, Checkpoint, SequenceTask, Trace, Transformer, greedy, system_config

SIZES = (
    (dict(d_model=512, num_heads=8, num_layers=6, d_ff=2048), 80, 3, 0.95),
    (dict(d_model=64, num_heads=4, num_layers=2, d_ff=256), 12, 21, 0.55),
)
"""Sizes, tokens, rounds, and the largest ratio that meets the goal."""


@torch.inference_mode()
def measure(device: torch.device) -> Iterator[Row]:
    """Time the paper's sizes with 80 tokens, and classroom sizes with 12; source and target are equally long."""
    for sizes, length, rounds, limit in SIZES:
        ours, peer = by_turns(_ours(sizes, length, device), _marian(sizes, length, device), rounds)
        yield Row(
            what=f"decoding with rows, d {sizes['d_model']}, {length} tokens",
            ours=ours, peer_name="Marian's generate", peer=peer, unit="ms", limit=limit,
        )  # fmt: skip


def _ours(sizes: dict[str, int], length: int, device: torch.device):
    tokenizer = SequenceTask().source_tokenizer
    size = tokenizer.vocab_size
    config = system_config("paper", **sizes, max_length=length, source_vocab_size=size, target_vocab_size=size)
    model = Transformer(config, seed=0).to(device).eval()
    model.output_projection.bias[[PAD, START, END]] = -1e9  # so that nothing ends before the limit
    checkpoint = Checkpoint(name="random", model=model, source_tokenizer=tokenizer, target_tokenizer=tokenizer)
    text = ("abcdefghijklmnopqrstuvwxyz" * 4)[: length - 2]

    def decode() -> None:
        decoding = greedy(checkpoint, text, trace=Trace("*attention.weights", "*attention.allowed"))
        if len(decoding.steps) != length or not decoding.steps[-1].rows:
            raise ValueError(f"Ours wrote {len(decoding.steps)} tokens of {length}.")

    return decode


def _marian(sizes: dict[str, int], length: int, device: torch.device):
    from transformers import MarianConfig, MarianMTModel  # slow to import

    vocab_size = SequenceTask().source_tokenizer.vocab_size
    stacks: dict[str, Any] = {
        f"{side}_{name}": value
        for side in ("encoder", "decoder")
        for name, value in (
            ("layers", sizes["num_layers"]), ("attention_heads", sizes["num_heads"]), ("ffn_dim", sizes["d_ff"]),
        )
    }  # fmt: skip
    config = MarianConfig(
        vocab_size=vocab_size, d_model=sizes["d_model"], max_position_embeddings=2 * length, **stacks,
        pad_token_id=PAD, eos_token_id=END, bos_token_id=START, decoder_start_token_id=START, forced_eos_token_id=None,
    )  # fmt: skip
    torch.manual_seed(0)
    model: Any = MarianMTModel(config).eval()
    model.set_attn_implementation("eager")  # the only one that returns attention weights
    model.to(device)
    source = torch.randint(4, vocab_size, (1, length), generator=torch.Generator().manual_seed(0)).to(device)

    def generate() -> None:
        written = model.generate(
            source, num_beams=1, do_sample=False, use_cache=True, output_attentions=True, return_dict_in_generate=True,
            max_new_tokens=length, min_new_tokens=length,
        )  # fmt: skip
        if len(written.cross_attentions) != length:
            raise ValueError(f"Marian wrote {len(written.cross_attentions)} tokens of {length}.")

    return generate
