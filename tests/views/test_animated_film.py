"""The film as a GIF: opened again, its pixels are the weights."""

import io

import numpy as np
import pytest
from PIL import Image, ImageDraw

from transformer.runs.film import FilmedExample, Frame
from transformer.runs.film_marks import Mark
from transformer.views import animated_film as module
from transformer.views.animated_film import LEVELS, MOST_FRAMES, WIDTH, film_gif, scale_colours
from transformer.views.lettering import font_for
from transformer.views.theme import SEQUENTIAL

PROBE = FilmedExample([1, 2, 3], [1, 2, 3], ["<s>", "a", "</s>"], ["<s>", "a", "</s>"], "a", "a")
WEIGHTS = np.array([[0, 255, 0], [64, 128, 32], [200, 16, 100]], dtype=np.uint8)


def frame(step, weights=WEIGHTS, **values):
    values = {"loss": 1.0, "exact_match": 0.5, "answer": "a", "is_right": True} | values
    return Frame(step=step, maps={"encoder": weights[None, None]}, **values)


def opened(frames, *rest, **options):
    image = Image.open(io.BytesIO(film_gif(PROBE, frames, *rest, **options)))
    pictures = []
    for number in range(image.n_frames):
        image.seek(number)
        pictures.append((np.asarray(image.convert("RGB")), image.info["duration"]))
    return image, pictures


def cell_centre(picture, colour):
    """Middle of all pixels of this colour, and how many there are."""
    rows, columns = np.nonzero((picture == colour).all(axis=-1))
    return rows.mean(), columns.mean(), len(rows)


def legend_row(picture):
    """The first row with the whole scale of colours in order."""
    colours = scale_colours().repeat(2, axis=0)
    for number, row in enumerate(picture):
        for start in np.flatnonzero((row == colours[-1]).all(axis=-1)):
            if np.array_equal(row[start - len(colours) + 2 : start + 2], colours):
                return number
    raise AssertionError("no scale")


@pytest.fixture
def written(monkeypatch):
    """What is written into pictures: text → (left, top)."""
    lines, write = {}, module._write

    def noted(image, x, y, text, *rest, **options):
        lines[text] = (x, y)
        return write(image, x, y, text, *rest, **options)

    monkeypatch.setattr(module, "_write", noted)
    return lines


def test_the_text_the_answers_and_how_to_read_the_maps_are_in_the_picture(written):
    probe = FilmedExample([1, 2, 3], [1, 2, 3], ["<s>", "a", "</s>"], ["<s>", "a", "</s>"], "a text", "its answer")
    maps = {kind: np.stack([np.stack([WEIGHTS] * 3)] * 2) for kind in ("encoder", "cross")}
    maps["cross"] = maps["cross"][:, :, :2]
    content = film_gif(probe, [Frame(1, 1.0, None, "written", False, maps)])
    assert {"Reads", "a text", "Right answer", "its answer", "Model writes", "written"} <= set(written)
    assert {"H1", "H2", "H3", "L1", "L2", "Encoder self-attention", "Cross-attention"} <= set(written)
    assert any("row = the token that looks, column = the token looked at" in text for text in written)
    assert written["a text"][1] == written["Reads"][1] - 2 < written["written"][1] - 40
    assert written["L2"][1] > written["L1"][1] and written["H3"][0] > written["H1"][0]
    assert "blocked" not in written
    legend_row(np.asarray(Image.open(io.BytesIO(content)).convert("RGB")))


def test_blocked_cells_are_explained_where_there_are_some(written):
    opened([Frame(1, 1.0, None, "", False, {"decoder": np.tril(np.ones((1, 1, 2, 2), np.uint8))})])
    assert "blocked" in written


def test_a_text_without_a_font_is_left_out_with_a_word(monkeypatch):
    probe = FilmedExample([1, 2, 3], [1, 2, 3], ["<s>", "a", "</s>"], ["<s>", "a", "</s>"], "a", "كتاب")
    draw, drawn = ImageDraw.ImageDraw.text, []

    def noted(canvas, place, text, *rest, **options):
        drawn.append(text)
        return draw(canvas, place, text, *rest, **options)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    monkeypatch.setattr(module, "font_for", lambda text, size: None if "ك" in text else font_for(text, size))
    film_gif(probe, [frame(1, answer="كتاب")])
    assert drawn.count(module._NO_FONT) == 2 and not any("ك" in text for text in drawn)


def test_one_font_writes_all_answers_of_a_film(monkeypatch):
    asked = []
    monkeypatch.setattr(module, "font_for", lambda text, size: asked.append(text) or font_for(text, size))
    opened([frame(0, answer="so"), frame(1, answer="días")])
    assert any(text.startswith("so") and "í" in text for text in asked)


