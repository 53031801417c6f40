"""A GPU does what the CPU does. Without a GPU these tests are skipped; with one, run `pytest tests/test_on_gpu.py`."""

import numpy as np
import pytest
import torch

from transformer import (
    CLASSROOM,
    Run,
    RunSpec,
    SequenceTask,
    Strategy,
    Trace,
    TrainingSettings,
    beam_search,
    decode,
    exact_match,
    greedy,
    load,
    save,
)
from transformer.interpret import edits_of, parse
from transformer.training import find_device

pytestmark = pytest.mark.skipif(not torch.cuda.is_available(), reason="This machine has no GPU.")
NAMES = ["reverse-letters", "english-spanish", "arabic-english"]
TEXTS = {
    "reverse-letters": "network",
    "english-spanish": "The red cars are new.",
    "arabic-english": "ذهبت إلى المدرسة أمس.",
}


def both(name):
    assert find_device("auto").type == "cuda"
    return load(name), load(name, device="cuda")


@pytest.mark.parametrize("name", NAMES)
def test_every_captured_value_is_as_on_the_cpu(name):
    traces = [Trace(), Trace()]
    for checkpoint, trace in zip(both(name), traces, strict=True):
        greedy(checkpoint, TEXTS[name], trace=trace)
    cpu, gpu = traces
    assert list(cpu) == list(gpu) and len(cpu) > 100
    for key in cpu:
        np.testing.assert_allclose(gpu[key].array, cpu[key].array, rtol=1e-3, atol=1e-4, err_msg=key)


@pytest.mark.parametrize("name", NAMES)
def test_all_ways_to_write_write_the_same(name):
    written = []
    for checkpoint in both(name):
        text = TEXTS[name]
        beam, drawn = beam_search(checkpoint, text, 5), decode(checkpoint, text, Strategy(temperature=0.8, seed=3))
        off = Trace(edits=edits_of([parse("cross.1.*.off")]))
        forced = decode(checkpoint, text, forced={1: 7})
        whole = greedy(checkpoint, text, cached=False)
        changed = greedy(checkpoint, text, trace=off)
        written.append([one.text for one in (beam.best, drawn, forced, whole, changed)])
    assert written[0] == written[1]


@pytest.mark.parametrize("precision", ["float32", "bfloat16", "float16"])
def test_a_model_learns_to_reverse_and_opens_on_the_cpu(precision, tmp_path):
    task = SequenceTask(name="reverse", max_length=12)
    chosen = TrainingSettings(steps=600, device="cuda", precision=precision)
    run = Run(RunSpec(name="a", system="modular", sizes={**CLASSROOM, "dropout": 0.0}, task=task, settings=chosen))
    list(run)
    assert run.checkpoint().model.device.type == "cuda"
    assert exact_match(run.checkpoint().model, task, 512, seed=1) > 0.9
    save(run.checkpoint(), tmp_path / "a.safetensors")
    assert load(tmp_path / "a.safetensors").model.device.type == "cpu"
