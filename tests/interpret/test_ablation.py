"""What a missing head costs is what plain, slow decoding without it costs."""

from dataclasses import replace

import numpy as np
import pytest
import torch

from transformer import ParallelText, Run, RunSpec, SequenceTask, Trace, Transformer, greedy, load
from transformer.config import END
from transformer.data.tasks import task_from_dict
from transformer.decoding import greedy_ids
from transformer.interpret.ablation import ablate_each_head
from transformer.interpret.forcing import teacher_forced
from transformer.interpret.interventions import edits_of, parse_all
from transformer.interpret.maps import KINDS

REVERSE = "assets/checkpoints/reverse-letters.safetensors"
ENCODER_ONLY = "assets/checkpoints/reverse-encoder-only.safetensors"


def held_out(checkpoint, count, seed):
    """The batch that `ablate_each_head` draws, as texts and right answers."""
    batch = task_from_dict(checkpoint.task).batch(count, np.random.default_rng(seed), split="held-out")
    texts = [checkpoint.source_tokenizer.decode(row.tolist()) for row in batch.source]
    return batch, texts, [checkpoint.target_tokenizer.decode(row.tolist()) for row in batch.target]


def greedy_share(checkpoint, texts, answers, text, edits=None):
    """Share that real decoding, one text after the other, writes rightly to the end with an intervention."""
    edits = edits or edits_of(parse_all(text))
    limit = max(map(len, answers)) + 1
    decodings = [greedy(checkpoint, one, Trace(edits=edits, record=False), max_length=limit) for one in texts]
    return np.mean([found.finished and found.text == answer for found, answer in zip(decodings, answers)])


# Heads


@pytest.fixture(scope="module")
def broken():
    """The shipped model with each head off in turn, and the batch it was measured on."""
    checkpoint = load(REVERSE)
    return checkpoint, ablate_each_head(checkpoint, count=24, seed=7), held_out(checkpoint, 24, 7)


def test_every_head_of_every_kind_has_its_figure(broken):
    _, found, _ = broken
    assert found.count == 24 and list(found.broken) == ["encoder", "cross", "decoder"]
    for kind, shares in found.shares("zero").items():
        assert shares.shape == (2, 4) and ((shares >= 0) & (shares <= 1)).all()
        assert np.allclose(shares * 24, np.round(shares * 24))
        lost = found.lost(kind)
        assert np.allclose(lost.values[::2], found.baseline - shares)
        assert np.allclose(lost.values[1::2], found.baseline - found.shares("mean")[kind])
        assert np.array_equal(found.lost(kind, ("mean",)).values, lost.values[1::2])
        assert lost.rows.labels == ["layer 1 → 0", "layer 1 → mean", "layer 2 → 0", "layer 2 → mean"]


def test_the_baseline_is_what_real_decoding_gets_right(broken):
    checkpoint, found, (batch, texts, answers) = broken
    written = greedy_ids(checkpoint.model, batch.source, batch.target.shape[1] - 1)
    assert found.baseline == (written == batch.target[:, 1:]).all(dim=1).double().mean()
    assert found.baseline == greedy_share(checkpoint, texts, answers, "") > 0.95


def test_a_head_that_is_off_costs_what_real_decoding_without_it_costs(broken):
    checkpoint, found, (_, texts, answers) = broken
    # In each kind the head that leaves the figure furthest from all and nothing: there, every sequence tells.
    for kind, shares in found.shares("zero").items():
        layer, head = np.unravel_index(np.abs(shares - 0.5).argmin(), shares.shape)
        assert 0 < shares[layer, head] < 1
        real = greedy_share(checkpoint, texts, answers, f"{kind}.{layer + 1}.{head + 1}.off")
        assert shares[layer, head] == real


def test_the_same_seed_breaks_it_the_same_way():
    checkpoint = load(ENCODER_ONLY)
    one, same, other = (ablate_each_head(checkpoint, count=40, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one.broken["encoder"], same.broken["encoder"])
    assert not np.array_equal(one.broken["encoder"], other.broken["encoder"])


def test_a_model_without_a_decoder_is_broken_in_its_encoder():
    checkpoint = load(ENCODER_ONLY)
    found, (_, texts, answers) = ablate_each_head(checkpoint, count=12, seed=3), held_out(checkpoint, 12, 3)
    assert list(found.broken) == ["encoder"] and found.shares("zero")["encoder"].shape == (3, 4)
    assert found.baseline == greedy_share(checkpoint, texts, answers, "")
    for layer, head in np.ndindex(3, 4):
        assert found.shares("zero")["encoder"][layer, head] == greedy_share(
            checkpoint, texts, answers, f"encoder.{layer + 1}.{head + 1}.off"
        )


def test_the_output_is_whole_only_if_the_end_is_right(make_checkpoint):
    """Everything but the end is nothing."""
    task = SequenceTask(name="copy", min_length=1, max_length=6, max_tokens=8).to_dict()
    checkpoint = replace(make_checkpoint("modular"), task=task)
    assert ablate_each_head(checkpoint, count=8).baseline == 0
    trained = load(REVERSE)
    with torch.no_grad():
        trained.model.output_projection.bias[END] = -1e4
    assert ablate_each_head(trained, count=8).baseline == 0


def test_breaking_needs_a_task_and_a_sequence(make_checkpoint):
    with pytest.raises(ValueError, match="'tiny' names no task to break it on. Choose a model"):
        ablate_each_head(make_checkpoint())
    with pytest.raises(ValueError, match="`count` must be at least 1, got 0. Take 64."):
        ablate_each_head(load(REVERSE), count=0)


def test_each_held_out_pair_is_counted_once(tmp_path):
    path = tmp_path / "pairs.tsv"
    path.write_text("".join(f"{a}{b}\t{b}{a}\n" for a in "abcdef" for b in "ghijklmn"), encoding="utf-8")
    task = ParallelText(file=str(path), source="letters", target="letters", max_tokens=8)
    sizes = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16)
    checkpoint = Run(RunSpec(name="own", sizes=sizes, task=task)).checkpoint()
    checkpoint = replace(checkpoint, task={**checkpoint.task, "file": str(path)})
    assert 1 < checkpoint.task["held_out"] < 20
    assert (
        ablate_each_head(checkpoint, count=64).count == checkpoint.task["held_out"]
        and ablate_each_head(checkpoint, 2).count == 2
    )


