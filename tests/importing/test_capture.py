"""Models of the `transformers` library: what `capture` keeps is what that library computes itself, step by step."""

import numpy as np
import pytest
import torch
from docstring_examples import examples, run

from transformer.errors import LabError
from transformer.importing import capture
from transformer.interpret import Result

pytestmark = pytest.mark.filterwarnings("ignore")  # that library warns
TEXT, TARGET = "The animal was too tired, don't.", "El animal no cruzó."
WRITERS, ENCODERS = ("marian", "bart"), ("bert", "masked")


@pytest.fixture(scope="module")
def models():
    from hub_models import make_models  # takes seconds, and is not needed to collect these tests

    return make_models()


@pytest.fixture(scope="module")
def captured(models):
    """Return what is captured of each model by its name."""
    most = {name: {"max_new_tokens": 9} for name in WRITERS}
    return {name: capture(*models[name], TEXT, **most.get(name, {})) for name in (*WRITERS, *ENCODERS)}


def greedy_by_hand(model, ids, most):
    """Return the ids that a model writes greedily, computed anew at each step, without `generate` and its cache."""
    config, read = model.generation_config, [model.generation_config.decoder_start_token_id]
    while len(read) <= most:
        logits = model(input_ids=ids, decoder_input_ids=torch.tensor([read])).logits[0, -1]
        forced = config.forced_bos_token_id if len(read) == 1 else None
        forced = config.forced_eos_token_id if len(read) == most and forced is None else forced
        read.append(int(logits.argmax()) if forced is None else forced)
        if read[-1] == config.eos_token_id:
            break
    return read


@torch.inference_mode()
def computed(model, tokenizer, writes):
    """Return weights by kind, what is written, and its logits, as the library computes them itself."""
    ids = tokenizer(TEXT, return_tensors="pt")["input_ids"]
    model.eval()
    model.set_attn_implementation("eager")
    if not writes:
        return {"encoder": torch.cat(model(input_ids=ids, output_attentions=True).attentions)}, [], None
    read = greedy_by_hand(model, ids, most=9)
    found = model(input_ids=ids, decoder_input_ids=torch.tensor([read[:-1]]), output_attentions=True)
    maps = {"encoder": found.encoder_attentions, "cross": found.cross_attentions, "decoder": found.decoder_attentions}
    return {kind: torch.cat(layers) for kind, layers in maps.items()}, read[1:], found.logits[0]


@pytest.mark.parametrize("name", [*WRITERS, *ENCODERS])
def test_every_map_and_every_step_is_that_of_the_library(models, captured, name):
    decoding, model = captured[name], models[name][0]
    assert model.training and model.config._attn_implementation == "sdpa"  # as it was
    found = Result.of(decoding, decoding.trace).maps
    maps, written, logits = computed(*models[name], name in WRITERS)
    assert found.keys() == maps.keys()
    for kind, ours in found.items():
        np.testing.assert_allclose(ours.values, maps[kind], atol=1e-6)
        assert ours.values.max(axis=-1).mean() > 0.3  # no even gaze, which any mistake would leave even
        np.testing.assert_array_equal(ours.blocked, np.triu(np.ones_like(ours.blocked), k=1) * (kind == "decoder"))
    if name in WRITERS:
        assert [step.token_id for step in decoding.steps] == written and len(decoding.tokens) == len(written) > 3
        for position, step in enumerate(decoding.steps):
            np.testing.assert_allclose(step.probabilities, logits[position].double().softmax(-1), atol=1e-6)
            for kind, of in (("cross", "cross_attention"), ("decoder", "self_attention")):
                row, whole = step.rows[f"decoder.layers.1.{of}.weights"], found[kind].values[1, :, position]
                np.testing.assert_array_equal(row, whole[:, : position + 1] if kind == "decoder" else whole)


def test_a_given_target_is_read_and_not_written(models):
    for name in WRITERS:
        model, tokenizer = models[name]
        given = capture(model, tokenizer, TEXT, target=TARGET)
        ids = [step.token_id for step in given.steps]
        assert all(step.forced for step in given.steps) and ids != [step.choice_id for step in given.steps]
        assert given.text.replace(" ", "") == "Elanimalnocruzó." and given.target_tokens[1:] == given.tokens[:-1]
        assert given.reason.startswith("The target was given")
        plain = model.forward
        model.forward = lambda *inputs, plain=plain, **more: plain(*inputs, **more)  # as adapters have it
        assert [step.token_id for step in capture(model, tokenizer, TEXT, target=TARGET).steps] == ids
        del model.forward


def test_pieces_are_written_as_this_program_writes_them(captured):
    for name, special in (("marian", ["</s>"]), ("bart", ["<s>", "</s>"]), ("bert", ["[CLS]", "[SEP]"])):
        decoding = captured[name]
        result, source = Result.of(decoding, decoding.trace), decoding.source_tokens
        words = [word for word in result.merge_words().maps["encoder"].rows.labels if word not in special]
        assert {"The", "animal", "was", "too", "tired"} < set(words)
        assert "".join(words) == "Theanimalwastootired,don't."
        assert any(token.startswith("##") for token in source)
        assert not any(set("▁Ġ") & set(token) for token in [*source, *decoding.tokens])
        assert not any(token != token.strip() for token in source if token.strip())  # its space is its mark
        shown = result.mute_specials().maps["encoder"].columns.labels
        assert [*shown] == [token for token in source if token not in special]


def test_an_encoder_without_a_head_writes_nothing_and_is_shown(captured):
    bert, masked = captured["bert"], captured["masked"]
    assert bert.tokens == [] and bert.text == "" and "no head that predicts tokens" in bert.reason
    assert len(masked.tokens) == len(masked.source_tokens)
    assert ["step the decoding" in one.show().caption for one in (bert, masked)] == [False, True]


def test_the_example_in_its_docstring_runs(models):
    model, tokenizer = models["marian"]
    run(examples()["importing/hub_model.py::capture"], model=model, tokenizer=tokenizer)


def test_what_cannot_be_captured_says_so(models, subtests):
    for name, text, settings, message in (
        ("gpt", TEXT, {}, "GPT2LMHeadModel, a decoder alone"),
        ("headless", TEXT, {}, "AutoModelForSeq2SeqLM"),
        ("marian", "animal " * 90, {}, "this model reads up to 64"),
        ("marian", TEXT, {"num_beams": 4}, "`num_beams` must be left out"),
        ("bert", TEXT, {"target": TARGET}, "`target` must be left out for an encoder alone"),
        ("marian", TEXT, {"max_tokens": 3}, "can't write this: The following `model_kwargs`"),
    ):
        with subtests.test(message), pytest.raises(LabError, match=message):
            capture(*models[name], text, **settings)
