"""Models without √d_k and without the causal mask: decoding that looks again at everything, and what is told of it."""

import pytest
import torch

from transformer import Trace, beam_search, greedy
from transformer.cache import KeyValueCache
from transformer.config import START
from transformer.decoding import greedy_ids
from transformer.interpret.walkthrough import walk_through


def test_a_model_that_is_not_causal_reads_the_whole_target_at_every_step(make_checkpoint):
    checkpoint = make_checkpoint(causal=False)
    model = checkpoint.model
    source = torch.tensor([checkpoint.source_tokenizer.read("badcab", 64)])
    read = [START]
    with torch.inference_mode():
        memory = model.encode(source)
        for _ in range(7):
            read.append(int(model.decode(torch.tensor([read]), memory, source)[0, -1].argmax()))
    decoding = greedy(checkpoint, "badcab", max_length=7)
    assert [step.token_id for step in decoding.steps] == read[1:]
    assert greedy_ids(model, source, 7)[0].tolist() == read[1:]
    assert beam_search(checkpoint, "badcab", width=1, max_length=7).best.token_ids == read[1:]
    with pytest.raises(ValueError, match="`cache` must be None"):
        model.decode(torch.tensor([[START]]), memory, source, KeyValueCache())


@pytest.mark.parametrize("change", [{"scaled_scores": False}, {"causal": False}])
def test_inside_a_head_tells_what_such_a_model_does(make_checkpoint, change):
    checkpoint, trace = make_checkpoint(**change), Trace()
    greedy(checkpoint, "badcab", trace=trace, max_length=6)
    stages = {stage.id: stage for stage in walk_through(checkpoint, trace, "decoder", 0, 1)}
    masked = stages["masked"]
    assert ("scaled" in stages) == ("scaled_scores" not in change)
    assert masked.operands[0].symbol == ("scores" if "scaled_scores" in change else "scaled")
    assert masked.result.blocked.any() == ("causal" not in change)
    assert ("come later" in masked.text) == ("causal" not in change)
    for row, column in ((0, 0), (2, 1), (0, 3)):
        working = masked.work_out(row, column)
        assert working.result == working.captured
        exec(working.snippet, {})
