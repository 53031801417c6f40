"""`python -m transformer draw`: a head as a figure for a paper."""

import pytest

from transformer.__main__ import main

OPTIONS = ["--words", "--mute", "--numbers", "--size", "3", "2.5", "--font-size", "7"]


@pytest.mark.parametrize("name, begins, command, said", [
    ("map.pdf", b"%PDF", ["english-spanish", "The small cats sleep.", "--head", "cross.3.2", *OPTIONS],
     "Cross-attention, layer 3, head 2"),
    ("map.svg", b"<?xml", ["reverse-letters", "abc", "--head", "encoder.2.rollout"],
     "Encoder self-attention, layer 2, rollout"),
    ("map.png", b"\x89PNG", ["reverse-letters", "abc", "--head", "cross.1.1"], "Cross-attention, layer 1, head 1"),
])  # fmt: skip
def test_a_head_or_summary_is_drawn_into_a_file(tmp_path, capsys, name, begins, command, said):
    path = tmp_path / name
    assert main(["draw", *command, "-o", str(path)]) == 0
    assert path.read_bytes().startswith(begins) and said in capsys.readouterr().out
    path.write_bytes(b"mine")
    assert main(["draw", *command, "-o", str(path)]) == 1 and "--replace" in capsys.readouterr().err
    assert path.read_bytes() == b"mine"


def test_what_cannot_be_drawn_is_a_sentence(tmp_path, capsys):
    for head, output, more, said in [
        ("cross.2", "map.pdf", [], "`head` must name a head, got 'cross.2'. Write kind, layer and head"),
        ("cross.1.9", "map.pdf", [], "`head` must be one of 1, 2, 3, 4, mean, max, rollout, got '9'"),
        ("cross.1.1", "map.docx", [], "names no kind of figure. End it with .pdf, .svg, .png, .eps."),
        ("cross.1.1", "map.pdf", ["--font", "No Such Font"], "There is no font No Such Font on this computer"),
        ("cross.1.1", "none/map.png", [], "its folder is missing"),
        ("cross.1.1", "map.png", ["--size", "0.5", "0.5", "--font-size", "30"], "The labels leave no room for the map"),
        ("cross.1.1", "map.png", ["--title", "あ"], "The font lacks a sign of the labels"),
    ]:
        assert main(["draw", "reverse-letters", "abc", "-o", str(tmp_path / output), "--head", head, *more]) == 1
        assert said in capsys.readouterr().err and not list(tmp_path.iterdir())
