"""A stranger's lecture is read elsewhere, within bounds; a refused lecture gets a sentence."""

import pytest
from own_copy import own_copy
from rows import rows

from transformer.errors import FileError
from transformer.inspection import MOST_KILOBYTES, inspect_lecture
from transformer.inspection import lectures as module
from transformer.lectures import lecture_of, lecture_text, shipped_lectures

BODY = "\n+++\nSaid.\n"
DEEP = ".".join("a" * 2000)


@pytest.fixture
def inspected(tmp_path):
    """Provide `inspected(content)`: the parts of a file with this content."""

    def inspected(content):
        path = tmp_path / "lecture.md"
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
        return inspect_lecture(path, "mine.md")

    return inspected


@pytest.mark.parametrize("name", rows([*shipped_lectures()], few=[*shipped_lectures()][::4]))
def test_a_good_file_comes_back_as_it_is_here(inspected, name):
    lecture = shipped_lectures()[name]
    assert lecture_of(inspected(lecture_text(lecture)), name, "mine.md") == own_copy(lecture)


def test_it_is_read_in_a_process_of_its_own_and_json_has_a_word_for_all(inspected, monkeypatch):
    monkeypatch.setattr(module, "split_parts", None)
    header = "a = 2026-11-23\nb = 07:32:00\nc = 1979-05-27T07:32:00Z\nd = [1, true, inf, {e = 2026-01-01}]"
    [(found, said)] = inspected("+++\n" + header + BODY)
    assert said == "Said." and found == {
        "a": "2026-11-23", "b": "07:32:00", "c": "1979-05-27 07:32:00+00:00",
        "d": [1, True, float("inf"), {"e": "2026-01-01"}],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "mine.md must begin with a header of TOML between two lines “\\+\\+\\+”"),
        (b"+++\na = '\xff'\n+++\n", "mine.md must be text in UTF-8. Save it so in your editor"),
        ("+++\n+++\n" + "a" * (MOST_KILOBYTES * 1000 - 7), "mine.md must have at most 400 kB. Make it shorter"),
        ("+++\n+++\n" * 101, "mine.md must have at most 100 headers, got 101"),
        (f"+++\n{DEEP} = 1{BODY}", "mine.md has a header of tables in tables in tables, deeper than any lecture's"),
        (f"+++\na = 0x{'f' * 9000}{BODY}", "mine.md can't be read: it is damaged, or takes more than 300 MB"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_what_is_no_lecture_gets_a_sentence(inspected, content, sentence):
    with pytest.raises(FileError, match=f"^{sentence}"):
        inspected(content)
