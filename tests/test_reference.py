"""The reference of the library, and the facts by which it is cited: one version, one command."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import transformer

ROOT = Path(__file__).parents[1]


def test_the_version_is_one():
    said = {
        "CITATION.cff": r'^version: "(.+)"$',
        "docs/changelog.md": r"^## (\d+\.\d+\.\d+)",
    }
    for file, pattern in said.items():
        found = re.search(pattern, (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
        assert found and found[1] == transformer.__version__, file


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    folder = tmp_path_factory.mktemp("reference")
    command = [sys.executable, str(ROOT / "docs" / "reference.py"), str(folder)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=folder)
    assert ran.returncode == 0 and not ran.stderr, ran.stderr
    return folder


@pytest.mark.parametrize("face", ["maps", "decoding", "importing", "views", "interpret"])
def test_every_promised_name_has_its_place_in_the_reference(reference, face):
    page = (reference / "transformer" / f"{face}.html").read_text(encoding="utf-8")
    names = re.findall(r"^    (\w+),$|import (\w+)$", (ROOT / "transformer" / face / "__init__.py").read_text(), re.M)
    promised = [name for pair in names for name in pair if name]
    assert promised and all(f'id="{name}"' in page for name in promised)


def test_examples_stand_there_as_code(reference):
    page = (reference / "transformer" / "decoding.html").read_text(encoding="utf-8")
    assert re.search(r"<strong>Example:</strong></p>\s*<div class=\"pdoc-code", page)
