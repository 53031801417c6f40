"""A small file of pairs, and the task that is made of it."""

import pytest
from small_pairs import ALL, write

from transformer import ParallelText


@pytest.fixture
def file(tmp_path):
    return write(tmp_path / "pairs.tsv", ALL)


@pytest.fixture
def task(file):
    return ParallelText(file=str(file), pieces=120, max_tokens=32)
