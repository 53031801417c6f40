"""A small result made by hand, with words in pieces and special tokens; the same numbers on every machine."""

import base64
import json
from pathlib import Path
from types import SimpleNamespace

import numpy as np

from transformer.config import END
from transformer.decoding import Decoding, Step
from transformer.interpret.combined_heads import SUMMARIES, rollout
from transformer.interpret.result import Result
from transformer.interpret.roles import head_scores
from transformer.maps import AttentionMaps, Place, axes_of
from transformer.views import caption_of, head_cards, pack, stage_data, with_host

SOURCE = ["<s>", "anti", "##dote", "helps", "</s>"]
READ, WRITTEN = ["<s>", "lo", "##s", "ayuda"], ["lo", "##s", "ayuda", "</s>"]
VOCABULARY = ["<pad>", "<s>", "</s>", "<unk>", "lo", "##s", "ayuda", "niña"]
LAYERS, HEADS = 2, 2
FIXTURE = Path(__file__).parents[1] / "components" / "example.json"
"""The example that tests in JavaScript compare with; `PYTHONPATH=.:tests/helpers python -m stage_example` renews it."""


def spread(random, *shape, causal=False):
    """Draw weights whose rows sum to 1; with `causal`, none on later columns."""
    weights = random.random((LAYERS, HEADS, *shape), dtype=np.float32) ** 3
    weights = np.tril(weights) if causal else weights
    return weights / weights.sum(axis=-1, keepdims=True)


def example_result(encoder_only=False):
    """Return a result of two layers with two heads; one row looks only at special tokens, one head has a role."""
    random = np.random.default_rng(7)
    encoder = spread(random, len(SOURCE), len(SOURCE))
    encoder[0, 0, 1] = [0.97, 0.01, 0, 0.01, 0.01]
    maps = {"encoder": labelled("encoder", encoder, SOURCE, SOURCE)}
    if not encoder_only:
        size = len(READ)
        cross = spread(random, size, len(SOURCE))
        cross[1, 1] = 0.2 * cross[1, 1] + 0.8 * np.eye(size, len(SOURCE), k=1, dtype=np.float32)
        maps["cross"] = labelled("cross", cross, READ, SOURCE)
        future = np.triu(np.ones((size, size), dtype=bool), 1)
        maps["decoder"] = labelled("decoder", spread(random, size, size, causal=True), READ, READ, future)
    return Result(
        decoding_of(SOURCE if encoder_only else READ, WRITTEN + ["</s>"] * encoder_only),
        maps,
        {kind: rollout(maps, kind) for kind in maps},
        {kind: head_scores(found) for kind, found in maps.items()},
    )


def labelled(kind, weights, rows, columns, blocked=None):
    names = [str(head + 1) for head in range(HEADS)]
    return AttentionMaps(weights, *axes_of(kind, rows, columns), blocked, kind=kind, layers=range(LAYERS), heads=names)


def decoding_of(read, written, draws=None):
    """Return a greedy decoding; with `draws`, every step was drawn from these candidates."""
    steps = []
    for place, (reads, writes) in enumerate(zip(read, written, strict=True)):
        token = VOCABULARY.index(writes)
        probabilities = np.full(len(VOCABULARY), 0.02, dtype=np.float32)
        probabilities[token], probabilities[7] = 0.78, 0.1
        certain = np.eye(len(VOCABULARY), dtype=np.float32)[token]
        steps.append(
            Step(
                position=place, reads=reads, writes=writes, token_id=token, probabilities=probabilities, rows={},
                tokenizer=SimpleNamespace(tokens=lambda ids: [VOCABULARY[id] for id in ids]),
                candidates=certain if draws is None else draws, forced=place == 1, choice_id=token,
            )
        )  # fmt: skip
    return Decoding(
        text="los ayuda", tokens=written, steps=steps, source_tokens=SOURCE, target_tokens=read,
        finished=written[-1] == VOCABULARY[END], reason="It wrote the end token </s>, so it stopped.", unused_forced=[],
    )  # fmt: skip


def views_of(result):
    """Yield each way to show a result: between pieces or words, muted or not."""
    for words in (False, True):
        for muted in (False, True):
            shown = result.merge_words() if words else result
            yield words, muted, shown.mute_specials() if muted else shown


def for_javascript():
    """Return a small package and the example as the browser gets them, and every map as Python has it."""
    result, maps = example_result(), []
    for words, muted, shown in views_of(result):
        for kind in ("cross", "encoder", "decoder"):
            for layer in range(LAYERS):
                for head in ("1", "2", *SUMMARIES):
                    place = Place(kind, layer, head)
                    found = shown.map(place)
                    maps.append({
                        "wanted": {"words": words, "muted": muted},
                        "kind": kind,
                        "layer": layer,
                        "head": head,
                        "title": place.name,
                        "rows": list(found.rows.labels),
                        "columns": list(found.columns.labels),
                        "blocked": None if found.blocked is None else found.blocked.astype(int).ravel().tolist(),
                        "weights": [round(float(weight), 4) for weight in found.values.ravel()],
                        "caption": caption_of(shown, place),
                    })  # fmt: skip
    small = {
        "words": ["ñ", "\u202eא"], "none": None,
        "rows": [{"cells": np.array([1, 2, 255], np.uint8)}, {"cells": np.array([[65535]], np.uint16)}],
        "weights": np.array([0.25, -1], np.float32),
    }  # fmt: skip
    stage = stage_data(result, has_words=True)
    single = example_result(encoder_only=True)
    cards = head_cards(single, {"this text": single.scores})
    rounded = stage_data(result, has_words=True, rounded=True)
    packages = {
        "package": with_host(pack(small), {"name": "أنا", "clickable": [True, False]}),
        "stage": with_host(stage, {"layout": "map", "forceable": True}),
        "encoderOnly": with_host(stage_data(single), {"layout": "heads", "cards": cards}),
        "rounded": with_host(rounded, {"layout": "map"}),
    }
    return {**{name: base64.b64encode(content).decode() for name, content in packages.items()}, "maps": maps}


if __name__ == "__main__":
    example = for_javascript()
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in example.pop("maps")]
    start = json.dumps(example, indent=0)[:-2]
    FIXTURE.write_text(start + ',\n"maps": [\n' + ",\n".join(lines) + "\n]\n}\n", encoding="utf-8")
