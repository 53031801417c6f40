"""Texts with headers: a written text is read back, and a text without a header gets a sentence."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from transformer.errors import FileError
from transformer.text.headers import format_part, split_parts

ODD = ["+++", "\\+++", "\\\\+++ ", "+++\t", '"""', "\\", *"\r\n\x00\x7f\x85\u2028\xa0\x1c", "\r\n"]
TEXTS = st.lists(
    st.one_of(st.sampled_from(ODD), st.text(st.characters(exclude_categories=["Cs"]), max_size=6)), max_size=8
).map("".join)
NAMES = st.sampled_from(["a", "title", "why_not", "b-2"])
NUMBERS = st.one_of(st.integers(-(10**30), 10**30), st.floats(allow_nan=False), st.just(float("-inf")))
PLAIN = st.one_of(TEXTS, NUMBERS)
TABLES = st.dictionaries(NAMES, PLAIN, max_size=3)
HEADERS = st.dictionaries(NAMES, st.one_of(PLAIN, TABLES, st.lists(TABLES, min_size=1, max_size=3)), max_size=4)
PARTS = st.lists(st.tuples(HEADERS, TEXTS), min_size=1, max_size=4)


def as_read(body):
    """Return a text without the parts that can't come back: line ends of other systems, and space around it.

    A file that is opened as text shows no such ends, and the space around a text belongs to the file.
    """
    return re.sub(r"\r\n?", "\n", body).strip()


@given(PARTS)
@example([({"a": "+++\n+++"}, "a\r+++\rb")])
@example([({"a": "\r\n"}, "+++\n\\+++\n\\\\+++ \n\n+++")])
@example([({"a": 'x\n"""\n\\'}, "+++\x1c\n+++\x85"), ({}, "")])
@settings(max_examples=150)
def test_what_was_written_is_read_back(tmp_path_factory, parts):
    text = "\n".join(format_part(header, body) for header, body in parts)
    expected = [(header, as_read(body)) for header, body in parts]
    file = tmp_path_factory.getbasetemp() / "written.md"
    file.write_text(text, encoding="utf-8", newline="")
    for found in (text, file.read_text(encoding="utf-8"), "\ufeff" + text.replace("\n", "\r\n")):
        assert split_parts(found, "a.md", len(parts)) == expected


def test_what_is_no_text_with_headers_gets_a_sentence():
    no_toml = "has a header that is not TOML, from line"
    for text, sentence in {
        "++++\na = 1\n++++": "must begin with a header of TOML between two lines “+++”.",
        "+++\na = 1\n": "has a header that is not closed by a line “+++”.",
        "+++\n+++\n" * 3: "must have at most 2 headers, got 3.",
        "+++\n+++\n\n+++\n\na = [}\n+++\n": f"{no_toml} 4 on: Invalid value (at line 6",
        f"+++\na = {'1' * 5000}\n+++\n": f"{no_toml} 1 on: Exceeds the limit",
        f"+++\na = {'[' * 9000}\n+++\n": f"{no_toml} 1 on: ",
    }.items():
        with pytest.raises(FileError, match=f"^mine.md {re.escape(sentence)}"):
            split_parts(text, "mine.md", 2)
