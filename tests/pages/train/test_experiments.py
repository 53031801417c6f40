"""Ready experiments for a class: each can be trained, and its variants differ as they say."""

from itertools import pairwise

import numpy as np
import torch

from pages.train.experiments import EXPERIMENTS, VARIANTS, WHAT_DIFFERS
from transformer import SequenceTask, Trace, TrainingSettings
from transformer.runs import MOST_VARIANTS, twin_specs

TASK = SequenceTask(name="reverse", max_length=4, max_tokens=6)


def specs_of(experiment):
    variants = [VARIANTS[name] for name in experiment.variants]
    return twin_specs(variants, TASK, TrainingSettings(steps=10, **experiment.settings), sizes=experiment.sizes)


def test_every_experiment_can_be_trained_and_shares_all_but_its_variants():
    for experiment in EXPERIMENTS.values():
        specs = specs_of(experiment)
        assert isinstance(experiment.variants, tuple)  # no visitor can change it for the others
        assert 2 <= len(specs) <= MOST_VARIANTS and len({str(spec.config()) for spec in specs}) == len(specs)
        assert all(spec.task == TASK and spec.settings == specs[0].settings for spec in specs)
        for spec in specs:
            batch, model = TASK.batch(2, np.random.default_rng(0)), spec.model()
            assert torch.isfinite(model(batch.source, batch.target if model.config.has_decoder else None)).all()
    assert WHAT_DIFFERS.keys() == VARIANTS.keys()


def test_the_variants_differ_in_one_thing():
    for title, changed in {
        "The mask that stops cheating": [{"causal"}],
        "One head or four": [{"num_heads"}],
        "Norm before or after": [{"norm_first", "final_norm"}],
        "Why divide by √d_k?": [{"scaled_scores"}, {"narrow_start"}],
    }.items():
        configs = [spec.config().to_dict() for spec in specs_of(EXPERIMENTS[title])]
        assert [{key for key in one if one[key] != other[key]} for one, other in pairwise(configs)] == changed


def test_a_twin_that_divides_nothing_may_begin_as_narrow_as_one_that_does():
    divided, _, narrow = specs_of(EXPERIMENTS["Why divide by √d_k?"])
    batch, spreads = TASK.batch(64, np.random.default_rng(0)), []
    for spec in (divided, narrow):
        trace = Trace("encoder.layers.0.*.scaled", "logits")
        spec.model().eval()(batch.source, batch.target[:, :-1], trace)
        spreads.append(trace.find("*scaled")[0].array)
    np.testing.assert_allclose(spreads[0], spreads[1], atol=1e-5)  # of the first layer: the same, to rounding
