"""The command that lets a model write: `decode`, of one text or of each line, with its options."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.decoding import Strategy, beam_search, decode
from transformer.errors import LabError, TextError
from transformer.text.wording import counted, percent
from transformer.training.loop import find_device

_STANDARD_INPUT = "-"


def add_writing(commands: argparse._SubParsersAction) -> None:
    """Add the command to those of the program."""
    decoding = commands.add_parser("decode", help="let a model write, greedily unless an option says otherwise")
    decoding.add_argument("checkpoint", type=Path, help="a file, or the name of a shipped model")
    decoding.add_argument("text", nargs="?", help="a text; - reads one text a line from the standard input")
    decoding.add_argument("--file", type=Path, metavar="FILE", help="read one text a line from a file, in UTF-8")
    decoding.add_argument("--top", type=int, default=0, metavar="K", help="also print the K best tokens of each step")
    decoding.add_argument("--beams", type=int, default=0, metavar="N", help="search with N beams")
    decoding.add_argument("--length-penalty", type=float, metavar="A", help="of beams (default: 0.6)")
    decoding.add_argument("--temperature", type=float, default=0.0, metavar="T", help="sample; 1 = as the model says")
    decoding.add_argument("--top-k", type=int, default=0, metavar="K", help="sample from the K best tokens only")
    decoding.add_argument("--top-p", type=float, default=1.0, metavar="P", help="sample from the best of share P")
    decoding.add_argument("--seed", type=int, default=0, help="of the sampling (default: 0)")
    decoding.add_argument("--device", choices=["auto", "cpu", "cuda", "mps"], default="cpu", help="(default: cpu)")
    decoding.set_defaults(command=_decode)


def _decode(options: argparse.Namespace) -> None:
    if (options.text is None) == (options.file is None):
        raise LabError("Give either a text or a file of texts.", "A text of - reads the standard input.")
    checkpoint = load(options.checkpoint, find_device(options.device))
    write = _writer(checkpoint, options)
    if options.file is None and options.text != _STANDARD_INPUT:
        if Path(options.text).suffix and Path(options.text).is_file():
            raise LabError(f"{options.text} is a file here.", f"Its lines are read by --file {options.text}.")
        return write(options.text)
    unread = 0
    for number, text in enumerate(_lines(options.file), start=1):
        try:
            write(text) if text.strip() else print()
        except TextError as error:
            unread += 1
            print()  # each line of the input has its line in the output
            print(f"Line {counted(number)}: {error}", file=sys.stderr)
        sys.stdout.flush()
    if unread:
        raise LabError(f"{counted(unread)} of the lines could not be read; their lines are empty.")


def _lines(file: Path | None) -> Iterator[str]:
    """Yield the lines of a file, of the standard input if there is none."""
    try:
        with io.TextIOWrapper(file.open("rb") if file else sys.stdin.buffer, "utf-8-sig") as lines:
            yield from (line.rstrip("\n") for line in lines)
    except UnicodeDecodeError as error:
        raise LabError(f"{file or 'The standard input'} is not a text in UTF-8.", "Save it as UTF-8.") from error


def _writer(checkpoint: Checkpoint, options: argparse.Namespace) -> Callable[[str], None]:
    """Return a function that lets the model write, and prints what it wrote.

    Raises:
        LabError: If the options don't go together, or one breaks its rule.
    """
    strategy = Strategy(
        temperature=options.temperature, top_k=options.top_k, top_p=options.top_p, seed=options.seed
    )  # fmt: skip
    samples = strategy != Strategy(seed=options.seed)
    if options.beams and (samples or options.top):
        raise LabError("--beams goes with neither sampling nor --top.", "Leave one of them out.")
    if samples and not options.temperature:
        raise LabError("--top-k and --top-p belong to sampling.", "Give a --temperature above 0 with them.")
    if options.length_penalty is not None and not options.beams:
        raise LabError("--length-penalty belongs to beams.", "Give a number of --beams with it.")

    def search(text: str) -> None:
        penalty = {} if options.length_penalty is None else {"length_penalty": options.length_penalty}
        print(beam_search(checkpoint, text, options.beams, **penalty).best.text)

    def write(text: str) -> None:
        decoding = decode(checkpoint, text, strategy)
        print(decoding.text)
        for step in decoding.steps if options.top else []:
            ranked = "  ".join(f"{token} {percent(probability, 1)}" for token, probability in step.top(options.top))
            print(f"{step.position:3}  reads {step.reads}  writes {step.writes}:  {ranked}")
        if not decoding.finished:
            print(decoding.reason, file=sys.stderr)

    return search if options.beams else write
