"""Export in a real browser: each file is downloaded, opened and compared with what is on the page."""

import io
import json
import zipfile
from xml.etree import ElementTree

import numpy as np
import pandas as pd
import pytest
from PIL import Image
from playwright.sync_api import expect
from rest import settle
from stage_page import maps_of

SVG = "{http://www.w3.org/2000/svg}"
STEM = "reverse-letters_pay-attention_decoder-self-attention-layer-1-head-2"


@pytest.fixture
def opened_alone(alone, tmp_path):
    """Provide `opened_alone(content, name, size)`: content as a file of this name; see `alone`."""

    def opened_alone(content, name, size=(1280, 720)):
        (tmp_path / name).write_bytes(content)
        return alone(tmp_path / name, viewport={"width": size[0], "height": size[1]})

    return opened_alone


def as_image(png):
    return Image.open(io.BytesIO(png))


def with_pictures(dialog):
    # A page of thirteen figures draws them all anew for their pictures, which is long on a busy machine.
    expect(dialog.get_by_role("button", name="PNG", exact=True)).to_be_enabled(timeout=120_000)
    expect(dialog.locator("img")).to_be_visible()
    return dialog


def download(page, dialog, label):
    with page.expect_download() as event:
        dialog.get_by_role("button", name=label, exact=label.isupper()).click()
    return event.value.suggested_filename, event.value.path().read_bytes()


def test_every_file_of_a_page_holds_what_is_on_it_and_opens_offline(page, server, opened_alone):
    maps = maps_of("reverse-letters", "pay attention")["decoder"]
    weights = np.where(maps.blocked, np.float32("nan"), maps.values[0, 1])
    page.goto(f"{server}/?text=pay+attention&kind=decoder&layer=1&head=2&step=4")
    settle(page)  # a click while the page is still being built can meet a button that gives way to its successor
    page.get_by_role("button", name="Export").click()
    dialog = with_pictures(page.get_by_role("dialog"))
    files = {kind: download(page, dialog, kind.upper()) for kind in ("png", "svg", "csv", "npz", "html")}
    assert {kind: name for kind, (name, _) in files.items()} == {kind: f"{STEM}_map.{kind}" for kind in files}

    image = as_image(files["png"][1])
    assert 1200 < image.width < 2000 and 1200 < image.height < 2000  # twice as dense as on a screen
    assert image.text["text"] == "pay attention" and "kind=decoder" in image.text["link"]
    assert image.text["head"] == "Decoder self-attention, layer 1, head 2"

    root = ElementTree.fromstring(svg := files["svg"][1])
    assert not [*root.iter(f"{SVG}image")]  # it is made of shapes only
    texts = {"".join(text.itertext()) for text in root.iter(f"{SVG}text")}
    numbers = {f"{weight * 100:.0f}" for weight in weights[weights >= 0.01]}
    assert {image.text["head"], "row = looks", "column = looked at", "blocked by the mask", *numbers} <= texts
    assert not {"Show the arithmetic", "Present"} & texts
    assert json.loads(root.find(f"{SVG}metadata").text)["model"] == "reverse-letters"
    assert b"http:" not in svg.replace(b"http://www.w3.org", b"").replace(server.encode(), b"")
    opened = opened_alone(svg, "map.svg", (int(root.get("width")), int(root.get("height"))))
    opened.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown = as_image(opened.screenshot())  # of a page that was not drawn yet there is none
    smaller = image.convert("RGB").resize(shown.size)
    assert np.abs(np.asarray(shown.convert("RGB"), dtype=int) - np.asarray(smaller, dtype=int)).mean() < 6

    read = pd.read_csv(io.BytesIO(files["csv"][1]))
    for values in (read["value"].to_numpy(dtype=np.float32), np.load(io.BytesIO(files["npz"][1]))["value"]):
        assert np.array_equal(values.reshape(weights.shape), weights, equal_nan=True)
    assert read["column_token"][:14].tolist() == ["<s>", *"noitnetta", " ", *"yap"]

    assert len(files["html"][1]) < 500_000  # no plotly.js
    alone = opened_alone(files["html"][1], "map.html")
    expect(alone.get_by_role("heading", name="Map")).to_be_visible()
    expect(alone.get_by_text("The numbers")).to_be_visible()
    assert alone.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 200

    _, content = download(page, dialog, "Everything on this page (ZIP)")
    archive = zipfile.ZipFile(io.BytesIO(content))
    assert archive.testzip() is None
    figures = json.loads(archive.read("about.json"))["figures"]
    assert {"about.json", "all-figures.html"} < {*archive.namelist()} and len(figures) > 1
    for figure in figures:
        assert {name.rpartition(".")[2] for name in figure["files"]} == {"png", "svg", "csv", "npz"}
        assert figure["caption"] and figure["link"].startswith(server)
        assert len(as_image(archive.read(figure["files"][0])).convert("RGB").getcolors(10_000_000)) > 50

    before = dialog.locator("img").get_attribute("alt")
    dialog.get_by_label("Figure").click()
    page.get_by_role("option", name="All heads", exact=True).click()
    expect(dialog.locator("img")).not_to_have_attribute("alt", before)
    settle(page)  # the buttons of Python's files come after the picture
    name, content = download(page, with_pictures(dialog), "HTML")
    assert name == "reverse-letters_pay-attention_all-heads_heads.html"
    stage = opened_alone(content, name).locator(".stage")
    expect(stage.get_by_role("heading", name="Decoder self-attention, layer 1, head 2", exact=True)).to_be_visible()
    expect(stage.get_by_text("Step 4 of 14")).to_be_visible()
