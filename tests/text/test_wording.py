"""Numbers as they are written for people: one table of cases, which `tests/components` reads too."""

import ast
import json
import math
from pathlib import Path

import pytest

from transformer.text import wording

ROOT = Path(__file__).parents[2]
CASES = json.loads((ROOT / "tests" / "number_cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("function", "value", "digits", "text"), CASES)
def test_a_number_is_written_as_the_table_says(function, value, digits, text):
    assert getattr(wording, function)(value, digits) == text


@pytest.mark.parametrize("digits", [0, 1, 2])
def test_a_share_is_all_or_nothing_only_where_it_is(digits):
    for share in (10.0**-power for power in range(1, 12)):
        for value in (share, 1 - share):
            number = float(wording.percent(value, digits).strip("<>% "))
            assert 0 < number < 100


@pytest.mark.parametrize(("written", "text"), [
    (wording.decimal(math.inf, 2), "∞"),
    (wording.decimal(-math.inf, 2), "−∞"),
    (wording.decimal(math.nan, 2), "–"),
    (wording.percent(math.nan), "– %"),
    (wording.significant(-math.inf, 3), "−∞"),
    (wording.significant(3.14159, 3), "3.14"),
    (wording.significant(0.00005, 2), "0.00005"),  # without an exponent
    (wording.significant(-2e-7, 1), "−0.0000002"),
    (wording.significant(123456, 2), "120000"),
    (wording.significant(0, 4), "0"),
    (wording.counted(1234567), "1,234,567"),
    (wording.megabytes(1_234_500_000), "1,235 MB"),
    (wording.megabytes(50, 1), "<0.1 MB"),
    (" ".join(map(wording.clock, (-3, 0, 7.9, 60, 3725))), "0:00 0:00 0:07 1:00 62:05"),
])  # fmt: skip
def test_what_only_python_writes_is_written_so(written, text):
    assert written == text


def formats(path):
    """Yield every number format that a file writes by itself, dates aside."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FormattedValue) and node.format_spec:
            spec = "".join(part.value for part in node.format_spec.values if isinstance(part, ast.Constant))
            if not spec.startswith("%"):
                yield spec
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "format":
            yield "format"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and isinstance(node.left, ast.Constant):
            yield str(node.left.value)


def test_pages_format_no_number_themselves(tmp_path):
    example = tmp_path / "example.py"
    example.write_text("f'{x:.3f}', f'{x:,}', '%d' % x, format(x), f'{x:%Y}', x % 3")
    assert sorted(formats(example)) == ["%d", ",", ".3f", "format"]
    paths = list((ROOT / "pages").rglob("*.py"))
    found = {(path.relative_to(ROOT).as_posix(), spec) for path in paths for spec in formats(path)}
    assert not found
