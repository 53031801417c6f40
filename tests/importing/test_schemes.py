"""Models as other programs name them: each comes in by its names alone, or by its proof, and computes the same."""

import json
import re
from pathlib import Path

import pytest
import safetensors.torch
import torch

from transformer import CheckpointError, Trace, Transformer, TransformerConfig, load
from transformer.__main__ import main
from transformer.errors import SettingError
from transformer.importing import import_state_dict
from transformer.importing.proof import checked_in_words, snippet

ROOT = Path(__file__).parents[2]

VOCABULARY = ["<pad>", "<s>", "</s>", "<unk>", *"abcdefgh"]
SIZES = dict(
    d_model=16, num_heads=4, num_layers=2, d_ff=24, dropout=0.0, max_length=40, source_vocab_size=12,
    target_vocab_size=12,
)  # fmt: skip
SOURCE, TARGET = torch.tensor([[1, 5, 7, 4, 2], [1, 6, 2, 0, 0]]), torch.tensor([[1, 8, 9], [1, 4, 0]])

TUTORIAL = {
    r"encoder.embedding": "src_tok_emb.embedding", r"decoder.embedding": "tgt_tok_emb.embedding",
    r"output_projection": "generator", r"(..coder)\.norm": r"transformer.\1.norm",
    r"(..coder\.layers\.\d)\.self_attention\.output_projection": r"transformer.\1.self_attn.out_proj",
    r"(..coder\.layers\.\d)\.cross_attention\.output_projection": r"transformer.\1.multihead_attn.out_proj",
    r"(..coder\.layers\.\d)\.self_attention\.(\w+)": r"transformer.\1.self_attn.\2",
    r"(..coder\.layers\.\d)\.cross_attention\.(\w+)": r"transformer.\1.multihead_attn.\2",
    r"(..coder\.layers\.\d)\.feed_forward\.hidden_projection": r"transformer.\1.linear1",
    r"(..coder\.layers\.\d)\.feed_forward\.output_projection": r"transformer.\1.linear2",
    r"(..coder\.layers\.\d)\.self_attention_norm": r"transformer.\1.norm1",
    r"(encoder\.layers\.\d)\.feed_forward_norm": r"transformer.\1.norm2",
    r"(decoder\.layers\.\d)\.cross_attention_norm": r"transformer.\1.norm2",
    r"(decoder\.layers\.\d)\.feed_forward_norm": r"transformer.\1.norm3",
}  # fmt: skip
HKPROJ = {
    r"encoder.embedding": "src_embed.embedding", r"decoder.embedding": "tgt_embed.embedding",
    r"output_projection": "projection_layer.proj", r"(.*_attention)\.query_projection": r"\1_block.w_q",
    r"(.*_attention)\.key_projection": r"\1_block.w_k", r"(.*_attention)\.value_projection": r"\1_block.w_v",
    r"(.*_attention)\.output_projection": r"\1_block.w_o",
    r"(.*feed_forward)\.hidden_projection": r"\1_block.linear_1",
    r"(.*feed_forward)\.output_projection": r"\1_block.linear_2",
    r"(.*)\.self_attention_norm": r"\1.residual_connections.0.norm",
    r"(encoder.*)\.feed_forward_norm": r"\1.residual_connections.1.norm",
    r"(decoder.*)\.cross_attention_norm": r"\1.residual_connections.1.norm",
    r"(decoder.*)\.feed_forward_norm": r"\1.residual_connections.2.norm", r"(..coder\.norm)": r"\1",
}  # fmt: skip
ANNOTATED = {
    r"encoder.embedding": "src_embed.0.lut", r"decoder.embedding": "tgt_embed.0.lut",
    r"output_projection": "generator.proj", r"(.*)\.self_attention\.query_projection": r"\1.self_attn.linears.0",
    r"(.*)\.self_attention\.key_projection": r"\1.self_attn.linears.1",
    r"(.*)\.self_attention\.value_projection": r"\1.self_attn.linears.2",
    r"(.*)\.self_attention\.output_projection": r"\1.self_attn.linears.3",
    r"(.*)\.cross_attention\.query_projection": r"\1.src_attn.linears.0",
    r"(.*)\.cross_attention\.key_projection": r"\1.src_attn.linears.1",
    r"(.*)\.cross_attention\.value_projection": r"\1.src_attn.linears.2",
    r"(.*)\.cross_attention\.output_projection": r"\1.src_attn.linears.3",
    r"(.*feed_forward)\.hidden_projection": r"\1.w_1", r"(.*feed_forward)\.output_projection": r"\1.w_2",
    r"(.*)\.self_attention_norm": r"\1.sublayer.0.norm", r"(encoder.*)\.feed_forward_norm": r"\1.sublayer.1.norm",
    r"(decoder.*)\.cross_attention_norm": r"\1.sublayer.1.norm",
    r"(decoder.*)\.feed_forward_norm": r"\1.sublayer.2.norm", r"(..coder\.norm)": r"\1",
}  # fmt: skip
BENTREVETT = {
    r"(..coder).embedding": r"\1.tok_embedding", r"(..coder).positions.table": r"\1.pos_embedding.weight",
    r"output_projection": "decoder.fc_out", r"(.*self_attention)\.query_projection": r"\1.fc_q",
    r"(.*self_attention)\.key_projection": r"\1.fc_k", r"(.*self_attention)\.value_projection": r"\1.fc_v",
    r"(.*self_attention)\.output_projection": r"\1.fc_o",
    r"(.*)cross_attention\.query_projection": r"\1encoder_attention.fc_q",
    r"(.*)cross_attention\.key_projection": r"\1encoder_attention.fc_k",
    r"(.*)cross_attention\.value_projection": r"\1encoder_attention.fc_v",
    r"(.*)cross_attention\.output_projection": r"\1encoder_attention.fc_o",
    r"(.*)\.feed_forward\.hidden_projection": r"\1.positionwise_feedforward.fc_1",
    r"(.*)\.feed_forward\.output_projection": r"\1.positionwise_feedforward.fc_2",
    r"(.*)\.self_attention_norm": r"\1.self_attn_layer_norm", r"(.*)\.feed_forward_norm": r"\1.ff_layer_norm",
    r"(.*)\.cross_attention_norm": r"\1.enc_attn_layer_norm",
}  # fmt: skip
BY_HAND = {  # words as a student mixes them
    r"(..coder).embedding": r"\1.embedding", r"(..coder).positions.table": r"\1.src_pos.pe",
    r"output_projection": "final_linear", r"(.*)self_attention\.query_projection": r"\1mha.W_q",
    r"(.*)self_attention\.key_projection": r"\1mha.W_k", r"(.*)self_attention\.value_projection": r"\1mha.W_v",
    r"(.*)self_attention\.output_projection": r"\1mha.W_o",
    r"(.*)cross_attention\.query_projection": r"\1cross_attn.W_q",
    r"(.*)cross_attention\.key_projection": r"\1cross_attn.W_k",
    r"(.*)cross_attention\.value_projection": r"\1cross_attn.W_v",
    r"(.*)cross_attention\.output_projection": r"\1cross_attn.W_o",
    r"(.*)\.feed_forward\.hidden_projection": r"\1.fc1", r"(.*)\.feed_forward\.output_projection": r"\1.fc2",
    r"(.*)\.self_attention_norm": r"\1.norm1", r"(encoder.*)\.feed_forward_norm": r"\1.norm2",
    r"(decoder.*)\.cross_attention_norm": r"\1.norm2", r"(decoder.*)\.feed_forward_norm": r"\1.norm3",
    r"(..coder\.norm)": r"\1",
}  # fmt: skip
SCHEMES = {
    "tutorial": (TUTORIAL, dict(norm_first=False, final_norm=True), {"norm_first": False}),
    "hkproj": (HKPROJ, dict(norm="scalar", norm_eps=1e-6), {}),
    "hkproj, newer": (HKPROJ, dict(norm="sample", norm_eps=1e-6), {}),
    "annotated": (ANNOTATED, dict(norm="sample", norm_eps=1e-6), {}),
    "bentrevett": (BENTREVETT, dict(norm_first=False, final_norm=False, positions="learned"), {}),
    "by hand": (BY_HAND, dict(norm_first=False, positions="learned", activation="gelu"),
                {"norm_first": False, "activation": "gelu"}),
}  # fmt: skip
"""For each way: its names for ours, the model that its code computes, and what one has to say besides the heads."""


