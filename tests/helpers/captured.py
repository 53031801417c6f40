"""A program that captures tiny models of the `transformers` library, in a process of its own: that library warns.

Beside what `capture` returns it writes what the library itself computes, step by step: `python captured.py FOLDER`.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from docstring_examples import examples, run
from hub_models import ends_of_words, make_models

from transformer.errors import LabError
from transformer.importing import capture
from transformer.importing.hub_tokens import HubTokens
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
        "top": [step.top(2)[0][0] for step in decoding.steps],
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
    for name in ("marian", "bart", "t5", "bert", "masked"):
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
    view = capture(*models["uneven"], TEXT, target=TARGET).show("encoder.3.7")
    told["uneven"] = [view.opens.kind, view.opens.layer, view.opens.head, list(view.pictures()["map"].numbers())]
    told["uneven"].append(view.pictures()["map"].caption)
    bart, pairs = models["bart"]
    bart.train()
    bart.model.encoder.eval()  # some parts may rest while others train
    cut = capture(bart, pairs, TEXT, max_new_tokens=3, num_beams=1, forced_bos_token_id=40)
    told["forced"] = [described(cut), bart.training, bart.model.encoder.training]
    marian, pieces = models["marian"]
    plain = marian.forward
    marian.forward = lambda *inputs, **more: plain(*inputs, **more)  # as adapters and other wrappers have it
    told["wrapped"] = described(capture(marian, pieces, TEXT, target=TARGET))["ids"]
    del marian.forward

    def broken(input_ids=None, **more):
        raise RuntimeError

    marian.forward = broken
    told["without a word"] = refused(marian, pieces, TEXT, target=TARGET)
    del marian.forward
    try:
        capture(marian, pieces, TEXT).trace["encoder.norm"]
    except KeyError as error:
        told["asked for more"] = str(error)
    run(examples()["importing/hub_model.py::capture"], model=marian, tokenizer=pieces)
    told["refused"] = {
        "decoder alone": refused(*models["gpt"], TEXT),
        "no head": refused(*models["headless"], TEXT),
        "empty": refused(marian, pieces, "  "),
        "no text": refused(marian, pieces, ["one", "two"]),
        "empty target": refused(marian, pieces, TEXT, target=" "),
        "too long": refused(marian, pieces, "animal " * 90),
        "long target": refused(marian, pieces, TEXT, target="animal " * 90),
        "beams": refused(marian, pieces, TEXT, num_beams=4),
        "target of an encoder": refused(*models["bert"], TEXT, target=TARGET),
        "other way round": refused(pieces, marian, TEXT),
        "no tokenizer": refused(marian, None, TEXT),
        "setting with a target": refused(marian, pieces, TEXT, target=TARGET, max_new_tokens=3),
        "unknown setting": refused(marian, pieces, TEXT, max_tokens=3),
        "beyond its places": refused(
            bart, pairs, TEXT, max_new_tokens=500, forced_eos_token_id=None, eos_token_id=None
        ),
        "half a sign": refused(marian, pieces, "a\ud800"),
        "setting of a decoder alone": refused(*models["gpt"], TEXT, max_new_tokens=3),
    }
    spelled = ends_of_words()
    ids = spelled(TEXT)["input_ids"]
    told["ends of words"] = [spelled.convert_ids_to_tokens(ids), HubTokens(spelled).in_order(ids)]
    np.savez(folder / "arrays.npz", **arrays)
    (folder / "told.json").write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
