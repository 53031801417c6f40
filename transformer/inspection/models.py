"""Inspection of model files: the requests made here, and the work done in the separate process."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from transformer.checkpoints.description import Description, describe
from transformer.config import TransformerConfig
from transformer.data.tasks import task_from_dict
from transformer.errors import CheckpointError, TextError
from transformer.importing.description import Needs, describe_state_dict, find_needs
from transformer.inspection.process import ask
from transformer.text.tokenizer import SPECIALS, Tokenizer

SECONDS = 5.0
SECONDS_WITH_TORCH = 20.0
MOST_TOKENS = 512
MOST_CELLS = 16_000_000
"""Most attention weights of all heads of a stack together at the longest text: 64 MB."""

_TEXTS = (
    "a", "The quick brown fox, 42!", "¿“Ñandú”…? ’tis", "مَرْحَبًا", "e\u0301\u0323" * 40, "\U0001f600 \u200d", '" ' * 500,
    "z" * 999,
)  # fmt: skip
"""Texts that are hard to tokenise, each for another reason."""


def inspect_checkpoint(path: str | Path) -> None:
    """Check an uploaded checkpoint in a separate process, before `load` reads it here.

    Raises:
        CheckpointError: If it is not a checkpoint of this program, or if this server can't show its model.
    """
    _ask("checkpoint", Path(path), {})


def inspect_state_dict(path: str | Path, **options: Any) -> None:
    """Check a foreign state dict in a separate process, before `import_state_dict` reads it here.

    Args:
        path: The file.
        **options: The arguments of `import_state_dict`.
    Raises:
        FileNotFoundError: If the file doesn't exist.
        LabError: If it can't be imported with these options.
    """
    if not Path(path).is_file():
        raise FileNotFoundError(2, "No such file", str(path))
    _ask("state dict", Path(path), {"options": options})


def inspect_weights(path: str | Path) -> Needs:
    """Look at an uploaded file of another program's weights in a separate process; return what is needed besides.

    Raises:
        CheckpointError: If it is no encoder-decoder that can be imported.
    """
    path = Path(path)
    return Needs(**ask("weights", path.name, SECONDS, {"path": str(path.resolve())}, CheckpointError))


def import_weights(path: str | Path, to: Path, **options: Any) -> None:
    """Import another program's weights in a separate process, which has torch, and write them as a checkpoint.

    Args:
        path: The file.
        to: Path of the checkpoint.
        **options: The arguments of `import_state_dict`, as plain values.
    Raises:
        LabError: If it can't be imported with these options, or takes too much time or memory.
    """
    path = Path(path)
    request = {"path": str(path.resolve()), "to": str(to), "options": options}
    inspect_state_dict(path, **options)
    ask("import", path.name, SECONDS_WITH_TORCH, request, CheckpointError, with_torch=True)
    inspect_checkpoint(to)


def _ask(what: str, path: Path, request: dict[str, Any]) -> None:
    ask(what, path.name, SECONDS, {"path": str(path.resolve()), **request}, CheckpointError)


# The functions below run in the separate process.


def read_checkpoint(path: str) -> dict[str, Any]:
    """Check everything in a checkpoint's file, and whether this server can show its model."""
    description = describe(Path(path))
    _check_size(Path(path).name, description.config)
    _check_task(Path(path).name, description)
    for tokenizer in {id(one): one for one in (description.source_tokenizer, description.target_tokenizer)}.values():
        _try_out(Path(path).name, tokenizer, description.config.max_length)
    return {"name": description.name}


def read_state_dict(path: str, options: dict[str, Any]) -> dict[str, Any]:
    """Check everything in a foreign file."""
    description = describe_state_dict(Path(path), **options)
    _check_size(Path(path).name, description.config)
    for vocabulary in (description.source, description.target):
        _try_out(Path(path).name, vocabulary.tokenizer(), description.config.max_length)
    return {"name": description.name}


def read_weights(path: str) -> dict[str, Any]:
    """Return what a foreign file leaves to be said."""
    return asdict(find_needs(Path(path)))


def write_imported(path: str, to: str, options: dict[str, Any]) -> dict[str, Any]:
    """Import a foreign file and write its checkpoint; this process has torch."""
    from transformer.checkpoints.checkpoint import save
    from transformer.importing.state_dict import import_state_dict

    save(import_state_dict(Path(path), **options), Path(to))
    return {}


def _check_size(name: str, config: TransformerConfig) -> None:
    if config.max_length < 3 or min(config.source_vocab_size, config.target_vocab_size) <= len(SPECIALS):
        raise CheckpointError(name, "has no room for a text: it must have a token besides the special ones")
    if config.max_length > MOST_TOKENS:
        problem = f"is of a model for texts of {config.max_length:,} tokens; at most {MOST_TOKENS} can be shown"
        raise CheckpointError(name, problem, "Save it for shorter ones.")
    cells = config.num_layers * config.num_heads * config.max_length**2
    if cells > MOST_CELLS:
        sizes = f"{config.num_layers} layers of {config.num_heads} heads for texts of {config.max_length:,} tokens"
        problem = f"has {sizes}: {cells:,} attention weights, more than the {MOST_CELLS:,} that can be shown"
        raise CheckpointError(name, problem, "Save it for shorter texts.")


def _check_task(name: str, description: Description) -> None:
    """Check that the model fits the task that its file names."""
    if not description.task:
        return
    task = task_from_dict(description.task)
    if task.max_tokens > description.config.max_length:
        most = description.config.max_length
        raise CheckpointError(name, f"names a task of {task.max_tokens} tokens; its model reads at most {most}")
    own = () if task.file else (task.source_tokenizer, task.target_tokenizer)
    for tokenizer, of_file in zip(own, (description.source_tokenizer, description.target_tokenizer)):
        if tokenizer.vocab_size != of_file.vocab_size:
            problem = f"names a task of {tokenizer.vocab_size} symbols; its model knows {of_file.vocab_size}"
            raise CheckpointError(name, problem)


def _try_out(name: str, tokenizer: Tokenizer, max_length: int) -> None:
    """Encode and decode hard texts; a tokenizer that takes too long exceeds the limit of this process."""
    size = tokenizer.vocab_size
    tokens = tokenizer.tokens(list(range(size)))
    longest = max(range(size), key=lambda number: len(tokens[number]))
    signs = [number for number in range(size) if '"' in tokens[number] or " " in tokens[number]]
    try:
        for text in _TEXTS:
            try:
                tokenizer.read(text, max_length)
            except TextError:
                tokenizer.without_unknown(text)
            tokenizer.symbols(tokenizer.encode(text))
        for ids in ([longest], signs or [size - 1], [*signs[:1], longest], range(size)):
            tokenizer.decode([ids[place % len(ids)] for place in range(max_length)])
    except Exception as error:  # the library raises a bare Exception
        raise CheckpointError(name, f"has a tokenizer that can't read and write: {str(error)[:200]}") from None
