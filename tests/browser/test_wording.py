"""JavaScript writes numbers as Python does: one table of cases, which `tests/text/test_wording.py` reads too."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_number_is_written_as_the_table_says(page):
    cases = json.loads((ROOT / "tests" / "number_cases.json").read_text(encoding="utf-8"))
    page.add_script_tag(content=(ROOT / "assets" / "components" / "shared.js").read_text(encoding="utf-8"))
    written = page.evaluate(
        "cases => cases.map(([name, value, digits]) => ({percent, decimal})[name](value, digits))", cases
    )
    assert written == [text for *_, text in cases] and len(written) > 25
    assert page.evaluate("[decimal(Infinity, 2), decimal(-Infinity, 2), decimal(NaN, 2)]") == ["∞", "−∞", "–"]