def made(config):
    model = Transformer(TransformerConfig(**{**SIZES, **config}), seed=3).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            parameter += 0.1 * torch.randn(parameter.shape, generator=torch.Generator().manual_seed(len(name)))
    return model


def renamed(model, names, gains=False):
    """Return the weights of a model as another program names them."""
    found = {}
    for name, parameter in model.named_parameters():
        stem, _, kind = name.rpartition(".")
        ours = name if kind == "table" else stem
        theirs = next(re.sub(f"^{form}$", into, ours) for form, into in names.items() if re.fullmatch(form, ours))
        if gains and ("norm" in stem):
            kind = gains[kind]
        found[theirs if kind == "table" else f"{theirs}.{kind}"] = parameter.detach().clone()
    return found


def packed(weights):
    """Return weights with queries, keys and values in one tensor, as torch has them."""
    found = {}
    for name, tensor in weights.items():
        match = re.fullmatch(r"(.*)\.(query|key|value)_projection\.(weight|bias)", name)
        place = f"{match[1]}.in_proj_{match[3]}" if match else name
        found[place] = torch.cat([found[place], tensor]) if place in found else tensor
    return found


def as_program_has_them(way, model):
    names = SCHEMES[way][0]
    gains = {"hkproj": {"weight": "alpha", "bias": "bias"}, "annotated": {"weight": "a_2", "bias": "b_2"}}
    weights = renamed(model, names, gains.get(way.partition(",")[0], False))
    if way == "tutorial":
        weights = packed(weights)
    if way in ("tutorial", "annotated", "hkproj"):  # what a module registers besides its weights
        name = {"tutorial": "positional_encoding.pos_embedding", "annotated": "src_embed.1.pe", "hkproj": "src_pos.pe"}
        table = model.encoder.positions.table[:30]
        weights[name[way]] = table.unsqueeze(1 if way == "tutorial" else 0)
    return weights