def test_the_scale_is_the_theme_s():
    colours = scale_colours()
    assert colours.shape == (LEVELS, 3)
    ends = [tuple(bytes.fromhex(SEQUENTIAL[place][1:])) for place in (0, -1)]
    assert [tuple(colours[0]), tuple(colours[-1])] == ends
    assert (np.diff(colours.astype(int), axis=0) <= 0).all()  # ever darker


def test_every_cell_has_the_colour_of_its_weight_in_its_place():
    _, [(picture, _)] = opened([frame(5)])
    colours = scale_colours()
    picture = picture[legend_row(picture) + 20 :]
    places = {}
    for (row, column), weight in np.ndenumerate(WEIGHTS):
        if weight:
            level = round(int(weight) * (LEVELS - 1) / 255)
            places[row, column] = cell_centre(picture, colours[level])
    sizes = {count for _, _, count in places.values()}
    assert len(sizes) == 1, "all cells are equally large"
    cell = round(sizes.pop() ** 0.5)
    top, left = (places[1, 1][axis] - cell for axis in (0, 1))
    for (row, column), (y, x, _) in places.items():
        assert (y, x) == pytest.approx((top + row * cell, left + column * cell))


def test_a_blocked_cell_has_no_colour_of_the_scale():
    weights = np.array([[255, 0], [100, 155]], dtype=np.uint8)
    maps = {"decoder": weights[None, None]}
    _, [(picture, _)] = opened([Frame(1, 1.0, None, "", False, maps)])
    picture = picture[legend_row(picture) + 20 :]
    assert not (picture == scale_colours()[0]).all(axis=-1).any()
    assert (picture == scale_colours()[-1]).all(axis=-1).any()


def test_every_frame_is_there_and_the_last_one_rests():
    frames = [frame(i, np.roll(WEIGHTS, i)) for i in range(12)]
    image, pictures = opened(frames, title="my model")
    assert image.n_frames == 12
    assert image.size[0] == WIDTH and image.info["loop"] == 0
    times = [time for _, time in pictures]
    assert times[-1] == max(times) > 5 * times[1]
    assert len({picture.tobytes() for picture, _ in pictures}) == 12


def test_a_long_film_keeps_its_ends_and_its_marks():
    frames = [frame(i, np.roll(WEIGHTS, i), loss=3 - i / 150) for i in range(300)]
    told = [Mark(step=77, frame=77, kind="loss", text="Step 77: here.", short="here")]
    image, pictures = opened(frames, (), told)
    assert 95 <= image.n_frames <= MOST_FRAMES
    without = opened(frames[77:78])[1][0][0]
    first = opened(frames[:1])[1][0][0]
    maps = slice(legend_row(first) + 20, legend_row(first) + 20 + 170)
    np.testing.assert_array_equal(pictures[0][0][maps], first[maps])
    (shown,) = [picture for picture, time in pictures if time == 1200]
    np.testing.assert_array_equal(shown[maps], without[maps])


def test_a_film_that_would_be_too_large_shows_fewer_frames(monkeypatch):
    rng = np.random.default_rng(0)
    frames = [frame(i, rng.integers(0, 256, (3, 3), np.uint8)) for i in range(40)]
    whole = len(film_gif(PROBE, frames))
    monkeypatch.setattr("transformer.views.animated_film.MOST_BYTES", whole // 2)
    content = film_gif(PROBE, frames)
    assert len(content) <= whole // 2
    assert 12 <= Image.open(io.BytesIO(content)).n_frames <= 24


def test_a_film_of_a_large_model_stays_small():
    rng = np.random.default_rng(0)
    weights = (rng.dirichlet([0.3] * 15, size=(6, 8, 15)) * 255).astype(np.uint8)
    maps = {"encoder": weights, "cross": weights, "decoder": np.tril(weights)}
    image, [(picture, _)] = opened([Frame(1, 2.0, None, "", False, maps)])
    assert image.width < 1400 and image.height < 900
    assert picture.shape[:2] == (image.height, image.width)


@pytest.mark.parametrize(
    "values", [dict(loss=None, exact_match=None), dict(loss=float("nan")), dict(answer="ありがとう" * 9)]
)
def test_what_is_not_known_or_long_does_not_break_the_picture(values):
    image, _ = opened([frame(0, **values), frame(1, WEIGHTS.T)])
    assert image.n_frames == 2


def test_a_film_needs_a_frame():
    with pytest.raises(ValueError, match="`frames` must have at least one frame, got none"):
        film_gif(PROBE, [])
