"""Tests are called by the behaviour that they hold, in a clause that can be read at a glance."""

import ast
from pathlib import Path

MOST = 70


def test_no_name_of_a_test_is_longer_than_a_clause():
    names = [
        function.name
        for path in Path(__file__).parent.rglob("test_*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_")
    ]
    assert len(names) > 1000 and [name for name in names if len(name) > MOST] == []
