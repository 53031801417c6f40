"""Models in a real browser: a visitor's own, found again, unseen by others, kept as a file; and the teacher's view."""

import re
import secrets
from dataclasses import replace

from jobs import make_folder, tiny_spec, train_here
from models_page import THEIRS, hash_of
from playwright.sync_api import expect
from rest import settle

from transformer import load

KEY = "correct horse battery"


def finish_run(root, owner):
    """Train a tiny run of this owner in this process; return its folder. The model's id ends with the run's id."""
    folder = make_folder(root / f"browser{secrets.randbelow(10**5):05}", replace(tiny_spec(20), name="my model"))
    folder.leave_note("owner", owner)
    train_here(folder)
    return folder


def cookie_of(page, name):
    (cookie,) = [cookie for cookie in page.context.cookies() if cookie["name"] == name]
    return cookie


def visit(page, address):
    page.set_viewport_size({"width": 1280, "height": 720})  # no curve is in sight, which would ask for Plotly
    page.goto(address)
    expect(page.get_by_role("combobox", name="Model")).to_be_visible()
    settle(page, 250)


def test_a_run_is_found_renamed_taken_along_and_nobody_elses(page, server, server_runs, open_browser, tmp_path):
    asked, models = [], f"{server}/models"
    page.on("request", lambda request: "Plotly" in request.url and asked.append(request.url))
    visit(page, models)
    owned = finish_run(server_runs, hash_of(cookie_of(page, "attention_lab_visitor")["value"]))
    id = f"my-model-{owned.id}"
    visit(page, models)
    page.get_by_role("combobox", name="Model").click()
    page.get_by_role("option", name="my model · Copy letters").click()
    expect(page.get_by_role("heading", name="About my model")).to_be_visible()
    expect(page).to_have_url(re.compile(f"[?&]model={id}"))
    page.reload()
    expect(page.get_by_role("button", name="Rename")).to_be_visible()
    settle(page)
    assert not asked and page.locator(".js-plotly-plot").count() == 0
    page.get_by_text("Details", exact=True).click()  # Plotly is loaded when curves come into sight
    expect(page.locator(".st-key-seen-history, .st-key-history").first).to_be_attached()
    page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, main.scrollHeight)")
    expect(page.locator(".st-key-history .main-svg").first).to_be_visible()
    assert asked

    other = open_browser()
    visit(other, models)
    other.get_by_role("combobox", name="Model").click()
    expect(other.get_by_role("option", name="Copies letters (up to 28)")).to_be_visible()
    expect(other.get_by_role("option", name="my model")).to_have_count(0)
    visit(other, f"{models}?model={id}")  # the link is an invitation: to look, not to change
    expect(other.get_by_role("heading", name="About my model")).to_be_visible()
    expect(other.get_by_text("somebody else's model")).to_be_visible()
    expect(other.get_by_role("button", name="Remove")).to_have_count(0)

    heading = page.get_by_role("heading", name="About Ada's <b>model</b>")
    field = page.get_by_role("textbox", name="Name")
    settle(page)
    page.get_by_role("button", name="Rename").click()
    field.fill("Ada's <b>model</b>")
    page.get_by_role("button", name="Rename it").click()
    expect(heading).to_be_visible()
    expect(field).to_have_count(0)  # the field with the question covers nothing any more
    expect(page.get_by_role("combobox", name="Model")).to_have_value("Ada's <b>model</b> · Copy letters · yours")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download", exact=True).click()
    assert download.value.suggested_filename == "ada-s-b-model-b.safetensors"
    download.value.save_as(tmp_path / "taken.safetensors")
    assert load(tmp_path / "taken.safetensors").name == "Ada's <b>model</b>"
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Removed Ada's <b>model</b>.")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Undo")).to_be_in_viewport()
    assert not owned.path.exists()
    page.get_by_role("button", name="Undo").click()
    expect(heading).to_be_visible()
    page.get_by_role("link", name="Its film").click()
    expect(page.locator(".film .reel").first).to_be_visible()
    expect(page).to_have_url(re.compile(f"/train[?].*run={owned.id}"))


def test_the_key_opens_everybodys_runs_and_a_file_without_room_is_told(page, start_server, tmp_path):
    folder = finish_run(tmp_path, hash_of(THEIRS))
    folder.model.unlink()
    folder.emit("stopped", step=20)
    settings = dict(ATTENTION_LAB_TEACHER_KEY=KEY, ATTENTION_LAB_UPLOADS_A_SESSION="1")
    address = start_server(tmp_path, **settings)[1] + "/models"
    key, others = page.get_by_label("The teacher's key"), page.get_by_role("heading", name="Unfinished runs of others")
    visit(page, address)
    page.get_by_text("For the teacher").click()
    key.fill("not the right one")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("That is not the key.")).to_be_visible()
    key.fill(KEY)
    key.press("Enter")
    expect(others).to_be_visible()
    expect(page.get_by_text("Memory of the server")).to_be_visible()
    assert KEY not in page.url and KEY not in page.evaluate("document.cookie + JSON.stringify(localStorage)")
    cookie = cookie_of(page, "attention_lab_teacher")
    assert cookie["httpOnly"] and KEY not in cookie["value"]
    page.reload()
    expect(others).to_be_visible()
    page.get_by_role("button", name="Leave the teacher's view").click()
    expect(page.get_by_text("For the teacher")).to_be_visible()
    expect(others).to_have_count(0)
    settle(page)  # what is chosen while a page is drawn can be lost on the way
    file = {"name": "large.safetensors", "mimeType": "application/octet-stream", "buffer": bytes(2_000_000)}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("holds at most 1 MB of uploaded files for one tab")).to_be_visible()
    expect(page.get_by_role("button", name="Add it")).to_have_count(0)
