"""A public model of another program: it writes what it wrote there, agrees with torch, and opens on every page."""

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors import safe_open
from stage import read_stage
from streamlit.testing.v1 import AppTest
from visitor import go_to
from written import texts_written

from transformer import greedy, load
from transformer.__main__ import main
from transformer.config import START

ROOT = Path(__file__).parents[2]
ARABIC = ROOT.parent / "shared" / "data" / "aren-transliteration.safetensors"

pytestmark = pytest.mark.skipif(not ARABIC.exists(), reason=f"the public model is not here: {ARABIC}")


@pytest.fixture(scope="module")
def arabic(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("arabic") / "arabic-names.safetensors"
    options = ["--positions", "concatenated", "--source-ends", "none"]
    assert main(["import", str(ARABIC), "-o", str(path), *options]) == 0
    return path


@pytest.mark.parametrize(("text", "written"), [("لندن", "lenden"), ("أنطونيو", "antonio"), ("محمد", "mahmad")])
def test_the_public_model_writes_what_it_wrote(arabic, text, written):
    decoding = greedy(load(arabic), text)
    assert decoding.text == written and decoding.finished and "".join(decoding.source_tokens) == text


def test_the_public_model_agrees_with_torch(make_torch, wrap_foreign, assert_agrees, arabic):
    with safe_open(ARABIC, "pt") as file:
        weights, metadata = {key: file.get_tensor(key) for key in file.keys()}, file.metadata()  # noqa: SIM118
    transformer = make_torch(32, 8, 6, 6, 128, norm_first=True)
    transformer.load_state_dict({key[3:]: value for key, value in weights.items() if key.startswith("tr.")})
    vocabularies = json.loads(metadata["src_vocab"]), json.loads(metadata["tgt_vocab"])
    foreign = wrap_foreign(transformer, weights, vocabularies, "concatenated")
    checkpoint = load(arabic)
    source, target = checkpoint.source_tokenizer, checkpoint.target_tokenizer
    for text, written in [("أنطونيو", "antonio"), ("لندن", "lenden")]:
        ids = torch.tensor([source.encode(text)]), torch.tensor([[START, *target.encode(written)]])
        assert_agrees(checkpoint, foreign, *ids, maps=144)


@pytest.mark.parametrize("page", ["start", "heads", "inside_a_head", "decoding", "what_if", "positions", "masks"])
def test_every_page_opens_with_the_public_model(arabic, tmp_path, monkeypatch, page):
    monkeypatch.setenv("ATTENTION_LAB_RUNS", str(tmp_path))
    (tmp_path / "kept").mkdir()
    shutil.copy(arabic, tmp_path / "kept")
    app = AppTest.from_file(str(ROOT / "pages" / "navigation.py"), default_timeout=30)
    go_to(app, page, model="arabic-names", text="أنطونيو")
    assert not app.exception and not app.warning and not app.error
    assert texts_written(app)[0] == "antonio"
    if page == "heads":
        groups = read_stage(app)["groups"]
        maps = [head for group in groups for layer in group["pieces"]["weights"] for head in layer[: group["heads"]]]
        assert len(groups) == 3 and len(maps) == 144
        assert all(np.allclose(map.sum(axis=-1), 1, atol=1e-3) for map in maps)
    if page == "positions":
        app.segmented_control(key="idea").set_value("This model").run()
        assert any("sin((pos + 1) / 10000^(i/15))" in element.value for element in app.text)
