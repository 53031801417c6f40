"""The palette of `.streamlit/config.toml`, measured: for eyes that miss a kind of cone, and as text on its ground."""

import re
import tomllib
from itertools import combinations
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
XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def parts(colour):
    return np.array(list(bytes.fromhex(colour[1:]))) / 255


def lab(colour, eye="usual"):
    """Return a colour as an eye sees it, in CIELAB, `(3,)`."""
    srgb = parts(colour)
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    xyz = XYZ @ np.clip(EYES[eye] @ linear, 0, 1) / WHITE
    x, y, z = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def difference(one, other):
    """Return CIEDE2000 of two colours in CIELAB. Source: Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    saturated = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * np.sqrt(saturated**7 / (saturated**7 + 25**7))
    c1, c2 = np.hypot(a1 * stretch, b1), np.hypot(a2 * stretch, b2)
    h1, h2 = (np.degrees(np.arctan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2 if c1 * c2 else h1 + h2
    cosines = [np.cos(np.radians(angle)) for angle in (hue - 30, 2 * hue, 3 * hue + 6, 4 * hue - 63)]
    by_light = 1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2)
    by_chroma = 1 + 0.045 * chroma
    by_hue = 1 + 0.015 * chroma * (1 + np.dot([-0.17, 0.24, 0.32, -0.2], cosines))
    blue = -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7))
    blue *= np.sin(np.radians(60 * np.exp(-(((hue % 360 - 275) / 25) ** 2))))
    steps = [
        (l2 - l1) / by_light,
        (c2 - c1) / by_chroma,
        2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / by_hue,
    ]
    return float(np.sqrt(np.dot(steps, steps) + blue * steps[1] * steps[2]))


def closest(colours):
    """Return the least difference between two of the colours, to the eye that sees the least of it."""
    return min(difference(lab(one, eye), lab(other, eye)) for one, other in combinations(colours, 2) for eye in EYES)


@pytest.mark.parametrize("mode", MODES)
def test_colours_that_stand_together_differ_for_every_eye(mode):
    colours = THEMES[mode]["chartCategoricalColors"]
    assert closest(colours[:4]) >= 10  # query, key, value, and the colour of anything else
    assert closest([*colours[:3], THEMES[mode]["primaryColor"]]) >= 10  # rings in a map: pointed at, and of the step
    assert closest(colours[3:9]) >= 10  # six rows compared, lines of up to six curves
    assert closest(colours) >= 6
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


@pytest.mark.parametrize("mode", MODES)
def test_the_scale_of_weights_only_grows_away_from_its_ground(mode):
    for eye in EYES:
        steps = np.diff([lab(colour, eye)[0] for colour in THEMES[mode]["chartSequentialColors"]])
        assert (steps < 0).all() if mode == "light" else (steps > 0).all()
    assert {name: THEMES[name] for name in MODES} == drawn.THEMES  # pages and figures have the same colours
    assert drawn.SEQUENTIAL_DARK == THEMES["dark"]["chartSequentialColors"] != drawn.SEQUENTIAL


@pytest.mark.parametrize("signed", [False, True])
def test_a_number_stands_out_from_every_colour_of_its_scale_in_both_themes(signed):
    scales = (drawn.DIVERGING, drawn.DIVERGING_DARK) if signed else (drawn.SEQUENTIAL, drawn.SEQUENTIAL_DARK)
    inks = [re.fullmatch(r"light-dark\((\w+), (\w+)\)", ink).groups() for ink in drawn.cell_inks(signed)]
    for number, scale in enumerate(scales):
        for share, ink in zip(np.linspace(0, 1, len(inks)), inks, strict=True):
            colour = [
                np.interp(share, np.linspace(0, 1, len(scale)), part) for part in np.transpose([*map(parts, scale)])
            ]
            assert contrast({"black": np.zeros(3), "white": np.ones(3)}[ink[number]], colour) >= 4.5
