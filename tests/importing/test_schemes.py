"""Models as other programs name them: each comes in by its names alone, or by its proof, and computes the same."""

import json
import re
from pathlib import Path

import pytest
import safetensors.torch
import torch

from transformer import CheckpointError, Trace, Transformer, TransformerConfig, load
from transformer.__main__ import main
from transformer.importing import import_state_dict
from transformer.importing.proof import snippet

ROOT = Path(__file__).parents[2]

VOCABULARY = ["<pad>", "<s>", "</s>", "<unk>", *"abcdefgh"]
SIZES = dict(
    d_model=16, num_heads=4, num_layers=1, d_ff=24, dropout=0.0, max_length=40, source_vocab_size=12,
    target_vocab_size=12,
)  # fmt: skip
SOURCE, TARGET = torch.tensor([[1, 5, 7, 4, 2], [1, 6, 2, 0, 0]]), torch.tensor([[1, 8, 9], [1, 4, 0]])


HKPROJ = {
    r"^encoder\.embedding": "src_embed.embedding", r"^decoder\.embedding": "tgt_embed.embedding",
    "^output_projection": "projection_layer.proj", "self_attention_norm": "residual_connections.0.norm",
    "cross_attention_norm": "residual_connections.1.norm",
    "^(encoder.*)feed_forward_norm": r"\1residual_connections.1.norm",
    "feed_forward_norm": "residual_connections.2.norm", r"norm\.weight": "norm.alpha",
    "(self|cross)_attention": r"\1_attention_block", "feed_forward.hidden_projection": "feed_forward_block.linear_1",
    "feed_forward.output_projection": "feed_forward_block.linear_2", "query_projection": "w_q",
    "key_projection": "w_k", "value_projection": "w_v", "output_projection": "w_o",
}  # fmt: skip
ANNOTATED = {
    r"^encoder\.embedding": "src_embed.0.lut", r"^decoder\.embedding": "tgt_embed.0.lut",
    "^output_projection": "generator.proj", "self_attention_norm": "sublayer.0.norm",
    "cross_attention_norm": "sublayer.1.norm", "^(encoder.*)feed_forward_norm": r"\1sublayer.1.norm",
    "feed_forward_norm": "sublayer.2.norm", r"norm\.weight": "norm.a_2", r"norm\.bias": "norm.b_2",
    "self_attention": "self_attn", "cross_attention": "src_attn", "hidden_projection": "w_1",
    "feed_forward.output_projection": "feed_forward.w_2", "query_projection": "linears.0",
    "key_projection": "linears.1", "value_projection": "linears.2", "output_projection": "linears.3",
}  # fmt: skip
BY_HAND = {  # words as a student mixes them
    "^output_projection": "final_linear", "self_attention_norm": "norm1", "cross_attention_norm": "norm2",
    "^(encoder.*)feed_forward_norm": r"\1norm2", "feed_forward_norm": "norm3", "self_attention": "mha",
    "cross_attention": "cross_attn", "feed_forward.hidden_projection": "fc1", "feed_forward.output_projection": "fc2",
    "query_projection": "W_q", "key_projection": "W_k", "value_projection": "W_v", "output_projection": "W_o",
    r"positions\.table": "src_pos.pe",
}  # fmt: skip
SCHEMES = {
    "hkproj": (HKPROJ, dict(norm="scalar", norm_eps=1e-6), {}),
    "annotated": (ANNOTATED, dict(norm="sample", norm_eps=1e-6), {}),
    "by hand": (BY_HAND, dict(norm_first=False, positions="learned", activation="gelu"),
                {"norm_first": False, "activation": "gelu"}),
}  # fmt: skip
"""For each way: its words for ours, the model that its code computes, and what one has to say besides the heads."""


def made(config):
    model = Transformer(TransformerConfig(**{**SIZES, **config}), seed=3).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            parameter += 0.1 * torch.randn(parameter.shape, generator=torch.Generator().manual_seed(len(name)))
    return model


def renamed(model, words):
    """Return the weights of a model as another program names them."""
    found = {}
    for name, parameter in model.named_parameters():
        for ours, theirs in words.items():
            name = re.sub(ours, theirs, name)
        found[name] = parameter.detach().clone()
    return found


def as_program_has_them(way, model):
    # What a module registers besides its weights.
    buffers = {"annotated": "src_embed.1.pe", "hkproj": "src_pos.pe"}
    table = {buffers[way]: model.encoder.positions.table[:30].unsqueeze(0)} if way in buffers else {}
    return renamed(model, SCHEMES[way][0]) | table


def write(path, weights, proof_of=None):
    said = {"source_vocabulary": json.dumps(VOCABULARY), "target_vocabulary": json.dumps(VOCABULARY)}
    if proof_of is not None:
        with torch.no_grad():
            logits = proof_of(SOURCE, TARGET)
        proof = dict(source=SOURCE.float(), target=TARGET.float(), logits=logits.clone())
        weights = weights | {f"proof.{part}": tensor for part, tensor in proof.items()}
    safetensors.torch.save_file({key: value.contiguous() for key, value in weights.items()}, path, said)
    return path


