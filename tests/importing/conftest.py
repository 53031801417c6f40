"""A place for the file of a foreign model."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "foreign.safetensors"
