"""A measure of the tests: forty seeded breaks of the program, half in Python and half in TypeScript, one after another.

    python tests/trials/breaks_trial.py choose   # forty new ones, each of one line, into tests/trials/breaks.json
    python tests/trials/breaks_trial.py          # which test catches each; goes on where it was stopped

A break changes one line in a tree of its own beside the checkout, so only what is committed is tried: by the test that
caught it last time; by the tests of values, or of components; by those whose files name the broken module; by all
others in Python, by the browser's in TypeScript. Caught is what fails twice. `breaks.json` holds the test that caught
each (`caught`) and the commit (`at`). `BREAKS_AT` names an earlier one, to see what its tests catch and today's don't.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORK = Path(os.environ.get("BREAKS", ROOT.parent / "breaks"))
TREE, BREAKS = WORK / "tree", ROOT / "tests" / "trials" / "breaks.json"
BUNDLE = TREE / "assets" / "components" / "bundle.js"
SEED, OF_EACH, SECONDS = 52, 20, 300.0

PYTEST = [".venv/bin/python", "-m", "pytest", "-q", "-rf", "-p", "no:cacheprovider", "--tb=no"]
MANY = ["-x", "-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
ANYWAY = [
    "--deselect=tests/pages/server/test_bundle.py",
    "--deselect=tests/test_components.py::test_the_bundle_is_what_its_modules_make",
]
"""Tests that fail whatever is broken: they look whether the bundle is that of its modules."""
EITHER = [
    (r" < ", " >= "), (r" > ", " <= "), (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " + "),
    (r"(?<![\w.#$])\d+(?![\w.])", "{}"),
]  # fmt: skip
PYTHON = [
    *EITHER, (r" == ", " != "), (r" != ", " == "), (r" and ", " or "), (r" or ", " and "), (r" in ", " not in "),
    (r" is ", " is not "), (r"\bTrue\b", "False"), (r"\bFalse\b", "True"), (r"(?<=return ).+$", "None"),
    (r"(?<=\bif )(.+)(?=:$)", r"not (\1)"), (r"\bnot ", ""), (r"(?<=  )[\w.]+\(.*\)$", "pass"),
]  # fmt: skip
TYPESCRIPT = [
    *EITHER, (r" === ", " !== "), (r" !== ", " === "), (r" && ", " || "), (r" \|\| ", " && "), (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"), (r"(?<=return )[^;{]+(?=;$)", "void 0"), (r"^\s*[\w.]+\(.*\);$", ""),
    (r"(?<=if \()(?=.*\) ?[{r])", "!"),
]  # fmt: skip


def choose() -> None:
    """Draw breaks from all lines inside something; each leaves a program that can be read."""
    renew_tree()
    draw, chosen = random.Random(SEED), []
    for ending, folders in ((".py", ["transformer", "pages"]), (".ts", ["assets/components"])):
        names = subprocess.check_output(["git", "ls-files", *folders], cwd=TREE, text=True).split()
        names = sorted(name for name in names if name.endswith((ending, f"{ending}x")))
        places = [(name, at) for name in names for at, _ in enumerate((TREE / name).read_text().splitlines())]
        drawn = []
        while len(drawn) < OF_EACH:
            name, at = draw.choice(places)
            lines = (TREE / name).read_text().splitlines()
            if options := breaks_of(lines, at, is_python=ending == ".py"):
                broken = {"file": name, "line": at + 1, "before": lines[at], "after": draw.choice(options)}
                drawn.append({**broken, "caught": "", "at": ""})
        chosen += drawn
    _write(chosen)


def breaks_of(lines: list[str], at: int, *, is_python: bool) -> list[str]:
    """Return the texts that a line may become; in TypeScript some may not compile, which any test finds."""
    line, found = lines[at], []
    if not line.startswith("  ") or line.lstrip().startswith(("//", "*", "/*", "import", "export", "#", "@", "def ")):
        return []
    for pattern, new in PYTHON if is_python else TYPESCRIPT:
        for place in re.finditer(pattern, line):
            before = line[: place.start()]
            put = str(int(place[0]) + 1) if new == "{}" else place.expand(new)
            if not any(before.count(quote) % 2 for quote in "\"'`"):
                found.append(f"{before}{put}{line[place.end() :]}")
    return [one for one in found if not is_python or _does_something_else(lines, at, one)]


def _does_something_else(lines: list[str], at: int, line: str) -> bool:
    """Return whether a module with another line can be read, and is another one without its docstrings."""
    before, after = "\n".join(lines), "\n".join([*lines[:at], line, *lines[at + 1 :]])
    with contextlib.suppress(SyntaxError, ValueError):
        return compile(before, "", "exec", optimize=2) != compile(after, "", "exec", optimize=2)
    return False


def run() -> None:
    """Try all breaks that weren't tried at this commit."""
    breaks, commit = json.loads(BREAKS.read_text()), renew_tree()
    for number, broken in enumerate(breaks, 1):
        if broken["at"] != commit:
            broken |= {"caught": _try(broken), "at": commit}
            _write(breaks)
            print(f"{number}: {broken['file']}:{broken['line']}: {broken['caught'] or 'not caught'}", flush=True)
    print(f"{sum(bool(broken['caught']) for broken in breaks)} of {len(breaks)} caught.")


