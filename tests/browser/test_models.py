"""Models in a real browser: a visitor's own, found again after a reload, unseen by others, saved as a file."""

import hashlib
import re
import secrets

import pytest
from bar_of_pages import choose_page
from jobs import wait_until
from models_page import finish_run
from playwright.sync_api import expect

from transformer import greedy, load

COOKIE = "attention_lab_visitor"
NAME = "my model · Copy letters"


def visit(page, address):
    page.set_viewport_size({"width": 1280, "height": 720})  # no curve is in sight, which would ask for Plotly
    page.goto(address)
    expect(page.locator("[data-testid=stApp][data-test-script-state=notRunning]")).to_be_visible()
    expect(page.get_by_test_id("stMain").get_by_role("heading").first).to_be_visible()


def cookie_of(page, address):
    (cookie,) = [cookie for cookie in page.context.cookies(address) if cookie["name"] == COOKIE]
    return cookie


@pytest.fixture
def owned(page, server, server_runs):
    """Make a finished run of this page's visitor; return its folder, the id of its model, and the address of Models."""
    secret = secrets.token_hex(16)
    page.context.add_cookies([{"name": COOKIE, "value": secret, "url": server, "httpOnly": True, "sameSite": "Lax"}])
    folder = finish_run(server_runs, hashlib.sha256(secret.encode()).hexdigest()[:16])
    return folder, f"my-model-{folder.id}", f"{server}/models"


def choose(page, name, about=None):
    field = page.get_by_role("combobox", name="Model")
    field.click()
    page.get_by_role("option", name=name).click()
    expect(page.get_by_role("heading", name=f"About {about or name.partition(' · ')[0]}")).to_be_visible()


def top_of_table(page, settle):
    settle(page)  # while a page is drawn, the parts above the table still change its height
    return page.get_by_test_id("stDataFrame").first.bounding_box()["y"]


def test_a_visitor_finds_a_run_again_and_nobody_else_does(page, owned, open_browser, settle):
    _, model, address = owned
    visit(page, address)
    first = cookie_of(page, address)
    top = top_of_table(page, settle)
    choose(page, NAME)
    expect(page).to_have_url(re.compile(f"[?&]model={model}"))
    page.reload()
    expect(page.get_by_role("heading", name="About my model")).to_be_visible()
    assert cookie_of(page, address) == first
    expect(page.get_by_role("button", name="Rename")).to_be_visible()

    other = open_browser()
    visit(other, address)
    theirs = cookie_of(other, address)
    assert re.fullmatch("[0-9a-f]{32}", theirs["value"]) and theirs["value"] != first["value"]
    assert theirs["path"] == "/" and theirs["sameSite"] == "Lax" and theirs["httpOnly"]
    wait_until(lambda: top_of_table(other, settle) == top)  # a busy machine draws the parts above in two goes
    other.get_by_role("combobox", name="Model").click()
    expect(other.get_by_role("option", name="Copies letters (up to 28)")).to_be_visible()
    expect(other.get_by_role("option", name="my model")).to_have_count(0)

    visit(other, f"{address}?model={model}")  # the link is an invitation: to look, not to change
    expect(other.get_by_role("heading", name="About my model")).to_be_visible()
    expect(other.get_by_text("somebody else's model")).to_be_visible()
    expect(other.get_by_role("button", name="Remove")).to_have_count(0)


def test_a_new_tab_is_the_same_visitor_and_a_tampered_cookie_is_replaced(page, owned):
    _, _, address = owned
    first = cookie_of(page, address)["value"]
    tab = page.context.new_page()
    visit(tab, address)
    choose(tab, NAME)
    assert cookie_of(tab, address)["value"] == first
    page.context.add_cookies([{"name": COOKIE, "value": "<script>", "url": address}])
    visit(tab, address)
    assert re.fullmatch("[0-9a-f]{32}", cookie_of(tab, address)["value"])
    tab.get_by_role("combobox", name="Model").click()
    expect(tab.get_by_role("option", name="Copies letters (up to 28)")).to_be_visible()
    expect(tab.get_by_role("option", name="my model")).to_have_count(0)


