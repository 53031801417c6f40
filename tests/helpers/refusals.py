"""A good file changed in one place, and the refusal that it meets."""

import json

import pytest
import safetensors.torch

from transformer import CheckpointError, load


def refused(path, message: str) -> None:
    """Check that `load` raises a CheckpointError with this message, which names the file."""
    with pytest.raises(CheckpointError, match=message) as caught:
        load(path)
    assert path.name in str(caught.value)


def rewrite(path, change_tensors=None, raw=False, **metadata) -> None:
    """Write the file again with other tensors and metadata; a value None removes the key."""
    tensors = safetensors.torch.load_file(path)
    with safetensors.safe_open(path, "pt") as file:
        old = file.metadata()
    if change_tensors is not None:
        change_tensors(tensors)
    new = {**old, **{key: value if raw or value is None else json.dumps(value) for key, value in metadata.items()}}
    path.write_bytes(safetensors.torch.save(tensors, {key: value for key, value in new.items() if value is not None}))


def config_of(path) -> dict:
    with safetensors.safe_open(path, "pt") as file:
        return json.loads(file.metadata()["config"])
