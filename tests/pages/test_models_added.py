"""Models that somebody adds: a file of this program, weights of another one, or something that is no model."""

import json
import re

import safetensors.torch
import torch
from lab import said
from models_page import MINE, SHIPPED, THEIRS, hash_of, labels, press, table, ways

from pages.ui.models.files import models_of
from transformer import load

COPY = SHIPPED / "copy-letters.safetensors"


def dropped(open_as, *files):
    """Drop files of these names and contents together; return the page."""
    app = open_as(MINE)
    app.file_uploader[0].set_value([(name, content, "") for name, content in files]).run()
    return app


def upload(open_as, content):
    """Add a file of this content; return the page."""
    app = dropped(open_as, ("taken.safetensors", content))
    press(app, "Add it")
    return app


def uploaded(tmp_path):
    """Return the one model that a person owns and sees alone."""
    (file,) = [file for file in models_of(tmp_path, hash_of(MINE)).values() if file.is_mine]
    return file


def weights():
    """Return a shipped model, its weights as another program holds them, and its tokens."""
    checkpoint = load(SHIPPED / "reverse-words.safetensors")
    tensors = {f"module.{name}": tensor.detach().contiguous() for name, tensor in checkpoint.model.named_parameters()}
    tensors["module.decoder.embedding.weight"] = checkpoint.model.decoder.embedding.weight.detach().clone()
    tokenizer = checkpoint.source_tokenizer
    tokens = tokenizer.tokens([*range(tokenizer.vocab_size)])
    return checkpoint, tensors, [token.replace("##", "+") for token in tokens]


def saved(tensors, **metadata):
    return safetensors.torch.save(tensors, {key: json.dumps(value) for key, value in metadata.items()})


def test_an_upload_is_ones_own_and_writes_the_same(open_as, tmp_path):
    content = COPY.read_bytes()
    app = upload(open_as, content)
    assert "nobody else sees it" in app.success[0].value
    file = uploaded(tmp_path)
    assert re.fullmatch(r"copy-letters-[a-z0-9]{12}", file.id) and file.path.read_bytes() == content
    assert file.id not in models_of(tmp_path, hash_of(THEIRS))
    assert app.selectbox(key="model").value == file.id and "Add it" not in labels(app)
    assert "Its film" not in ways(app)  # the model has no run here
    press(app, "Share with everyone here")
    assert "copy-letters-2" in models_of(tmp_path, hash_of(THEIRS))


def test_a_damaged_model_or_one_without_room_gets_a_sentence(open_as, make_own_run, tmp_path, monkeypatch):
    assert "taken.safetensors" in upload(open_as, COPY.read_bytes()[:-1]).warning[-1].value
    assert not [path for path in tmp_path.iterdir() if re.fullmatch("[a-z0-9]{12}", path.name)]
    make_own_run("mine00000000")
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    assert any("There is no room" in one.value for one in upload(open_as, COPY.read_bytes()).warning)


def test_weights_with_all_they_need_are_added_at_once(open_as, tmp_path):
    checkpoint, tensors, tokens = weights()
    ids = torch.tensor([[1, 9, 12, 2]]), torch.tensor([[1, 7]])
    with torch.no_grad():
        logits = checkpoint.model(*ids)
    proof = {f"proof.{name}": value.float() for name, value in zip(("source", "target", "logits"), (*ids, logits))}
    content = saved(tensors | proof, source_vocabulary=tokens, target_vocabulary=tokens)
    app = dropped(open_as, ("mine.safetensors", content))
    assert "has the names of usual words for the parts. It has a proof" in said(app)
    press(app, "Add it")
    success = app.success[0].value.replace("\\", "")
    assert "Added as mine. Checked: it computes what its own program computed, to 0.0" in success
    file = uploaded(tmp_path)
    assert table(app)[file.id]["import"] == "checked" and load(file.path).metrics["proof_error"] < 1e-4


def test_weights_ask_for_what_nothing_tells(open_as, tmp_path):
    checkpoint, tensors, tokens = weights()
    app = dropped(open_as, ("mine.safetensors", saved(tensors)))
    assert f"the vocabulary of the source ({len(tokens):,} tokens)" in said(app) and "Add it" not in labels(app)
    vocabulary = json.dumps({token: number for number, token in enumerate(tokens)}).encode()
    app = dropped(open_as, ("mine.safetensors", saved(tensors)), ("vocab.json", vocabulary))
    next(box for box in app.selectbox if box.label == "Heads of a layer").select(checkpoint.config.num_heads)
    next(box for box in app.selectbox if box.label.startswith("Around a text")).select("the end token")
    app.radio[-1].set_value(next(one for one in app.radio[-1].options if "pre-norm" in one)).run()
    press(app, "Add it")
    added = load(uploaded(tmp_path).path)
    assert added.config.num_heads == checkpoint.config.num_heads and "Not checked" in said(app)
    read = added.source_tokenizer.read("cat", 9)
    assert added.source_tokenizer.tokens(read)[-1] == "</s>" != tokens[1] and read[0] > 3


NO_MODELS = [
    ("model.pt", b"PK\x03\x04 a pickle", "model.pt is a pickle. Opening it can run programs, so", ""),
    ("pairs.csv", b"a,b\nc,d\n", "pairs.csv is a table of pairs. A model learns them on", "Train on pairs"),
    ("mine.md", b'+++\ntitle = "A"\n+++\n', "mine.md is a lecture", "To the lectures"),
    ("<b>x</b>.png", b"\xff", r"\<b\>x\</b\>.png is no file", ""),
    ("odd.safetensors", saved({"conv1.weight": torch.zeros(3, 3), "fc.bias": torch.zeros(3)}), "", ""),
]


def test_anything_else_is_told_what_it_is(open_as, subtests):
    for name, content, sentence, way in NO_MODELS:
        with subtests.test(name):
            app = dropped(open_as, (name, content))
            assert sentence in said(app).replace("\u2060", "") and "Add it" not in labels(app)
            assert not way or way in ways(app)
            has_snippet = "pickle" in sentence or not sentence  # how its own program saves it
            assert len(app.code) == 1 + has_snippet  # one is the link of the page
