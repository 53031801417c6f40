"""The data that Python sends to the film in the browser."""

import numpy as np
from package import shown_of

from transformer.runs.film import FilmedExample, Frame
from transformer.runs.film_marks import marks
from transformer.views.film import Film, film_of, film_parts, films_data, last_frames, reel_of

SOURCE, TARGET = ["<s>", "a", "b", "</s>"], ["<s>", "b", "a", "</s>"]
PROBE = FilmedExample([1, 4, 5, 2], [1, 5, 4, 2], SOURCE, TARGET, "ab", "ba")


def frame(step, seed=0, **values):
    draw = np.random.default_rng(seed).integers
    maps = {
        "cross": draw(0, 256, (2, 3, 3, 4), np.uint8),
        "decoder": np.tril(draw(0, 256, (2, 3, 3, 3), np.uint8)),
        "encoder": draw(0, 256, (2, 3, 4, 4), np.uint8),
    }
    values = {"loss": 1.5, "exact_match": None, "answer": "bb", "is_right": False} | values
    return Frame(step=step, maps=maps, **values)


FRAMES = [frame(0, loss=None), frame(10, 1), frame(20, 2, exact_match=0.25, answer="ba", is_right=True)]
RECORDS = [{"step": i, "loss": 3 / i, "exact_match": 0.25 if i == 20 else None} for i in range(1, 21)]


def sent(*films):
    return shown_of(films_data(films))["films"]


def test_the_browser_gets_every_map_of_every_frame_with_tokens_and_answers():
    (film,) = sent(film_of(PROBE, FRAMES, RECORDS))
    encoder, cross, decoder = film["kinds"]
    assert [kind["kind"] for kind in film["kinds"]] == ["encoder", "cross", "decoder"]
    expected = [one.maps[kind].ravel() for one in FRAMES for kind in ("encoder", "cross", "decoder")]
    np.testing.assert_array_equal(film["weights"], np.concatenate(expected))
    assert [one["step"] for one in film["frames"]] == [0, 10, 20]
    assert [one["loss"] for one in film["frames"]] == [None, 1.5, 1.5]
    assert (encoder["rows"], encoder["columns"]) == (SOURCE, SOURCE)
    assert (cross["rows"], cross["columns"]) == (TARGET[:-1], SOURCE)
    assert encoder["blocked"] is None and cross["blocked"] is None
    np.testing.assert_array_equal(decoder["blocked"].reshape(3, 3), np.triu(np.ones((3, 3)), 1))
    assert film["right"] == ["b", "a"] and film["answer"] == "ba"
    assert [one["pieces"] for one in film["frames"]] == [["b", "b"], ["b", "b"], ["b", "a"]]
    assert all(len(roles) == 6 for one in film["frames"] for roles in one["roles"])


def test_curves_and_marks_are_of_the_records_and_long_ones_are_thinned():
    header = reel_of(film_of(PROBE, FRAMES, RECORDS)).header
    assert header["losses"] == [[i, float(f"{3 / i:.7g}")] for i in range(1, 21)]
    assert header["exacts"] == [[20, 0.25]]
    assert [mark["text"] for mark in header["marks"]] == [mark.text for mark in marks(PROBE, FRAMES, RECORDS)] != []
    told = [{"step": i, "loss": 1.0, "exact_match": None} for i in range(1, 2001)]
    losses = reel_of(Film(probe=PROBE, frames=FRAMES, records=told)).header["losses"]
    assert len(losses) <= 410 and losses[-1][0] == 2000
    # A loss that is no number does not spoil the header.
    told = [{"step": 1, "loss": float("nan"), "exact_match": None}, {"step": 2, "loss": 2.0, "exact_match": None}]
    (found,) = sent(Film(probe=PROBE, frames=[frame(2, loss=float("inf"))], records=told))
    assert found["losses"] == [[2, 2.0]] and found["frames"][0]["loss"] is None


def test_the_caption_says_what_the_film_shows():
    caption = reel_of(film_of(PROBE, FRAMES, RECORDS)).caption
    assert "In the end the model writes “ba”, which is right." in caption and "the loss falls fastest" in caption
    one = reel_of(Film(probe=PROBE, frames=[frame(1_000, answer="")])).caption
    assert one == ("All heads on “ab” after step 1,000. In the end the model writes nothing, where “ba” is right.")


def test_what_is_kept_are_the_weights():
    film = film_of(PROBE, FRAMES, RECORDS)
    parts = film_parts(film)
    assert set(parts) == {"encoder", "cross", "decoder", "loss", "exact match"}
    arrays = parts["cross"].arrays()
    np.testing.assert_allclose(arrays["value"][2] * 255, FRAMES[2].maps["cross"], atol=1e-4)
    assert arrays["frame_step"].tolist() == ["0", "10", "20"]
    assert np.isnan(parts["decoder"].arrays()["value"][:, :, :, 0, 1]).all()
    last = last_frames([reel_of(film)])
    for kind, maps in FRAMES[-1].maps.items():
        np.testing.assert_allclose(last[kind].map.values * 255, maps, atol=1e-4)
