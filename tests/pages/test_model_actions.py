"""Actions on a model of one's own; nothing is lost by a click."""

import json
import re
from dataclasses import replace

import pytest
import safetensors.torch
import torch
from models_page import MINE, SHIPPED, THEIRS, hash_of, labels, options, press, said, shown, table, ways

from pages.ui.models.files import checkpoint_of, content_of, models_of
from pages.ui.models.shares import keep_model, share_model
from transformer import greedy, load
from transformer.checkpoints.checkpoint import to_bytes
from transformer.runs.jobs import runs
from transformer.runs.shelf import purge_removed

# Actions on one's own models


def test_a_rename_keeps_the_link_and_travels_with_the_download(open_as, make_own_run, tmp_path):
    folder = make_own_run("mine00000000")
    app = open_as(MINE, model="my-model-mine00000000")
    app.text_input(key="name-my-model-mine00000000").input(" Ada's :red[*best*] ")
    press(app, "Rename it")
    assert not app.exception and folder.name == "Ada's :red[*best*]"
    assert app.selectbox(key="model").value == "my-model-mine00000000"
    assert table(app)["my-model-mine00000000"]["name"] == "Ada's :red[*best*]"
    (heading,) = [element.value for element in app.header if "About" in element.value]
    assert heading.replace("\u2060", "") == r"About Ada's \:red\[\*best\*\]"
    assert shown(app)[-1] == "Ada's :red[*best*] · Copy letters · yours"
    assert not any("best" in element.value for kind in (app.markdown, app.subheader, app.caption) for element in kind)
    file = models_of(tmp_path, hash_of(MINE))["my-model-mine00000000"]
    taken = tmp_path / "elsewhere.safetensors"
    taken.write_bytes(content_of(file))
    there = load(taken)
    assert there.name == "Ada's :red[*best*]"
    here, there = (greedy(checkpoint, "abc").steps for checkpoint in (load(folder.model), there))
    assert here and [step.top(5) for step in here] == [step.top(5) for step in there]


def test_a_name_that_is_none_gets_a_sentence_and_changes_nothing(open_as, make_own_run):
    folder = make_own_run("mine00000000")
    app = open_as(MINE, model="my-model-mine00000000")
    app.text_input(key="name-my-model-mine00000000").input("  \u202e ")
    press(app, "Rename it")
    assert "1 to 60 characters" in app.warning[0].value and folder.name == "my model"
    assert not app.run().warning


def test_a_removed_run_is_on_no_page_and_undo_brings_it_back_whole(open_as, make_own_run, tmp_path):
    folder = make_own_run("mine00000000")
    files = sorted(path.name for path in folder.path.rglob("*"))
    app = open_as(MINE, model="my-model-mine00000000")
    press(app, "Remove")
    assert not app.exception and "my-model-mine00000000" not in options(app) and not folder.path.exists()
    assert "Removed my model." in said(app) and runs(tmp_path, hash_of(MINE)) == []
    press(app, "Undo")
    assert app.selectbox(key="model").value == "my-model-mine00000000"
    assert sorted(path.name for path in folder.path.rglob("*")) == files and "Undo" not in labels(app)
    press(app, "Remove")
    purge_removed(tmp_path, 0)
    press(app, "Undo")
    assert not app.exception and "its space was needed" in app.warning[0].value


def test_undo_does_not_take_the_place_of_another_model(open_as, tmp_path):
    copy = replace(load(SHIPPED / "copy-letters.safetensors"), name="shared one")
    shared = keep_model(copy, hash_of(MINE))
    app = open_as(MINE, model=shared.id)
    assert shared.id == "shared-one" and shared.path.parent == tmp_path / "kept"
    press(app, "Remove")
    assert shared.id not in options(app)
    press(app, "Undo")
    assert shared.id in options(app) and shared.path.exists()
    press(app, "Remove")
    another = keep_model(replace(load(SHIPPED / "sort-letters.safetensors"), name="shared one"))
    press(app, "Undo")
    assert not app.exception and "Another shared-one is there now; what you removed" in app.warning[0].value
    assert another.path == shared.path and load(shared.path).task["name"] == "sort"


