"""`attention-lab train | twins | record | pairs | decode | draw | inspect | align | curate | import`: no browser.

From a checkout, without installing anything: `python -m transformer …`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

import torch
from tqdm import tqdm

from transformer.checkpoints.checkpoint import load, save
from transformer.config import CLASSROOM, SYSTEMS, Activation, Norm, Positions
from transformer.data.parallel_text import ParallelText
from transformer.data.sequences import OPERATIONS, SequenceTask
from transformer.drawing import add_drawing
from transformer.importing import Ends, import_state_dict, read_names, read_vocabulary
from transformer.importing.proof import checked_in_words, snippet
from transformer.inspection import inspect_state_dict
from transformer.measuring import add_measuring, interval_in_brackets
from transformer.output_file import add_replace, must_be_free
from transformer.pairing import add_pairs
from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.recording import record_run, record_twins
from transformer.runs.run import Run, RunSpec, load_spec
from transformer.text.learning import Unit
from transformer.text.wording import decimal, percent
from transformer.training.settings import Precision, TrainingSettings
from transformer.writing import add_writing


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return the exit status."""
    options = _parser().parse_args(arguments)
    torch.set_num_threads(options.threads)
    try:
        options.command(options)
    except FileNotFoundError as error:
        print(f"There is no file {error.filename}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or 'The file'} can't be read or written: {error.strerror or error}.", file=sys.stderr)
        return 1
    except ValueError as error:
        print(error, file=sys.stderr)
        if "pickle" in str(error):
            print(f"\n{snippet()}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=_name_command(), description=__doc__)
    parser.add_argument(
        "--threads", type=int, choices=range(1, 257), default=1, metavar="N", help="torch threads (default: 1)"
    )
    commands = parser.add_subparsers(required=True)

    training = commands.add_parser("train", help="train a model and save it")
    training.add_argument("spec", nargs="?", type=Path, help="a JSON file that describes the run; or use the options")
    training.add_argument(
        "-o", "--output", type=Path, help="where to save (default: beside the JSON file, or NAME.safetensors)"
    )
    training.add_argument("--resume", action="store_true", help="go on from the output file if it has a training state")
    add_replace(training)
    training.add_argument("--half", action="store_true", help="save weights as float16")
    training.add_argument("--name", default="my-model")
    training.add_argument("--system", choices=SYSTEMS, default="modular")
    training.add_argument("--task", choices=OPERATIONS, default="reverse")
    training.add_argument("--pairs", type=Path, metavar="FILE", help="learn the pairs of a table instead of a task")
    training.add_argument("--unit", choices=get_args(Unit), default="letters", help="pieces: of --pairs only")
    training.add_argument(
        "--max-tokens", type=int, default=64, metavar="N", help="of --pairs: longest text (default: 64)"
    )
    training.add_argument("--steps", type=int, default=600)
    training.add_argument("--learning-rate", type=float, default=2e-3)
    training.add_argument("--seed", type=int, default=0)
    training.add_argument("--device", choices=["auto", "cpu", "cuda", "mps"], default="auto")
    training.add_argument("--precision", choices=get_args(Precision), default="float32", help="of matrix products")
    training.set_defaults(command=_train)

    twins = commands.add_parser("twins", help="train variants of a model and record how they learn")
    twins.add_argument("recipe", type=Path, help="a JSON file, as in assets/twins; the record is the folder beside it")
    twins.set_defaults(command=_twins)

    record = commands.add_parser("record", help="train one model and record how it learns")
    record.add_argument("recipe", type=Path, help="a JSON file, as in assets/recorded; the record is beside it")
    record.set_defaults(command=_record)

    add_pairs(commands)
    add_writing(commands)
    add_drawing(commands)
    add_measuring(commands)
    _add_import(commands)
    return parser


def _name_command() -> str:
    """Return the command that the user typed: an installed program has its own name."""
    name = Path(sys.argv[0]).stem
    return name if name == "attention-lab" else "python -m transformer"


def _add_import(commands: argparse._SubParsersAction) -> None:
    importing = commands.add_parser("import", help="make a checkpoint of another program's weights (safetensors)")
    importing.add_argument(
        "file",
        type=Path,
        help="a state dict as docs/models.md has it written, or with other known names",
    )
    importing.add_argument("-o", "--output", type=Path, required=True, metavar="NAME.safetensors")
    add_replace(importing)
    importing.add_argument("--name", default="", help="shown to people (default: the output's)")
    importing.add_argument("--names", type=Path, metavar="JSON", help="name in the file → name here or in torch")
    importing.add_argument("--heads", type=int, metavar="H", help="heads of a layer (default: as the file says)")
    order = importing.add_mutually_exclusive_group()
    order.add_argument("--norm-first", action="store_true", default=None, help="pre-norm (default: as the file says)")
    order.add_argument("--norm-last", action="store_false", dest="norm_first", default=None, help="post-norm")
    importing.add_argument("--norm-eps", type=float, metavar="E", help="(default: as the file says, or 1e-5)")
    importing.add_argument(
        "--norm", choices=get_args(Norm), help="standard (default), or divided by the sample's deviation"
    )
    importing.add_argument(
        "--positions", choices=get_args(Positions),
        help="as in the paper (default), or concatenated: sines, then cosines, counted from 1, as in OpenNMT",
    )  # fmt: skip
    importing.add_argument("--activation", choices=get_args(Activation), help="(default: relu)")
    importing.add_argument(
        "--unscaled-embedding", action="store_false", dest="scaled_embedding", default=None,
        help="embeddings are not multiplied by √d",
    )  # fmt: skip
    importing.add_argument(
        "--unscaled-scores", action="store_false", dest="scaled_scores", default=None,
        help="scores are not divided by √d_k",
    )  # fmt: skip
    importing.add_argument(
        "--source-ends",
        choices=get_args(Ends),
        help="special tokens around a source (default: both)",
    )
    importing.add_argument("--max-length", type=int, metavar="L", help="most tokens of a text (default: 128)")
    for side in ("source", "target"):
        importing.add_argument(
            f"--{side}-vocabulary", type=Path, metavar="FILE", help="tokens by id: a JSON list, or one a line"
        )
    importing.set_defaults(command=_import)


def _train(options: argparse.Namespace) -> None:
    spec = load_spec(options.spec) if options.spec else _spec_from(options)
    output = options.output or (
        options.spec.with_suffix(".safetensors") if options.spec else Path(f"{spec.name}.safetensors")
    )
    must_be_free(output, options.replace or options.resume)
    resumed = load(output) if options.resume and output.exists() else None
    run = Run(spec, resumed)
    print(f"{spec.name}: {spec.model().num_parameters:,} parameters, {spec.settings.steps} steps")
    bar = tqdm(run, total=spec.settings.steps, initial=run.step, unit="step", smoothing=0.05)
    right = 0.0
    try:
        for record in bar:
            right = record.exact_match if record.exact_match is not None else right
            bar.set_postfix(loss=decimal(record.loss, 3), exact_match=percent(right, 1), refresh=False)
    except KeyboardInterrupt:
        save(run.checkpoint(), output)
        print(f"\nStopped at step {run.step}; go on with --resume. Saved {output}.", file=sys.stderr)
        raise
    checkpoint = run.finish()
    save(checkpoint, output, half=options.half)
    print(f"{_describe_result(checkpoint.metrics)} exactly right. Saved {output}.")


def _twins(options: argparse.Namespace) -> None:
    for folder in record_twins(options.recipe, _show_progress):
        _tell_record(folder)


def _record(options: argparse.Namespace) -> None:
    _tell_record(record_run(options.recipe, _show_progress))


def _show_progress(run: Run) -> tqdm:
    return tqdm(run, run.spec.name, run.spec.settings.steps)


def _tell_record(folder: RunFolder) -> None:
    print(f"{folder.name}: {_describe_result(folder.last_state())} exactly right. Saved {folder.path}.")


def _describe_result(metrics: dict[str, Any]) -> str:
    share, count = metrics["exact_match"], int(metrics["evaluated_on"])
    return f"{percent(share, 1)}{interval_in_brackets(share, count)} of {count:,} held-out sequences"


def _spec_from(options: argparse.Namespace) -> RunSpec:
    if options.pairs:
        unit, most = options.unit, options.max_tokens
        task = ParallelText(file=str(options.pairs), source=unit, target=unit, max_tokens=most)
    else:
        task = SequenceTask(name=options.task, unit=options.unit, max_length=12)
    return RunSpec(
        name=options.name,
        system=options.system,
        sizes={**CLASSROOM, "dropout": 0.0},
        task=task,
        settings=TrainingSettings(
            steps=options.steps,
            learning_rate=options.learning_rate,
            seed=options.seed,
            device=options.device,
            precision=options.precision,
        ),
    )


def _import(options: argparse.Namespace) -> None:
    must_be_free(options.output, options.replace)
    source, target = options.source_vocabulary, options.target_vocabulary
    import_options = dict(
        name=options.name or options.output.stem,
        num_heads=options.heads,
        norm_first=options.norm_first,
        norm_eps=options.norm_eps,
        source_ends=options.source_ends,
        names=read_names(options.names) if options.names else None,
        positions=options.positions,
        activation=options.activation,
        norm=options.norm,
        scaled_embedding=options.scaled_embedding,
        scaled_scores=options.scaled_scores,
        max_length=options.max_length,
        source_vocabulary=read_vocabulary(source) if source else None,
        target_vocabulary=read_vocabulary(target) if target else None,
    )
    inspect_state_dict(options.file, **import_options)
    checkpoint = import_state_dict(options.file, **import_options)
    save(checkpoint, options.output)
    config = checkpoint.config
    checked = checked_in_words(checkpoint.metrics)
    print(
        f"{checkpoint.name}: {config.num_layers} + {config.num_layers} layers, {config.num_heads} heads, "
        f"{checkpoint.model.num_parameters:,} parameters. {checked} Saved {options.output}."
    )


if __name__ == "__main__":
    sys.exit(main())
