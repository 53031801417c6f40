"""Export in a real browser: each file is downloaded, opened and compared with what is on the page."""

import io
import json
import zipfile
from xml.etree import ElementTree

import numpy as np
import pandas as pd
import pytest
from export_dialog import choose, download, download_by, open_export, with_pictures
from PIL import Image
from playwright.sync_api import expect
from stage_page import maps_of, open_stage

STEM = "reverse-letters_pay-attention_decoder-self-attention-layer-1-head-2"
FOCUSED = """() => {
    let at = document.activeElement
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return at.textContent.trim().split(/\\s/).at(-1)
}"""
"""Returns the last word of the element that has the focus, also behind shadow roots."""
ADDRESS = "heads?text=pay+attention&kind=decoder&layer=1&head=2"


def opened_as_picture(page, svg, folder):
    """Return the SVG as a PNG, taken in a browser window of its size."""
    (folder / "picture.svg").write_bytes(svg)
    root = ElementTree.fromstring(svg)
    other = page.context.new_page()
    other.set_viewport_size({side: int(root.get(side)) for side in ("width", "height")})
    other.goto((folder / "picture.svg").as_uri())
    content = other.screenshot()
    other.close()
    return content


def computed():
    """Return the values of the large map as the model computes them; NaN = blocked."""
    maps = maps_of("reverse-letters", "pay attention")["decoder"]
    return np.where(maps.blocked, np.float32("nan"), maps.values[0, 1])


def colours(image):
    return len(image.convert("RGB").getcolors(10_000_000))


def check_picture(page, dialog):
    """Check the PNG and the origin that it states; return its image."""
    name, content = download(page, dialog, "PNG")
    assert name == f"{STEM}_map.png"
    image = Image.open(io.BytesIO(content))
    assert 1200 < image.width < 2000 and 1200 < image.height < 2000  # twice as dense as on a screen
    assert colours(image) > 200
    assert image.text["text"] == "pay attention"
    assert image.text["head"] == "Decoder self-attention, layer 1, head 2"
    assert "kind=decoder" in image.text["link"]
    assert "blocked by the mask" in image.text["caption"]
    return image.convert("RGB")


def check_shapes(page, server, dialog, drawn, image, folder):
    """Check the SVG: labels and numbers are texts, cells are shapes, and the picture is that of the PNG."""
    name, content = download(page, dialog, "SVG")
    assert name == f"{STEM}_map.svg"
    root = ElementTree.fromstring(content)
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    said = "Decoder self-attention, layer 1, head 2"
    numbers = {f"{weight * 100:.0f}" for weight in drawn[drawn >= 0.01]}
    assert {said, "row = looks", "column = looked at", "blocked by the mask", *numbers} <= set(texts)
    assert not {"Show the arithmetic", "Present"} & set(texts)
    assert not list(root.iter("{http://www.w3.org/2000/svg}image"))  # shapes only
    shown = Image.open(io.BytesIO(opened_as_picture(page, content, folder)))
    assert np.abs(np.asarray(shown, dtype=int) - np.asarray(image.resize(shown.size), dtype=int)).mean() < 6
    assert json.loads(root.find("{http://www.w3.org/2000/svg}metadata").text)["model"] == "reverse-letters"
    assert b"http:" not in content.replace(b"http://www.w3.org", b"").replace(server.encode(), b"")


def check_numbers(page, dialog, drawn):
    name, content = download(page, dialog, "CSV")
    assert name == f"{STEM}_map.csv"
    read = pd.read_csv(io.BytesIO(content))
    values = read["value"].to_numpy(dtype=np.float32).reshape(drawn.shape)
    assert np.array_equal(values, drawn, equal_nan=True)
    assert read["column_token"][:14].tolist() == ["<s>", *"noitnetta", " ", *"yap"]

    name, content = download(page, dialog, "NPZ")
    assert name == f"{STEM}_map.npz"
    loaded = np.load(io.BytesIO(content), allow_pickle=False)
    assert np.array_equal(loaded["value"], drawn, equal_nan=True)


def check_page(page, server, dialog, folder):
    """Check that the HTML opens in a tab of its own and asks for nothing."""
    name, content = download(page, dialog, "HTML")
    assert name == f"{STEM}_map.html"
    assert len(content) < 500_000  # no plotly.js
    (folder / "map.html").write_bytes(content)
    requests = []

    def note(request):
        requests.append(request.url)

    page.context.on("request", note)
    other = page.context.new_page()
    errors = []
    other.on("pageerror", lambda error: errors.append(str(error)))
    other.goto((folder / "map.html").as_uri())
    expect(other.locator("img")).to_be_visible()
    expect(other.get_by_text("The numbers")).to_be_visible()
    expect(other.get_by_role("heading", name="Map")).to_be_visible()
    assert other.locator('meta[name="attention-lab:head"]').get_attribute("content").endswith("layer 1, head 2")
    image = Image.open(io.BytesIO(other.screenshot()))
    assert colours(image) > 200
    assert not errors
    assert all(url.startswith(("file:", "data:", "blob:", server, server.replace("http", "ws"))) for url in requests)
    assert not any(url.startswith(server) for url in requests if "_stcore" not in url and "media" not in url)
    page.context.remove_listener("request", note)
    other.close()


