"""Ready experiments for a class: each can be trained, and its variants differ as they say."""

import numpy as np
import pytest
import torch

from pages.train.experiments import EXPERIMENTS, VARIANTS, WHAT_DIFFERS
from transformer import SequenceTask, Trace, TrainingSettings
from transformer.runs import MOST_VARIANTS, twin_specs

TASK = SequenceTask(name="reverse", max_length=4, max_tokens=6)


def specs_of(experiment):
    variants = [VARIANTS[name] for name in experiment.variants]
    return twin_specs(variants, TASK, TrainingSettings(steps=10, **experiment.settings), sizes=experiment.sizes)


def differences(first, second):
    one, other = first.config().to_dict(), second.config().to_dict()
    return {key for key in one if one[key] != other[key]}


@pytest.mark.parametrize("experiment", EXPERIMENTS.values(), ids=EXPERIMENTS)
def test_every_experiment_can_be_trained_and_shares_all_but_its_variants(experiment):
    specs = specs_of(experiment)
    assert 2 <= len(specs) <= MOST_VARIANTS
    assert all(spec.task == TASK and spec.settings == specs[0].settings for spec in specs)
    assert len({str(spec.config()) for spec in specs}) == len(specs)
    for spec in specs:
        batch = TASK.batch(2, np.random.default_rng(0))
        model = spec.model()
        assert torch.isfinite(model(batch.source, batch.target if model.config.has_decoder else None)).all()


@pytest.mark.parametrize(
    ("title", "changed"),
    [
        ("The mask that stops cheating", {"causal"}),
        ("One head or four", {"num_heads"}),
        ("Norm before or after", {"norm_first", "final_norm"}),
    ],
)
def test_the_variants_differ_in_one_thing(title, changed):
    first, second = specs_of(EXPERIMENTS[title])
    assert differences(first, second) == changed


def test_one_undivided_twin_begins_as_narrow_as_the_divided_one():
    divided, wide, narrow = specs_of(EXPERIMENTS["Why divide by √d_k?"])
    assert differences(divided, wide) == {"scaled_scores"} and differences(wide, narrow) == {"narrow_start"}
    batch, spreads = TASK.batch(64, np.random.default_rng(0)), []
    for spec in (divided, narrow):
        trace = Trace("encoder.layers.0.*.scaled", "logits")
        spec.model().eval()(batch.source, batch.target[:, :-1], trace)
        spreads.append(trace.find("*scaled")[0].array)
    np.testing.assert_allclose(spreads[0], spreads[1], atol=1e-5)  # of the first layer: the same, to rounding


def test_every_variant_says_what_differs_in_a_whole_sentence():
    texts = [*WHAT_DIFFERS.values(), *(one.explanation for one in EXPERIMENTS.values())]
    assert WHAT_DIFFERS.keys() == VARIANTS.keys()
    assert all(text[0].isupper() and text[-1] == "." and "  " not in text for text in texts)


def test_no_visitor_can_change_an_experiment_for_the_others():
    assert all(isinstance(experiment.variants, tuple) for experiment in EXPERIMENTS.values())


def test_what_is_said_of_scores_without_the_division_is_measured():
    """The figures are the standard deviation of the scores and the mean largest weight, before the first step."""
    found = []
    for spec in twin_specs(
        [VARIANTS[name] for name in EXPERIMENTS["Why divide by √d_k?"].variants],
        SequenceTask(name="reverse", max_length=12, max_tokens=14),
        TrainingSettings(),
        sizes=EXPERIMENTS["Why divide by √d_k?"].sizes,
    ):
        batch, trace = spec.task.batch(64, np.random.default_rng(0)), Trace()
        spec.model().eval()(batch.source, batch.target[:, :-1], trace)
        scores, largest = [], []
        for weights in trace.find("*attention.weights"):
            module = weights.name.removesuffix("weights")
            allowed = np.broadcast_to(trace[module + "allowed"].array, weights.array.shape)
            scores.append(trace[module + "scaled"].array[allowed])
            largest.append(weights.array.max(axis=-1)[allowed.sum(axis=-1) > 1])
        found.append((np.concatenate(scores).std(), np.concatenate(largest).mean()))
    (spread, weight), (wide_spread, wide_weight), _ = found
    told = " ".join(EXPERIMENTS["Why divide by √d_k?"].explanation.split())
    assert f"standard deviation is {spread:.1f} with the division and {wide_spread:.1f} without it" in told
    assert f"is then {wide_weight:.2f} on average instead of {weight:.2f}" in told


def test_gradients_of_queries_and_keys_are_not_smaller_without_division():
    norms = []
    for spec in specs_of(EXPERIMENTS["Why divide by √d_k?"]):
        model, batch = spec.model(), TASK.batch(64, np.random.default_rng(0))
        logits = model(batch.source, batch.target[:, :-1])
        torch.nn.functional.cross_entropy(
            logits.flatten(0, 1), batch.target[:, 1:].flatten(), ignore_index=0
        ).backward()
        named = [p.grad for name, p in model.named_parameters() if "query_proj" in name or "key_proj" in name]
        norms.append(torch.cat([gradient.flatten() for gradient in named]).norm().item())
    assert norms[1] > norms[0]