def test_sharing_shows_a_copy_to_everyone_and_only_once(open_as, make_own_run, tmp_path, acting_as):
    folder = make_own_run("mine00000000", name="copy letters")
    app = open_as(MINE, model="copy-letters-mine00000000")
    press(app, "Share with everyone here")
    assert not app.exception and "Everyone on this server has it too, as copy letters." in said(app)
    assert "Share with everyone here" not in labels(app)
    assert table(app)["copy-letters-mine00000000"]["origin"] == "mine, shared"
    assert models_of(tmp_path, "someone")["copy-letters-2"].origin == "shared"
    with acting_as(MINE):
        assert share_model(folder).id == "copy-letters-2"
    other = open_as(THEIRS, model="copy-letters-2")
    assert table(other)["copy-letters-2"]["origin"] == "shared here"
    assert not {"Rename it", "Remove"} & {*labels(other)}
    app.selectbox(key="model").select("copy-letters-2").run()
    press(app, "Remove")
    assert "copy-letters-2" not in options(app)
    with acting_as(MINE):
        assert share_model(folder).path.exists()  # gone, it can be shared anew


def test_an_unfinished_run_is_shared_without_what_it_takes_to_go_on(make_own_run, acting_as):
    folder = make_own_run("mine00000000", state="stopped")
    assert load(folder.checkpoint).training is not None
    with acting_as(MINE):
        assert load(share_model(folder).path).training is None


# Uploads


def upload(open_as, content):
    """Add a file of this content; return the page."""
    app = open_as(MINE)
    app.file_uploader[0].upload("taken.safetensors", content, "application/octet-stream").run()
    press(app, "Add it")
    assert not app.exception
    return app


def uploaded(tmp_path):
    """Return the models that a person owns and sees alone."""
    return [file for file in models_of(tmp_path, hash_of(MINE)).values() if file.is_mine]


def test_an_upload_is_ones_own_and_writes_the_same(open_as, tmp_path):
    content = (SHIPPED / "copy-letters.safetensors").read_bytes()
    app = upload(open_as, content)
    assert "nobody else sees it" in app.success[0].value
    (file,) = uploaded(tmp_path)
    assert re.fullmatch(r"copy-letters-[a-z0-9]{12}", file.id) and file.path.read_bytes() == content
    assert file.id not in models_of(tmp_path, hash_of(THEIRS))
    assert app.selectbox(key="model").value == file.id and "Add it" not in labels(app)
    assert "Look at its heads" in ways(app) and "Its film" not in ways(app)  # the model has no run here
    assert not [expander for expander in app.expander if "finished runs" in expander.label]
    press(app, "Remove")
    assert app.selectbox(key="model").value == options(app)[0]
    press(app, "Undo")
    press(app, "Share with everyone here")
    assert not app.exception and "copy-letters-2" in models_of(tmp_path, hash_of(THEIRS))


def test_an_upload_gets_a_name_to_be_seen_and_keeps_no_training(open_as, make_own_run, tmp_path):
    checkpoint = load(make_own_run("theirs000000", THEIRS).checkpoint)
    assert checkpoint.training is not None
    upload(open_as, to_bytes(replace(checkpoint, name="\u202e\u200b")))
    (file,) = uploaded(tmp_path)
    assert checkpoint_of(file).name == "model" and file.id.startswith("model-") and load(file.path).training is None


def test_a_damaged_model_gets_a_sentence_and_leaves_nothing(open_as, tmp_path):
    content = (SHIPPED / "copy-letters.safetensors").read_bytes()
    assert "taken.safetensors" in upload(open_as, content[:-1]).warning[-1].value
    assert not [path for path in tmp_path.iterdir() if re.fullmatch("[a-z0-9]{12}", path.name)]


def test_an_upload_without_room_gets_a_sentence(open_as, make_own_run, monkeypatch):
    make_own_run("mine00000000")
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    content = (SHIPPED / "copy-letters.safetensors").read_bytes()
    assert any("There is no room" in one.value for one in upload(open_as, content).warning)


def dropped(open_as, *files):
    """Drop files of these names and contents together; return the page."""
    app = open_as(MINE)
    app.file_uploader[0].set_value([(name, content, "") for name, content in files]).run()
    assert not app.exception
    return app


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


