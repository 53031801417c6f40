"""A class in browsers: it votes and talks, survives losses, obeys its lecturer alone, and takes home what it saw."""

import re
import zipfile

from jobs import wait_until
from live_class import PHONE, SCENES, begin, choose, come_in, follows_to, send, stands_at, start_class
from playwright.sync_api import expect
from rest import press, ready_for_presses
from served import free_port

from transformer.views.export import POLICY

LOST = "The connection is lost; it comes back by itself. What you answer is sent then, if the class has not gone on."
NO_PICTURE = "The picture can't be fetched now. This page keeps trying."
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } })
"""
POSED = SCENES[1].posed()
ANSWER = max(range(len(POSED.truth)), key=POSED.truth.__getitem__)


def count_is(lecturer, text):
    expect(lecturer.locator(".predict .count")).to_have_text(text)


def lead_from(tablet, lecturer, code):
    """Open the lecturer's link on another device, whose address hides it at once, and the notes there."""
    lecturer.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lecturer.get_by_role("button", name="Copy the lecturer’s link").click()
    expect(lecturer.get_by_text("Copied. Anyone with this link leads the class: keep it to yourself.")).to_be_visible()
    tablet.goto(lecturer.evaluate("navigator.clipboard.readText()"))
    expect(tablet.locator(".panel .code")).to_have_text(f"{code[:4]} {code[4:]}")
    assert "lead" not in tablet.evaluate("location.href + JSON.stringify(history.state)")
    tablet.get_by_role("link", name="Notes, and lead from here").click()
    expect(tablet.locator("h1")).to_have_text(SCENES[0].title)


