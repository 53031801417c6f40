"""How a film writes texts, answers and labels in a real browser: their direction, their lines, their side."""

import film_page
import numpy as np
import pytest
import rest
from playwright.sync_api import expect
from rows import rows

from transformer.runs import FilmedExample
from transformer.runs.film import Frame
from transformer.views import Film
from transformer.views.film import film_view

# The script notes the texts that canvases write, and whether each lies on its side.
WATCH_LABELS = """
window.labels = [];
const write = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    window.labels.push([text.replace(/[\u2068\u2069]/g, ""), this.getTransform().b !== 0, this.textAlign]);
    return write.call(this, text, ...place);
};
"""


@pytest.fixture
def open_film(page, bare):
    """Provide `open_film(text, answer)`: the film, at rest, of a run that reads `text` and should answer `answer`."""

    def open_film(text, answer):
        tokens = [["<s>", *letters, "</s>"] for letters in (text, answer)]
        probe = FilmedExample([1] * len(tokens[0]), [1] * len(tokens[1]), *tokens, text, answer)
        maps = {"cross": np.zeros((1, 2, len(tokens[1]) - 1, len(tokens[0])), np.uint8)}
        made = Film(probe=probe, frames=[Frame(1, 1.0, None, answer[:-1] + text[0], False, maps)])
        film = film_page.open_film(page, bare.show(film_view([made]), "film"))
        rest.settle(page)
        return film

    return open_film


def test_the_letters_of_a_right_to_left_answer_run_from_right_to_left(page, open_film):
    film = open_film("kitab", "كتاب")
    wanted, written = film.locator(".piece .wanted"), film.locator(".piece .written")
    assert "".join(wanted.all_inner_texts()).strip() == "كتاب"
    places = [cell.bounding_box()["x"] for cell in wanted.all()]
    assert places == sorted(places, reverse=True)
    middles = [[box["x"] + box["width"] / 2 for box in map(lambda cell: cell.bounding_box(), row.all())]
               for row in (wanted, written)]  # fmt: skip
    np.testing.assert_allclose(*middles, atol=1)
    assert film.locator(".names").bounding_box()["x"] < min(places)
    assert film.locator(".answer > bdi").evaluate("read => getComputedStyle(read).direction") == "ltr"
    # The answer decides; in a mixed one, its first letter does.
    film = open_film("كتاب", "1aب")
    places = [cell.bounding_box()["x"] for cell in film.locator(".piece .wanted").all()]
    assert places == sorted(places)
    assert film.locator(".answer > bdi").evaluate("read => read.matches(':dir(rtl)')")


@pytest.mark.parametrize("letters", rows([9, 12, 23], few=[12]))
def test_letters_fill_the_lines_beside_their_names_on_a_phone(page, open_film, letters):
    page.set_viewport_size({"width": 390, "height": 844})
    film = open_film("a", "reversewholealphabetoftheday"[:letters])
    boxes = [piece.bounding_box() for piece in film.locator(".piece").all()]
    lines = {}
    for box in boxes:
        lines.setdefault(round(box["y"]), []).append(box["x"])
    counts = [len(line) for line in lines.values()]
    assert len(counts) == {9: 1, 12: 2, 23: 2}[letters]
    assert min(counts) > max(counts) / 2
    names = film.locator(".names").bounding_box()
    assert min(box["x"] for box in boxes) > names["x"] + names["width"]
    assert min(lines) == round(names["y"])


def test_only_long_labels_lie_on_their_side(page, open_film):
    page.add_init_script(WATCH_LABELS)
    film = open_film("abcdefghijklmn", "nmlkjihgfedcba")
    page.evaluate("() => (window.labels.length = 0)")
    film.locator(".thumb").first.hover()
    expect(film.locator(".preview")).to_be_visible()
    columns = page.evaluate("() => window.labels.filter(([, , align]) => align !== 'right')")
    assert {label for label, lies, _ in columns if lies} == {"<s>", "</s>"}
    assert {label for label, lies, _ in columns if not lies} == set("abcdefghijklmn")
