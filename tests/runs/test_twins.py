"""Twins differ only in their variants' changes; the sentences on their results, the shipped records and their test."""

import pytest
import torch

from transformer import SequenceTask, TrainingSettings
from transformer.runs.twins import Variant, twin_specs

TASK = SequenceTask(name="reverse", max_length=4, max_tokens=6)
SETTINGS = TrainingSettings(steps=10)
HONEST, CHEAT = Variant("as it is"), Variant("without causal mask", {"causal": False})


def test_twins_start_from_the_same_weights_where_their_shapes_agree():
    first, second = (spec.model() for spec in twin_specs([HONEST, CHEAT], TASK, SETTINGS))
    assert all(torch.equal(one, other) for one, other in zip(first.parameters(), second.parameters()))


def test_a_variant_may_bring_its_own_system_and_all_share_the_sizes():
    one, other = twin_specs([Variant("B", system="paper"), HONEST], TASK, SETTINGS, "lightning", {"d_ff": 40}, "abc")
    assert (one.system, other.system) == ("paper", "lightning") and one.probe == other.probe == "abc"
    assert one.config().d_ff == other.config().d_ff == 40 and one.settings is not other.settings


@pytest.mark.parametrize(
    "variants", [[HONEST], [HONEST, HONEST], [Variant(letter) for letter in "abcdef"]], ids=["one", "twice", "six"]
)
def test_too_few_too_many_or_equal_variants_are_refused(variants):
    with pytest.raises(ValueError, match=f"2 to 5 different ones, got {len(variants)}"):
        twin_specs(variants, TASK, SETTINGS)
