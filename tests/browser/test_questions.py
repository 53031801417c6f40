"""Questions in a browser: the page waits, a prediction by mouse, keys or thumb is scored, and stays after a reload."""

import re

import pytest
from playwright.sync_api import expect
from rounded import about

PAGE = "heads?model=reverse-letters&text=attention"
MAP = ".large-map canvas"


@pytest.fixture
def asked(page, server, settle):
    """Provide `asked(kind)`: open a page that asks; return the question."""

    def asked(kind, size=(1280, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{server}/{PAGE}&ask={kind}.cross.2.3.3")
        question = page.locator(".predict")
        expect(question).to_be_in_viewport(ratio=1)
        settle(page)
        return question

    return asked


def test_a_row_is_marked_then_shown_beside_the_models_own(page, asked, settle):
    question = asked("row")
    expect(page.locator(".st-key-export")).to_be_hidden()
    expect(page.locator(MAP)).not_to_be_visible()
    expect(page.get_by_label("Text for the model to read")).not_to_be_visible()
    show = question.get_by_role("button", name="Show what it does")
    expect(show).to_be_disabled()
    letters = question.locator("button.option")
    letters.nth(7).click()
    letters.nth(7).click()
    letters.nth(8).focus()
    page.keyboard.press("Enter")
    expect(letters.nth(7)).to_have_accessible_name("i: 2 of 3 marks")
    expect(letters.nth(8)).to_have_accessible_name("o: 1 of 3 marks")
    show.focus()
    page.keyboard.press("Enter")
    expect(question.get_by_role("status")).to_be_focused()  # the button that had the focus is gone
    expect(letters.nth(7)).to_have_accessible_name(about("i: predicted 67 %, the model 56 %"))
    expect(question.get_by_role("status")).to_have_text(
        about("Right. It looks most at “i”: 56 % of its weight. The marks met 87 % of its weight.")
    )
    expect(page.locator(MAP)).to_be_visible()
    page.reload()
    expect(question).to_contain_text("Right. It looks most at “i”")  # one line now
    expect(page.locator(MAP)).to_be_visible()
    settle(page)
    question.get_by_role("button", name="Unfold").click()
    expect(question.get_by_role("button", name=about("i: predicted 67 %, the model 56 %"))).to_be_visible()
    question.get_by_role("button", name="Predict again").click()
    expect(question.get_by_role("heading")).to_be_focused()
    expect(letters.nth(7)).to_have_accessible_name("i: 0 of 3 marks")
    expect(page.locator(MAP)).not_to_be_visible()
    question.get_by_role("button", name="Close the question").click()
    expect(page.locator(MAP)).to_be_visible()
    expect(question).to_have_count(0)
    expect(page).not_to_have_url(re.compile("ask="))
    expect(page.get_by_role("button", name="Question")).to_be_focused()


def test_while_it_waits_nothing_changes_unseen_and_refusals_are_seen(page, server, settle):
    page.goto(f"{server}/heads?model=reverse-letters&text=*a*&ask=row.cross.2.1.1")
    question = page.locator(".predict")
    expect(question).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("This model never saw “*” in training")).to_be_visible()
    settle(page)
    before = page.url
    for key in ("ArrowRight", "f", "2"):
        page.keyboard.press(key)
    settle(page)
    assert page.url == before
    question.get_by_role("button", name="Just show it").click()
    page.evaluate(
        """() => {
          const [id] = Object.keys(JSON.parse(localStorage["attention-lab-answers"]));
          localStorage["attention-lab-answers"] = JSON.stringify({[id]: {answer: "x", score: "y", word: {}}});
        }"""
    )
    page.reload()
    expect(question.get_by_role("button", name="Show what it does")).to_be_visible()


def test_on_a_phone_a_thumb_meets_every_option(page, asked, settle):
    question = asked("next", (390, 844))
    boxes = [one.bounding_box() for one in question.locator("button.option, button.primary").all()]
    assert boxes and all(box["width"] >= 44 and box["height"] >= 44 and box["x"] + box["width"] <= 390 for box in boxes)
    question.get_by_role("button", name="Just show it").click()
    expect(question.get_by_role("status")).to_have_text(about("It writes “i”, with a probability of >99.9 %."))


def test_what_is_open_on_a_page_becomes_a_question(page, server, settle):
    page.goto(f"{server}/{PAGE}&kind=encoder&layer=2&head=1&step=4")
    expect(page.locator(MAP)).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Question").click()
    page.get_by_role("menuitem", name="Where will this head look?").click()
    expect(page.locator(".predict")).to_contain_text("Head 1 of layer 2, encoder self-attention.")
    expect(page.locator(".predict h2")).to_be_focused()  # it is read out, and Tab goes on to its options
    expect(page).to_have_url(re.compile(r"ask=row\.encoder\.2\.1\.4"))
    page.goto(f"{server}/{PAGE}&ask=row.encoder.1.2.4")  # a head that looks everywhere
    expect(page.get_by_test_id("stAlert")).to_contain_text("One mark on everything would meet")
    page.goto(f"{server}/{PAGE}&ask=row.cross.9.1.1")
    expect(page.get_by_test_id("stAlert")).to_contain_text("must be 1 to 2, and")
    expect(page.locator(MAP)).to_be_visible()
    page.goto(f"{server}/{PAGE}&ask=row.cross.2.zzz.1")
    expect(page.get_by_test_id("stAlert")).to_contain_text("must be a single one")
    page.goto(f"{server}/{PAGE}&ask=<b>")
    expect(page.get_by_test_id("stAlert").first).to_contain_text("This link asks for something that is not here (ask)")
