"""Greedy decoding with cache and capture, compared with running the whole decoder at each step without either."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from benchmarks.measure import Row, by_turns
from transformer import (
    END,
    PAD,
    START,
    Checkpoint,
    SequenceTask,
    Trace,
    Transformer,
    beam_search,
    greedy,
    system_config,
)

LENGTH, ROUNDS, WIDTH = 20, 11, 5


@torch.inference_mode()
def measure(device: torch.device) -> Iterator[Row]:
    """Time twenty tokens at the paper's sizes, d 512, N 6, h 8, f 2048, with random weights."""
    tokenizer = SequenceTask().source_tokenizer
    size = tokenizer.vocab_size
    config = system_config("paper", max_length=LENGTH, source_vocab_size=size, target_vocab_size=size)
    model = Transformer(config, seed=0).to(device).eval()
    model.output_projection.bias[[PAD, START, END]] = -1e9  # so that nothing ends before the limit
    checkpoint = Checkpoint(name="random", model=model, source_tokenizer=tokenizer, target_tokenizer=tokenizer)
    text = "abcdefghijklmnopqrstuvwxyz"[: LENGTH - 2]
    source = torch.tensor([tokenizer.read(text, LENGTH)], device=device)

    def cached() -> list[int]:
        trace = Trace("*attention.weights", "*attention.allowed")
        return [step.token_id for step in greedy(checkpoint, text, trace=trace).steps]

    def rerun() -> list[int]:
        memory, read = model.encode(source), [START]
        for _ in range(LENGTH):
            logits = model.decode(torch.tensor([read], device=device), memory, source)
            read.append(int(logits[0, -1].argmax()))
        return read[1:]

    if cached() != rerun():
        raise ValueError("The two decodings differ; one of them is wrong.")
    ours, peer = by_turns(cached, rerun, ROUNDS)
    yield Row(
        what="decoding with capture, d 512, length 20",
        ours=ours, peer_name="re-run each step", peer=peer, unit="ms", limit=0.5,
    )  # fmt: skip
    ours, peer = by_turns(lambda: beam_search(checkpoint, text, WIDTH), lambda: greedy(checkpoint, text), ROUNDS)
    yield Row(
        what=f"beam {WIDTH}, as one batch, d 512, length 20",
        ours=ours, peer_name="greedy", peer=peer, unit="ms", limit=2.0,
    )  # fmt: skip