def _write(breaks: list[dict]) -> None:
    BREAKS.write_text(json.dumps(breaks, indent=1, ensure_ascii=False) + "\n")


def renew_tree() -> str:
    """Set the tree to a commit, usually the last one; return that."""
    if not TREE.exists():
        subprocess.run(["git", "worktree", "add", "--detach", str(TREE), "HEAD"], cwd=ROOT, check=True)
        for folder in (".venv", "assets/components/node_modules"):
            (TREE / folder).symlink_to(ROOT / folder)
    commit = os.environ.get("BREAKS_AT", "HEAD")
    head = subprocess.check_output(["git", "rev-parse", commit], cwd=ROOT, text=True).strip()
    subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", head], cwd=TREE, check=True)
    return head


def make_bundle() -> None:
    """Make the tree's bundle of its modules, line by line as they are."""
    command = json.loads((BUNDLE.parent / "package.json").read_text())["scripts"]["bundle"]
    command = command.replace(" --minify", "") if "--minify" in command else f"{command} --readable"
    own = [BUNDLE.parent / "node_modules" / ".bin", ROOT / ".venv" / "bin"]
    environment = {**os.environ, "PATH": os.pathsep.join(map(str, [*own, os.environ["PATH"]]))}
    subprocess.run(shlex.split(command), cwd=BUNDLE.parent, check=True, env=environment, stderr=subprocess.DEVNULL)


def _break(broken: dict) -> None:
    """Break a line of the tree; if it has moved, the nearest that is alike."""
    renew_tree()
    path = TREE / broken["file"]
    lines = path.read_text().splitlines()
    places = [at for at, line in enumerate(lines) if line.strip() == broken["before"].strip()]
    if not places:
        raise LookupError(f"{broken['file']} has no line {broken['before']} any more.")
    at = min(places, key=lambda at: abs(at + 1 - broken["line"]))
    indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    lines[at] = indent + broken["after"].strip()
    path.write_text("\n".join(lines) + "\n")


def _try(broken: dict) -> str:
    """Return the test that catches this break; an empty text if none does."""
    _break(broken)
    portions, is_python = _nearest_first(broken["file"]), broken["file"].endswith(".py")
    if not is_python:
        make_bundle()
        portions = [["tests/test_components.py"], ["tests/browser"]]
    if broken["caught"] and (TREE / broken["caught"].split("::")[0]).exists():
        portions.insert(0, [broken["caught"]])
    for files in portions:
        for test in _failed([*PYTEST, *MANY, *ANYWAY, *files]):
            if _failed([*PYTEST, test]):
                return test
    return ""


def _nearest_first(name: str) -> list[list[str]]:
    """Return all test files in three portions: those of values, those whose text names the module, the others."""
    words = re.compile(rf"\b{Path(name).stem}\b")
    files = [file for file in sorted(TREE.glob("tests/**/test_*.py")) if file.name != "test_links.py"]
    near = [file for file in files if words.search(file.read_text()) or words.search(file.stem.removeprefix("test_"))]
    parts = near, [file for file in files if file not in near]
    return [["tests/test_links.py"], *([str(file.relative_to(TREE)) for file in part] for part in parts)]


def _failed(command: list[str]) -> list[str]:
    with subprocess.Popen(command, cwd=TREE, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            said, _ = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            said = ""
        finally:  # servers and browsers that a test left go too
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    return re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.M)  # names of cases hold spaces


if __name__ == "__main__":
    WORK.mkdir(exist_ok=True)
    choose() if sys.argv[1:] == ["choose"] else run()