def write(path, weights, proof_of=None, metadata=True):
    said = {"source_vocabulary": json.dumps(VOCABULARY), "target_vocabulary": json.dumps(VOCABULARY)}
    if proof_of is not None:
        with torch.no_grad():
            logits = proof_of(SOURCE, TARGET)
        weights = weights | {
            "proof.source": SOURCE.float(), "proof.target": TARGET.float(), "proof.logits": logits.clone()
        }  # fmt: skip
    safetensors.torch.save_file({key: value.contiguous() for key, value in weights.items()}, path, said)
    return path


def computes_the_same(checkpoint, model):
    traces = Trace(), Trace()
    with torch.no_grad():
        ours, theirs = checkpoint.model(SOURCE, TARGET, traces[0]), model(SOURCE, TARGET, traces[1])
    seen = TARGET != 0
    torch.testing.assert_close(ours[seen], theirs[seen], atol=1e-5, rtol=0)
    maps = [name for name in traces[1] if name.endswith("weights")]
    assert len(maps) == 6
    for name in maps:
        torch.testing.assert_close(traces[0][name].tensor, traces[1][name].tensor, atol=1e-5, rtol=0)


@pytest.mark.parametrize("way", SCHEMES)
def test_a_model_comes_in_by_its_names(tmp_path, way):
    _, config, said = SCHEMES[way]
    model = made(config)
    checkpoint = import_state_dict(
        write(tmp_path / "m.safetensors", as_program_has_them(way, model)), num_heads=4, **said
    )
    computes_the_same(checkpoint, model)
    assert checkpoint.metrics == {"imported": 1}
    assert checkpoint.config.positions == model.config.positions and checkpoint.config.norm == model.config.norm


