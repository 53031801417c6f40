"""The front end in Node: what is drawn of each golden value, the components mounted without a browser, their bundle."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMPONENTS = ROOT / "assets" / "components"
FILES = sorted((ROOT / "tests" / "components").glob("*.test.ts"))


def run(*command):
    """Run a command of Node, which PyPI brings, among the components; return its output, and if it went well."""
    assert (COMPONENTS / "node_modules" / "happy-dom").exists(), "Run `npm ci` in assets/components, as README.md does."
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = subprocess.run(
        command, cwd=COMPONENTS, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=300
    )
    return ran.stdout + ran.stderr, ran.returncode == 0


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_in_node(file):
    output, is_well = run("node", "--test", "--test-reporter=dot", str(file))
    assert is_well, output


def test_the_bundle_is_what_its_modules_make(tmp_path):
    made = tmp_path / "bundle.js"
    output, is_well = run("npm", "run", "--silent", "bundle", "--", str(made))
    assert is_well, output
    is_same = made.read_bytes() == (COMPONENTS / "bundle.js").read_bytes()
    assert is_same, "bundle.js is not what its modules make: run `npm run bundle` in assets/components."
