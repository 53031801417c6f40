"""The addition of each part to the residual stream, against the sums that the model itself made."""

import numpy as np

from transformer import Trace, greedy
from transformer.interpret import list_contributions, parameters_of, stacks_of


def test_lengths_are_those_of_what_stands_between_two_sums(make_checkpoint):
    for name in ("modular", "paper", "encoder-only"):
        checkpoint, trace = make_checkpoint(name), Trace()
        greedy(checkpoint, "abc", trace=trace)
        for stack in stacks_of(checkpoint):
            found = {one.name: one for one in list_contributions(checkpoint, trace, stack)}
            assert list(found)[:2] == ["embedding", "positions"]
            first = trace[f"{stack}.layers.0.self_attention_residual"].array[0] - trace[f"{stack}.embedded"].array[0]
            assert np.allclose(found["layer 1, self-attention"].lengths, np.linalg.norm(first, axis=1), atol=1e-4)
            residual = trace[f"{stack}.layers.1.feed_forward_residual"].array[0]
            assert np.allclose(found["layer 2, feed-forward"].stream, np.linalg.norm(residual, axis=1), atol=1e-4)
            assert ("layer 1, cross-attention" in found) == (stack == "decoder")
            layer = checkpoint.model.get_submodule(f"{stack}.layers.0")
            assert sum(parameters_of(checkpoint, stack).values()) == sum(one.numel() for one in layer.parameters())
    assert list(parameters_of(checkpoint, "encoder")) == ["self-attention", "feed-forward", "norms"]
