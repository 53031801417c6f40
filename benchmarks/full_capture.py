"""A forward pass that captures every value, compared with the same pass without capture."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from benchmarks.measure import Row, by_turns
from transformer import CLASSROOM, UNKNOWN, Trace, Transformer, system_config

LENGTH, VOCABULARY, ROUNDS, CALLS = 12, 64, 150, 4


@torch.inference_mode()
def measure(device: torch.device) -> Iterator[Row]:
    """Time one text of 12 tokens in the default system of the Train page."""
    config = system_config("modular", **CLASSROOM, source_vocab_size=VOCABULARY, target_vocab_size=VOCABULARY)
    model = Transformer(config, seed=0).to(device).eval()
    generator = torch.Generator().manual_seed(0)
    source, target = torch.randint(UNKNOWN + 1, VOCABULARY, (2, 1, LENGTH), generator=generator).to(device)
    ours, peer = by_turns(lambda: model(source, target, Trace()), lambda: model(source, target), ROUNDS, CALLS)
    yield Row(what="full capture, d 64, length 12", ours=ours, peer_name="no capture", peer=peer, unit="ms", limit=1.3)
