"""Files of weights that can't be imported: each is refused with its reason."""

import json
import pickle
import struct

import pytest
import torch
from foreign import make_foreign

from transformer import CheckpointError, save
from transformer.importing import import_state_dict, read_names

LAST = "decoder.layers.1.linear2.weight"


@pytest.mark.parametrize("change, message", [
    (lambda t: t.pop(LAST), "lacks 1 tensors .* e.g. .* decoder.layers.1.feed_forward.output_projection.weight"),
    (lambda t: t.pop("encoder.layers.0.self_attn.in_proj_bias"), "lacks 3 tensors .*key_projection.bias"),
    (lambda t: t.pop("src_emb.weight"), "no tensor known as encoder.embedding.weight; it has e.g. decoder"),
    (lambda t: t.update(mystery=torch.zeros(2)), "has 1 tensors that no name is known for here, e.g. mystery"),
    (lambda t: t.update({LAST: torch.zeros(16, 23)}), rf"{LAST} .* must have the shape \[16, 24\], got \[16, 23\]"),
    (lambda t: t.update({"proj.weight": torch.zeros(())}), r"proj.weight .* must have the shape \[8, 16\], got \[\]"),
    (lambda t: t.update({"tgt_emb.weight": torch.zeros(8)}), "tgt_emb.weight .* must have two dimensions"),
    (lambda t: t.update({LAST: torch.full((16, 24), torch.nan)}), f"a value that is not finite, in {LAST}"),
    (lambda t: t.update({LAST: torch.zeros(16, 24).int()}), "must hold floating-point numbers, got I32"),
    (lambda t: t.update({"generator.weight": t["proj.weight"] + 1}), "two tensors for output_projection.weight"),
    (lambda t: [t.pop(f"decoder.norm.{kind}") for kind in ("weight", "bias")], "a final norm in one stack only"),
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
        (dict(heads=""), "`num_heads` must be given: foreign.safetensors doesn't say how many heads a layer has"),
        (dict(norm_first=""), "`norm_first` must be given: .* whether norms come before the sublayers"),
        (dict(src_vocab=""), "`source_vocabulary` must be given"),
        (
            dict(heads="", tgt_vocab=""),
            r"`num_heads`, `target_vocabulary` must be given: .* \(--heads\); .* \(--target-voc",
        ),
        (dict(heads="many"), "metadata of foreign.safetensors has no readable num_heads: 'many'"),
        (dict(norm_first="perhaps"), "no readable norm_first: 'perhaps'"),
        (dict(ln_eps="2"), "`norm_eps` must lie between 0 and 1"),
        (dict(tgt_vocab="[" * 100_000), "no readable target_vocabulary"),
        (dict(tgt_vocab="5"), "target vocabulary must be a list of texts"),
    ]:
        with pytest.raises(ValueError, match=message):
            import_state_dict(foreign.save(path, **metadata))


def test_files_of_another_kind(path, make_checkpoint):
    header = json.dumps({"a": {"shape": "wide"}}).encode()
    for content, message in [
        (pickle.dumps({"weight": [1.0]}), "is a pickle, which can run programs when it is opened"),
        (struct.pack("<Q", len(header)) + header, "is not a safetensors file"),
        (make_foreign().save(path).read_bytes()[:-10], "is damaged"),
        (save(make_checkpoint(), path) or path.read_bytes(), "is a checkpoint of this program already. Open it as it"),
    ]:
        path.write_bytes(content)
        with pytest.raises(CheckpointError, match=message):
            import_state_dict(path)


def test_maps_of_names_that_are_none(tmp_path, path):
    file = tmp_path / "names.json"
    for content, message in [
        ("{", "can't be read as one"), ("[]", "must be a JSON object"), ('{"a": 1}', "must be a JSON object"),
    ]:  # fmt: skip
        file.write_text(content)
        with pytest.raises(ValueError, match=message):
            read_names(file)
    with pytest.raises(CheckpointError, match="has no tensor named a.\\*, which `names` speaks of"):
        import_state_dict(make_foreign().save(path), names={"a.*": None})
