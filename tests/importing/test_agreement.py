"""Imported models agree with `torch.nn.Transformer` to 1e-5: logits and every attention weight."""

import json

import pytest
from foreign import assert_agrees, make_foreign, random_ids, sines_then_cosines

from transformer import load
from transformer.__main__ import main
from transformer.importing import import_state_dict, read_names


@pytest.mark.parametrize("final_norm", [True, False])
@pytest.mark.parametrize("norm_first", [True, False])
def test_a_state_dict_of_torch_agrees(path, norm_first, final_norm):
    foreign = make_foreign(norm_first, final_norm)
    checkpoint = import_state_dict(foreign.save(path, foreign.state_dict("model.tr." if final_norm else "")))
    assert (checkpoint.config.norm_first, checkpoint.config.final_norm) == (norm_first, final_norm)
    assert checkpoint.name == "model" and not checkpoint.model.training
    assert_agrees(checkpoint, foreign, *random_ids())


@pytest.mark.parametrize("options, settings", [
    (dict(row=sines_then_cosines), dict(positions="concatenated")),
    (dict(row=lambda position, d: [0.0] * d), dict(positions="none")),
    (dict(activation="gelu"), dict(activation="gelu")),
    (dict(layer_norm_eps=0.3), dict(norm_eps=0.3)),
    (dict(bias=False), {}),
])  # fmt: skip
def test_other_settings_agree(path, options, settings):
    foreign = make_foreign(**options)
    assert_agrees(import_state_dict(foreign.save(path), **settings), foreign, *random_ids())


def test_other_names_through_a_map(path):
    foreign, file = make_foreign(), path.with_suffix(".json")
    tensors = {f"transformer.{key.replace('proj.weight', 'head')}": value for key, value in foreign.outer.items()}
    tensors |= foreign.transformer.state_dict(prefix="transformer.")
    file.write_text(json.dumps({"transformer.head": "output_projection.weight", "transformer.*": "*"}))
    assert_agrees(import_state_dict(foreign.save(path, tensors), names=read_names(file)), foreign, *random_ids())


def test_the_command_round_trip(tmp_path, path, capsys):
    foreign = make_foreign(norm_first=False, row=sines_then_cosines)
    foreign.save(path, heads="", norm_first="", src_vocab="")
    (tmp_path / "source.txt").write_text("\n".join(foreign.vocabularies[0]), encoding="utf-8")
    output = tmp_path / "new" / "mine.safetensors"
    command = ["import", str(path), "-o", str(output), "--positions", "concatenated"]
    assert main(command) == 1
    assert "(--heads)" in capsys.readouterr().err and not output.exists()
    said = ["--heads", "4", "--norm-last", "--source-vocabulary", str(tmp_path / "source.txt"), "--max-length", "20"]
    assert main([*command, *said]) == 0
    assert "mine: 2 + 2 layers, 4 heads, " in capsys.readouterr().out
    checkpoint = load(output)
    assert checkpoint.name == "mine" and checkpoint.config.max_length == 20
    assert_agrees(checkpoint, foreign, *random_ids())
