"""A later finding about a model changes its file's description and not a byte of its weights."""

import json
import shutil
import struct
from dataclasses import replace
from pathlib import Path

import pytest
from safetensors import safe_open

from transformer import LabError, greedy, load, save
from transformer.checkpoints import Opening, read_header, rewrite_metadata

SHIPPED = Path(__file__).parents[2] / "assets" / "checkpoints"
OPENING = Opening(kind="cross", layer=1, head="mean", single=(1, 0), text="الكتاب “جديد”")


def tensor_bytes(path):
    content = path.read_bytes()
    return content[8 + struct.unpack("<Q", content[:8])[0] :]


@pytest.mark.parametrize("name", ["reverse-letters", "arabic-names"])
def test_the_tensors_and_the_rest_of_the_description_stay_as_they_were(tmp_path, name):
    path = Path(shutil.copy(SHIPPED / f"{name}.safetensors", tmp_path))
    text = "abc" if "let" in name else "لندن"
    before, header, written = tensor_bytes(path), read_header(path), greedy(load(path), text)
    rewrite_metadata(path, {"board": "{}", "name": "löwe " * 5, "more": "x" * 3})
    after = read_header(path)
    assert tensor_bytes(path) == before
    changed = {"board": "{}", "name": "löwe " * 5, "more": "xxx"}
    assert after.pop("__metadata__") == {**header.pop("__metadata__"), **changed} and after == header
    assert list(after) == list(header)  # in the same order
    assert struct.unpack("<Q", path.read_bytes()[:8])[0] % 8 == 0  # tensors stay aligned
    with safe_open(path, "pt") as file:  # other programs read this
        assert set(file.keys()) == set(header)
    assert greedy(load(path), text).text == written.text
    assert list(tmp_path.iterdir()) == [path]


def test_what_opens_a_model_comes_back_and_a_file_without_it_is_as_before(make_checkpoint, path):
    plain = make_checkpoint("modular")
    save(plain, path)
    assert not {"opening", "board"} & set(read_header(path)["__metadata__"])
    assert load(path).opening is None and load(path).board == {}
    board = {"count": 3, "losses": {"cross": [[[0.5]]]}}
    save(replace(plain, opening=OPENING, board=board), path)
    assert load(path).opening == OPENING and load(path).board == board
    own = replace(OPENING, kind="encoder")
    for opening, found in ((OPENING, None), (own, own)):  # an encoder alone has only its own attention
        save(replace(make_checkpoint("encoder-only"), opening=opening), path)
        assert load(path).opening == found


@pytest.mark.parametrize(("changes", "said"), [
    ({"kind": "sideways"}, "`kind` must be a kind of attention that the model has, got 'sideways'"),
    ({"layer": 2}, "`layer` must be"),
    ({"head": "3"}, "`head` must be from 1 to 2 or mean, got '3'"),
    ({"single": [5, 0]}, "`layer` must be"),
    ({"text": "a" * 1001}, "`text` must be a text of at most 1,000 characters"),
    ({"more": 1}, "a field that is missing or unknown: more"),
])  # fmt: skip
def test_a_file_that_opens_with_what_its_model_lacks_opens_as_usual(make_checkpoint, path, changes, said):
    checkpoint = make_checkpoint("modular")
    save(checkpoint, path)
    values = {**OPENING.to_dict(), **changes}
    rewrite_metadata(path, {"opening": json.dumps(values)})
    assert load(path).opening is None
    with pytest.raises(LabError) as refused:
        Opening.from_dict(values, checkpoint.config)
    assert said in str(refused.value)
