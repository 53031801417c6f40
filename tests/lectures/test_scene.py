"""Scenes as files: their contents, and the sentence on a scene that can't be read."""

import pytest
from replayed import replayed

from transformer.errors import FileError
from transformer.lectures import Check, read_scene

HEADER = 'title = "A"\nview = "heads?model=reverse-letters&text=a%26b&rows=1&rows=2"\nminutes = 2\nnotes = "Ask."\n'
CHECK = '[[checks]]\nmeasure = "weight"\nhead = "cross.2.1"\nrow = 1\ncolumn = 1\nabove = 0.5\n'


def scene(header=HEADER, body="One."):
    return read_scene(f"+++\n{header}+++\n{body}\n", "01.md")


def test_a_scene_is_a_view_with_its_state_and_sentences():
    found = scene(HEADER + CHECK)
    assert (found.title, found.page, found.minutes, found.notes, found.sentences) == ("A", "heads", 2, "Ask.", "One.")
    assert found.state == {"model": ["reverse-letters"], "text": ["a&b"], "rows": ["1", "2"]}
    assert found.link == "heads?model=reverse-letters&text=a%26b&rows=1&rows=2"
    assert scene(HEADER + "rings = ['row']\n").header["rings"] == ["row"]
    assert found.checks == (Check(measure="weight", arguments={"head": "cross.2.1", "row": 1, "column": 1}, above=0.5),)


BREAKS_A_RULE = [
    ("title = 3\nview = 'a'\n", "One.", "must have a title of at most 80 characters"),
    ("title = 'A'\nview = 'https://a.example'\n", "One.", "must name its view as a link within the lab"),
    ("title = 'A'\nview = 'heads?model'\n", "One.", "must have a view whose parameters read as in a link"),
    ("title = 'A'\nview = 'heads'\nminutes = -1\n", "One.", "must take more than 0 and at most 60 minutes"),
    ("title = 'A'\nview = 'heads'\nscript = 'x'\n", "One.", "'script', which no scene has"),
    ("title = 'A'\nview = 'heads'\nshows = ['all']\n", "One.", "must list in “shows” .* of “map”, “heads”"),
    ("title = 'A'\nview = 'heads'\n", "a" * 701, "at most 700 characters"),
    (HEADER + "[[checks]]\nmeasure = 'mood'\n", "One.", "`measure` must be one of share of role"),
    (HEADER + CHECK.replace("row = 1", "row = 'one'"), "One.", "row .a number., column .a number."),
    (HEADER + CHECK.replace("above = 0.5", "equals = 'x'\nbelow = 1"), "One.", "ask for numbers with"),
]
HEX, DEEP = "0x" + "f" * 9000, ".a" * 3000
UNREADABLE = [
    HEADER.replace("minutes = 2", "minutes = " + "1" * 5000),
    *(f"{HEADER}[question]\n{line}\n" for line in ("kind = ['row']", f"kind = {HEX}", f"kind{DEEP} = 1")),
    f"{HEADER}[question]\nkind = 'row'\nstep = {HEX}\n",
    *(f"{HEADER}[[checks]]\n{line}\n" for line in ("measure = ['a']", f"measure = {HEX}", f"measure{DEEP} = 1")),
    HEADER + CHECK.replace("row = 1", f"row = {HEX}"),
    *(HEADER + CHECK.replace("above = 0.5", f"above = {value}") for value in ("[1]", "2026-01-01", "true")),
    HEADER + "[[checks]]\nmeasure = 'error of a shift'\nk = 100_000_000\nbelow = 1\n",
]
"""Headers that can't even be written out or compared."""


def test_a_scene_that_breaks_a_rule_gets_a_sentence(subtests):
    for header, body, sentence in BREAKS_A_RULE:
        with subtests.test(sentence), pytest.raises(FileError, match=sentence):
            scene(header, body)
    for header in UNREADABLE:
        with subtests.test(header[-60:]), pytest.raises(FileError, match="^01.md "):
            scene(header)
    with pytest.raises(FileError, match="must begin with a header of TOML"):
        read_scene("# No header", "01.md")
    with pytest.raises(FileError, match="at most 20,000 characters, got 20,001"):
        read_scene("a" * 20_001, "01.md")


def test_what_a_view_lacks_for_its_question_is_known_before_a_model_runs():
    for view, question, lacks in (
        ("heads?model=m&text=a&head=1", "kind = 'row'", ""),
        ("heads?model=m&text=a&head=mean", "kind = 'row'", "single head"),
        ("alignment?model=m&text=a", "kind = 'head'\nhead = 'cross.1.1'", ""),
        ("train?recipe=reverse", "kind = 'sure'", "model with a text"),
        ("heads?model=m&text=a&head=1", "kind = 'twin'", "record of twins"),
        ("twins?record=r", "kind = 'twin'", ""),
    ):
        assert scene(f"title = 'A'\nview = '{view}'\n[question]\n{question}\n").lacks == lacks
        assert scene(f"title = 'A'\nview = '{view}'\n").lacks == ""


def test_checks_measure_the_view_and_can_fail():
    seen = replayed("what_if", model="copy-letters", text="abc", edits="")
    weight = dict(measure="weight", head="cross.2.1", row=1, column=2)
    value = Check.of({**weight, "above": 0}).find(seen).value
    assert value == seen.result().maps["cross"].values[1, 0, 0, 1]
    assert Check.of({**weight, "above": value - 1e-6, "below": value + 1e-6}).find(seen).holds
    assert not Check.of({**weight, "above": value}).find(seen).holds
    assert not Check.of({**weight, "below": value}).find(seen).holds
    assert Check.of({"measure": "writes", "equals": "abc"}).find(seen).holds
    assert not Check.of({"measure": "writes", "equals": "abd"}).find(seen).holds
