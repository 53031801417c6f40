"""Models by the name of a link, for callers without a session: the file of that name, and no other."""

import shutil
from dataclasses import replace

import pytest
from models_page import MINE, SHIPPED, THEIRS, hash_of

from pages.server.models import open_named, path_of_model
from pages.ui.models.files import model_id_of, models_of
from pages.ui.models.shares import keep_model
from transformer import LabError, load

STRANGE = [
    "", ".", "..", "../checkpoints/reverse-letters", "reverse-letters.safetensors", "reverse-letters/", "/etc/passwd",
    "reverse-letters\n", "reverse-letters\x00", " reverse-letters", "kept/mine", "-reverse-letters", "a" * 101,
    "a" * 5000, "x-mine0000000", "x-MINE00000000", "x-../mine00000", "folder", "unfinished000", "x-unfinished00",
    "x-²²²²²²²²²²²²", "\ud800", "mine00000000/../mine00000000", "x-mine00000000/model", "../mine00000000",
    "mine00000000..", "secret",
]  # fmt: skip


def test_a_name_means_what_it_means_on_every_page_and_no_other_file(make_own_run, tmp_path, subtests):
    mine, theirs = make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    make_own_run("unfinished00", state="stopped")
    shared = keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="نموذج"), hash_of(THEIRS))
    seen = models_of(tmp_path, hash_of(MINE), [model_id_of(theirs)])
    assert {shared.id, model_id_of(mine), model_id_of(theirs), "english-spanish"} <= seen.keys()
    for id, file in seen.items():
        assert path_of_model(id) == file.path
    assert open_named(shared.id).name == "نموذج" and open_named(model_id_of(theirs)).name == "my model"
    assert path_of_model("anything-mine00000000") == tmp_path / "mine00000000" / "model.safetensors"
    (tmp_path / "kept" / "folder.safetensors").mkdir()
    for copied in ("secret", "kept/reverse-letters"):  # what came with the program is never hidden by what was shared
        shutil.copy(SHIPPED / "copy-letters.safetensors", tmp_path / f"{copied}.safetensors")
    assert path_of_model("reverse-letters") == SHIPPED / "reverse-letters.safetensors"
    for name in STRANGE:
        with subtests.test(ascii(name)):
            assert path_of_model(name) is None
            with pytest.raises(LabError, match="(?s)^The model “.{0,64}” is not on this server.$"):
                open_named(name)