def mean_output(checkpoint, texts, answers, kind, layer, head):
    """Mean output of a head over every token that the intact model reads, one text after the other."""
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


def test_a_head_at_its_mean_costs_what_real_decoding_with_it_costs(broken):
    checkpoint, found, (_, texts, answers) = broken
    for kind, shares in found.shares("mean").items():
        layer, head = np.unravel_index(np.abs(shares - 0.5).argmin(), shares.shape)
        name, mean = mean_output(checkpoint, texts, answers, kind, layer, head)
        assert shares[layer, head] == greedy_share(checkpoint, texts, answers, "", set_to(name, head, mean))
    assert any((broken[:, 0] != broken[:, 1]).any() for broken in found.broken.values())


def test_an_encoder_alone_is_measured_at_the_mean_too():
    checkpoint = load(ENCODER_ONLY)
    found, (_, texts, answers) = ablate_each_head(checkpoint, count=12, seed=3), held_out(checkpoint, 12, 3)
    for layer, head in [(0, 0), (1, 2), (2, 3)]:
        name, mean = mean_output(checkpoint, texts, answers, "encoder", layer, head)
        share = greedy_share(checkpoint, texts, answers, "", set_to(name, head, mean))
        assert found.shares("mean")["encoder"][layer, head] == share


def opened(checkpoint):
    """The same weights in a model that is made without a causal mask."""
    model = Transformer(replace(checkpoint.config, causal=False))
    model.load_state_dict(checkpoint.model.state_dict())
    return replace(checkpoint, model=model.eval())


def test_without_a_causal_mask_what_it_writes_counts_not_what_it_predicts():
    task = SequenceTask(name="reverse", min_length=2, max_length=4, max_tokens=14).to_dict()
    checkpoint = replace(opened(load(REVERSE)), task=task)
    found, (batch, texts, answers) = ablate_each_head(checkpoint, count=12, seed=2), held_out(checkpoint, 12, 2)
    assert found.baseline == greedy_share(checkpoint, texts, answers, "")
    written = greedy_ids(checkpoint.model, batch.source, batch.target.shape[1] - 1)
    assert found.baseline == (written == batch.target[:, 1:]).all(dim=1).double().mean() > 0
    targets = [[*checkpoint.target_tokenizer.encode(answer), END] for answer in answers]
    forced = [teacher_forced(checkpoint, *pair) for pair in zip(texts, targets)]
    assert found.baseline != np.mean([one.num_right == len(one.right) for one in forced])  # what was measured before
    for kind, shares in found.shares("zero").items():
        for layer, head in np.ndindex(shares.shape):
            one = f"{kind}.{layer + 1}.{head + 1}.off"
            assert shares[layer, head] == greedy_share(checkpoint, texts, answers, one)


def test_without_a_causal_mask_a_mean_is_of_what_the_intact_model_reads():
    task = SequenceTask(name="reverse", min_length=2, max_length=4, max_tokens=14).to_dict()
    checkpoint = replace(opened(load(REVERSE)), task=task)
    found, (_, texts, answers) = ablate_each_head(checkpoint, count=12, seed=2), held_out(checkpoint, 12, 2)
    for kind, attention in (("cross", "cross"), ("decoder", "self")):
        name, rows = f"decoder.layers.1.{attention}_attention.output", []
        for text, answer in zip(texts, answers):
            target = [*checkpoint.target_tokenizer.encode(answer), END]
            for place in range(1, len(target) + 1):  # the last token of the part is only predicted
                forced = teacher_forced(checkpoint, text, target[:place], trace := Trace(name))
                rows.append(trace[name].tensor[0, 2])
                if forced.predicted[-1] != forced.right[-1]:
                    break
        share = greedy_share(checkpoint, texts, answers, "", set_to(name, 2, torch.cat(rows).mean(dim=0)))
        assert found.shares("mean")[kind][1, 2] == share
