"""Models without the causal mask: decoding that looks again at everything."""

import pytest
import torch

from transformer import beam_search, greedy
from transformer.cache import KeyValueCache
from transformer.config import START
from transformer.decoding import greedy_ids


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
