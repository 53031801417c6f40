"""Greedy decoding with cache and capture, compared with running the whole decoder at each step without either."""

from __future__ import annotations

import random
import string
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
    load,
    system_config,
)

LENGTH, ROUNDS, WIDTH, TEXTS = 20, 11, 5, 500
MAPS = ("*attention.weights", "*attention.allowed")


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
        trace = Trace(*MAPS)
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
    for what, patterns in (("", ()), (", with the maps of each", MAPS)):
        ours, peer = _many_texts(device, patterns)
        yield Row(
            what=f"{TEXTS} texts at once{what}",
            ours=ours, peer_name="one after the other", peer=peer, unit="ms", limit=1 / 8,
        )  # fmt: skip


def _many_texts(device: torch.device, patterns: tuple[str, ...]) -> tuple[float, float]:
    """Return the milliseconds of many texts at once, and of one after the other, in which the same is written."""
    checkpoint, draw = load("reverse-letters", device), random.Random(0)
    texts = ["".join(draw.choices(string.ascii_lowercase, k=draw.randint(3, 24))) for _ in range(TEXTS)]

    def trace() -> Trace | None:
        return Trace(*patterns) if patterns else None

    def at_once() -> list[str]:
        return [decoding.text for decoding in greedy(checkpoint, texts, trace())]

    def one_by_one() -> list[str]:
        return [greedy(checkpoint, text, trace()).text for text in texts]

    if at_once() != one_by_one():
        raise ValueError("Together they write something else; one of the two is wrong.")
    return by_turns(at_once, one_by_one, 3)
