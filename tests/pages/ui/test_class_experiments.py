"""Ready experiments for a class: every one can be trained, and its variants differ in what they say."""

import numpy as np
import pytest
import torch

from pages.ui.class_experiments import EXPERIMENTS, VARIANTS, WHAT_DIFFERS
from transformer import SequenceTask, TrainingSettings
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
        ("Why divide by √d_k?", {"scaled_scores"}),
        ("Norm before or after", {"norm_first", "final_norm"}),
    ],
)
def test_the_variants_differ_in_one_thing(title, changed):
    first, second = specs_of(EXPERIMENTS[title])
    assert differences(first, second) == changed


def test_every_variant_says_what_differs_in_a_whole_sentence():
    texts = [*WHAT_DIFFERS.values(), *(one.explanation for one in EXPERIMENTS.values())]
    assert WHAT_DIFFERS.keys() == VARIANTS.keys()
    assert all(text[0].isupper() and text[-1] == "." and "  " not in text for text in texts)


def test_no_visitor_can_change_an_experiment_for_the_others():
    assert all(isinstance(experiment.variants, tuple) for experiment in EXPERIMENTS.values())
