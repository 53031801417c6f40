"""Hostile files are refused in a sentence, or harmless: no death, no traceback, nothing that takes too long.

The tests try a few of each kind; with `--rows=all`, all of them. See CONTRIBUTING.
"""

import os
import subprocess
import sys
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from rows import FULL, failed, trying

from tests.hostile.weights import good_state_dict, hostile_weights
from transformer import CheckpointError
from transformer.inspection import inspect_checkpoint, inspect_state_dict
from transformer.inspection.process import too_much_error

if sys.platform != "linux":
    pytest.skip("only Linux bounds the memory of a process", allow_module_level=True)

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "assets" / "checkpoints"
GOOD = ["copy-letters", "reverse-words", "spanish-grammar", "english-spanish"]
COUNTS = {"checkpoint": (4, 320), "state dict": (3, 90)}
SEED = int(os.environ.get("HOSTILE_SEED", "0"))


def some(what: str, files):
    """Yield numbered files of a kind: in full all; else a few, with another seed another few, and all that ever failed.

    Args:
        what: The name of the kind.
        files: Makes them of a seed, one after the other; once it makes others, kept numbers mean those.
    """
    few, all_of_them = COUNTS[what]
    every = 1 if FULL else max(1, 60 // few)
    for number, file in enumerate(islice(files(SEED), all_of_them if FULL else few * every)):
        if number % every == 0:
            yield SEED, number, file
    for seed, number in failed(what):
        yield seed, number, next(islice(files(seed), number, None))


def is_sentence(text: str) -> bool:
    return len(text) > 20 and text.endswith((".", "?")) and "Traceback" not in text


def looked_at(what: str, paths: list[Path]) -> list[str]:
    """Return the outcome of each file that passed, opened with torch in a process that may die of it."""
    found: list[str] = []
    while len(found) < len(paths):
        command = [sys.executable, str(ROOT / "tests" / "hostile" / "look.py"), what, *map(str, paths[len(found) :])]
        around = os.environ | {"PYTHONPATH": str(ROOT)}
        done = subprocess.run(command, cwd=ROOT, env=around, capture_output=True, text=True)
        found += done.stdout.splitlines()
        if len(found) < len(paths):
            found.append(f"died with {done.returncode}: {done.stderr[-300:]}")
    return found


def inspected(what: str, inspect, good: list[bytes], folder: Path, refusal: type[ValueError]) -> None:
    """Check that a good file can be used, and every other is refused with a sentence, or can be opened without harm."""
    passed = [(SEED, None, "nothing", folder / "good.safetensors")]
    passed[0][-1].write_bytes(good[0])
    inspect(passed[0][-1])
    for seed, number, (fault, content) in some(what, partial(hostile_weights, good=good)):
        path = folder / f"{seed}-{number}.safetensors"
        path.write_bytes(content)
        with trying(what, [seed, number]):
            try:
                inspect(path)
            except refusal as error:
                said = str(error)
                assert is_sentence(said), (fault, number, said)
                is_too_much = said == str(too_much_error(refusal, path.name))
                assert not is_too_much or fault == "something else", (fault, number, said)
                path.unlink()
            else:
                passed.append((seed, number, fault, path))
    outcomes = looked_at(what, [path for *_, path in passed])
    assert outcomes[0] == "used"
    for (seed, number, fault, _), said in zip(passed[1:], outcomes[1:]):
        with trying(what, [seed, number]):
            assert said.startswith(("used", "refused")), (fault, number, said)


def test_hostile_checkpoints(tmp_path):
    good = [(SHIPPED / f"{name}.safetensors").read_bytes() for name in GOOD]
    inspected("checkpoint", inspect_checkpoint, good, tmp_path, CheckpointError)


def test_hostile_state_dicts(tmp_path):
    good = [good_state_dict(last) for last in (" ", "<unk>")]  # the first once was no model that could be opened
    inspected("state dict", inspect_state_dict, good, tmp_path, ValueError)