def computes_the_same(checkpoint, model):
    traces = Trace(), Trace()
    with torch.no_grad():
        ours, theirs = checkpoint.model(SOURCE, TARGET, traces[0]), model(SOURCE, TARGET, traces[1])
    seen = TARGET != 0
    torch.testing.assert_close(ours[seen], theirs[seen], atol=1e-5, rtol=0)
    maps = [name for name in traces[1] if name.endswith("weights")]
    assert len(maps) == 3 * model.config.num_layers
    for name in maps:
        torch.testing.assert_close(traces[0][name].tensor, traces[1][name].tensor, atol=1e-5, rtol=0)


@pytest.mark.parametrize("way", SCHEMES)
def test_a_model_comes_in_by_its_names_or_by_its_proof(path, way):
    _, config, said = SCHEMES[way]
    model = made(config | {"num_layers": 2})
    weights = as_program_has_them(way, model)
    checkpoint = import_state_dict(write(path, weights), num_heads=4, **said)
    computes_the_same(checkpoint, model)
    assert checkpoint.metrics == {"imported": 1}
    assert checkpoint.config.positions == model.config.positions and checkpoint.config.norm == model.config.norm
    wrote = (lambda *ids: model(*ids).log_softmax(-1)) if way == "annotated" else model
    checkpoint = import_state_dict(write(path, weights, wrote))  # it finds what no shape tells
    computes_the_same(checkpoint, model)
    assert checkpoint.metrics["proof_error"] < 1e-5


STUDENTS = {  # what a model computes whose names are words of a student
    "norms come last": dict(scaled_embedding=False, norm_first=False),
    "scores are not divided": dict(scaled_scores=False),
    "five heads": dict(d_model=40, num_heads=5),
    "keys and values together": {},
}


@pytest.mark.parametrize("way", STUDENTS)
def test_a_student_s_own_program_comes_in_by_its_proof(path, way):
    model = made(STUDENTS[way])
    weights = renamed(model, BY_HAND)
    if way == "keys and values together":
        for name in [name for name in weights if ".W_k." in name]:
            both = weights.pop(name), weights.pop(name.replace("W_k", "W_v"))
            weights[name.replace("W_k", "kv")] = torch.cat(both)
    checkpoint = import_state_dict(write(path, weights, model))
    computes_the_same(checkpoint, model)
    assert checkpoint.config.num_heads == model.config.num_heads


def test_wrappers_and_buffers_go_and_a_table_of_another_formula_is_kept(path):
    model = made(SCHEMES["annotated"][1])
    own = model.encoder.positions.table[:30].flip(1).contiguous()
    weights = as_program_has_them("annotated", model)
    weights |= {"src_embed.1.pe": own.unsqueeze(0), "tgt_mask": torch.ones(9, 9)}
    weights = {f"net.module.{name.replace('.layers', '._orig_mod.layers')}": one for name, one in weights.items()}
    weights |= {"optimizer.state.0.exp_avg": torch.ones(3), "optimizer.state.0.step": torch.tensor(7)}
    checkpoint = import_state_dict(write(path, weights), num_heads=4)
    assert checkpoint.config.positions == "learned" and checkpoint.config.max_length == 30
    model.encoder.positions.table[:30] = model.decoder.positions.table[:30] = own
    computes_the_same(checkpoint, model)


@pytest.mark.parametrize("is_stored_twice", [True, False])
def test_one_table_may_serve_both_sides_and_the_output(path, is_stored_twice):
    model = made(dict(shared_vocabulary=True, tied_output=True))
    weights = renamed(model, BY_HAND | {r"encoder\.embedding": "embedding"})
    if is_stored_twice:
        weights["final_linear.weight"] = weights["embedding.weight"].clone()
    computes_the_same(import_state_dict(write(path, weights, model)), model)


def test_a_proof_that_is_none_is_refused(path):
    model = made({})
    write(path, renamed(model, BY_HAND), model)
    tensors = safetensors.torch.load_file(path)
    for changes, said in [
        ({"target": None}, "has a proof without target"),
        ({"source": torch.full((2, 3), 12.0)}, "a proof with a source that are no ids of its"),
        ({"logits": torch.full((2, 3, 12), torch.nan)}, "with 12 logits a token"),
        ({"logits": -tensors["proof.logits"]}, "computes something else here than its own program did"),
    ]:
        changed = tensors | {f"proof.{part}": tensor for part, tensor in changes.items()}
        write(path, {name: tensor for name, tensor in changed.items() if tensor is not None})
        with pytest.raises(CheckpointError, match=said):
            import_state_dict(path)


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
    assert "mine: 1 + 1 layers, 4 heads, " in (said := capsys.readouterr().out)
    assert re.search(r"Checked: it computes what its own program computed, to 0\.0000+\d\. Saved", said)
    computes_the_same(load("mine.safetensors"), model)
    assert main(["inspect", "mine.safetensors"]) == 0 and "Checked: it computes" in capsys.readouterr().out