def test_a_class_votes_talks_votes_again_and_takes_it_home(lecturer, phone, open_browser, server, server_runs):
    other, notes = open_browser(**PHONE), open_browser(viewport={"width": 1024, "height": 768})
    code = start_class(lecturer, server)
    panel, phones = lecturer.locator(".panel"), (phone, other)
    picture = panel.get_by_role("img", name=f"QR code of {server}/class/{code}")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    come_in(phone, server, code, "<b>Ada</b> of Elsewhere")
    other.goto(f"{server}/class")
    for typed in ("../../ä?#<b>", f" {code[:4].lower()} {code[4:].lower()} "):
        other.get_by_label("Code, eight letters").fill(typed)
        other.get_by_role("button", name="Go on").tap()
        if "ä" in typed:
            expect(other.get_by_role("alert")).to_contain_text("There is no class with this code now.")
    other.get_by_label("Nickname, if you want one").fill("Rude word")
    other.get_by_role("button", name="Take part").tap()
    expect(other.locator(".lecture")).to_contain_text("The lecture begins when your lecturer opens the first scene.")
    expect(phone.get_by_role("main").get_by_role("heading", level=1)).to_be_focused()
    panel.get_by_role("button", name="Hide Rude word").click()
    expect(panel.get_by_role("listitem")).to_have_text(["<b>Ada</b> of ElsewhereHideRemove"])
    panel.locator("summary").click()
    panel.get_by_role("button", name="Close the door").click()
    expect(panel.locator("summary")).to_have_text("Who takes part: 2 of 500 seats, the door is closed")
    lead_from(notes, lecturer, code)
    begin(lecturer)
    for one in phones:
        follows_to(one, 1)
    phone.get_by_role("button", name="Lost").tap()
    other.get_by_role("button", name="Got it").tap()
    expect(notes.get_by_text("1 lost, 1 got it")).to_be_visible()
    expect(lecturer.get_by_text("lost")).to_have_count(0)
    press(lecturer)
    count_is(lecturer, "0 of 2 answered")
    expect(lecturer.locator(".predict .come-in")).to_contain_text(code[:4])
    for one in phones:
        expect(one.locator(".predict h2")).to_have_text(POSED.ask)
        expect(one.locator(".sentences, .view")).to_have_count(0)
    send(other, [ANSWER])
    other.reload()
    expect(other.locator(".predict")).to_contain_text("Sent. You can change it until it is shown.")
    send(phone, [0])
    choose(phone, [0])
    phone.get_by_role("button", name="Send the change").tap()
    expect(phone.locator(".predict")).to_contain_text("Sent. You can change it until it is shown. 2 of 2 answered")
    expect(notes.locator(".first-round")).to_contain_text("50 % are right so far. Talking helps most now.")
    lecturer.get_by_role("button", name="Show what comes in").click()
    expect(lecturer.locator(".predict .bar.class")).to_have_count(len(POSED.options))
    notes.get_by_role("button", name="Let them talk, and ask again").click()
    for page in (lecturer, *phones):
        expect(page.locator(".second-round")).to_contain_text("talk with your neighbour, then answer again.")
    expect(phone.locator(".lecture > [role=status]")).to_contain_text("Once more: talk")
    count_is(lecturer, "0 of 2 answered")
    choose(phone, [0] * 2 + [ANSWER])  # the mark after the third clears a place
    for one in phones:
        one.get_by_role("button", name="Send", exact=True).tap()
    count_is(lecturer, "2 of 2 answered")
    press(lecturer)
    for page in (lecturer, *phones):
        expect(page.locator(".predict.shown")).to_contain_text("After talking, 1 changed to the right answer, 0 away")
        expect(page.locator(".predict .bar.before")).to_have_count(len(POSED.options))  # beside the second round
    for one in phones:
        expect(one.locator(".predict .outcome")).to_contain_text(POSED.answer)
        expect(one.locator(".sentences p").first).to_be_visible()
        expect(one.locator(".view canvas, .view .links").first).to_be_visible()
    for page in (notes, lecturer):
        ready_for_presses(page)
    notes.locator("nav .next").click()
    stands_at(lecturer, 3)
    phone.get_by_role("button", name="Look around").tap()
    phone.get_by_role("button", name="Back", exact=True).tap()
    expect(phone.get_by_text("The class is at scene 3.")).to_be_visible()
    press(lecturer)
    expect(notes.locator("h1")).to_have_text(SCENES[3].title)
    expect(phone.get_by_text("The class is at scene 4.")).to_be_visible()
    follows_to(phone, 2)
    phone.get_by_role("button", name="To the class").tap()
    follows_to(phone, 4)
    end(lecturer, phones, server_runs / "live_classes" / code)
    take_home(phone)


def end(lecturer, phones, folder):
    """End the class: its results open offline and hold no name, it is deleted, and each person is told."""
    panel = lecturer.locator(".panel")
    lecturer.goto(lecturer.url.rpartition(".")[0] + ".end")
    questions = sum(scene.question is not None for scene in SCENES)
    expect(lecturer.get_by_text(f"The class was shown 1 of {questions} answers.")).to_be_visible()
    lecturer.get_by_role("button", name="All lectures").click()
    with lecturer.expect_download() as download:
        panel.get_by_role("button", name="Save the results", exact=True).click()
    with zipfile.ZipFile(download.value.path()) as archive:
        assert not [name for name in archive.namelist() if re.search(b"Elsewhere|Rude", archive.read(name))]
        path = archive.extract("results.html", folder.parent)
    results, requests = lecturer.context.new_page(), []
    results.on("request", lambda request: requests.append(request.url))
    results.goto(f"file://{path}")
    expect(results.locator("section [data-lab] :is(canvas, .links)").first).to_be_visible()
    assert requests == [f"file://{path}"]
    results.close()
    assert "of Elsewhere" in (folder / "class.json").read_text()
    panel.get_by_role("button", name="End the class").click()
    panel.get_by_role("button", name="End it and delete all answers").click()
    expect(lecturer.get_by_text("The class has ended; its answers are deleted.")).to_be_visible()
    for phone in phones:
        expect(phone.get_by_text("1 of 1 of your predictions beat a guess.")).to_be_visible()
    assert not folder.exists()
    assert lecturer.evaluate("localStorage.getItem('attention-lab-lead')") is None