def test_a_model_is_renamed_taken_along_removed_and_brought_back(page, owned, tmp_path):
    folder, model, address = owned
    visit(page, f"{address}?model={model}")
    page.get_by_role("button", name="Rename").click()
    field = page.get_by_role("textbox", name="Name")
    field.fill("Ada's <b>model</b>")
    page.get_by_role("button", name="Rename it").click()
    expect(page.get_by_role("heading", name="About Ada's <b>model</b>")).to_be_visible()
    expect(field).to_have_count(0)  # the field with the question covers nothing any more
    expect(page.get_by_role("combobox", name="Model")).to_have_value("Ada's <b>model</b> · Copy letters · yours")
    expect(page).to_have_url(re.compile(f"[?&]model={model}"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download", exact=True).click()
    assert download.value.suggested_filename == "ada-s-b-model-b.safetensors"
    download.value.save_as(tmp_path / "taken.safetensors")
    taken, here = load(tmp_path / "taken.safetensors"), load(folder.model)
    assert taken.name == "Ada's <b>model</b>"
    for text in ("abc", "hello"):
        assert greedy(taken, text).text == greedy(here, text).text
        assert [step.top(3) for step in greedy(taken, text).steps] == [step.top(3) for step in greedy(here, text).steps]

    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Removed Ada's <b>model</b>.")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Undo")).to_be_in_viewport()
    assert not folder.path.exists()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="About Ada's <b>model</b>")).to_be_visible()
    assert folder.model.exists()
    expect(page.get_by_test_id("stCode").filter(has_text=f"/?show=Heads&model={model}")).to_be_visible()
    page.get_by_role("link", name="Its film").click()
    expect(page.locator(".film .reel").first).to_be_visible()
    expect(page).to_have_url(re.compile(f"/train[?].*run={folder.id}"))


def test_a_model_is_chosen_by_name_and_back_leads_to_the_one_before(page, owned):
    _, model, address = owned
    visit(page, address.replace("/models", "/?show=Heads&head=2"))
    field = page.get_by_role("combobox", name="Model")
    expect(field).to_have_value("Reverses letters · toy task")
    expect(page.get_by_label("Id in links")).to_be_hidden()  # there is one field to choose in
    field.click()
    page.get_by_role("option", name=NAME).click()
    expect(page).to_have_url(re.compile(f"model={model}"))
    expect(page).to_have_url(re.compile("head=2"))  # the other choices stay in the link
    expect(field).to_have_value(f"{NAME} · yours")
    choose_page(page, "Models")
    expect(page.get_by_role("heading", name="About my model")).to_be_visible()
    expect(field).to_have_value(f"{NAME} · yours")
    choose(page, "Copies letters (up to 28)", "copy-letters")
    expect(page).to_have_url(re.compile("model=copy-letters"))
    page.go_back()
    expect(page.get_by_role("heading", name="About my model")).to_be_visible()
    expect(field).to_have_value(f"{NAME} · yours")


def test_a_run_is_stopped_from_the_list_which_tells_when_it_has_ended(page, owned):
    folder, _, address = owned
    folder.model.unlink()
    folder.emit("going", step=1)
    with folder.lock:
        visit(page, address)
        expect(page.get_by_text("my model: Copy letters, system modular, started")).to_be_visible()
        page.get_by_test_id("stMain").get_by_role("button", name="Stop", exact=True).click()
        expect(page.get_by_text("Stopping …")).to_be_visible()
        assert folder.controls.stop
        folder.emit("stopped", step=1)
    expect(page.get_by_role("heading", name="Unfinished runs")).to_be_visible()
    expect(page.get_by_role("heading", name="Runs in progress")).to_have_count(0)


def test_a_file_that_finds_no_room_gets_a_sentence(page, start_server, settle, tmp_path):
    _, address = start_server(tmp_path, ATTENTION_LAB_UPLOADS_A_SESSION="1")
    page.goto(f"{address}/models")
    settle(page)  # what is chosen while a page's first run goes on can be lost on the way
    file = {"name": "large.safetensors", "mimeType": "application/octet-stream", "buffer": bytes(2_000_000)}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("holds at most 1 MB of uploaded files for one tab")).to_be_visible()
    expect(page.get_by_role("button", name="Add it")).to_have_count(0)


@pytest.mark.parametrize("address", ["models", "train"])
def test_plotly_is_loaded_when_curves_come_into_sight(page, server, settle, address):
    asked = []
    page.on("request", lambda request: "Plotly" in request.url and asked.append(request.url))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{server}/{address}")
    settle(page)
    assert not asked and page.locator(".js-plotly-plot").count() == 0
    if address == "models":
        page.get_by_text("Details", exact=True).click()
        page.locator(".st-key-seen-history").scroll_into_view_if_needed()
        expect(page.locator(".st-key-history .main-svg").first).to_be_visible()
        expect(page.get_by_text("Its training:")).to_be_visible()
        assert asked
