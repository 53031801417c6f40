"""The palette of `.streamlit/config.toml`, measured: for eyes that miss a kind of cone, and as text on its ground."""

import re
import tomllib
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest

from transformer.views import theme as drawn

THEMES = tomllib.loads((Path(__file__).parents[2] / ".streamlit" / "config.toml").read_text())["theme"]
CONTROLS = (Path(__file__).parents[2] / "assets" / "styles" / "controls.css").read_text(encoding="utf-8")
MODES = ("light", "dark")

EYES = {
    "usual": np.eye(3),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
}
"""Matrices to the linear RGB that an eye lacking a cone kind sees: Machado, Oliveira, Fernandes (2009), severity 1."""
CONES = np.array([[0.412221, 0.536333, 0.051446], [0.211903, 0.680700, 0.107397], [0.088302, 0.281719, 0.629979]])
OPPOSED = np.array([[0.210454, 0.793618, -0.004072], [1.977999, -2.428592, 0.450594], [0.025904, 0.782772, -0.808676]])
"""Matrices from linear RGB to the responses of cones, and from their cube roots to Oklab: Ottosson (2020)."""


def parts(colour):
    return np.array(list(bytes.fromhex(colour[1:]))) / 255


def lab(colour, eye="usual"):
    """Return a colour as an eye sees it, in Oklab, `(3,)`: equal steps look equally far apart."""
    srgb = parts(colour)
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    return OPPOSED @ np.cbrt(CONES @ np.clip(EYES[eye] @ linear, 0, 1))


def closest(colours):
    """Return the least difference between two of the colours, to the eye that sees the least of it."""
    pairs = [(lab(one, eye), lab(other, eye)) for one, other in combinations(colours, 2) for eye in EYES]
    return min(np.linalg.norm(one - other) for one, other in pairs)


@pytest.mark.parametrize("mode", MODES)
def test_colours_that_stand_together_differ_for_every_eye(mode):
    colours = THEMES[mode]["chartCategoricalColors"]
    assert closest(colours[:4]) >= 0.08  # query, key, value, and the colour of anything else
    assert closest([*colours[:3], THEMES[mode]["primaryColor"]]) >= 0.08  # rings in a map: pointed at, and of the step
    assert closest(colours[3:9]) >= 0.045  # six rows compared, lines of up to six curves
    assert closest(colours) >= 0.03
    assert [THEMES[mode][f"{name}TextColor"] for name in ("blue", "orange", "green")] == colours[:3]


def contrast(one, other):
    """Return the contrast of two colours (WCAG 2.2), given as parts of RGB from 0 to 1."""
    low, high = sorted(float(drawn.luminance(np.array(colour))) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("mode", MODES)
def test_text_and_marks_stand_out_from_their_ground(mode):
    theme = {name: parts(colour) for name, colour in THEMES[mode].items() if isinstance(colour, str)}
    grounds = [theme["backgroundColor"], theme["secondaryBackgroundColor"]]
    edge = int(re.search(r"border-color: color-mix\(in srgb, currentcolor (\d+)%, transparent\)", CONTROLS)[1]) / 100
    assert "outline: 2px solid var(--st-primary-color" in CONTROLS  # the ring of the bar is measured below
    for ground in grounds:
        assert contrast(edge * theme["textColor"] + (1 - edge) * ground, ground) >= 3  # of a field (WCAG 1.4.11)
        caption = 0.6 * theme["textColor"] + 0.4 * ground  # Streamlit's `fadedText60`
        texts = [caption, *(parts(colour) for colour in THEMES[mode]["chartCategoricalColors"][:4])]
        assert min(contrast(text, ground) for text in texts) >= 4.5
        assert contrast(theme["primaryColor"], ground) >= 3
    assert min(contrast(parts(mark), grounds[0]) for mark in THEMES[mode]["chartCategoricalColors"]) >= 3
    assert contrast(theme["primaryColor"], (1.0, 1.0, 1.0)) >= 4.5  # Streamlit writes white on it


def test_the_scale_of_weights_only_grows_away_from_its_ground():
    for mode, eye in product(MODES, EYES):
        steps = np.diff([lab(colour, eye)[0] for colour in THEMES[mode]["chartSequentialColors"]])
        assert (steps < 0).all() if mode == "light" else (steps > 0).all()
    assert {name: THEMES[name] for name in MODES} == drawn.THEMES  # pages and figures have the same colours


@pytest.mark.parametrize("signed", [False, True])
def test_a_number_stands_out_from_every_colour_of_its_scale_in_both_themes(signed):
    scales = (drawn.DIVERGING, drawn.DIVERGING_DARK) if signed else (drawn.SEQUENTIAL, drawn.SEQUENTIAL_DARK)
    inks = [re.fullmatch(r"light-dark\((\w+), (\w+)\)", ink).groups() for ink in drawn.cell_inks(signed)]
    for number, scale in enumerate(scales):
        for colour, ink in zip(drawn.evenly_between(scale, len(inks)) / 255, inks, strict=True):
            assert contrast({"black": np.zeros(3), "white": np.ones(3)}[ink[number]], colour) >= 4.5
