"""Numbers as they are written for people: one table of cases, which `tests/components` reads too."""

import json
import math
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


@pytest.mark.parametrize(("written", "text"), [
    (wording.decimal(math.inf, 2), "∞"),
    (wording.decimal(math.nan, 2), "–"),
    (wording.percent(math.nan), "– %"),
    (wording.significant(3.14159, 3), "3.14"),
    (wording.significant(0.00005, 2), "0.00005"),  # without an exponent
    (wording.significant(123456, 2), "120000"),
    (wording.megabytes(1_234_500_000), "1,235 MB"),
    (wording.megabytes(50, 1), "<0.1 MB"),
    (" ".join(map(wording.clock, (-3, 0, 7.9, 60, 3725))), "0:00 0:00 0:07 1:00 62:05"),
])  # fmt: skip
def test_what_only_python_writes_is_written_so(written, text):
    assert written == text
