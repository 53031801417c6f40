"""Make the drawings of `docs/architecture.md`: `python docs/draw.py`; it needs Graphviz (`apt-get install graphviz`).

Each is a text in `docs/drawings`; that of the wings is the list of layers in `pyproject.toml`, which `.ci/check` holds.
"""

from __future__ import annotations

import subprocess
import tomllib
from itertools import pairwise
from pathlib import Path

FOLDER = Path(__file__).parent / "drawings"
PROJECT = FOLDER.parents[1] / "pyproject.toml"
_STYLE = """  node [shape=box style="rounded,filled" fillcolor="#f5f3fa" color="#4a1cae" fontname="Helvetica"];
  edge [color="#56525f" arrowsize=0.7]; bgcolor=white; rankdir=BT; nodesep=0.25; ranksep=0.25;
"""


def wings() -> str:
    """Return the order of the library's files and folders as a drawing: each knows only what stands below it."""
    contracts = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    [layers] = [one["layers"] for one in contracts if one.get("containers") == ["transformer"]]
    rows = [layer.split(" | ") for layer in reversed(layers)]
    rows.append(["pages", "benchmarks"])
    nodes = "".join(f"  {{ rank=same; {'; '.join(map(_quoted, row))} }}\n" for row in rows)
    order = "".join(f"  {_quoted(low[0])} -> {_quoted(high[0])} [dir=back];\n" for low, high in pairwise(rows))
    return f'digraph "The order of the wings" {{\n{_STYLE}{nodes}{order}}}\n'


def _quoted(name: str) -> str:
    return f'"{name}"'


def main() -> None:
    """Write the text of the wings, then every drawing as SVG."""
    (FOLDER / "wings.dot").write_text(wings(), encoding="utf-8")
    for text in sorted(FOLDER.glob("*.dot")):
        subprocess.run(["dot", "-Tsvg", str(text), "-o", str(text.with_suffix(".svg"))], check=True)


if __name__ == "__main__":
    main()
