"""A large example: rounded weights at once, marked as such, and exact ones of the open head as soon as they come.

Every example is large here: the server sends no exact weight with the page.
"""

import re
import signal
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect
from stage_page import choose, maps_of, open_stage, read_out, thumb, title, walk_to

from transformer.figures.stage_weights import sixteen_bits
from transformer.text import percent

TEXT = "stream"
START = f"?model=reverse-letters&text={TEXT}&kind=cross&layer=2&head=1"
ROUTE = "**/lab/weights/**"
ON_THE_WAY = "≈ Rounded to 1/255; the exact weights are on the way."
EXACT = "These weights are exact; the small maps are rounded to 1/255."


@pytest.fixture(scope="module")
def weights():
    """`weights[kind]`, `(layer, head, row, column)`, as exact as they are sent."""
    maps = maps_of("reverse-letters", TEXT)
    return {kind: sixteen_bits(found.values) / 65535 for kind, found in maps.items()}


@pytest.fixture(scope="module")
def large(start_server, tmp_path_factory):
    """A server to which every example is large; it may be frozen: its process and its address."""
    process, address = start_server(tmp_path_factory.mktemp("runs"), ATTENTION_LAB_WEIGHTS_AT_ONCE="0")
    yield process, address
    process.terminate()
    process.wait()


@pytest.fixture
def held(page):
    """Requests for exact weights, which wait until they are let through; by the head's name."""
    waiting = {}

    def hold(route):
        name = route.request.url.rpartition("/")[2]
        if name.endswith("-0-0"):  # open until the link is read
            route.continue_()
        else:
            waiting[name] = route

    page.route(ROUTE, hold)
    return waiting


@contextmanager
def frozen(process):
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


def seen(stage):
    """What is written on the stage; what a screen reader was told before stays what it was."""
    return stage.evaluate(
        """stage => {
            const copy = stage.cloneNode(true)
            for (const said of copy.querySelectorAll("[role=status]")) said.remove()
            return copy.textContent
        }"""
    )


def about(weight):
    """How a weight is written that is known to 1/255."""
    return f"≈{100 * round(255 * weight) / 255:.0f} %"


def precision(stage):
    return stage.locator(".precision")


def let_through(page, held, *names):
    for name in names:
        for _ in range(600):
            if name in held:
                break
            page.wait_for_timeout(50)
        held.pop(name).continue_()


def test_rounded_weights_are_marked_until_the_exact_ones_come(page, large, held, weights):
    stage = open_stage(page, f"{large[1]}/{START}")
    expect(precision(stage)).to_have_text(ON_THE_WAY)
    shown = weights["cross"][1, 0]
    walk_to(stage, 2, 4)
    assert read_out(stage).endswith(about(shown[2, 4]))
    assert "≈" in stage.locator(".sentence").inner_text() and "≈" in stage.locator(".strip").first.inner_text()
    stage.locator(".large-map canvas").press("Escape")
    # The caption is of the exact weights from the first.
    expect(stage.locator(".read-out")).to_contain_text(f"({percent(shown.max())})")
    choose(stage, "View", "table")
    assert all("≈" in cell for cell in stage.locator(".table td").all_inner_texts())
    let_through(page, held, "cross-pieces-1-0")
    expect(precision(stage)).to_have_text(EXACT)
    written = [percent(weight, 2) for weight in shown.ravel()]
    assert [text.replace("\u00a0", " ") for text in stage.locator(".table td").all_inner_texts()] == written
    expect(stage.locator(".strip").nth(1)).to_contain_text("≈")  # the decoder's is still on the way
    let_through(page, held, "decoder-pieces-1-0")
    expect(stage.locator(".strip").nth(1)).not_to_contain_text("≈")
    assert "≈" not in seen(stage) and not held


def test_a_frozen_server_is_not_noticed_but_by_the_mark(page, large, settle, weights):
    process, address = large
    stage = open_stage(page, f"{address}/{START}")
    expect(precision(stage)).to_have_text(EXACT)
    settle(page)
    with frozen(process):
        thumb(stage, "encoder", 1, "3").click()
        expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 3")
        expect(precision(stage)).to_have_text(ON_THE_WAY)
        walk_to(stage, 1, 2)
        assert read_out(stage).endswith(about(weights["encoder"][0, 2, 1, 2]))
        stage.locator(".scrubber").press("ArrowRight")
        expect(stage.locator(".position")).to_have_text("Step 2 of 7")
        choose(stage, "Layer", "2")
        choose(stage, "Head", "1")
        choose(stage, "Attention", "Cross")  # whose exact weights came before
        expect(precision(stage)).to_have_text(EXACT)
        choose(stage, "Head", "max")
        expect(precision(stage)).to_have_text(ON_THE_WAY)
        stage.get_by_role("switch", name="Mute special tokens").check()
        expect(precision(stage)).to_contain_text("before muting scales rows up")
        stage.get_by_role("switch", name="Mute special tokens").uncheck()
    expect(precision(stage)).to_have_text(EXACT)
    expect(title(stage)).to_have_text("Cross-attention, layer 2, max of heads")
    walk_to(stage, 2, 4, first=1)
    assert read_out(stage).endswith(percent(weights["cross"][1, :, 2, 4].max(), 2))
    settle(page)
    expect(title(stage)).to_have_text("Cross-attention, layer 2, max of heads")


