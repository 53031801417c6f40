"""Measurements in the background appear by themselves, but close no dialog."""

from every_page import ROOT
from export_dialog import with_pictures
from playwright.sync_api import expect

HELD = """
import time
from pathlib import Path

from pages.ui.memory import later

answered = later._make_answer


def held(make):
    while not Path({go!r}).exists():
        time.sleep(0.1)
    return answered(make)


later._make_answer = held
"""
"""A script that keeps the background from any answer before there is a file."""


def test_what_is_measured_in_the_background_does_not_close_the_dialog(page, start_server, tmp_path):
    go = tmp_path / "go"
    lab = (ROOT / "app.py").read_text(encoding="utf-8")
    lab = lab.replace("pages/navigation.py", str(ROOT / "pages" / "navigation.py"))
    (tmp_path / "app.py").write_text(HELD.format(go=str(go)) + lab, encoding="utf-8")
    _, server = start_server(tmp_path / "runs", tmp_path / "app.py")
    page.goto(f"{server}/heads?model=reverse-letters&kind=cross&layer=1&head=1")
    measured = page.get_by_role("columnheader", name="its task")
    expect(page.get_by_role("columnheader", name="this text")).to_be_attached()
    page.get_by_role("button", name="Export", exact=True).click()
    dialog = with_pictures(page.get_by_role("dialog"))
    go.touch()
    page.wait_for_timeout(5_000)  # without the dialog, the page would have been drawn anew
    expect(dialog).to_be_visible()
    expect(measured).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(measured).to_be_attached()
