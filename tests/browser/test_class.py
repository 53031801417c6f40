"""A class of three browsers: the lecturer with a clicker, a phone, and one that is loaded anew in the middle."""

import csv
import json
import re
import zipfile
from pathlib import Path

import pytest
from live_class import SCENES, begin, choose, come_in, follows_to, send, stands_at, start_class
from playwright.sync_api import expect
from rest import press, ready_for_presses

from transformer.lectures import to_html
from transformer.text import percent
from transformer.views.export import POLICY

LISTEN = """
window.heardInTest = []
const { fetch, EventSource } = window
window.fetch = async (...asked) => {
    const reply = await fetch(...asked)
    reply.clone().text().then(text => window.heardInTest.push(text), () => {})
    return reply
}
window.EventSource = class extends EventSource {
    constructor(address) {
        super(address)
        this.addEventListener("message", ({ data }) => window.heardInTest.push(data))
    }
}
"""
"""Keeps all that the server sent to this page."""
SENT = """([code, question, answer]) => {
    const { person } = JSON.parse(localStorage["attention-lab-class"])
    const body = JSON.stringify({ person, question, answer })
    return fetch(`../lab/class/${code}/answer`, { method: "POST", body })
        .then(async reply => [reply.status, await reply.json()])
}"""
"""Sends an answer around the page."""


@pytest.fixture
def people(lecturer, phone, open_browser):
    """Return the lecturer, a phone, and a third browser with a small window."""
    third = open_browser(viewport={"width": 800, "height": 600})
    for one in (phone, third):
        one.add_init_script(LISTEN)
    return lecturer, phone, third


def test_a_tablet_with_the_lecturers_link_leads_from_the_notes(lecturer, open_browser, server):
    code = start_class(lecturer, server)
    secret = lecturer.evaluate("JSON.parse(localStorage['attention-lab-lead']).secret")
    begin(lecturer)
    tablet = open_browser(viewport={"width": 1024, "height": 768})
    tablet.goto(f"{server}/lecture#lead={code}.{secret}")
    tablet.get_by_role("link", name="Notes, and lead from here").click()
    expect(tablet.locator("h1")).to_have_text(SCENES[0].title)
    for number, says in ((2, "Show the answer"), (2, "Next"), (3, "Next")):
        for page in (tablet, lecturer):
            ready_for_presses(page)
        tablet.locator("nav .next").click()
        stands_at(lecturer, number)
        expect(tablet.locator("nav .next")).to_have_text(says)
    expect(tablet.locator(".answered")).to_have_text(re.compile("0 here"))
    press(lecturer, "PageUp")
    expect(tablet.locator("h1")).to_have_text(SCENES[1].title)


def test_a_lecture_is_played_through_and_nothing_of_it_stays(people, server, server_runs):
    lecturer, ada, third = people
    code = start_class(lecturer, server)
    panel = lecturer.locator(".panel")
    picture = panel.get_by_role("img", name=f"QR code of {server}/class/{code}")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    come_in(ada, server, code, "Ada")
    come_in(third, server, f"{code[:4].lower()}-{code[4:].lower()}", "Rude word")
    for phone in (ada, third):
        expect(phone.locator(".lecture")).to_contain_text(
            "The lecture begins when your lecturer opens the first scene."
        )
    expect(ada.get_by_role("main").get_by_role("heading", level=1)).to_be_focused()
    expect(panel).to_contain_text("2 here")
    panel.get_by_role("button", name="Hide Rude word").click()
    expect(panel.get_by_role("listitem")).to_have_text(["AdaHideRemove"])
    expect(panel.get_by_role("button", name="Show 1 hidden name")).to_be_visible()
    begin(lecturer)
    for number, scene in enumerate(SCENES, start=1):
        stands_at(lecturer, number)
        for phone in (ada, third):
            follows_to(phone, number)
        if scene.question:
            ask(lecturer, ada, third, code, scene)
        elif number == 3:
            look_around(lecturer, ada)
            continue  # the class went on to the fourth meanwhile
        if number < len(SCENES):
            stands_at(lecturer, number)
            press(lecturer)
    end(lecturer, ada, third, code, server_runs)