@pytest.mark.parametrize("way", SCHEMES)
def test_a_proof_finds_what_no_shape_tells(tmp_path, way):
    model = made(SCHEMES[way][1])
    checkpoint = import_state_dict(write(tmp_path / "m.safetensors", as_program_has_them(way, model), model))
    computes_the_same(checkpoint, model)
    assert checkpoint.metrics["proof_error"] < 1e-5


STUDENTS = {  # names in the words of a student, and what each model computes
    "positions are computed": ({}, dict(scaled_embedding=False, norm_first=False)),
    "a hand-made norm": ({}, dict(norm="sample", norm_eps=1e-6)),
    "scores are not divided": ({}, dict(scaled_scores=False)),
    "no positions": ({}, dict(positions="none", activation="gelu")),
    "enc_layers": ({r"\b(enc|dec)oder\.layers": r"\1_layers"}, {}),
    "a list of layers": ({r"\b(..coder)\.layers": r"\1"}, dict(final_norm=False)),
    "two stacks of torch": ({r"\b(..coder)\.layers": r"transformer_\1.layers"}, dict(final_norm=False)),
    "tables of tokens": ({r"encoder\.embedding": "src_token_embedding_table",
                         r"decoder\.embedding": "tgt_token_embedding_table"}, {}),
    "keys and values together": ({r"W_v": "W_v"}, {}),
}  # fmt: skip


@pytest.mark.parametrize("way", STUDENTS)
def test_a_student_s_own_program_comes_in_by_its_proof(tmp_path, way):
    changes, config = STUDENTS[way]
    model = made(config)
    weights = renamed(model, BY_HAND)
    for form, into in changes.items():
        weights = {re.sub(form, into, name): tensor for name, tensor in weights.items()}
    if way == "keys and values together":
        for name in [name for name in weights if ".W_k." in name]:
            both = weights.pop(name), weights.pop(name.replace("W_k", "W_v"))
            weights[name.replace("W_k", "kv")] = torch.cat(both)
    checkpoint = import_state_dict(write(tmp_path / "m.safetensors", weights, model))
    computes_the_same(checkpoint, model)
    assert checkpoint.config.num_heads == 4


def test_any_number_of_heads_is_found(tmp_path):
    model = made(dict(d_model=40, num_heads=5))
    computes_the_same(import_state_dict(write(tmp_path / "m.safetensors", renamed(model, BY_HAND), model)), model)


def test_what_a_known_program_does_is_only_the_likeliest(tmp_path):
    model = made(dict(norm_first=False, activation="gelu"))
    path = write(tmp_path / "m.safetensors", renamed(model, HKPROJ), model)
    computes_the_same(import_state_dict(path), model)


def test_a_proof_that_fits_two_models_is_refused(tmp_path):
    """Without queries all heads look everywhere alike, however many there are."""
    model = made({})
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if "query_projection" in name:
                parameter.zero_()
    path = write(tmp_path / "m.safetensors", renamed(model, BY_HAND), model)
    with pytest.raises(CheckpointError, match="has a proof that doesn't tell 8 heads from 4. Let it be of longer"):
        import_state_dict(path)
    computes_the_same(import_state_dict(path, num_heads=4), model)


