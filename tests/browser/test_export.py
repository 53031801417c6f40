"""Export in a real browser: each file is downloaded, opened and compared with what is on the page."""

import io
import json
import zipfile
from xml.etree import ElementTree

import numpy as np
import pandas as pd
import pytest
from export_dialog import choose, download, open_export, with_pictures
from PIL import Image
from playwright.sync_api import expect
from stage_page import maps_of, open_stage

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


def colours(image):
    return len(image.convert("RGB").getcolors(10_000_000))


def drawn_in(svg):
    """Return the root and the texts of a picture that is made of shapes only and asks for nothing."""
    root = ElementTree.fromstring(svg)
    assert not list(root.iter("{http://www.w3.org/2000/svg}image"))
    return root, {"".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")}


def test_every_format_of_a_map_holds_what_is_on_the_page(page, server, settle, opened_alone):
    maps = maps_of("reverse-letters", "pay attention")["decoder"]
    weights = np.where(maps.blocked, np.float32("nan"), maps.values[0, 1])
    dialog = with_pictures(open_export(page, f"{server}/heads?text=pay+attention&kind=decoder&layer=1&head=2"))
    files = {kind: download(page, dialog, kind.upper()) for kind in ("png", "svg", "csv", "npz", "html")}
    assert {kind: name for kind, (name, _) in files.items()} == {kind: f"{STEM}_map.{kind}" for kind in files}

    image = as_image(files["png"][1])
    assert 1200 < image.width < 2000 and 1200 < image.height < 2000  # twice as dense as on a screen
    assert image.text["text"] == "pay attention" and "kind=decoder" in image.text["link"]
    assert image.text["head"] == "Decoder self-attention, layer 1, head 2"

    root, texts = drawn_in(svg := files["svg"][1])
    numbers = {f"{weight * 100:.0f}" for weight in weights[weights >= 0.01]}
    assert {image.text["head"], "row = looks", "column = looked at", "blocked by the mask", *numbers} <= texts
    assert not {"Show the arithmetic", "Present"} & texts
    assert json.loads(root.find("{http://www.w3.org/2000/svg}metadata").text)["model"] == "reverse-letters"
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

    page.keyboard.press("Escape")  # and once more by keys alone
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Export").press("Enter")
    with_pictures(dialog)
    settle(page)  # nothing more comes that puts another button in the place of one
    for kind in ("SVG", "CSV"):  # one that the browser makes, and one of the server
        name = f"{STEM}_map.{kind.lower()}"
        button = dialog.get_by_role("button", name=kind, exact=True)
        expect(button).to_be_enabled()  # the server's come a little later than the browser's
        with page.expect_download() as event:
            button.press("Enter")
        assert event.value.suggested_filename == name
    expect(dialog).to_be_visible()


def test_all_heads_open_offline_where_they_are_chosen_and_stepped(page, server, opened_alone):
    open_stage(page, f"{server}/?text=pay+attention&kind=cross&layer=2&head=3&step=4")
    page.get_by_role("button", name="Export").click()
    dialog = page.get_by_role("dialog")
    choose(page, with_pictures(dialog), "All heads")
    name, content = download(page, with_pictures(dialog), "HTML")
    assert name == "reverse-letters_pay-attention_all-heads_heads.html"
    stage = opened_alone(content, name).locator(".stage")
    expect(stage.get_by_role("heading", name="Cross-attention, layer 2, head 3", exact=True)).to_be_visible()
    expect(stage.get_by_text("Step 4 of 14")).to_be_visible()
    expect(stage.get_by_role("button", name="Show the arithmetic")).to_have_count(0)  # a file has no other page
    stage.get_by_role("button", name="Encoder self-attention, layer 1, head 2").click()
    expect(stage.get_by_role("heading", name="Encoder self-attention, layer 1, head 2", exact=True)).to_be_visible()
    stage.locator(".scrubber").press("ArrowRight")
    expect(stage.get_by_text("Step 5 of 14")).to_be_visible()


def test_everything_is_one_zip(page, server):
    dialog = with_pictures(open_export(page, f"{server}/decoding?model=sort-letters&text=banana&strategy=beam&node=3"))
    name, content = download(page, dialog, "Everything on this page (ZIP)")
    assert name == "sort-letters_banana_all-figures.zip"
    archive = zipfile.ZipFile(io.BytesIO(content))
    assert archive.testzip() is None
    figures = json.loads(archive.read("about.json"))["figures"]
    files = [name for figure in figures for name in figure["files"]]
    assert {"about.json", "all-figures.html", *files} == {*archive.namelist()} and len(figures) > 1
    for figure in figures:
        assert {name.rpartition(".")[2] for name in figure["files"]} == {"png", "svg", "csv", "npz"}
        assert figure["caption"] and figure["link"].startswith(server)
        assert colours(as_image(archive.read(figure["files"][0]))) > 50
    page.goto(f"{server}/alignment?model=reverse-encoder-only")
    page.get_by_role("button", name="Export").click()
    expect(dialog.get_by_text("There is no figure on this page yet.")).to_be_visible()
    expect(dialog.get_by_role("button", name="CSV")).to_have_count(0)