def ask(lecturer, ada, third, code, scene):
    """Ask the class: Ada answers rightly in the end, the third never; nobody learns which is which before all do."""
    posed = scene.posed()
    question, answer = lecturer.locator(".predict"), max(range(len(posed.truth)), key=posed.truth.__getitem__)
    other = next(place for place in range(len(posed.options)) if place not in (answer, *posed.right))
    expect(question.locator(".count")).to_have_text("0 of 2 answered")
    expect(question.locator(".come-in")).to_contain_text(code[:4])
    for phone in (ada, third):
        expect(phone.locator(".predict h2")).to_have_text(posed.ask)
        expect(phone.locator(".sentences, .view")).to_have_count(0)
    send(third, [other])
    expect(question.locator(".count")).to_have_text("1 of 2 answered")
    third.reload()
    expect(third.locator(".predict")).to_contain_text("Sent. You can change it until it is shown.")
    send(ada, [other])
    expect(ada.locator(".predict .count")).to_be_focused()
    assert ada.locator(".lecture > [role=status]").all_inner_texts() == [
        f"Scene {SCENES.index(scene) + 1}: {scene.title}. Question: {posed.ask}"
    ]
    expect(question.locator(".count")).to_have_text("2 of 2 answered")
    expect(question.locator(".class, .part, .bin")).to_have_count(0)
    if posed.form == "marks":
        choose(ada, [other] * 3)  # the mark after the third clears all marks
    choose(ada, [answer])
    ada.get_by_role("button", name="Send the change").tap()
    expect(ada.locator(".predict")).to_contain_text("Sent. You can change it until it is shown. 2 of 2 answered")
    for phone in (ada, third):
        heard = heard_by(phone)
        assert posed.ask in heard
        assert not [secret for secret in secrets_of(scene, posed) if secret in heard]
    press(lecturer)
    for phone, choice in ((ada, answer), (third, other)):
        shown = phone.locator(".predict.shown")
        expect(shown.locator(".outcome")).to_contain_text(posed.answer)
        expect(phone.locator(".lecture > [role=status]")).to_contain_text(f"The answer: {posed.answer}")
        assert (
            phone.locator(".sentences").inner_html().replace("&nbsp;", "\N{NO-BREAK SPACE}").strip()
            == to_html(scene.sentences).strip()
        )
        expect(phone.locator(".view canvas, .view .links").first).to_be_visible()
        if posed.form == "marks":
            expect(shown.locator(".head")).to_contain_text(re.compile("you.*the class.*the model’s weight"))
        expect(shown.locator("button.option, input").nth(choice)).to_be_disabled()
    one_half(lecturer, posed, answer, other)
    one_half(ada, posed, answer, other, mine=answer)
    one_half(third, posed, answer, other, mine=other)
    late = [0] * len(posed.options)
    late[answer] = 1
    refused = third.evaluate(SENT, [code, posed.id, late if posed.form == "marks" else answer])
    assert refused == [409, {"why": "The answer was shown already: yours came too late."}]


def secrets_of(scene, posed):
    """Return the texts that give the answer away: sentences, outcomes of the right options, weights."""
    told = [posed.told[place] for place in posed.right]
    weights = [str(weight) for weight in posed.truth if 0 < weight < 1]
    return [secret for secret in (posed.answer, posed.why, to_html(scene.sentences).strip(), *told, *weights) if secret]


def heard_by(phone):
    """Return all texts and numbers that the server sent to this page, one a line."""

    def texts(value):
        if isinstance(value, dict | list):
            for one in value.values() if isinstance(value, dict) else value:
                yield from texts(one)
        else:
            yield str(value)

    sent = [text for text in phone.evaluate("window.heardInTest") if text.startswith("{")]
    return "\n".join(said for text in sent for said in texts(json.loads(text)))


