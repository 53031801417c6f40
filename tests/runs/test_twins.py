"""Experiments for a class: their variants differ in what they say, and the cheat cheats."""

import numpy as np
import pytest
import torch

from transformer import Task, TrainingSettings
from transformer.classroom import EXPERIMENTS, MOST_VARIANTS, VARIANTS, twins
from transformer.run import Run

TASK = Task(name="reverse", max_length=4, max_tokens=6)
SETTINGS = TrainingSettings(steps=10)


def differences(first, second):
    one, other = first.config().to_dict(), second.config().to_dict()
    return {key for key in one if one[key] != other[key]}


@pytest.mark.parametrize("title", EXPERIMENTS)
def test_every_experiment_can_be_trained_and_shares_all_but_its_variants(title):
    experiment = EXPERIMENTS[title]
    specs = twins(experiment.variants, TASK, SETTINGS, sizes=experiment.sizes)
    assert 2 <= len(specs) <= MOST_VARIANTS
    assert all(spec.task == TASK and spec.settings == SETTINGS for spec in specs)
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
        ("Why divide by √d_k?", {"scaled_scores"}),
        ("Norm before or after", {"norm_first", "final_norm"}),
    ],
)
def test_the_variants_differ_in_one_thing(title, changed):
    experiment = EXPERIMENTS[title]
    first, second = twins(experiment.variants, TASK, SETTINGS, sizes=experiment.sizes)
    assert differences(first, second) == changed


def test_twins_start_from_the_same_weights_where_their_shapes_agree():
    first, second = (spec.model() for spec in twins(["as it is", "without causal mask"], TASK, SETTINGS))
    assert all(torch.equal(one, other) for one, other in zip(first.parameters(), second.parameters()))


@pytest.mark.parametrize(
    ("names", "message"),
    [(["as it is"], "2 to 5"), (["as it is"] * 2, "2 to 5"), (list(VARIANTS)[:6], "2 to 5"), (["x", "y"], "got 'x'")],
)
def test_too_few_too_many_or_unknown_variants_are_refused(names, message):
    with pytest.raises(ValueError, match=message):
        twins(names, TASK, SETTINGS)


def test_without_the_causal_mask_the_loss_is_lower_and_the_writing_useless():
    settings = TrainingSettings(steps=300, batch_size=32, learning_rate=5e-3, evaluate_every=300, evaluate_on=100)
    task = Task(name="copy", min_length=2, max_length=4, max_tokens=6)
    sizes = dict(d_model=32, num_heads=2, num_layers=1, d_ff=64)
    specs = twins(["as it is", "without causal mask"], task, settings, sizes=sizes)
    honest, cheat = (list(Run(spec))[-1] for spec in specs)
    assert cheat.loss < 0.05 and cheat.exact_match < 0.2 < honest.exact_match
