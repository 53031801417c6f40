"""One voice: what people read is said as a person says it, in sentences that can be read aloud in one breath."""

import ast
import json
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
NEVER_SAID = (
    "wholly right", "an even guess", "an even look", "its favourite", "what becomes of", "is worked out", "handed on",
    "fresh sequences", "no more than chance apart", "whoever lectures", "whichever seeds",
)  # fmt: skip
"""Phrases that nobody would say in class."""
LONGEST = 25
"""Words of a sentence beside a picture."""
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
SENTENCE = re.compile(r".+?(?:[.!?](?=\s|$)|$)", re.DOTALL)


def files(*patterns):
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split()]


def strings_of(path):
    """Return the texts of a file of Python that are no docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
    ]


def everything_that_is_read():
    """Yield what people read on screen, in lectures and in documents, by its file."""
    for path in files("pages/*.py", "transformer/*.py"):
        yield path, " ".join(" ".join(strings_of(path)).split())
    for path in files("assets/components/*.ts", "assets/components/*.tsx"):
        yield path, " ".join(COMMENT.sub("", path.read_text(encoding="utf-8")).split())
    for path in files("assets/lectures/*.md", "assets/text/*.toml", "README.md", "docs/*.md"):
        if path.name != "changelog.md":  # that says what was so
            yield path, " ".join(path.read_text(encoding="utf-8").split())


def test_nobody_is_told_what_nobody_says():
    found = [
        (phrase, str(path.relative_to(ROOT)))
        for path, text in everything_that_is_read()
        for phrase in NEVER_SAID
        if re.search(rf"(?<!\w){phrase}(?!\w)", text, re.IGNORECASE)
    ]
    assert found == []


def long_ones(texts):
    """Return the sentences that nobody says in one breath; texts that they quote are not counted."""
    said = {sentence.strip() for text in texts for sentence in SENTENCE.findall(text)}
    words = {one: re.sub("“[^”]*”", "", one).split() for one in said}
    assert said
    return {
        one for one, every in words.items() if len([word for word in every if re.search("[A-Za-z]{2}", word)]) > LONGEST
    }


def test_what_is_said_of_a_picture_is_one_breath():
    rows = map(json.loads, (ROOT / "tests" / "golden" / "views.jsonl").read_text(encoding="utf-8").splitlines())
    assert long_ones(text for row in rows for text in row.get("words", ())) == set()


def test_what_terms_experiments_and_models_are_is_said_in_one_breath():
    terms, experiments, models = (
        tomllib.loads((ROOT / "assets" / "text" / f"{name}.toml").read_text(encoding="utf-8"))
        for name in ("glossary", "experiments", "models")
    )
    texts = [one["text"] for one in (*terms["term"], *experiments["variant"])]
    texts += [one["explanation"] for one in experiments["experiment"]]
    assert long_ones([*texts, *models.values()]) == set()
