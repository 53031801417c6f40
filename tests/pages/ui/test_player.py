"""What Python sends to the decoding player, and what it believes of what comes back."""

import base64
import json
import re
from types import SimpleNamespace

import numpy as np
import pytest

from pages.ui import player as module
from transformer.interpret import AttentionMaps, axes_of

SOURCE, TARGET = ["<s>", "a", "b", "</s>"], ["<s>", "b", "a"]
TOP = [[("b", 0.9), ("a", 0.1)], [("a", 0.6), ("b", 0.3), ("<pad>", 0.1)], [("</s>", 1.0), ("a", 0.0)]]
STEPS = [{"writes": top[0][0], "top": top, "chosen": top[0][1], "entropy": 0.25} for top in TOP]


def rows(*shape, seed=0):
    weights = np.random.default_rng(seed).random(shape, dtype=np.float32)
    return weights / weights.sum(axis=-1, keepdims=True)


def causal(*shape):
    weights = np.tril(rows(*shape))
    return weights / weights.sum(axis=-1, keepdims=True)


CROSS, DECODER, ENCODER = rows(2, 4, 3, 4), causal(2, 4, 3, 3), rows(2, 4, 4, 4, seed=1)


@pytest.fixture
def mounted(monkeypatch):
    """What the component was called with."""
    calls = {}
    monkeypatch.setattr(module, "_PLAYER", lambda **arguments: calls.update(arguments))
    return calls


def maps_of(source=SOURCE, target=TARGET, **weights):
    """Attention by kind, of the given weights."""
    sides = {"encoder": (source, source), "cross": (target, source), "decoder": (target, target)}
    return {kind: labelled(kind, array, *sides[kind]) for kind, array in weights.items()}


def labelled(kind, weights, queries, keys):
    layers, heads = range(weights.shape[0]), [str(number + 1) for number in range(weights.shape[1])]
    return AttentionMaps(weights, *axes_of(kind, queries, keys), kind=kind, layers=layers, heads=heads)


MAPS = maps_of(cross=CROSS, decoder=DECODER)
ALL = maps_of(cross=CROSS, decoder=DECODER, encoder=ENCODER)


def draw(maps=MAPS, steps=STEPS, **options):
    module.decoding_player(maps, steps, 0, 0, "It stopped.", "player", **options)


def weights_of(text, *shape):
    return np.frombuffer(base64.b64decode(text), dtype="<u2").reshape(shape) / 65535


def test_the_browser_gets_all_three_kinds_of_attention(mounted):
    draw(ALL)
    data = mounted["data"]
    np.testing.assert_allclose(weights_of(data["looks"], *CROSS.shape), CROSS, atol=1e-5)
    np.testing.assert_allclose(weights_of(data["reads"], *DECODER.shape), DECODER, atol=1e-5)
    np.testing.assert_allclose(weights_of(data["encoder"], *ENCODER.shape), ENCODER, atol=1e-5)
    assert data["causal"] and not data["encoder_only"]


def test_without_encoder_there_is_no_map_of_everything(mounted):
    draw()
    assert mounted["data"]["encoder"] is None


def test_in_place_of_cross_attention_the_encoder_is_the_map(mounted):
    draw(maps_of(encoder=ENCODER), [])
    data = mounted["data"]
    assert data["encoder_only"] and data["encoder"] is None and data["reads"] is None
    np.testing.assert_allclose(weights_of(data["looks"], *ENCODER.shape), ENCODER, atol=1e-5)


def test_an_open_future_is_not_called_blocked(mounted):
    draw(maps_of(cross=CROSS, decoder=rows(2, 4, 3, 3), encoder=ENCODER))
    assert not mounted["data"]["causal"]


def test_almost_sure_does_not_become_sure_on_the_way(mounted):
    almost = float(np.nextafter(np.float32(1), np.float32(0)))
    draw(steps=[{**STEPS[0], "chosen": almost, "top": [("b", almost), ("a", 1e-8)]}, *STEPS[1:]])
    sent = json.loads(json.dumps(mounted["data"]["steps"][0]))
    assert sent["chosen"] < 1 and sent["top"][0][1] < 1 and sent["top"][1][1] > 0