@pytest.mark.parametrize("wrap", [
    "module.{}", "_orig_mod.{}", "model.{}", "net.module._orig_mod.{}", "model_state_dict.model.{}",
])  # fmt: skip
def test_wrappers_are_taken_away(tmp_path, wrap):
    model = made(SCHEMES["tutorial"][1])
    weights = {wrap.format(name): tensor for name, tensor in as_program_has_them("tutorial", model).items()}
    weights["optimizer.state.0.exp_avg"] = torch.ones(3)
    weights["optimizer.state.0.step"] = torch.tensor(7)
    checkpoint = import_state_dict(write(tmp_path / "m.safetensors", weights), num_heads=4, norm_first=False)
    computes_the_same(checkpoint, model)


def test_buffers_are_no_weights_and_a_table_of_another_formula_is_kept(tmp_path):
    model = made(SCHEMES["tutorial"][1])
    weights = as_program_has_them("tutorial", model)
    weights |= {"tgt_mask": torch.ones(9, 9), "steps": torch.tensor(3), "encoder.attn_mask": torch.ones(4, 4)}
    own = model.encoder.positions.table[:30].flip(1).contiguous()
    weights["positional_encoding.pos_embedding"] = own.unsqueeze(0)
    checkpoint = import_state_dict(write(tmp_path / "m.safetensors", weights), num_heads=4, norm_first=False)
    assert checkpoint.config.positions == "learned" and checkpoint.config.max_length == 30
    model.encoder.positions.table[:30] = model.decoder.positions.table[:30] = own
    computes_the_same(checkpoint, model)


def test_the_reference_systems_come_in_from_their_own_names(tmp_path):
    model = made({})
    weights = {name: parameter.detach() for name, parameter in model.named_parameters()}
    path = write(tmp_path / "m.safetensors", weights)
    computes_the_same(import_state_dict(path, num_heads=4, norm_first=True), model)


@pytest.mark.parametrize("is_stored_twice", [True, False])
def test_one_table_may_serve_both_sides_and_the_output(tmp_path, is_stored_twice):
    model = made(dict(shared_vocabulary=True, tied_output=True))
    weights = renamed(model, {r"encoder.embedding": "embedding"} | BY_HAND)
    if is_stored_twice:
        weights["final_linear.weight"] = weights["embedding.weight"].clone()
    path = write(tmp_path / "m.safetensors", weights, model)
    computes_the_same(import_state_dict(path), model)


def test_what_no_model_here_has_is_named(tmp_path):
    forms = {
        "mha.W_q": "slf_attn.w_qs", "mha.W_k": "slf_attn.w_ks", "mha.W_v": "slf_attn.w_vs", "mha.W_o": "slf_attn.fc",
        "cross_attn.W_q": "enc_attn.w_qs", "cross_attn.W_k": "enc_attn.w_ks", "cross_attn.W_v": "enc_attn.w_vs",
        "cross_attn.W_o": "enc_attn.fc", "fc1": "pos_ffn.w_1", "fc2": "pos_ffn.w_2", ".layers.": ".layer_stack.",
        "norm1": "slf_attn.layer_norm", "norm3": "pos_ffn.layer_norm", "norm2": "pos_ffn.layer_norm",
        "coder.norm": "coder.layer_norm",
    }  # fmt: skip
    weights = {}
    for name, tensor in renamed(made({}), BY_HAND).items():
        for ours, theirs in forms.items():
            name = name.replace(ours, theirs)
        weights[name] = tensor
    with pytest.raises(CheckpointError, match="named as in attention-is-all-you-need-pytorch .* a norm right after"):
        import_state_dict(write(tmp_path / "m.safetensors", weights), num_heads=4)


def test_without_a_proof_what_is_open_is_asked(tmp_path):
    path = write(tmp_path / "m.safetensors", as_program_has_them("tutorial", made({})))
    with pytest.raises(SettingError, match="`num_heads`, `norm_first` must be given: .* Where the file has a proof"):
        import_state_dict(path)


