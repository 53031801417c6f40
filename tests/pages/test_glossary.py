"""Terms explain themselves, and text of people stays out of the explanations."""

import re
from pathlib import Path

import pytest

from pages.ui.shell.glossary import help_on, terms, terms_in
from transformer.interpret.walkthrough.texts import WORDS
from transformer.training import least_loss

ROOT = Path(__file__).parents[2]


def test_what_the_pages_speak_of_is_explained():
    assert {
        "diagonal", "special", "unclassified", "rollout", "entropy", "mean distance", "query", "key", "value", "beam",
        "length penalty", "temperature", "top-k", "top-p", "perplexity", "multi-head", "kv cache", "residual stream",
        "sink", "exposure bias", "o(n²)",
    } <= terms().keys()  # fmt: skip


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


@pytest.mark.parametrize(
    ("text", "explained"),
    [
        ("W_Q, query weights of this head", ["w\\_q", "head"]),
        ("W_O, output weights", ["w\\_o"]),
        ("The strongest weights of the row", ["attention weight"]),
        ("It starts from random weights.", []),
        ("Play it, or use the arrow keys", []),
        ("The keys of this row", ["key"]),
        ("32 blocks of 2 × 2 on the diagonal", []),
        ("the diagonal has 56 %", ["the diagonal"]),
        ("On your text, diagonal: it looks at its own position", ["diagonal", "position"]),
        ("The strongest look is “head” at “weight key” (99 %)", []),
        ("The strongest look is “<s> → head” at “weight” (99 %)", ["special tokens"]),
        ("Attention is quadratic, O(n²)", ["attention", "o(n²)"]),
    ],
)
def test_a_word_explains_itself_only_where_it_means_that(text, explained):
    assert re.findall(r"\*\*(.*?)\*\*:", help_on(text) or "") == explained


def test_the_stages_of_a_head_are_explained_by_what_they_are_of():
    """The text beside each step of the page Inside a head explains no term that only its word calls up."""
    explained = {name: set(terms_in(text.replace("{memory}", ""))) for name, (_, text, _) in WORDS.items()}
    assert explained["value"] == {"token", "value"} and explained["projected"] == {"head", "w_o"}
    assert explained["contributions"] == {"attention weight", "contribution", "head", "token", "value", "w_o"}


def test_the_least_smoothed_loss_that_the_glossary_names_is_computed():
    assert f"{least_loss(0.1, 4000):.2f} nats" in terms()["label smoothing"][1]