def test_forty_tokens_of_two_layers_with_four_heads_stay_below_300_kilobytes(mounted):
    token = "understanding"
    top = [(f"{token}{number}", 1 / 7) for number in range(5)]
    step = {"writes": f"{token}0", "top": top, "chosen": 1 / 7, "entropy": 1 / 3}
    weights = dict(cross=rows(2, 4, 40, 40), decoder=causal(2, 4, 40, 40), encoder=rows(2, 4, 40, 40))
    draw(maps_of([token] * 40, [token] * 40, **weights), [step] * 40, on_force=print)
    assert len(json.dumps(mounted["data"])) <= 300_000


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"maps": {}}, "`maps` must have cross-attention, or the encoder's own"),
        ({"maps": maps_of(cross=CROSS, encoder=ENCODER)}, "`maps` must have the decoder's where the other two are"),
        ({"steps": STEPS[:2]}, "`steps` must have one dict a target token (3), got 2"),
        ({"steps": []}, "`steps` must have one dict a target token (3), got 0"),
        ({"maps": MAPS | {"decoder": labelled("decoder", DECODER, TARGET, ["<s>", "a", "a"])}}, "others in `decoder`"),
        ({"maps": ALL | {"encoder": labelled("encoder", DECODER, TARGET, TARGET)}}, "others in `encoder`"),
        (
            {"maps": maps_of(cross=CROSS, decoder=DECODER[:1])},
            "layers and heads of `cross`, got others in `decoder`",
        ),
        ({"maps": ALL | maps_of(encoder=ENCODER[:, :2])}, "layers and heads of `cross`, got others in `encoder`"),
        ({"forced": [0, 3]}, "`forced` must be steps from 0 to 2, got [0, 3]"),
        ({"forced": [-1]}, "`forced` must be steps from 0 to 2, got [-1]"),
    ],
)
def test_what_does_not_fit_together_is_refused(mounted, change, says):
    with pytest.raises(ValueError, match=re.escape(says)):
        draw(**change)


def test_only_content_makes_the_browser_start_anew(mounted):
    draw(ALL)
    first = mounted["data"]["id"]
    draw(ALL, step=2)
    assert mounted["data"]["id"] == first and mounted["data"]["first"]["step"] == 2
    draw(ALL, forced=[1])
    assert mounted["data"]["id"] != first and mounted["data"]["forced"] == [1]


@pytest.fixture
def answer(mounted, monkeypatch):
    """`answer(what the browser sent)`: what `on_force` was called with."""

    def answer(sent, forceable=True):
        calls = []
        draw(on_force=(lambda *call: calls.append(call)) if forceable else None)
        monkeypatch.setattr(module, "st", SimpleNamespace(session_state={"player": {"forced": sent}}))
        mounted["on_forced_change"]()
        return calls

    return answer


def test_a_candidate_of_the_step_can_be_forced(answer):
    assert answer({"step": 0, "token": "a"}) == [(0, "a")]


@pytest.mark.parametrize(
    "sent",
    [
        None, "a", 3, [], {}, {"step": 0}, {"token": "a"}, {"step": 0, "token": "z"}, {"step": 0, "token": None},
        {"step": 0, "token": ["a"]}, {"step": 3, "token": "a"}, {"step": -1, "token": "a"},
        {"step": True, "token": "b"},
        {"step": "0", "token": "a"}, {"step": 0.0, "token": "a"}, {"step": 1, "token": "</s>"},
        {"step": 0, "token": "b"},  # it is written already
        {"step": 1, "token": "<pad>"},  # it would be masked when it is read back
    ],
)  # fmt: skip
def test_nothing_else_the_browser_sends_is_believed(answer, sent):
    assert answer(sent) == []


def test_nothing_can_be_forced_where_python_does_not_ask_for_it(answer, mounted):
    assert answer({"step": 0, "token": "a"}, forceable=False) == []
    assert not mounted["data"]["forceable"]


def test_nothing_can_be_forced_on_an_encoder_alone(mounted):
    draw(maps_of(SOURCE[:3], encoder=rows(2, 4, 3, 3)), on_force=print)
    assert not mounted["data"]["forceable"]
