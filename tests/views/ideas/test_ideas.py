"""The ideas of all pages as data."""

from transformer.replay import fields_of
from transformer.views.ideas import PAGES


def test_an_idea_says_in_few_words_what_it_shows_and_links_open_it():
    for page in PAGES.values():
        names = [idea.name for idea in page.ideas]
        assert len({*names}) == len(names) and (not page.tab) == (len(names) < 2)
        if page.tab:
            assert fields_of(page.name)[page.tab].options == tuple(names)
        for idea in page.ideas:
            assert 5 <= len(idea.words.split()) <= 20 and idea.words[-1] in ".?", idea.name
            assert all(field.name in fields_of(page.name) for field in idea.fields), idea.name