def one_half(page, posed, answer, other, mine=None):
    """Check that one of two chose the first of both places and one the second, with the model beside them."""
    for place in (answer, other):
        option = page.locator(".predict .option").nth(place)
        if posed.form == "marks":
            own = "" if mine is None else f"predicted {percent(float(place == mine))}, "
            expect(option).to_have_accessible_name(
                re.compile(re.escape(f": {own}the class 50 %, the model {percent(posed.truth[place])}") + "$")
            )
        else:
            expect(option.locator(".part")).to_have_text("50 %of the class")
            expect(option.locator(".tick")).to_have_count(int(place in posed.right))
            expect(option.get_by_role("radio")).to_be_checked(checked=place == mine)
    near = "1 of 2 was right" if posed.form == "pick" else "The class (2): "
    expect(page.locator(".predict .outcome")).to_contain_text(near)


def look_around(lecturer, ada):
    """Look at another scene while the class goes on: Ada stays there, and comes back to where the class is."""
    ada.get_by_role("button", name="Look around").tap()
    ada.get_by_role("button", name="Back", exact=True).tap()
    follows_to(ada, 2)
    expect(ada.locator(".predict.shown")).to_be_visible()
    expect(ada.get_by_text("The class is at scene 3.")).to_be_visible()
    press(lecturer)
    expect(ada.get_by_text("The class is at scene 4.")).to_be_visible()
    follows_to(ada, 2)
    ada.get_by_role("button", name="To the class").tap()
    follows_to(ada, 4)


def take_home(phone):
    """Look at the class's scenes again, and keep them as a file that needs no server."""
    title = phone.locator(".course li b").first.inner_text()
    phone.get_by_role("button", name="Look at it again").first.tap()
    expect(phone.locator("h1")).to_have_text(title)
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
    expect(file.locator(".lecture h1")).to_have_text(SCENES[1].title)
    expect(file.get_by_text("2 of 8")).to_be_visible()
    file.get_by_role("button", name="Just show it").tap()
    expect(file.locator(".predict.shown")).to_contain_text(SCENES[1].posed().answer)
    expect(file.locator(".view canvas").first).to_be_visible()
    file.close()


def test_a_class_talks_and_votes_again(lecturer, phone, open_browser, server):
    third = open_browser(viewport={"width": 390, "height": 844}, has_touch=True)
    code = start_class(lecturer, server)
    for one in (phone, third):
        come_in(one, server, code)
    expect(phone.get_by_text("2 are here.")).to_be_visible()
    begin(lecturer)
    follows_to(phone, 1)
    follows_to(third, 1)
    phone.get_by_role("button", name="Lost").tap()
    expect(phone.get_by_role("button", name="Lost")).to_have_attribute("aria-pressed", "true")
    third.get_by_role("button", name="Got it").tap()
    with lecturer.expect_popup() as opened:
        lecturer.get_by_role("link", name="Notes").click()
    notes = opened.value
    expect(notes.get_by_text("1 lost, 1 got it")).to_be_visible()
    expect(lecturer.get_by_text("lost")).to_have_count(0)
    lecturer.bring_to_front()
    press(lecturer)
    posed = SCENES[1].posed()
    answer = max(range(len(posed.truth)), key=posed.truth.__getitem__)
    follows_to(phone, 2)
    follows_to(third, 2)
    expect(phone.get_by_role("button", name="Lost")).to_have_count(0)  # a question waits
    send(phone, [0])
    send(third, [answer])
    expect(notes.locator(".first-round")).to_contain_text("50 % are right so far. Talking helps most now.")
    bars = lecturer.locator(".predict .bar.class")
    expect(bars).to_have_count(0)
    lecturer.get_by_role("button", name="Show what comes in").click()
    expect(bars).to_have_count(len(posed.options))
    lecturer.get_by_role("button", name="Hide what comes in").click()
    expect(bars).to_have_count(0)
    notes.get_by_role("button", name="Let them talk, and ask again").click()
    for page in (lecturer, phone, third):
        expect(page.locator(".second-round")).to_contain_text("talk with your neighbour, then answer again.")
    expect(phone.locator(".lecture > [role=status]")).to_contain_text("Once more: talk")
    expect(lecturer.locator(".predict .count")).to_have_text("0 of 2 answered")
    expect(phone.get_by_role("button", name="Send", exact=True)).to_be_enabled()  # an earlier answer, or another one
    choose(phone, [0] * 3 + [answer])
    phone.get_by_role("button", name="Send", exact=True).tap()
    expect(lecturer.locator(".predict .count")).to_have_text("1 of 2 answered")
    third.reload()
    expect(third.locator(".second-round")).to_be_visible()
    third.get_by_role("button", name="Send", exact=True).tap()
    expect(lecturer.locator(".predict .count")).to_have_text("2 of 2 answered")
    press(lecturer)
    for page in (lecturer, phone, third):
        expect(page.locator(".predict.shown")).to_contain_text("After talking 1 moved to what is right, 0 away")
        expect(page.locator(".predict .bar.before")).to_have_count(len(posed.options))  # both rounds beside each other
    expect(phone.get_by_text("So far 1 of 1 of your predictions beat a guess.")).to_be_visible()


