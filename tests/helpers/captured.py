"""A program that captures tiny models of the `transformers` library, in a process of its own: that library warns.

Beside what `capture` returns it writes what the library itself computes, step by step: `python captured.py FOLDER`.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from docstring_examples import examples, run
from hub_models import make_models

from transformer.errors import LabError
from transformer.importing import capture
from transformer.interpret import Result

TEXT, TARGET = "The animal was too tired, don't.", "El animal no cruzó."


def greedy_by_hand(model, ids, most):
    """Return the ids that a model writes greedily, computed anew at each step, without `generate` and its cache."""
    config, read = model.generation_config, [model.generation_config.decoder_start_token_id]
    while len(read) <= most:
        logits = model(input_ids=ids, decoder_input_ids=torch.tensor([read])).logits[0, -1]
        forced = config.forced_bos_token_id if len(read) == 1 else None
        forced = config.forced_eos_token_id if len(read) == most and forced is None else forced
        read.append(int(logits.argmax()) if forced is None else forced)
        if read[-1] == config.eos_token_id:
            break
    return read


@torch.inference_mode()
def computed(model, tokenizer, name):
    """Return ids, logits and weights as the library computes them itself."""
    ids = tokenizer(TEXT, return_tensors="pt")["input_ids"]
    model.eval()
    model.set_attn_implementation("eager")
    if name in ("bert", "masked"):
        found = model(input_ids=ids, output_attentions=True)
        return {"encoder": found.attentions, **({"logits": found.logits} if name == "masked" else {})}
    read = greedy_by_hand(model, ids, most=9)
    found = model(input_ids=ids, decoder_input_ids=torch.tensor([read[:-1]]), output_attentions=True)
    maps = {"encoder": found.encoder_attentions, "cross": found.cross_attentions, "decoder": found.decoder_attentions}
    return {**maps, "logits": found.logits, "written": torch.tensor(read[1:])}


def described(decoding):
    result = Result.of(decoding, decoding.trace)
    return {
        "text": decoding.text,
        "source": decoding.source_tokens,
        "reads": decoding.target_tokens,
        "tokens": decoding.tokens,
        "ids": [step.token_id for step in decoding.steps],
        "choices": [step.choice_id for step in decoding.steps],
        "forced": [step.forced for step in decoding.steps],
        "finished": decoding.finished,
        "reason": decoding.reason,
        "words": result.merge_words().maps["encoder"].rows.labels,
        "muted": result.mute_specials().maps["encoder"].columns.labels,
        "shown": decoding.show().caption,
    }


def refused(*arguments, **settings):
    try:
        capture(*arguments, **settings)
    except LabError as error:
        return str(error)


def main(folder):
    models, told, arrays = make_models(), {"refused": {}}, {}
    for name in ("marian", "bart", "bert", "masked"):
        model, tokenizer = models[name]
        settings = {} if name in ("bert", "masked") else {"max_new_tokens": 9}
        decoding = capture(model, tokenizer, TEXT, **settings)
        told[name] = described(decoding)
        told[name]["as it was"] = [model.training, model.config._attn_implementation]
        for kind, maps in Result.of(decoding, decoding.trace).maps.items():
            arrays[f"{name} ours {kind}"], arrays[f"{name} blocked {kind}"] = maps.values, maps.blocked
        for position, step in enumerate(decoding.steps):
            arrays[f"{name} shares {position}"] = step.probabilities
            arrays |= {f"{name} row {position} {path}": row for path, row in step.rows.items()}
        for part, tensors in computed(model, tokenizer, name).items():
            whole = torch.cat(list(tensors)) if isinstance(tensors, tuple) else tensors
            arrays[f"{name} theirs {part}"] = whole.numpy()
        if settings:
            told[f"{name} given"] = described(capture(model, tokenizer, TEXT, target=TARGET))
    marian, pieces = models["marian"]
    plain = marian.forward
    marian.forward = lambda *inputs, **more: plain(*inputs, **more)  # as adapters and other wrappers have it
    told["wrapped"] = described(capture(marian, pieces, TEXT, target=TARGET))["ids"]
    del marian.forward
    run(examples()["importing/hub_model.py::capture"], model=marian, tokenizer=pieces)
    told["refused"] = {
        "decoder alone": refused(*models["gpt"], TEXT),
        "no head": refused(*models["headless"], TEXT),
        "too long": refused(marian, pieces, "animal " * 90),
        "beams": refused(marian, pieces, TEXT, num_beams=4),
        "target of an encoder": refused(*models["bert"], TEXT, target=TARGET),
        "unknown setting": refused(marian, pieces, TEXT, max_tokens=3),
    }
    np.savez(folder / "arrays.npz", **arrays)
    (folder / "told.json").write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
