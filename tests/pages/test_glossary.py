"""Terms explain themselves, and text of people stays out of the explanations; Streamlit's names are in one place."""

import re
from pathlib import Path

import streamlit

from pages.ui.shell.glossary import help_on

ASSETS = Path(__file__).parents[2] / "assets"


def test_a_word_explains_itself_once_and_only_where_it_means_that():
    for text, explained in {
        "": [],
        "Cross-attention of head 2; the cross-attention WEIGHTS.": ["cross-attention", "head", "attention weight"],
        "W_Q, query weights of this head": ["w\\_q", "head"],
        "The strongest weights of the row": ["attention weight"],
        "It starts from random weights.": [],
        "The keys of this row": ["key"],
        "for the diagonal it is 56 %": ["the diagonal"],
        "The strongest look is “head” at “weight key” (99 %)": [],
        "The strongest look is “<s> → head” at “weight” (99 %)": ["special tokens"],
    }.items():
        help_text = help_on(text)
        assert re.findall(r"\*\*(.*?)\*\*:", help_text or "") == explained, text
        assert (help_text is None) == (explained == [])
    assert "evil" not in help_on("The strongest look of the head is “![evil](http://x)” at “:red[evil]”.")
    assert r"\<s\>" in help_on("Special tokens are muted.")


IN_SCRIPTS = ASSETS / "components" / "state" / "streamlit.ts"
IN_STYLES = ASSETS / "styles" / "streamlit.css"
NAME = re.compile(r"data-testid=\W*(st\w+)|\.(st[A-Z]\w+)|(data-test-[\w-]+)|(headerNoPadding)")


def test_streamlit_still_calls_its_parts_by_the_names_that_two_files_know():
    scripts = Path(streamlit.__file__).parent / "static" / "static" / "js"
    own = "\n".join(path.read_text(encoding="utf-8") for path in scripts.glob("*.js"))
    for only, kind in ((IN_SCRIPTS, "*.ts*"), (IN_STYLES, "*.css")):
        names = {"".join(found) for found in NAME.findall(only.read_text(encoding="utf-8"))}
        assert names and [name for name in names if name not in own] == []
        files = [path for path in ASSETS.rglob(kind) if "node_modules" not in path.parts]
        assert [path for path in files if NAME.search(path.read_text(encoding="utf-8"))] == [only]