@pytest.mark.parametrize(("change", "said"), [
    (lambda t: t.pop("proof.target"), "has a proof without target"),
    (lambda t: t.update({"proof.source": torch.ones(5)}), r"has a proof of the shapes \[5\] and \[2, 3\]"),
    (lambda t: t.update({"proof.source": torch.full((2, 3), 12.0)}), "a proof with a source that are no ids of its"),
    (lambda t: t.update({"proof.source": torch.full((2, 3), 1.5)}), "a proof with a source that are no ids of its"),
    (lambda t: t.update({"proof.logits": torch.ones(2, 4, 12)}), r"logits of the shape \[2, 4, 12\]; they must be"),
    (lambda t: t.update({"proof.logits": torch.ones(2, 3, 11)}), "with 11 logits a token, for a vocabulary of 12"),
    (lambda t: t.update({"proof.logits": torch.full((2, 3, 12), torch.nan)}), "with 12 logits a token"),
    (lambda t: t.update({"proof.logits": -t["proof.logits"]}), "computes something else here than its own program did"),
])  # fmt: skip
def test_a_proof_that_is_none_is_refused(tmp_path, change, said):
    model = made({})
    path = write(tmp_path / "m.safetensors", as_program_has_them("tutorial", model), model)
    tensors = safetensors.torch.load_file(path)
    change(tensors)
    with pytest.raises(CheckpointError, match=said):
        import_state_dict(write(path, tensors))


def test_log_probabilities_are_a_proof_too(tmp_path):
    model = made(SCHEMES["annotated"][1])
    weights = as_program_has_them("annotated", model)
    path = write(tmp_path / "m.safetensors", weights, lambda *ids: model(*ids).log_softmax(-1))
    computes_the_same(import_state_dict(path), model)


def test_the_snippet_writes_what_comes_in_by_itself(tmp_path, monkeypatch, capsys):
    """The text that people copy, run in a program with a model of torch and nothing else."""
    monkeypatch.chdir(tmp_path)
    text = snippet()
    assert text in (ROOT / "docs" / "models.md").read_text(encoding="utf-8")
    model = made(SCHEMES["annotated"][1])
    weights = as_program_has_them("annotated", model)

    class Program(torch.nn.Module):
        def state_dict(self):
            return {**weights, "step": torch.tensor(3), "extra": None}

        def forward(self, source, target):
            return model(source, target)

    exec(text, {"model": Program(), "SOURCE": VOCABULARY, "TARGET": {token: n for n, token in enumerate(VOCABULARY)}})
    assert main(["import", "model.safetensors", "-o", "mine.safetensors"]) == 0
    assert "mine: 2 + 2 layers, 4 heads, " in (said := capsys.readouterr().out)
    assert re.search(r"Checked: it computes what its own program computed, to 0\.0000+\d\. Saved", said)
    computes_the_same(load("mine.safetensors"), model)
    assert main(["inspect", "mine.safetensors"]) == 0 and "Checked: it computes" in capsys.readouterr().out


def test_a_pickle_is_refused_with_what_to_run(tmp_path, capsys):
    torch.save({"model": made({}).state_dict()}, tmp_path / "model.pt")
    assert main(["import", str(tmp_path / "model.pt"), "-o", str(tmp_path / "m.safetensors")]) == 1
    said = capsys.readouterr().err
    assert "is a pickle, which can run programs" in said and snippet() in said


@pytest.mark.parametrize(("metrics", "said"), [
    ({}, ""), ({"imported": 1}, "Not checked: "), ({"imported": 1, "proof_error": 3.2e-6}, ", to 0.000003."),
    ({"imported": 1, "proof_error": 0.0}, ", to 0.000000001."),
    ({"imported": 1, "proof_error": 0.00071}, ", to 0.0007."),
])  # fmt: skip
def test_a_check_in_words(metrics, said):
    assert said in checked_in_words(metrics) and bool(checked_in_words(metrics)) == bool(said)
