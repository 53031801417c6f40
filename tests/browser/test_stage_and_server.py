"""The stage's choices and the session of the server: neither a slow nor a frozen server moves the picture."""

import re
import signal

from playwright.sync_api import expect
from stage_page import chips, choose, lose_first, open_stage, thumb, title

START = "?show=Map&model=reverse-letters&text=stream"
WATCH = """stage => {
    window.seen = []
    const heading = () => stage.querySelector('.map-area h2').textContent
    const note = () => window.seen.at(-1) !== heading() && window.seen.push(heading())
    note()
    new MutationObserver(note).observe(stage, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps every title of the large map from now on."""


def stands_at(stage, name, step=None):
    """Wait until a head is open, at this step."""
    expect(title(stage)).to_have_text(name)
    if step:
        expect(stage.locator(".position")).to_have_text(step)


def candidates(stage):
    return stage.locator(".candidate:not(.others):not([aria-hidden])")


def test_a_frozen_server_is_not_noticed_on_the_stage(page, frozen, settle):
    address, send = frozen
    stage = open_stage(page, f"{address}/{START}&layer=2&head=4")
    settle(page)
    stage.evaluate(WATCH)
    send(signal.SIGSTOP)
    choose(stage, "Head", "2")
    page.wait_for_timeout(600)  # the choice is told to the server, which does not hear it yet
    choose(stage, "Head", "3")
    choose(stage, "Attention", "Encoder")
    choose(stage, "Layer", "1")
    stands_at(stage, "Encoder self-attention, layer 1, head 3")
    thumb(stage, "decoder", 1, "2").click()
    chips(stage, "source").nth(2).hover()
    expect(chips(stage, "source").nth(2)).to_have_class(re.compile(r"\blit\b"))
    stage.locator(".scrubber").press("End")
    choose(stage, "View", "lines")
    expect(stage.locator(".lines canvas")).to_be_visible()
    page.wait_for_timeout(1500)  # an answer that was missed would be asked for again, or said, by then
    stands_at(stage, "Decoder self-attention, layer 1, head 2", "Step 7 of 7")
    send(signal.SIGCONT)
    settle(page)
    for part in ("kind=decoder", "layer=1", "head=2", "step=7", "view=lines"):
        expect(page).to_have_url(re.compile(part))
    # The answer to a choice comes after the next one, and never brings the one before back.
    own = [seen.rpartition(", ")[0][0] + seen[-1] for seen in page.evaluate("window.seen")]
    assert own == ["C4", "C2", "C3", "E3", "E3", "D2"]
    for first, second in [("1", "2"), ("4", "1")]:  # and as fast as a hand can
        choose(stage, "Head", first)
        choose(stage, "Head", second)
        settle(page)
        expect(title(stage)).to_contain_text(f"head {second}")
    assert [seen[-1] for seen in page.evaluate("window.seen")][-4:] == ["1", "2", "4", "1"]


def test_choices_go_from_page_to_page_and_to_another_text(page, server, settle, turn_to):
    stage = open_stage(page, f"{server}/{START}&kind=encoder&layer=2&head=3")
    settle(page)
    thumb(stage, "decoder", 1, "3").click()
    stage.locator(".scrubber").press("ArrowRight")
    turn_to(page, "Heads")  # before the last choice was told
    stands_at(stage, "Decoder self-attention, layer 1, head 3")
    for part in ("kind=decoder", "layer=1", "head=3", "step=2"):
        expect(page).to_have_url(re.compile(part))
    choose(stage, "Head", "2")  # Streamlit goes on sending the link with which the page was opened
    field = page.get_by_label("Text for the model to read")
    field.fill("abc")
    field.press("Enter")
    expect(page).to_have_url(re.compile("text=abc"))
    settle(page)
    stands_at(stage, "Decoder self-attention, layer 1, head 2")
    turn_to(page, "Steps")
    stands_at(stage, "Decoder self-attention, layer 1, head 2", "Step 2 of 4")
    stage.locator(".scrubber").press("Home")
    stage.get_by_role("button", name="Play").click()
    expect(stage.get_by_role("button", name="Pause")).to_be_visible()
    turn_to(page, "What if?")  # a step told just after the click would bring the page that goes back


def test_back_takes_back_what_was_chosen_and_forward_brings_it(page, server, settle):
    stage = open_stage(page, f"{server}/{START}&layer=2")
    entries = page.evaluate("history.length")
    thumb(stage, "decoder", 1, "2").click()
    stands_at(stage, "Decoder self-attention, layer 1, head 2")
    settle(page)
    for step in (2, 3, 4):  # steps in a row are one act
        stage.locator(".scrubber").press("ArrowRight")
        expect(stage.locator(".position")).to_have_text(f"Step {step} of 7")
    settle(page)
    assert page.evaluate("history.length") == entries + 2
    page.go_back()
    stands_at(stage, "Decoder self-attention, layer 1, head 2", "Step 1 of 7")
    page.go_back()
    stands_at(stage, "Cross-attention, layer 2, head 1")
    assert "kind=" not in page.url and "text=stream" in page.url
    page.go_forward()
    stands_at(stage, "Decoder self-attention, layer 1, head 2", "Step 1 of 7")
    settle(page)
    choose(stage, "Layer", "2")  # from here on another way
    stands_at(stage, "Decoder self-attention, layer 2, head 2")
    settle(page)
    assert "step=" not in page.url and page.evaluate("history.length") == entries + 2


def test_a_token_is_forced_though_its_request_is_lost_and_taken_back(page, server, settle):
    lost = lose_first(page, b'"forced"')
    stage = open_stage(page, f"{server}/decoding{START.replace('show=Map&', '')}&step=2")
    settle(page)
    own, wanted = (candidates(stage).nth(at).locator(".name").inner_text() for at in (0, 1))
    candidates(stage).nth(1).click()
    expect(candidates(stage).nth(1)).to_contain_text("forced")
    expect(chips(stage, "target").nth(2)).to_have_text(re.compile(f"{re.escape(wanted)}\\s*forced"))
    expect(page).to_have_url(re.compile("forced="))
    assert len(lost) == 1
    settle(page)
    expect(candidates(stage).nth(0).locator(".name")).to_have_text(own)
    candidates(stage).nth(0).press("Enter")
    expect(candidates(stage).nth(0)).to_contain_text(re.compile("written|forced"))
    expect(candidates(stage).nth(0)).to_be_focused()
