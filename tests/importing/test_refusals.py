"""Files of weights that can't be imported: each is refused with its reason."""

import pickle

import pytest
import torch
from foreign import make_foreign

from transformer import CheckpointError, save
from transformer.importing import import_state_dict

LAST = "decoder.layers.1.linear2.weight"


@pytest.mark.parametrize("change, message", [
    (lambda t: t.pop(LAST), "lacks 1 tensors .* e.g. .* decoder.layers.1.feed_forward.output_projection.weight"),
    (lambda t: t.pop("src_emb.weight"), "no tensor known as encoder.embedding.weight; it has e.g. decoder"),
    (lambda t: t.update(mystery=torch.zeros(2)), "has 1 tensors that no name is known for here, e.g. mystery"),
    (lambda t: t.update({LAST: torch.zeros(16, 23)}), rf"{LAST} .* must have the shape \[16, 24\], got \[16, 23\]"),
    (lambda t: t.update({LAST: torch.full((16, 24), torch.nan)}), f"a value that is not finite, in {LAST}"),
    (lambda t: t.update({LAST: torch.zeros(16, 24).int()}), "must hold floating-point numbers, got I32"),
    (lambda t: [t.pop(key) for key in list(t) if "decoder.layers.1" in key], "2 layers .* encoder and 1 in the dec"),
])  # fmt: skip
def test_tensors_that_do_not_fit(path, change, message):
    foreign = make_foreign()
    tensors = foreign.state_dict()
    change(tensors)
    with pytest.raises(CheckpointError, match=message):
        import_state_dict(foreign.save(path, tensors))


def test_metadata_that_says_too_little(path):
    foreign = make_foreign()
    for metadata, message in [
        (dict(heads=""), "`num_heads` must be given: model.safetensors doesn't say how many heads a layer has"),
        (
            dict(heads="", tgt_vocab=""),
            r"`num_heads`, `target_vocabulary` must be given: .* \(--heads\); .* \(--target-voc",
        ),
        (dict(heads="many"), "metadata of model.safetensors has no readable num_heads: 'many'"),
    ]:
        with pytest.raises(ValueError, match=message):
            import_state_dict(foreign.save(path, **metadata))


def test_files_of_another_kind(path, make_checkpoint):
    for content, message in [
        (pickle.dumps({"weight": [1.0]}), "is a pickle, which can run programs when it is opened"),
        (make_foreign().save(path).read_bytes()[:-10], "is damaged"),
        (save(make_checkpoint(), path) or path.read_bytes(), "is a checkpoint of this program already. Open it as it"),
    ]:
        path.write_bytes(content)
        with pytest.raises(CheckpointError, match=message):
            import_state_dict(path)
