"""Numbers as they are written for people: one table of cases, which `tests/components` reads too."""

import json
from itertools import product
from pathlib import Path

import pytest

from transformer.text import wording

ROOT = Path(__file__).parents[2]
CASES = json.loads((ROOT / "tests" / "number_cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("function", "value", "digits", "text"), CASES)
def test_a_number_is_written_as_the_table_says(function, value, digits, text):
    assert getattr(wording, function)(value, digits) == text


def test_a_share_is_all_or_nothing_only_where_it_is():
    for share in (10.0**-power for power in range(1, 12)):
        for value, digits in product((share, 1 - share), (0, 1, 2)):
            assert 0 < float(wording.percent(value, digits).strip("<>% ")) < 100
