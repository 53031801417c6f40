"""A later finding about a model changes its file's description and not a byte of its weights."""

import json
import shutil
import struct
from dataclasses import replace
from pathlib import Path

from safetensors import safe_open

from transformer import load, save
from transformer.checkpoints import Opening, read_header, rewrite_metadata

SHIPPED = Path(__file__).parents[2] / "assets" / "checkpoints"
OPENING = Opening(kind="cross", layer=1, head="mean", single=(1, 0), text="الكتاب “جديد”")


def tensor_bytes(path):
    content = path.read_bytes()
    return content[8 + struct.unpack("<Q", content[:8])[0] :]


def test_the_tensors_and_the_rest_of_the_description_stay_as_they_were(tmp_path):
    path = Path(shutil.copy(SHIPPED / "arabic-names.safetensors", tmp_path))
    before, header = tensor_bytes(path), read_header(path)
    changed = {"board": "{}", "name": "löwe " * 5, "more": "xxx"}
    for more in ("xx", "xxx"):  # of two lengths, one at least needs to be filled
        rewrite_metadata(path, changed | {"more": more})
        assert struct.unpack("<Q", path.read_bytes()[:8])[0] % 8 == 0  # tensors stay aligned
    after = read_header(path)
    assert tensor_bytes(path) == before
    assert after.pop("__metadata__") == {**header.pop("__metadata__"), **changed} and after == header
    with safe_open(path, "pt") as file:  # other programs read this
        assert set(file.keys()) == set(header)
    assert load(path).name == changed["name"] and list(tmp_path.iterdir()) == [path]


def test_what_opens_a_model_comes_back_and_a_file_without_it_is_as_before(make_checkpoint, path):
    plain = make_checkpoint("modular")
    save(plain, path)
    assert not {"opening", "board"} & set(read_header(path)["__metadata__"])
    assert load(path).opening is None and load(path).board == {}
    board = {"count": 3, "losses": {"cross": [[[0.5]]]}}
    save(replace(plain, opening=OPENING, board=board), path)
    assert load(path).opening == OPENING and load(path).board == board
    for changes in (
        {"kind": "sideways"}, {"layer": 2}, {"head": "3"}, {"single": [5, 0]}, {"single": [0, 2]},
        {"text": "a" * 1001}, {"more": 1},
    ):  # fmt: skip
        rewrite_metadata(path, {"opening": json.dumps({**OPENING.to_dict(), **changes})})
        assert load(path).opening is None, changes  # what a file says and its model lacks: it opens as usual
    own = replace(OPENING, kind="encoder")
    for opening, found in ((OPENING, None), (own, own)):  # an encoder alone has only its own attention
        save(replace(make_checkpoint("encoder-only"), opening=opening), path)
        assert load(path).opening == found
