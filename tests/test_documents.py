"""The documents: links that lead somewhere, and a reference of what is promised."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = ("*.md", "docs/*.md", "assets/*/README.md", "benchmarks/*.md")


def test_every_link_of_a_document_leads_to_a_file():
    pages = [page for kind in KINDS for page in ROOT.glob(kind)]
    links = [(page, to) for page in pages for to in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))]
    local = [(page, to) for page, to in links if not to.startswith(("http:", "https:"))]
    assert len(local) > 20 and [(page, to) for page, to in local if not (page.parent / to).exists()] == []


def test_every_promised_name_has_its_place_in_the_reference(tmp_path):
    command = [sys.executable, str(ROOT / "docs" / "reference.py"), str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=tmp_path)
    assert ran.returncode == 0 and not ran.stderr, ran.stderr
    for face in ("maps", "views", "interpret"):
        page = (tmp_path / "transformer" / f"{face}.html").read_text(encoding="utf-8")
        promised = re.findall(r"^    (\w+),$", (ROOT / f"transformer/{face}/__init__.py").read_text(), re.M)
        assert promised and all(f'id="{name}"' in page for name in promised)
