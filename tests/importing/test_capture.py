"""Models of the `transformers` library, as it computes them itself: `captured.py` runs them in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

HELPERS = Path(__file__).parents[1] / "helpers"
WRITERS, ENCODERS = ("marian", "bart"), ("bert", "masked")


@pytest.fixture(scope="module")
def captured(tmp_path_factory):
    """Return what `captured.py` tells, and its arrays."""
    folder, path = tmp_path_factory.mktemp("captured"), os.pathsep.join([str(HELPERS.parents[1]), str(HELPERS)])
    environment = {**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"}
    command = [sys.executable, str(HELPERS / "captured.py"), str(folder)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr[-3000:]
    return json.loads((folder / "told.json").read_text(encoding="utf-8")), dict(np.load(folder / "arrays.npz"))


@pytest.fixture
def told(captured):
    return captured[0]


@pytest.mark.parametrize("name", [*WRITERS, *ENCODERS])
def test_every_map_is_that_of_the_library(captured, name):
    told, arrays = captured
    for kind in ["encoder"] if name in ENCODERS else ["encoder", "cross", "decoder"]:
        ours, theirs = arrays[f"{name} ours {kind}"], arrays[f"{name} theirs {kind}"]
        np.testing.assert_allclose(ours, theirs, atol=1e-6)
        assert ours.max(axis=-1).mean() > 0.3  # no even gaze, which any mistake would leave even
        blocked = arrays[f"{name} blocked {kind}"]
        np.testing.assert_array_equal(blocked, np.triu(np.ones_like(blocked), k=1) * (kind == "decoder"))
    assert told[name]["as it was"] == [True, "sdpa"]


@pytest.mark.parametrize("name", WRITERS)
def test_it_writes_what_the_library_writes_greedily(captured, name):
    told, arrays = captured
    written = arrays[f"{name} theirs written"].tolist()
    assert told[name]["ids"] == written and len(told[name]["tokens"]) == len(written) > 3
    logits = arrays[f"{name} theirs logits"][0].astype(float)
    shares = np.exp(logits - logits.max(axis=-1, keepdims=True))
    shares /= shares.sum(axis=-1, keepdims=True)
    for position in range(len(written)):
        np.testing.assert_allclose(arrays[f"{name} shares {position}"], shares[position], atol=1e-6)
        for kind, of in (("cross", "cross_attention"), ("decoder", "self_attention")):
            row = arrays[f"{name} row {position} decoder.layers.1.{of}.weights"]
            whole = arrays[f"{name} ours {kind}"][1, :, position]
            np.testing.assert_array_equal(row, whole[:, : position + 1] if kind == "decoder" else whole)


def test_a_given_target_is_read_and_not_written(told):
    for name in WRITERS:
        given = told[f"{name} given"]
        assert all(given["forced"]) and given["ids"] != given["choices"]
        assert given["text"].replace(" ", "") == "Elanimalnocruzó."
        assert given["reason"].startswith("The target was given")
        assert given["reads"][1:] == given["tokens"][:-1]
    assert told["wrapped"] == told["marian given"]["ids"]  # as adapters have it


def test_pieces_are_written_as_this_program_writes_them(told):
    for name, special in (("marian", ["</s>"]), ("bart", ["<s>", "</s>"]), ("bert", ["[CLS]", "[SEP]"])):
        words = [word for word in told[name]["words"] if word not in special]
        assert {"The", "animal", "was", "too", "tired"} < set(words)
        assert "".join(words) == "Theanimalwastootired,don't."
        assert any(token.startswith("##") for token in told[name]["source"])
        assert not any(set("▁Ġ") & set(token) for token in told[name]["source"] + told[name]["tokens"])
        assert told[name]["muted"] == [token for token in told[name]["source"] if token not in special]


def test_an_encoder_without_a_head_writes_nothing_and_is_shown(told):
    assert told["bert"]["tokens"] == [] and told["bert"]["text"] == ""
    assert "no head that predicts tokens" in told["bert"]["reason"] and "step the decoding" not in told["bert"]["shown"]
    assert len(told["masked"]["tokens"]) == len(told["masked"]["source"])
    assert "step the decoding" in told["masked"]["shown"]


REFUSED = {
    "decoder alone": "GPT2LMHeadModel, a decoder alone",
    "no head": "AutoModelForSeq2SeqLM",
    "too long": "this model reads up to 64",
    "beams": "`num_beams` must be left out",
    "target of an encoder": "`target` must be left out for an encoder alone",
    "unknown setting": "The model's own `generate` can't write this: The following `model_kwargs`",
}


def test_what_cannot_be_captured_says_so(told):
    refused = told["refused"]
    assert refused.keys() == REFUSED.keys()
    assert {case: message for case, message in REFUSED.items() if message not in refused[case]} == {}
