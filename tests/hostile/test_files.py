"""Hostile files are refused in a sentence, or harmless: no death, no traceback, nothing that takes too long.

The tests try a few of each kind; with `--rows=all`, all of them. See CONTRIBUTING.
"""

import contextlib
import os
import sys
import time
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from rows import FULL

from tests.hostile.weights import good_state_dict, hostile_weights
from transformer import CheckpointError, TextError, Trace, greedy, load
from transformer.checkpoints.checkpoint import try_out
from transformer.importing import import_state_dict
from transformer.inspection import inspect_checkpoint, inspect_state_dict
from transformer.inspection.process import too_much_error

if sys.platform != "linux":
    pytest.skip("only Linux bounds the memory of a process", allow_module_level=True)

SHIPPED = Path(__file__).parents[2] / "assets" / "checkpoints"
GOOD = ["copy-letters", "reverse-words", "spanish-grammar", "english-spanish"]
COUNTS = {"checkpoint": (4, 320), "state dict": (3, 90)}
SEED = int(os.environ.get("HOSTILE_SEED", "0"))
SECONDS = 20
TEXTS = ("abc", "hello there", "The “quick” fox, 42!", "مَرْحَبًا", "é" * 300, '" ' * 200, "z" * 3000, "\0\u202e\U0001f600")


def some(what: str, files):
    """Yield numbered files of a kind: in full all; else a few, with another seed another few."""
    few, all_of_them = COUNTS[what]
    every = 1 if FULL else max(1, 60 // few)
    for number, file in enumerate(islice(files(SEED), all_of_them if FULL else few * every)):
        if number % every == 0:
            yield number, file


def opened(read, path: Path) -> bool:
    """Do everything that a page would do first with a model that passed; return whether it is not refused even then."""
    begun = time.process_time()
    try:
        checkpoint = read(path)
        try_out(checkpoint, path.name)
        for text in TEXTS:
            with contextlib.suppress(TextError):
                greedy(checkpoint, checkpoint.source_tokenizer.without_unknown(text), trace=Trace())
                checkpoint.target_tokenizer.read(text, checkpoint.config.max_length)
        checkpoint.target_tokenizer.decode(list(range(checkpoint.target_tokenizer.vocab_size)))
    except CheckpointError:
        return False
    finally:
        assert time.process_time() - begun < SECONDS
    return True


def inspected(what: str, inspect, read, good: list[bytes], folder: Path, refusal: type[ValueError]) -> None:
    """Check that a good file can be used, and every other is refused with a sentence, or can be opened without harm."""
    path = folder / "good.safetensors"
    path.write_bytes(good[0])
    inspect(path)
    assert opened(read, path)
    for number, (fault, content) in some(what, partial(hostile_weights, good=good)):
        path = folder / f"{SEED}-{number}.safetensors"
        path.write_bytes(content)
        try:
            inspect(path)
        except refusal as error:
            said = str(error)
            assert len(said) > 20 and said.endswith((".", "?")) and "Traceback" not in said, (fault, number, said)
            assert said != str(too_much_error(refusal, path.name)), (fault, number)
        else:
            opened(read, path)
        path.unlink()


def test_hostile_checkpoints(tmp_path):
    good = [(SHIPPED / f"{name}.safetensors").read_bytes() for name in GOOD]
    inspected("checkpoint", inspect_checkpoint, load, good, tmp_path, CheckpointError)


def test_hostile_state_dicts(tmp_path):
    good = [good_state_dict(last) for last in (" ", "<unk>")]  # the first once was no model that could be opened
    inspected("state dict", inspect_state_dict, import_state_dict, good, tmp_path, ValueError)
