"""Terms explain themselves, and text of people stays out of the explanations."""

import re
from pathlib import Path

import pytest

from pages.ui.glossary import help_on, terms

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "term", ["diagonal", "special", "unclassified", "rollout", "entropy", "mean distance", "query", "key", "value"]
)
def test_what_the_pages_speak_of_is_explained(term):
    assert term in terms()


def test_every_entry_is_a_sentence_and_no_name_stands_twice():
    file = (ROOT / "assets" / "text" / "glossary.toml").read_text(encoding="utf-8")
    names = re.findall(r'"([^"]+)"', "".join(re.findall(r"names = (\[.*\])", file)))
    assert len(names) == len(set(names)) == len(terms())
    assert all(name == name.lower() for name in names)
    assert all(text[0].isupper() or text[0] == "√" or text.startswith(("d_k", "<s>")) for _, text in terms().values())
    assert all(text.endswith((".", ")")) for _, text in terms().values())


def test_the_longer_term_wins_and_each_comes_once():
    help_text = help_on("Cross-attention of head 2; the cross-attention WEIGHTS.")
    assert help_text.count("**cross-attention**") == 1 and "**attention**" not in help_text
    assert "**attention weight**" in help_text


def test_no_term_no_help():
    assert help_on("Nothing here.") is None and help_on("") is None


def test_a_text_that_people_typed_does_not_come_back():
    assert "evil" not in help_on("The strongest look of the head is “![evil](http://x)” at “:red[evil]”.")


def test_special_characters_are_shown_as_they_are():
    assert r"\<s\>" in help_on("Special tokens are muted.")