def test_every_format_of_the_large_map_holds_what_is_on_the_page(page, server, settle, tmp_path):
    dialog = with_pictures(open_export(page, f"{server}/{ADDRESS}"))
    drawn = computed()
    assert drawn.shape == (14, 14) and np.isnan(drawn).sum() == 14 * 13 / 2
    image = check_picture(page, dialog)
    check_shapes(page, server, dialog, drawn, image, tmp_path)
    check_numbers(page, dialog, drawn)
    check_page(page, server, dialog, tmp_path)
    page.keyboard.press("Escape")  # and once more by keys alone
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Export").focus()
    page.keyboard.press("Enter")
    with_pictures(dialog)
    settle(page)  # a button that gives way to its successor takes the focus with it
    csv = dialog.get_by_role("button", name="CSV", exact=True)
    for _ in range(12):
        page.keyboard.press("Tab")
        if csv.evaluate("button => button === document.activeElement"):
            break
    assert download_by(page, lambda: page.keyboard.press("Enter"))[0].endswith(".csv")
    assert dialog.is_visible()


def test_a_slow_machine_gets_its_pictures_too(page, server):
    """Export may be opened before Plotly has come, which can take longer than any other wait."""
    held = []
    page.route("**/PlotlyChart*.js", lambda route: held.append(route))
    dialog = open_export(page, f"{server}/positions?idea=Sinusoids")
    expect(dialog.get_by_text("Taking the pictures")).to_be_visible()
    page.wait_for_timeout(6500)  # a figure of the page itself is waited for 5 seconds
    assert held
    for route in held:
        route.continue_()
    choose(page, with_pictures(dialog), "Wave lines")
    with_pictures(dialog)
    expect(dialog.get_by_role("button", name="Take it again")).to_be_hidden()


def test_a_picture_that_was_not_there_is_taken_again(page, server):
    page.goto(f"{server}/positions?idea=Sinusoids")
    place = page.locator(".st-key-wave-lines")
    expect(place.locator(".main-svg").first).to_be_visible()
    place.evaluate("place => place.classList.replace('st-key-wave-lines', 'away')")
    page.get_by_role("button", name="Export").click()
    dialog = page.get_by_role("dialog")
    again = dialog.get_by_role("button", name="Take it again")
    dialog.get_by_label("Figure").click()
    page.get_by_role("option", name="Wave lines", exact=True).click()
    expect(again).to_be_visible(timeout=20_000)
    page.evaluate("() => document.querySelector('.away').classList.replace('away', 'st-key-wave-lines')")
    again.click()
    with_pictures(dialog)
    expect(again).to_be_hidden()


def test_the_stage_opens_by_double_click_and_asks_for_nothing(page, server, tmp_path):
    open_stage(page, f"{server}/?text=pay+attention&kind=cross&layer=2&head=3&step=4")
    page.get_by_role("button", name="Export").click()
    dialog = with_pictures(page.get_by_role("dialog"))
    choose(page, dialog, "All heads")
    name, content = download(page, dialog, "HTML")
    assert name == "reverse-letters_pay-attention_all-heads_heads.html"
    (tmp_path / name).write_bytes(content)
    other = page.context.browser.new_context(offline=True).new_page()
    errors, asked = [], []
    other.on("pageerror", lambda error: errors.append(str(error)))
    other.on("request", lambda request: asked.append(request.url))
    other.goto((tmp_path / name).as_uri())
    stage = other.locator(".stage")
    expect(stage.get_by_role("heading", name="Cross-attention, layer 2, head 3", exact=True)).to_be_visible()
    expect(stage.locator(".sentence")).to_contain_text("writes")
    expect(stage.get_by_text("Step 4 of 14")).to_be_visible()
    expect(stage.get_by_role("button", name="Show the arithmetic")).to_have_count(0)  # a file has no other page
    stage.get_by_role("button", name="Encoder self-attention, layer 1, head 2").click()
    expect(stage.get_by_role("heading", name="Encoder self-attention, layer 1, head 2", exact=True)).to_be_visible()
    stage.locator(".scrubber").press("ArrowRight")
    expect(stage.get_by_text("Step 5 of 14")).to_be_visible()
    assert not errors and all(url.startswith(("file:", "data:", "blob:")) for url in asked)
    other.context.close()


PARTS = {
    "All heads": {"Cross-attention", "Encoder self-attention", "Decoder self-attention", "mirror"},
    "Player": {"Source", "Target", "Next token", "others", "written"},
}


