"""The ideas of all pages, as data."""

import pytest

from transformer.replay import fields_of
from transformer.views.ideas import PAGES

IDEAS = [(page, idea) for page in PAGES.values() for idea in page.ideas]


@pytest.mark.parametrize(("page", "idea"), IDEAS, ids=[f"{page.name} {idea.name}" for page, idea in IDEAS])
def test_an_idea_says_in_few_words_what_it_shows(page, idea):
    assert 5 <= len(idea.words.split()) <= 20 and idea.words[-1] in ".?"
    assert all(field.name in fields_of(page.name) for field in idea.fields)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_a_page_s_links_say_which_idea_is_open(page):
    names = [idea.name for idea in page.ideas]
    assert len({*names}) == len(names) and (not page.tab) == (len(names) < 2)
    if page.tab:
        assert fields_of(page.name)[page.tab].options == tuple(names)
