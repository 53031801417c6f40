"""Every link shows, as a value, what it showed when somebody last read it: `tests/golden/views.jsonl`.

A number may differ as much as another processor's does. If a change is meant, `tests/helpers/golden.py` writes the file
anew, and its difference is read; but what an old link promises, all but its words, does not change.
"""

import pytest
from golden import ROWS, promises_broken, read, taken, words_changed
from links import RUNS, TABLE, Replayer, all_links

KNOWN, DRAWINGS = read()
LINKS = all_links()


@pytest.fixture(scope="module")
def values():
    """Provide `values(link)`: the line of the link and its drawing, as the program is."""
    replay, found = Replayer(), {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ATTENTION_LAB_RUNS", str(RUNS))

        def values(link):
            if link not in found:
                found[link] = taken(replay, link)
            return found[link]

        yield values


def test_the_file_has_each_link_of_the_table_and_no_other():
    assert [*KNOWN] == LINKS, f"write {ROWS.name} anew, and read its difference"


@pytest.mark.parametrize("link", LINKS)
def test_a_link_shows_what_it_did(values, link):
    assert promises_broken(KNOWN[link], DRAWINGS, *values(link)) == []


@pytest.mark.parametrize("link", LINKS)
def test_a_link_says_what_it_did(values, link):
    assert words_changed(KNOWN[link], DRAWINGS, *values(link)) == []


def test_an_old_link_still_opens():
    old = [f"{page}?{query}" for page, part in TABLE.items() for query in part.get("old", ())]
    assert [link for link in old if "refused" in KNOWN[link]] == []