@pytest.mark.parametrize(("name", "figures"), [("", ["All heads", "Player"]), ("decoding", ["Player"])])
def test_every_part_of_the_stage_has_its_picture(page, server, name, figures):
    open_stage(page, f"{server}/{name}?text=pay+attention")
    page.get_by_role("button", name="Export").click()
    dialog = with_pictures(page.get_by_role("dialog"))
    for figure in figures:
        choose(page, dialog, figure)
        _, content = download(page, with_pictures(dialog), "SVG")
        root = ElementTree.fromstring(content)
        found = {"".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")}
        assert PARTS[figure] <= found
        assert not list(root.iter("{http://www.w3.org/2000/svg}image"))


@pytest.mark.parametrize(("address", "figure", "texts", "numbers"), [
    ("alignment?model=spanish-grammar&text=the+red+cars", "Alignment",
     {"Text: looked at (key)", "What it writes: looks (query)", "red", "rojos", "strongest, right"}, {"rojos"}),
    ("decoding?model=sort-letters&text=banana&strategy=beam&node=3", "Tree",
     {"start", "step 1", "winner’s path", "✓ finished, with its score", "</s>"}, {"log-probability", "parent"}),
])  # fmt: skip
def test_a_view_of_its_own_has_its_picture_and_its_numbers(page, server, settle, address, figure, texts, numbers):
    page.goto(f"{server}/{address}")
    expect(page.locator(f".st-key-{figure.lower()} .lab .legend")).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Export").click()
    dialog = with_pictures(page.get_by_role("dialog"))
    _, content = download(page, dialog, "SVG")
    root = ElementTree.fromstring(content)
    found = {"".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")}
    assert texts <= found and not any("Point at" in text or "Back to" in text for text in found)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}path"))) > 2
    name, content = download(page, dialog, "PNG")
    assert name.endswith(f"_{figure.lower()}.png") and colours(Image.open(io.BytesIO(content))) > 50
    _, content = download(page, dialog, "CSV")
    assert all(text in content.decode() for text in numbers)


def test_every_part_of_the_dialog_is_reached_by_keys(page, server, settle):
    dialog = with_pictures(open_export(page, f"{server}/{ADDRESS}"))
    expect(dialog.get_by_role("button", name="CSV", exact=True)).to_be_enabled(timeout=60_000)
    settle(page)  # nothing more comes that takes the focus away
    for key in ("Tab", "Shift+Tab"):
        reached = []
        for _ in range(20):
            page.keyboard.press(key)
            reached.append(page.evaluate(FOCUSED))
        assert {"PNG", "SVG", "HTML", "CSV"} <= set(reached)
    while page.evaluate(FOCUSED) != "SVG":
        page.keyboard.press("Tab")
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    assert saved.value.suggested_filename == f"{STEM}_map.svg"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_everything_is_one_zip_and_escape_closes(page, server):
    dialog = with_pictures(open_export(page, f"{server}/masks?mask=Scores"))
    name, content = download(page, dialog, "Everything on this page (ZIP)")
    assert name == "reverse-letters_pay-attention_all-figures.zip"
    archive = zipfile.ZipFile(io.BytesIO(content))
    assert archive.testzip() is None
    names = archive.namelist()
    figures = json.loads(archive.read("about.json"))["figures"]
    assert len(figures) >= 3
    for figure in figures:
        assert [name.rpartition(".")[2] for name in figure["files"]] == ["png", "svg", "csv", "npz"]
        assert set(figure["files"]) <= set(names)
        assert figure["caption"] and figure["link"].startswith(f"{server}/positions_and_masks")
    for name in names:
        if name.endswith(".png"):
            assert colours(Image.open(io.BytesIO(archive.read(name)))) > 100
    assert {"about.json", "all-figures.html"} <= set(names)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Export")).to_be_visible()


def test_a_page_without_figures_says_so(page, server):
    dialog = open_export(page, f"{server}/alignment?model=reverse-encoder-only")
    expect(dialog.get_by_text("There is no figure on this page yet.")).to_be_visible()
    expect(dialog.get_by_role("button", name="CSV")).to_have_count(0)


def test_an_export_beside_a_text_that_cannot_be_read_names_the_shown_text(page, server):
    open_stage(page, f"{server}/heads")
    field = page.get_by_label("Text for the model to read")
    field.fill("<b>ÄÖ</b>")
    field.press("Enter")
    expect(page.get_by_test_id("stAlert")).to_be_visible()
    page.get_by_role("button", name="Export", exact=True).click()
    name, content = download(page, with_pictures(page.get_by_role("dialog")), "CSV")
    assert "pay-attention" in name and "ÄÖ".encode() not in content


def test_the_dialog_fits_a_phone_and_a_picture_has_the_ground_of_the_theme(page, server, settle):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server}/positions?idea=Sinusoids")
    corners = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        settle(page)
        page.get_by_role("button", name="Export").click()
        dialog = with_pictures(page.get_by_role("dialog"))
        assert dialog.evaluate("element => element.scrollWidth - element.clientWidth") <= 0
        if not corners:  # the choice stays
            choose(page, dialog, "Wave lines")
        _, content = download(page, dialog, "PNG")
        corners.append(Image.open(io.BytesIO(content)).convert("L").getpixel((1, 1)))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert corners[0] > 250 and corners[1] < 40
