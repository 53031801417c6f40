"""A live class in browsers: the lecturer starts it, phones come in and predict."""

from playwright.sync_api import expect
from rest import settle

from transformer.lectures import shipped_lectures

LECTURES = shipped_lectures()
LECTURE = "beginners"
SCENES = LECTURES[LECTURE].scenes
PROJECTOR = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def start_class(lecturer, server, lecture=LECTURE):
    """Start a class as a lecturer does; return its code once phones can follow."""
    lecturer.goto(f"{server}/lecture")
    settle(lecturer)
    lecturer.locator(f".st-key-class-{lecture}").get_by_role("button", name="Start a class").click()
    expect(lecturer.locator(".panel")).to_contain_text("0 here", timeout=240_000)  # an hour takes its time to pack
    return lecturer.locator(".panel .code").inner_text().replace(" ", "")


def come_in(phone, server, code, name=""):
    """Take part by the link that the QR code holds."""
    phone.goto(f"{server}/class/{code}")
    phone.get_by_label("Nickname, if you want one").fill(name)
    phone.get_by_role("button", name="Take part").click()
    expect(phone.get_by_role("button", name="Look around")).to_be_visible()


def begin(lecturer):
    """Open the first scene from the panel."""
    lecturer.locator(".panel").get_by_role("link", name="Begin").click()
    stands_at(lecturer, 1)


def stands_at(lecturer, number, lecture=LECTURE):
    """Wait until the projector shows this scene."""
    title = LECTURES[lecture].scenes[number - 1].title.replace("d_k", "dk")  # the k is below the line
    expect(lecturer.locator("h1")).to_have_text([title])


def follows_to(phone, number, lecture=LECTURE):
    """Wait until a phone is at this scene."""
    expect(phone.get_by_role("heading", level=1)).to_have_text(LECTURES[lecture].scenes[number - 1].title)


def choose(phone, places):
    """Answer the open question without sending it: put marks on these places, or pick the first of them."""
    question = phone.locator(".predict")
    if question.locator(".picks").count():
        question.get_by_role("radio").nth(places[0]).check()
    for place in places if question.locator(".options").count() else ():
        question.locator("button.option").nth(place).click()


def send(phone, places):
    """Answer the open question, send it, and wait until the server has it."""
    expect(phone.locator(".predict")).to_be_visible()
    choose(phone, places)
    phone.locator(".predict .primary").click()
    expect(phone.locator(".predict")).to_contain_text("Sent. You can change it until it is shown.")