def take_home(phone):
    """Look at the class's scenes again, and keep them as a file that needs no server."""
    phone.get_by_role("button", name="Look at it again").first.tap()
    expect(phone.locator(".view canvas").first).to_be_visible()
    phone.get_by_role("button", name="Back to all").tap()
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Keep what was shown, as a file").tap()
    assert download.value.suggested_filename == "ten-minutes-for-beginners.html"
    path = download.value.path().with_suffix(".html")
    download.value.save_as(path)
    assert POLICY in path.read_text(encoding="utf-8")
    file = phone.context.new_page()
    file.goto(f"{path.as_uri()}#2")
    file.get_by_role("button", name="Show", exact=True).tap()
    expect(file.locator(".predict.shown")).to_contain_text(POSED.answer)
    expect(file.locator(".view canvas").first).to_be_visible()
    file.close()
    phone.reload()
    expect(phone.get_by_text("1 of 1 of your predictions beat a guess.")).to_be_visible()


def test_a_killed_server_and_a_lost_network_lose_nothing(start_server, lecturer, phone, open_browser, tmp_path):
    port = free_port()
    process, address = start_server(tmp_path, port=port)
    code = start_class(lecturer, address)
    late = open_browser(**PHONE)
    phone.add_init_script(NO_STORAGE)  # who keeps nothing takes part, too
    for one in (phone, late):
        come_in(one, address, code)
    begin(lecturer)
    press(lecturer)
    send(late, [1])
    kept = tmp_path / "live_classes" / code / "class.json"
    wait_until(lambda: POSED.id in kept.read_text())
    for page in (lecturer, phone):
        page.evaluate("window.sameInTest = true")
    process.kill()
    process.wait()
    expect(phone.get_by_text(LOST)).to_be_visible()
    choose(phone, [0])
    phone.get_by_role("button", name="Send", exact=True).tap()
    start_server(tmp_path, port=port)
    expect(phone.locator(".predict")).to_contain_text("Sent. You can change it until it is shown. 2 of 2 answered")
    expect(phone.get_by_text(LOST)).to_have_count(0)
    count_is(lecturer, "2 of 2 answered")
    # The network goes, of a phone and of the lecturer.
    late.context.set_offline(True)
    choose(late, [2])
    late.get_by_role("button", name="Send the change").tap()
    ready_for_presses(lecturer)
    lecturer.context.set_offline(True)
    lecturer.keyboard.press("PageDown")
    expect(lecturer.locator(".predict.shown")).to_be_visible()  # on the projector, and nowhere else yet
    expect(phone.locator(".predict.shown")).to_have_count(0)
    lecturer.context.set_offline(False)
    expect(phone.locator(".predict.shown")).to_contain_text("The class (2)")
    expect(phone.locator(".predict.shown .head")).to_contain_text("you")
    stands_at(lecturer, 2)
    press(lecturer)
    follows_to(phone, 3)
    late.context.set_offline(False)
    follows_to(late, 3)
    # A picture that failed comes by itself once the network is back.
    late.context.set_offline(True)
    late.get_by_role("button", name="Look around").tap()
    late.get_by_role("button", name="Back", exact=True).tap()
    expect(late.get_by_text(NO_PICTURE)).to_be_visible()
    late.context.set_offline(False)
    expect(late.locator(".view canvas").first).to_be_visible()
    expect(late.get_by_text(NO_PICTURE)).to_have_count(0)
    late.get_by_role("button", name="Unfold").tap()
    predicted = [option.get_attribute("aria-label").split(": ")[1] for option in late.locator("button.option").all()]
    assert [said.startswith("predicted 100 %, the class 50 %") for said in predicted[:3]] == [False, True, False]
    assert lecturer.evaluate("window.sameInTest") and phone.evaluate("window.sameInTest")
