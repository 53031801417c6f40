"""A large example: its weights are rounded, and marked as such; captions and exported numbers are exact.

An example is large here as soon as a test says so: no exact weight is sent with the page.
"""

import csv
from urllib.parse import parse_qs

import numpy as np
import pytest
from playwright.sync_api import expect
from replayed import replayed
from stage_page import choose, maps_of, open_stage, read_out, title, walk_to

from transformer.text import percent
from transformer.views.by_page import stage_view

TEXT = "stream"
START = f"?model=reverse-letters&text={TEXT}&kind=cross&layer=2&head=1"
ROUNDED = "≈ Rounded to 1/255; captions, exported numbers and the page Inside a head are exact."


@pytest.fixture(scope="module")
def weights():
    """Return `weights[kind]`, `(layer, head, row, column)`."""
    return {kind: found.values for kind, found in maps_of("reverse-letters", TEXT).items()}


@pytest.fixture
def large(bare_lab, monkeypatch):
    """Provide a lab in which every example is large."""
    monkeypatch.setenv("ATTENTION_LAB_WEIGHTS_AT_ONCE", "0")
    return bare_lab


def about(weight):
    """Return a weight as it is written when it is known to 1/255."""
    return f"≈{100 * round(255 * weight) / 255:.0f} %"


def precision(stage):
    return stage.locator(".precision")


def test_weights_are_marked_wherever_written_and_the_caption_is_exact(page, large, weights):
    stage = open_stage(page, f"{large}/{START}")
    expect(precision(stage)).to_have_text(ROUNDED)
    shown = weights["cross"][1, 0]
    expect(stage.locator(".read-out")).to_contain_text(f"({percent(shown.max())})")
    walk_to(stage, 2, 4)
    assert read_out(stage).endswith(about(shown[2, 4]))
    assert "≈" in stage.locator(".sentence").inner_text()
    assert all("≈" in strip for strip in stage.locator(".strip").all_inner_texts())
    stage.locator(".large-map canvas").press("Escape")
    choose(stage, "View", "table")
    assert stage.locator(".table td").all_inner_texts() == [about(weight) for weight in shown.flat]


def test_what_muting_scales_up_is_said_to_be_rounded_before(page, large):
    stage = open_stage(page, f"{large}/heads{START}")
    choose(stage, "Head", "max")
    expect(title(stage)).to_have_text("Cross-attention, layer 2, max of heads")
    expect(precision(stage)).to_have_text(ROUNDED)
    stage.get_by_role("switch", name="Mute special tokens").check()
    expect(precision(stage)).to_contain_text("≈ Rounded to 1/255, before muting scales rows up;")


def test_the_map_of_everything_and_words_are_marked_too(page, large):
    stage = open_stage(page, f"{large}/{START}&view=everything")
    expect(precision(stage)).to_have_text(ROUNDED)
    stage = open_stage(page, f"{large}/?model=english-spanish&kind=encoder&tokens=words&text=unbelievable+stories")
    expect(precision(stage)).to_have_text(ROUNDED)
    walk_to(stage, 1, 1)
    assert read_out(stage).startswith("unbelievable looks at unbelievable ≈")


def test_kept_numbers_of_a_large_example_are_exact(large, weights):
    replay = replayed("heads", **{name: values[-1] for name, values in parse_qs(START[1:]).items()})
    content = stage_view(replay).csv("map", replay.selection())
    written = [float(line["value"]) for line in csv.DictReader(content.decode("utf-8-sig").splitlines())]
    assert np.array_equal(np.float32(written), weights["cross"][1, 0].ravel())


def test_a_small_example_has_nothing_to_mark(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}")
    expect(precision(stage)).to_have_count(0)
    walk_to(stage, 2, 4)
    choose(stage, "View", "table")
    assert "≈" not in stage.inner_text()
