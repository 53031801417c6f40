"""The view of a link, as phones and files get it."""

from transformer.replay import fields_of
from transformer.views.by_page import listed


def test_every_idea_of_a_page_has_its_view():
    """For an idea without a line, phones and files would get the stage in its place."""
    ideas = {(page, idea) for page, name in listed._IDEAS.items() for idea in fields_of(page)[name].options}
    assert ideas - {*listed._VIEWS} == {("what_if", "change")}  # this idea is the stage itself
