"""A measure of the tests: forty seeded breaks of the program, half in Python and half in TypeScript, one after another.

    python tests/trials/breaks_trial.py choose   # forty lines, each with a break, into tests/trials/breaks.json
    python tests/trials/breaks_trial.py net      # which golden values, pictures and components catch, in seconds each
    python tests/trials/breaks_trial.py run      # who else catches each; goes on where it was stopped

A break changes one line in a tree of its own beside the checkout, so only what is committed is tried. What the net
lets through (`net` is empty) is tried by all other tests, those whose files name the broken module first, until one
fails twice; TypeScript by the browser's. `breaks.json` holds the test that caught each (`caught`). `BREAKS_AT` names
another commit, whose tests are then tried: what they catch and today's don't has escaped.
"""

from __future__ import annotations

import ast
import contextlib
import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORK = Path(os.environ.get("BREAKS", ROOT.parent / "breaks"))
TREE, BREAKS = WORK / "tree", ROOT / "tests" / "trials" / "breaks.json"
BUNDLE = TREE / "assets" / "components" / "bundle.js"
SEED, OF_EACH, SECONDS = 52, 20, 300.0

PYTEST = [".venv/bin/python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=no"]
BY_FILES = ["--dist", "loadfile", "--no-loadscope-reorder"]
NET = ("test_links.py", "test_components.py")
ANYWAY = "--deselect=tests/pages/server/test_bundle.py"
"""A test that fails whatever is broken: it reads a bundle that is not meant to be read."""
SWAPPED = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult,
}  # fmt: skip
IN_JAVASCRIPT = [
    (r" === ", " !== "), (r" !== ", " === "), (r" && ", " || "), (r" \|\| ", " && "), (r" < ", " >= "),
    (r" > ", " <= "), (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " + "), (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"), (r"(?<=return )[^;{]+(?=;$)", "void 0"), (r"(?<![\w.#$])\d+(?![\w.])", "{}"),
    (r"^\s*[\w.]+\(.*\);$", ""), (r"(?<=if \()(?=.*\) ?[{r])", "!"),
]  # fmt: skip


def main(step: str = "", *rest: str) -> None:
    steps = {"choose": choose, "net": net, "run": run}
    if step not in steps:
        sys.exit(__doc__)
    WORK.mkdir(exist_ok=True)
    steps[step](*rest)


def renew_tree() -> None:
    """Set the tree to a commit, usually the last one."""
    if not TREE.exists():
        subprocess.run(["git", "worktree", "add", "--detach", str(TREE), "HEAD"], cwd=ROOT, check=True)
        for folder in (".venv", "assets/components/node_modules"):
            (TREE / folder).symlink_to(ROOT / folder)
    commit = os.environ.get("BREAKS_AT", "HEAD")
    head = subprocess.check_output(["git", "rev-parse", commit], cwd=ROOT, text=True).strip()
    subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", head], cwd=TREE, check=True)


def make_bundle() -> None:
    """Make the tree's bundle of its modules, line by line as they are."""
    command = json.loads((BUNDLE.parent / "package.json").read_text())["scripts"]["bundle"]
    command = command.replace(" --minify", "") if "--minify" in command else f"{command} --readable"
    own = [BUNDLE.parent / "node_modules" / ".bin", ROOT / ".venv" / "bin"]
    path = os.pathsep.join(map(str, [*own, os.environ["PATH"]]))
    environment = {**os.environ, "PATH": path}
    subprocess.run(shlex.split(command), cwd=BUNDLE.parent, check=True, env=environment, stderr=subprocess.DEVNULL)


def choose() -> None:
    """Draw breaks from all lines that a test file runs; each must leave a program that can be read."""
    renew_tree()
    draw, chosen = random.Random(SEED), []
    folders = {"Python": ["transformer", "pages"], "TypeScript": ["assets/components"]}
    for language, ending, breaks in (("Python", ".py", python_breaks), ("TypeScript", ".ts", typescript_breaks)):
        names = subprocess.check_output(["git", "ls-files", *folders[language]], cwd=TREE, text=True).split()
        places = []
        for name in sorted(name for name in names if name.endswith((ending, f"{ending}x"))):
            places += [(name, at, options) for at, options in sorted(breaks((TREE / name).read_text()).items())]
        print(f"{language}: {len(places)} lines can be broken.")
        for name, at, options in draw.sample(places, OF_EACH):
            before = (TREE / name).read_text().splitlines()[at - 1]
            chosen.append({"file": name, "line": at, "before": before, "after": draw.choice(options), "caught": None})
    _write(chosen)


def net() -> None:
    """Try all breaks by the tests of values, and by those in Node."""
    breaks = json.loads(BREAKS.read_text())
    for number, broken in enumerate(breaks, 1):
        if "net" not in broken:
            _break(broken)
            files = ["tests/test_links.py" if broken["file"].endswith(".py") else "tests/test_components.py"]
            deselected = "--deselect=tests/test_components.py::test_the_bundle_is_what_its_modules_make"
            broken["net"] = (_failed([*PYTEST, "-x", "-rf", deselected, *files], SECONDS) or [""])[0]
            _write(breaks)
            print(f"{number}: {broken['file']}:{broken['line']}: {broken['net'] or 'not caught'}", flush=True)
    print(f"{sum(bool(broken['net']) for broken in breaks)} of {len(breaks)} caught by the net.")


def _write(breaks: list[dict]) -> None:
    BREAKS.write_text(json.dumps(breaks, indent=1, ensure_ascii=False) + "\n")


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


def python_breaks(text: str) -> dict[int, list[str]]:
    """Return the texts that each line inside a function may become."""
    options: dict[int, list[str]] = defaultdict(list)
    lines = text.splitlines()

    def offer(node: ast.AST, new: str) -> None:
        if node.lineno == node.end_lineno:
            line = lines[node.lineno - 1].encode()
            broken = b"".join((line[: node.col_offset], new.encode(), line[node.end_col_offset :])).decode()
            options[node.lineno].append(broken)

    def visit(node: ast.AST) -> None:
        match node:
            case ast.JoinedStr() | ast.arguments():
                return
            case ast.Compare(ops=[op]) if type(op) in SWAPPED:
                offer(node, f"({ast.unparse(ast.Compare(node.left, [SWAPPED[type(op)]()], node.comparators))})")
            case ast.BoolOp(op=op, values=values):
                offer(node, f"({ast.unparse(ast.BoolOp(SWAPPED[type(op)](), values))})")
            case ast.BinOp(left=left, op=op, right=right) if type(op) in SWAPPED:
                offer(node, f"({ast.unparse(ast.BinOp(left, SWAPPED[type(op)](), right))})")
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                offer(node, f"({ast.unparse(operand)})")
            case ast.Constant(value=bool() | int() as value):
                offer(node, repr(not value if isinstance(value, bool) else value + 1))
            case ast.Expr(value=ast.Call()):
                offer(node, "pass")
            case ast.Return(value=value) if value and not (isinstance(value, ast.Constant) and value.value is None):
                offer(node, "return None")
            case ast.If(test=test) | ast.IfExp(test=test):
                offer(test, f"(not ({ast.unparse(test)}))")
        for child in ast.iter_child_nodes(node):
            visit(child)

    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in function.body:
                visit(statement)
    return {at: sorted(set(found)) for at, found in options.items() if _reads(lines, at, found)}


def _reads(lines: list[str], at: int, options: list[str]) -> bool:
    """Keep the options that leave a module that can be read; return whether any is left."""
    for broken in list(options):
        try:
            compile("\n".join([*lines[: at - 1], broken, *lines[at:]]), "broken", "exec")
        except (SyntaxError, ValueError):
            options.remove(broken)
    return bool(options)


def typescript_breaks(text: str) -> dict[int, list[str]]:
    """Return the texts that each line inside something may become; some may not compile, which any test finds."""
    found: dict[int, list[str]] = defaultdict(list)
    for at, line in enumerate(text.splitlines(), 1):
        if not line.startswith("  ") or line.lstrip().startswith(("//", "*", "/*", "import", "export")):
            continue
        for pattern, new in IN_JAVASCRIPT:
            for place in re.finditer(pattern, line):
                before = line[: place.start()]
                if any(before.count(quote) % 2 for quote in "\"'`"):
                    continue
                put = str(int(place[0]) + 1) if new == "{}" else new
                found[at].append(f"{before}{put}{line[place.end() :]}")
    return found


def run() -> None:
    """Try all breaks that the net let through by the other tests."""
    breaks = json.loads(BREAKS.read_text())
    for number, broken in enumerate(breaks, 1):
        if not broken.get("net") and broken.get("caught") is None:
            broken["caught"] = _try(broken)
            _write(breaks)
            print(f"{number}: {broken['file']}:{broken['line']}: {broken['caught'] or 'not caught'}", flush=True)
    caught = sum(bool(broken.get("net") or broken.get("caught")) for broken in breaks)
    print(f"{caught} of {len(breaks)} caught, {sum(bool(broken.get('net')) for broken in breaks)} of them by the net.")


def _try(broken: dict) -> str:
    """Return the test that catches this break; an empty text if none does."""
    _break(broken)
    is_python = broken["file"].endswith(".py")
    if not is_python:
        make_bundle()
    for files in _nearest_first(broken["file"]) if is_python else [["tests/browser"]]:
        for test in _failed([*PYTEST, "-x", "-rf", "-n", "2", *BY_FILES, ANYWAY, *files], SECONDS):
            if _failed([*PYTEST, "-rf", test], SECONDS):
                return test
    return ""


def _nearest_first(name: str) -> list[list[str]]:
    """Return all test files but those of the net, in two portions: whose text names the module; the others."""
    words = re.compile(rf"\b{Path(name).stem}\b")
    files = [file for file in sorted(TREE.glob("tests/**/test_*.py")) if file.name not in NET]
    near = [file for file in files if words.search(file.read_text()) or words.search(file.stem.removeprefix("test_"))]
    return [
        [str(file.relative_to(TREE)) for file in part] for part in (near, [one for one in files if one not in near])
    ]


def _failed(command: list[str], seconds: float) -> list[str]:
    with subprocess.Popen(command, cwd=TREE, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            said = ""
        finally:  # servers and browsers that a test left go too
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    return re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.M)  # names of cases hold spaces


if __name__ == "__main__":
    main(*sys.argv[1:])
