"""Opens files that passed the inspection, one after the other, with limits: a script of `test_files`.

It prints the outcome of each: `used`, a refusal with its sentence, or anything else, which is a fault.
"""

import contextlib
import resource
import signal
import sys
import traceback

import torch

from transformer import CheckpointError, TextError, Trace, greedy, load
from transformer.checkpoints.checkpoint import try_out
from transformer.importing import import_state_dict

SECONDS, GIGABYTES = 20, 2
TEXTS = ("abc", "hello there", "The “quick” fox, 42!", "مَرْحَبًا", "é" * 300, '" ' * 200, "z" * 3000, "\0\u202e\U0001f600")


def open_it(what: str, path: str) -> None:
    """Do everything that a page would do first with a model."""
    checkpoint = load(path) if what == "checkpoint" else import_state_dict(path)
    try_out(checkpoint, path)
    for text in TEXTS:
        with contextlib.suppress(TextError):
            greedy(checkpoint, checkpoint.source_tokenizer.without_unknown(text), trace=Trace())
            checkpoint.target_tokenizer.read(text, checkpoint.config.max_length)
    checkpoint.target_tokenizer.decode(list(range(checkpoint.target_tokenizer.vocab_size)))


def main() -> None:
    """Look at the files in the arguments."""
    torch.set_num_threads(1)
    resource.setrlimit(resource.RLIMIT_DATA, (GIGABYTES << 30, GIGABYTES << 30))
    what, *paths = sys.argv[1:]
    for path in paths:
        signal.alarm(SECONDS)
        try:
            open_it(what, path)
        except CheckpointError as error:
            print("refused", str(error).replace("\n", " ")[:300], flush=True)
        except Exception:
            print("fault", traceback.format_exc()[-1500:].replace("\n", " | "), flush=True)
        else:
            print("used", flush=True)


if __name__ == "__main__":
    main()
