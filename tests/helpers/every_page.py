"""The names of all pages, read from their folder."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
ENTRY = ROOT / "pages" / "navigation.py"
PAGES = sorted(path.stem for path in ENTRY.parent.glob("*.py") if path != ENTRY)