def drawn(lecturer, results):
    """Check that the page to print shows each question's picture as its scene opens it, and asks for nothing."""
    with zipfile.ZipFile(results) as archive:
        path = Path(archive.extract("results.html", results.parent / "extracted"))
    page, asked = lecturer.context.new_page(), []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    views = [scene for scene in SCENES if scene.question and scene.view]
    expect(page.locator("section [data-lab]")).to_have_count(len(views))
    for place in page.locator("section [data-lab]").all():
        expect(place.locator("canvas, .links").first).to_be_visible()
    expect(page.get_by_role("heading", name="Cross-attention, layer 2, head 3")).to_be_visible()
    assert asked == [path.as_uri()]
    page.close()


def end(lecturer, ada, third, code, runs):
    """End the class: the results hold no name, the class is deleted, and each person is told."""
    ready_for_presses(lecturer)
    lecturer.get_by_role("button", name="End", exact=True).click()
    # The class made the predictions, not the lecturer.
    expect(lecturer.get_by_text("The class was shown 5 of 5 answers.")).to_be_visible()
    lecturer.get_by_role("button", name="All lectures").click()
    panel = lecturer.locator(".panel")
    expect(panel.get_by_role("link", name=f"Go on with scene {len(SCENES)}")).to_be_visible()
    with lecturer.expect_download() as download:
        panel.get_by_role("button", name="Save the results", exact=True).click()
    with zipfile.ZipFile(download.value.path()) as archive:
        texts = {name: archive.read(name).decode("utf-8-sig") for name in archive.namelist()}
    page, _, _ = texts.pop("results.html").partition('<script type="module">')  # a program may hold any letters
    assert not [name for name in ("Ada", "Rude") if name in page + str(texts)]
    drawn(lecturer, download.value.path())
    rows = list(csv.DictReader(texts["answers.csv"].splitlines()))
    asked = {str(at) for at, scene in enumerate(SCENES, start=1) if scene.question}
    assert {row["scene"] for row in rows} == asked and {row["participant"] for row in rows} == {"1", "2"}
    rows = list(csv.DictReader(texts["questions.csv"].splitlines()))
    assert {(row["scene"], row["answered"], row["right"]) for row in rows} == {(scene, "2", "1") for scene in asked}
    folder = runs / "live_classes" / code
    assert "Ada" in (folder / "class.json").read_text()
    panel.get_by_role("button", name="End the class").click()
    panel.get_by_role("button", name="End it and delete all answers").click()
    expect(lecturer.get_by_text("The class has ended; its answers are deleted.")).to_be_visible()
    for phone, score in ((ada, 5), (third, 0)):
        expect(phone.get_by_text(f"{score} of 5 of your predictions beat a guess.")).to_be_visible()
        expect(phone.locator(".course li.missed")).to_have_count(5 - score)
    assert not folder.exists()
    take_home(ada)
    ada.reload()
    expect(ada.get_by_text("5 of 5 of your predictions beat a guess.")).to_be_visible()
    expect(ada.locator(".course li")).to_have_count(5)
    ada.get_by_role("button", name="Take part in another class").tap()
    expect(ada.get_by_role("alert")).to_contain_text("There is no class with this code now.")
    assert lecturer.evaluate("localStorage.getItem('attention-lab-lead')") is None