def told(app):
    return "\n".join([*said(app), *(one.value for one in app.info)])


def test_weights_with_all_they_need_are_added_at_once(open_as, tmp_path):
    checkpoint, tensors, tokens = weights()
    ids = torch.tensor([[1, 9, 12, 2]]), torch.tensor([[1, 7]])
    with torch.no_grad():
        logits = checkpoint.model(*ids)
    proof = {f"proof.{name}": value.float() for name, value in zip(("source", "target", "logits"), (*ids, logits))}
    app = dropped(
        open_as, ("mine.safetensors", saved(tensors | proof, source_vocabulary=tokens, target_vocabulary=tokens))
    )
    assert "has the names of usual words for the parts. It has a proof" in told(app)
    press(app, "Add it")
    assert "Added as mine. Checked: it computes what its own program computed, to 0.0" in app.success[0].value.replace(
        "\\", ""
    )
    (file,) = uploaded(tmp_path)
    assert "Checked: it computes" in told(app) and app.selectbox(key="model").value == file.id
    assert table(app)[file.id]["import"] == "checked"
    assert load(file.path).metrics["proof_error"] < 1e-4


def test_weights_ask_for_what_nothing_tells(open_as, tmp_path):
    checkpoint, tensors, tokens = weights()
    app = dropped(open_as, ("mine.safetensors", saved(tensors)))
    count = f"{len(tokens):,}"
    assert f"the vocabulary of the source ({count} tokens) and of the target ({count} tokens)" in told(app)
    assert "Add it" not in labels(app)
    files = [
        ("mine.safetensors", saved(tensors)),
        ("vocab.json", json.dumps({t: n for n, t in enumerate(tokens)}).encode()),
    ]
    app = dropped(open_as, *files)
    heads = next(box for box in app.selectbox if box.label == "Heads of a layer")
    heads.select(checkpoint.config.num_heads)
    next(box for box in app.selectbox if box.label.startswith("Around a text")).select("the end token")
    app.radio[-1].set_value(next(one for one in app.radio[-1].options if "pre-norm" in one)).run()
    press(app, "Add it")
    (file,) = uploaded(tmp_path)
    added = load(file.path)
    assert added.config.num_heads == checkpoint.config.num_heads and "Not checked" in told(app)
    assert added.source_tokenizer.tokens(added.source_tokenizer.read("cat", 9))[-1] == "</s>" != tokens[1]
    assert added.source_tokenizer.read("cat", 9)[0] > 3


@pytest.mark.parametrize(("name", "content", "sentence", "way"), [
    ("model.pt", b"PK\x03\x04 a pickle", "model.pt is a pickle, which can run programs when it is opened, so", ""),
    ("model.bin", b"\x80\x04 a pickle", "model.bin is a pickle", ""),
    ("pairs.csv", b"a,b\nc,d\n", "pairs.csv is a table of pairs. A model learns them on", "Train on pairs"),
    ("mine.md", b'+++\ntitle = "A"\n+++\n', "mine.md is a lecture", "To the lectures"),
    ("vocab.txt", b"a\nb\n", "vocab.txt is a vocabulary. Drop the weights it belongs to", ""),
    ("photo.png", b"\x89PNG\r\n\x1a\n", "photo.png is no file that is known here", ""),
    ("empty.safetensors", b"", "empty.safetensors is no file that is known here", ""),
    ("<b>x</b>.png", b"\xff", r"\<b\>x\</b\>.png is no file", ""),
])  # fmt: skip
def test_anything_dropped_is_told_what_it_is(open_as, name, content, sentence, way):
    app = dropped(open_as, (name, content))
    assert sentence in told(app).replace("\u2060", "") and "Add it" not in labels(app)
    assert not way or way in ways(app)
    assert len(app.code) == 1 + ("pickle" in sentence)  # one is the link of the page


def test_weights_that_can_not_come_in_get_a_sentence_and_the_snippet(open_as):
    app = dropped(open_as, ("odd.safetensors", saved({"conv1.weight": torch.zeros(3, 3), "fc.bias": torch.zeros(3)})))
    assert "Add it" not in labels(app) and len(app.code) == 2
