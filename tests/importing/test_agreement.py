"""Imported models agree with `torch.nn.Transformer` to 1e-5: logits and every attention weight."""

import json
from pathlib import Path

import pytest
import torch
from foreign import assert_agrees, make_foreign, random_ids, sines_then_cosines, torch_transformer
from safetensors import safe_open

from transformer import greedy, load
from transformer.__main__ import main
from transformer.config import START
from transformer.importing import import_state_dict, read_names
from transformer.positions import concatenated_sinusoids

ROOT = Path(__file__).parents[2]
ARABIC = ROOT.parent / "shared" / "data" / "aren-transliteration.safetensors"


@pytest.mark.parametrize("final_norm", [True, False])
@pytest.mark.parametrize("norm_first", [True, False])
def test_a_state_dict_of_torch_agrees(path, norm_first, final_norm):
    foreign = make_foreign(norm_first, final_norm)
    checkpoint = import_state_dict(foreign.save(path, foreign.state_dict("model.tr." if final_norm else "")))
    assert (checkpoint.config.norm_first, checkpoint.config.final_norm) == (norm_first, final_norm)
    assert checkpoint.name == "foreign" and not checkpoint.model.training
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


def test_concatenated_positions_by_the_formula():
    for length, d in [(200, 10), (3, 2)]:
        expected = torch.tensor([sines_then_cosines(position, d) for position in range(length)])
        torch.testing.assert_close(concatenated_sinusoids(length, d), expected, atol=1e-6, rtol=0)
    with pytest.raises(ValueError, match="`d_model` must be even, got 3"):
        concatenated_sinusoids(1, 3)


def test_other_names_through_a_map(path):
    foreign, renamed = make_foreign(), {"step": torch.tensor(3)}
    for key, value in foreign.state_dict("model.").items():
        stem, packed, kind = key.partition(".self_attn.in_proj_")
        if packed and "encoder" in stem:
            parts = [part.contiguous() for part in value.chunk(3)]
            renamed |= {f"{stem}.look.{name}.{kind}": part for name, part in zip("qkv", parts, strict=True)}
        else:
            renamed[key.replace("proj", "head") if key.startswith("proj.") else key] = value
    names = {
        f"model.encoder.layers.*.look.{name[0]}.{kind}": f"encoder.layers.*.self_attention.{name}_projection.{kind}"
        for name in ("query", "key", "value")
        for kind in ("weight", "bias")
    }
    names |= {"head.weight": "output_projection.weight", "head.bias": "proj.bias", "step": None}
    file = path.with_suffix(".json")
    file.write_text(json.dumps(names))
    checkpoint = import_state_dict(foreign.save(path, renamed), names=read_names(file))
    assert_agrees(checkpoint, foreign, *random_ids())
    prefixed = {f"transformer.{key}": value for key, value in foreign.state_dict().items()}
    checkpoint = import_state_dict(foreign.save(path, prefixed), names={"transformer.*": "*"})
    assert_agrees(checkpoint, foreign, *random_ids())


def test_one_table_for_both_sides_and_learned_positions(path):
    foreign, (source, target) = make_foreign(), random_ids()
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
    assert_agrees(checkpoint, foreign, source.clamp(max=7), target)


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
    assert main(["decode", str(output), "abba"]) == 0
    assert main(["import", str(path), "-o", str(output), "--replace", "--names", str(tmp_path / "absent.json")]) == 1
    assert "There is no file" in capsys.readouterr().err


@pytest.mark.skipif(not ARABIC.exists(), reason=f"the public model is not here: {ARABIC}")
def test_a_public_model_agrees_with_torch_and_writes_what_it_wrote(path):
    options = ["--positions", "concatenated", "--source-ends", "none"]
    assert main(["import", str(ARABIC), "-o", str(path), *options]) == 0
    with safe_open(ARABIC, "pt") as file:
        weights, metadata = {key: file.get_tensor(key) for key in file.keys()}, file.metadata()  # noqa: SIM118
    foreign = make_foreign(row=sines_then_cosines)
    foreign.transformer = torch_transformer(32, 8, 6, 6, 128, norm_first=True)
    foreign.transformer.load_state_dict({key[3:]: value for key, value in weights.items() if key.startswith("tr.")})
    foreign.outer = weights
    foreign.vocabularies = json.loads(metadata["src_vocab"]), json.loads(metadata["tgt_vocab"])
    checkpoint = load(path)
    for text, written in [("لندن", "lenden"), ("أنطونيو", "antonio"), ("محمد", "mahmad")]:
        decoding = greedy(checkpoint, text)
        assert decoding.text == written and decoding.finished and "".join(decoding.source_tokens) == text
        source, target = checkpoint.source_tokenizer.encode(text), checkpoint.target_tokenizer.encode(written)
        ids = torch.tensor([source]), torch.tensor([[START, *target]])
        assert_agrees(checkpoint, foreign, *ids, maps=144)
