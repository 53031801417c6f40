"""The cost of a missing head equals the cost of plain, slow decoding without it."""

from dataclasses import replace

import numpy as np
import pytest
import torch

from transformer import SequenceTask, Trace, Transformer, greedy, load
from transformer.config import END
from transformer.data.tasks import task_from_dict
from transformer.interpret.ablation import ablate_each_head
from transformer.interpret.forcing import teacher_forced
from transformer.interpret.interventions import edits_of, parse_all
from transformer.maps import KINDS


def held_out(checkpoint, count, seed):
    """Return the batch that `ablate_each_head` draws, as texts and right answers."""
    batch = task_from_dict(checkpoint.task).batch(count, np.random.default_rng(seed), split="held-out")
    texts = [checkpoint.source_tokenizer.decode(row.tolist()) for row in batch.source]
    return texts, [checkpoint.target_tokenizer.decode(row.tolist()) for row in batch.target]


def greedy_share(checkpoint, texts, answers, edits=None):
    """Return the share that real decoding, one text after the other, writes rightly to the end with an intervention."""
    limit = max(map(len, answers)) + 1
    decodings = [greedy(checkpoint, one, Trace(edits=edits, record=False), max_length=limit) for one in texts]
    return np.mean([found.finished and found.text == answer for found, answer in zip(decodings, answers)])


def off(kind, layer, head):
    return edits_of(parse_all(f"{kind}.{layer + 1}.{head + 1}.off"))


def mean_output(checkpoint, texts, answers, kind, layer, head):
    """Return the mean output of a head over every token that the intact model reads, one text after the other."""
    stack, attention = KINDS[kind]
    name = f"{stack}.layers.{layer}.{attention}.output"
    found = []
    for text, answer in zip(texts, answers):
        trace = Trace(name)
        if checkpoint.config.has_decoder:
            target = [*checkpoint.target_tokenizer.encode(answer), END]
            teacher_forced(checkpoint, text, target, trace)
        else:
            greedy(checkpoint, text, trace)
        found.append(trace[name].tensor[0, head])
    return name, torch.cat(found).mean(dim=0)


def set_to(name, head, mean):
    def edit(output):
        edited = output.tensor.clone()
        edited[:, head] = mean
        return edited

    return {name: edit}


def telling(shares, count):
    """Return the heads whose share is furthest from all and from none: there, every sequence counts."""
    return zip(*np.unravel_index(np.abs(shares - 0.5).ravel().argsort()[:count], shares.shape))


@pytest.mark.parametrize(("name", "count", "seed"), [("reverse-letters", 16, 7), ("reverse-encoder-only", 12, 3)])
def test_every_head_of_every_kind_costs_what_real_decoding_so_costs(name, count, seed):
    checkpoint = load(name)
    found, (texts, answers) = ablate_each_head(checkpoint, count, seed), held_out(checkpoint, count, seed)
    layers, heads = checkpoint.config.num_layers, checkpoint.config.num_heads
    assert found.count == len(texts) and list(found.broken) == list(KINDS)[: 3 if checkpoint.config.has_decoder else 1]
    assert found.baseline == greedy_share(checkpoint, texts, answers) > 0.9
    for kind in found.broken:
        for way in ("zero", "mean"):
            shares = found.shares(way)[kind]
            assert shares.shape == (layers, heads) and np.allclose(shares * found.count, np.round(shares * found.count))
            for layer, head in telling(shares, 1 if checkpoint.config.has_decoder else 4):
                edits = off(kind, layer, head)
                if way == "mean":
                    name, mean = mean_output(checkpoint, texts, answers, kind, layer, head)
                    edits = set_to(name, head, mean)
                assert shares[layer, head] == greedy_share(checkpoint, texts, answers, edits)
        assert np.allclose(found.lost(kind).values[1::2], found.baseline - found.shares("mean")[kind])
    assert any((counts[:, 0] != counts[:, 1]).any() for counts in found.broken.values())


def test_without_a_causal_mask_what_it_writes_counts_not_what_it_predicts():
    """The same weights, in a model that is made without a causal mask, are broken on short texts."""
    checkpoint = load("reverse-letters")
    model = Transformer(replace(checkpoint.config, causal=False))
    model.load_state_dict(checkpoint.model.state_dict())
    task = SequenceTask(name="reverse", min_length=2, max_length=4, max_tokens=14).to_dict()
    checkpoint = replace(checkpoint, model=model.eval(), task=task)
    found, (texts, answers) = ablate_each_head(checkpoint, count=12, seed=2), held_out(checkpoint, 12, 2)
    assert found.baseline == greedy_share(checkpoint, texts, answers) > 0
    for kind, shares in found.shares("zero").items():
        for layer, head in telling(shares, 1):
            assert shares[layer, head] == greedy_share(checkpoint, texts, answers, off(kind, layer, head))
