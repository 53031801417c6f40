"""Imported models agree with `torch.nn.Transformer` to 1e-5: logits and every attention weight."""

import json
import math

import pytest
import torch

from transformer import load
from transformer.__main__ import main
from transformer.importing import import_state_dict, read_names
from transformer.positions import concatenated_sinusoids


@pytest.mark.parametrize("final_norm", [True, False])
@pytest.mark.parametrize("norm_first", [True, False])
@pytest.mark.parametrize("prefix", ["", "model.tr."])
def test_a_state_dict_of_torch_agrees(make_foreign, assert_agrees, path, ids, norm_first, final_norm, prefix):
    foreign = make_foreign(norm_first, final_norm)
    checkpoint = import_state_dict(foreign.save(path, prefix))
    assert (checkpoint.config.norm_first, checkpoint.config.final_norm) == (norm_first, final_norm)
    assert checkpoint.name == "foreign" and not checkpoint.model.training
    assert_agrees(checkpoint, foreign, *ids, maps=(2 + 2 + 2) * 4)


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        (dict(positions="concatenated"), dict(positions="concatenated")),
        (dict(positions="none"), dict(positions="none")),
        (dict(activation="gelu"), dict(activation="gelu")),
        (dict(layer_norm_eps=0.3), dict(norm_eps=0.3)),
        (dict(bias=False), {}),
    ],
)
def test_other_settings_agree(make_foreign, assert_agrees, path, ids, options, settings):
    foreign = make_foreign(**options)
    assert_agrees(import_state_dict(foreign.save(path), **settings), foreign, *ids, maps=24)


def test_concatenated_positions_by_the_formula():
    def row(position, half):
        angles = [(position + 1) * math.exp(-i * math.log(1e4) / max(1, half - 1)) for i in range(half)]
        return [*map(math.sin, angles), *map(math.cos, angles)]

    for length, half in [(200, 5), (3, 1)]:
        expected = torch.tensor([row(position, half) for position in range(length)])
        torch.testing.assert_close(concatenated_sinusoids(length, 2 * half), expected, atol=1e-6, rtol=0)
    with pytest.raises(ValueError, match="`d_model` must be even, got 3"):
        concatenated_sinusoids(1, 3)


def test_without_a_projection_the_target_embedding_serves(make_foreign, assert_agrees, path, ids):
    foreign = make_foreign()
    foreign.outer = {key: foreign.outer[key] for key in ("src_emb.weight", "tgt_emb.weight")}
    checkpoint = import_state_dict(foreign.save(path))
    foreign.outer["proj.weight"] = foreign.outer["tgt_emb.weight"]
    assert checkpoint.config.tied_output
    assert_agrees(checkpoint, foreign, *ids, maps=24)


def test_other_names_through_a_map(make_foreign, assert_agrees, tmp_path, path, ids):
    foreign, renamed = make_foreign(), {"step": torch.tensor(3)}
    for key, value in foreign.state_dict("model.").items():
        stem, packed, kind = key.partition(".self_attn.in_proj_")
        if packed and "encoder" in stem:
            parts = [part.contiguous() for part in value.chunk(3)]
            renamed |= {f"{stem}.look.{name}.{kind}": part for name, part in zip("qkv", parts, strict=True)}
        else:
            renamed[key.replace("proj", "head") if key.startswith("proj.") else key] = value
    names = {
        f"model.encoder.layers.*.look.{short}.{kind}": f"encoder.layers.*.self_attention.{name}_projection.{kind}"
        for short, name in {"q": "query", "k": "key", "v": "value"}.items()
        for kind in ("weight", "bias")
    }
    names |= {"head.weight": "output_projection.weight", "head.bias": "proj.bias", "step": None}
    (tmp_path / "names.json").write_text(json.dumps(names))
    foreign.state_dict = lambda prefix: renamed
    checkpoint = import_state_dict(foreign.save(path), names=read_names(tmp_path / "names.json"))
    assert_agrees(checkpoint, foreign, *ids, maps=24)


def test_a_prefix_of_every_name_is_taken_away(make_foreign, assert_agrees, path, ids):
    foreign = make_foreign()
    named = {f"transformer.{key}": value for key, value in foreign.state_dict("").items()}
    foreign.state_dict = lambda prefix: named
    assert_agrees(import_state_dict(foreign.save(path), names={"transformer.*": "*"}), foreign, *ids, maps=24)


def test_one_table_for_both_sides_and_learned_positions(make_foreign, assert_agrees, path, ids):
    foreign = make_foreign()
    foreign.vocabularies = (foreign.vocabularies[1],) * 2
    table = 0.3 * torch.randn(11, 16, generator=torch.Generator().manual_seed(2))
    foreign.row = lambda position, d: table[position].tolist()
    shared = foreign.outer["tgt_emb.weight"]
    foreign.outer = {"proj.weight": foreign.outer["proj.weight"], "shared": shared, "where": table}
    names = {
        "shared": ["encoder.embedding.weight", "decoder.embedding.weight"],
        "where": ["encoder.positions.table", "decoder.positions.table"],
    }
    checkpoint = import_state_dict(foreign.save(path), names=names, positions="learned")
    assert checkpoint.config.max_length == 11
    foreign.outer |= {"src_emb.weight": shared, "tgt_emb.weight": shared}
    assert_agrees(checkpoint, foreign, ids[0].clamp(max=7), ids[1], maps=24)


def test_the_command_round_trip(make_foreign, assert_agrees, tmp_path, path, ids, capsys):
    foreign = make_foreign(positions="concatenated", norm_first=False)
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
    assert_agrees(checkpoint, foreign, *ids, maps=24)
    assert main(["decode", str(output), "abba"]) == 0
    assert main(["import", str(path), "-o", str(output), "--replace", "--names", str(tmp_path / "absent.json")]) == 1
    assert "There is no file" in capsys.readouterr().err