def test_the_answer_for_a_head_that_was_left_is_kept_and_moves_nothing(page, large, held):
    stage = open_stage(page, f"{large[1]}/heads{START}")
    let_through(page, held, "cross-pieces-1-0")
    expect(precision(stage)).to_have_text(EXACT)
    choose(stage, "Head", "2")
    choose(stage, "Head", "3")
    let_through(page, held, "cross-pieces-1-2")
    expect(precision(stage)).to_have_text(EXACT)
    let_through(page, held, "cross-pieces-1-1")
    page.wait_for_timeout(300)
    expect(title(stage)).to_have_text("Cross-attention, layer 2, head 3")
    choose(stage, "Head", "2")
    expect(precision(stage)).to_have_text(EXACT)
    assert not held  # nothing was asked again
    choose(stage, "Head", "mean")
    expect(precision(stage)).to_have_text(ON_THE_WAY)
    let_through(page, held, "cross-pieces-1-3")
    expect(precision(stage)).to_have_text(EXACT)
    assert not held


def test_a_head_that_is_only_pointed_at_is_not_asked_for(page, large, held):
    stage = open_stage(page, f"{large[1]}/heads{START}")
    let_through(page, held, "cross-pieces-1-0")
    expect(precision(stage)).to_have_text(EXACT)
    thumb(stage, "encoder", 1, "2").hover()
    expect(precision(stage)).to_contain_text("the exact weights come when the head is opened.")
    page.wait_for_timeout(300)
    assert not held
    page.mouse.move(5, 5)
    expect(precision(stage)).to_have_text(EXACT)


def test_the_map_of_everything_and_words_have_exact_weights_too(page, large):
    stage = open_stage(page, f"{large[1]}/{START}&view=everything")
    expect(precision(stage)).to_have_text(EXACT)
    page.goto(f"{large[1]}/?model=english-spanish&kind=encoder&tokens=words&text=unbelievable+stories")
    expect(precision(stage)).to_have_text(EXACT)
    walk_to(stage, 1, 1)
    assert re.fullmatch(r"unbelievable looks at unbelievable [\d.]+ %", read_out(stage))


def test_what_the_server_has_let_go_it_makes_again(page, large, settle):
    answers, waiting, sent = [404, 404], [], []

    def answer(route):
        if answers:
            route.fulfill(status=answers.pop())
        else:
            waiting.append(route)  # until what is said meanwhile has been read

    page.route(ROUTE, answer)
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    stage = open_stage(page, f"{large[1]}/{START}", at_rest=False)
    expect(precision(stage)).to_contain_text("the server has let the exact weights go and is asked for them again")
    for route in waiting:
        route.continue_()
    page.unroute(ROUTE)
    expect(precision(stage)).to_have_text(EXACT)
    settle(page)
    asked = [frame for frame in sent if b"again" in (frame if isinstance(frame, bytes) else frame.encode())]
    assert len(asked) == 1
    expect(title(stage)).to_have_text("Cross-attention, layer 2, head 1")


def test_a_rerun_of_the_page_keeps_what_came(page, large, settle):
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/lab/weights/" in request.url else None)
    stage = open_stage(page, f"{large[1]}/heads{START}")
    expect(precision(stage)).to_have_text(EXACT)
    settle(page)
    before = len(asked)
    page.get_by_role("button", name="Open the map in Plotly").click()
    expect(page.locator(".js-plotly-plot").first).to_be_visible()
    page.keyboard.press("Escape")
    settle(page)
    expect(precision(stage)).to_have_text(EXACT)
    assert len(asked) == before


def test_a_small_example_asks_for_nothing(page, server, settle):
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/lab/weights/" in request.url else None)
    stage = open_stage(page, f"{server}/{START}")
    thumb(stage, "encoder", 1, "mean").click()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, mean of heads")
    settle(page)
    assert not asked and "≈" not in seen(stage)
    expect(precision(stage)).to_have_count(0)
