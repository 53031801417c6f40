"""Losses that a class survives: a server that is killed or ended, a lost network, a browser that keeps nothing."""

import signal

import pytest
from jobs import wait_until
from live_class import PHONE, SCENES, begin, choose, come_in, follows_to, send, stands_at, start_class
from playwright.sync_api import expect
from rest import press, ready_for_presses
from served import free_port, serve

LOST = "The connection is lost; it comes back by itself. What you answer is sent then, if the class has not gone on."
NO_PICTURE = "The picture can't be fetched now. It is tried again by itself."
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } })
"""
MARK = "window.sameInTest = true"


class Lab:
    """A server that comes back on its port, with its folder."""

    def __init__(self, folder):
        self.folder, self.port = folder, free_port()
        self.start()

    def start(self):
        self.process, self.address = serve("app.py", self.port, ATTENTION_LAB_RUNS=str(self.folder))

    def end(self, number):
        self.process.send_signal(number)
        self.process.wait(60)  # a stream to a phone would keep it without end


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    lab = Lab(tmp_path_factory.mktemp("runs"))
    yield lab
    lab.process.kill()
    lab.process.wait()


def at_question(lecturer, *phones):
    """Bring the class to the second scene, which asks."""
    begin(lecturer)
    press(lecturer)
    stands_at(lecturer, 2)
    for phone in phones:
        follows_to(phone, 2)


def test_a_server_that_is_killed_loses_no_class_and_no_answer(lab, lecturer, phone, open_browser):
    code = start_class(lecturer, lab.address)
    gone = open_browser(**PHONE)
    for one in (phone, gone):
        come_in(one, lab.address, code)
    at_question(lecturer, phone, gone)
    send(gone, [0])
    kept = lab.folder / "live_classes" / code / "class.json"
    wait_until(lambda: SCENES[1].posed().id in kept.read_text())
    gone.goto("about:blank")
    for page in (lecturer, phone):
        page.evaluate(MARK)
    lab.end(signal.SIGKILL)
    expect(phone.get_by_text(LOST)).to_be_visible()
    choose(phone, [7])
    phone.get_by_role("button", name="Send", exact=True).tap()
    lab.start()
    expect(phone.locator(".predict")).to_contain_text("Sent. You can change it until it is shown. 2 of 2 answered")
    expect(phone.get_by_text(LOST)).to_have_count(0)
    expect(lecturer.locator(".predict .count")).to_have_text("2 of 2 answered")
    stands_at(lecturer, 2)
    press(lecturer)
    expect(phone.locator(".predict.shown")).to_contain_text("The class (2)")
    stands_at(lecturer, 2)
    press(lecturer)
    follows_to(phone, 3)
    stands_at(lecturer, 3)
    assert lecturer.evaluate("window.sameInTest") and phone.evaluate("window.sameInTest")


def test_a_server_that_is_told_to_end_lets_go_of_the_phones(lab, lecturer, phone):
    code = start_class(lecturer, lab.address)
    come_in(phone, lab.address, code)
    lab.end(signal.SIGTERM)
    expect(phone.get_by_text(LOST)).to_be_visible()
    lab.start()


def test_whoever_loses_the_network_catches_up(lab, lecturer, phone, open_browser):
    code = start_class(lecturer, lab.address)
    late = open_browser(**PHONE)
    for one in (phone, late):
        come_in(one, lab.address, code)
    at_question(lecturer, phone, late)
    send(late, [1])
    late.context.set_offline(True)
    choose(late, [2])
    late.get_by_role("button", name="Send the change").tap()
    ready_for_presses(lecturer)
    lecturer.context.set_offline(True)
    lecturer.keyboard.press("PageDown")
    expect(lecturer.locator(".predict.shown")).to_be_visible()  # on the projector, and nowhere else yet
    send(phone, [0])
    lecturer.context.set_offline(False)
    expect(phone.locator(".predict.shown")).to_contain_text("The class (2)")
    stands_at(lecturer, 2)
    press(lecturer)
    follows_to(phone, 3)
    late.context.set_offline(False)
    follows_to(late, 3)
    # A picture that failed comes by itself once the network is back.
    late.get_by_role("button", name="Look around").tap()
    late.context.set_offline(True)
    stands_at(lecturer, 3)
    for number in (4, 4, 5):  # the fourth scene asks
        press(lecturer)
        stands_at(lecturer, number)
    for _ in range(2):
        late.get_by_role("button", name="Next", exact=True).tap()
    expect(late.get_by_text(NO_PICTURE)).to_be_visible()
    expect(late.locator(".view canvas")).to_have_count(0)
    late.context.set_offline(False)
    expect(late.locator(".view canvas").first).to_be_visible()
    expect(late.get_by_text(NO_PICTURE)).to_have_count(0)
    for _ in range(3):
        late.get_by_role("button", name="Back", exact=True).tap()
    late.get_by_role("button", name="Unfold").tap()
    predicted = [option.get_attribute("aria-label").split(": ")[1] for option in late.locator("button.option").all()]
    assert [said.startswith("predicted 100 %, the class 50 %") for said in predicted[:3]] == [False, True, False]


def test_a_phone_that_keeps_nothing_takes_part(lab, lecturer, phone):
    code = start_class(lecturer, lab.address)
    phone.add_init_script(NO_STORAGE)
    come_in(phone, lab.address, code)
    at_question(lecturer, phone)
    send(phone, [7])
    press(lecturer)
    expect(phone.locator(".predict.shown .head")).to_contain_text("you")
