"""The selection of an example: as browser, link and pages state it, which is believed, and what is usual else."""

from dataclasses import asdict, replace
from types import SimpleNamespace

import pytest
from stage_example import example_result

from pages.ui.state import selection as module
from pages.ui.state import session
from pages.ui.state.selection import (
    adopt_choices,
    current_selection,
    note_opening,
    opening_parts,
    revision,
    select,
    usual_selection,
    with_one_head,
)
from transformer.checkpoints import Opening
from transformer.maps import Place
from transformer.replay import PARTS, Selection, in_link, options_of

RESULT, ALONE = example_result(), example_result(encoder_only=True)
USUAL = Selection("cross", 1)
MEAN = Opening(kind="cross", layer=0, head="mean", single=(1, 1))
OTHER = Opening(kind="decoder", layer=0, head="2", single=(0, 1))


class Link(dict):
    """A link's values, as lists."""

    def get_all(self, name):
        return self.get(name, [])


@pytest.fixture
def told():
    """Return what the link asked for in vain."""
    return []


@pytest.fixture(autouse=True)
def link(monkeypatch, told):
    """Return the link of a session without a browser."""
    monkeypatch.setattr(module, "st", SimpleNamespace(query_params=Link()))
    monkeypatch.setattr(session.st, "session_state", {})
    monkeypatch.setattr(module, "tell_unknown", told.append)
    return module.st.query_params


def tell(turn, **parts):
    """Tell the session what the browser says: a turn, and the query of its link."""
    query = in_link(replace(USUAL, **{part: value for part, value in parts.items() if part in PARTS}))
    adopt_choices({"turn": turn, "query": query})


def opened(opening):
    note_opening(opening, has_words=False)
    return current_selection(RESULT).place


# The browser


def test_the_browser_s_choice_is_taken_over_and_nothing_older_moves_it(told):
    assert current_selection(RESULT) == usual_selection(RESULT, None) == USUAL
    assert current_selection(ALONE).kind == "encoder" and revision() == 0 and not told
    tell(1, kind="decoder", layer=0, head="max", step=2, rows=(0, 2), tokens="words", mute=True, view="table")
    assert current_selection(RESULT) == Selection(
        "decoder", 0, "max", 2, (0, 2), tokens="words", mute=True, view="table"
    )
    tell(5, head="2")
    tell(4, head="mean")
    assert current_selection(RESULT).head == "2" and revision() == 5
    for _ in range(2):  # choosing what is chosen is no change
        select(head="max")
    tell(5, head="1")
    assert current_selection(RESULT).head == "max" and revision() == 6
    tell(6, head="rollout")  # the browser knows the choice made here, and has chosen once more
    assert current_selection(RESULT).head == "rollout"


def test_an_answer_of_another_form_changes_nothing():
    turns = [{"turn": turn, "query": {"head": ["2"]}} for turn in ("9", 9.0, True, -1, 2**54, 10**400)]
    for answer in (None, [], {"turn": 9}, {"turn": 9, "query": [["head", "2"]]}, *turns):
        adopt_choices(answer)
        assert current_selection(RESULT) == USUAL and revision() == 0


STRANGE = [
    None, -1, "2", {"0": 1}, [[]], [True], ["-1"], ["1.5"], ["9" * 400], ["nan"], [""], ["x" * 10_000], ["\ud800"],
    ["x"] * 5000, ["2", 3, "sideways"],
]  # fmt: skip


@pytest.mark.parametrize("name", [field.name for field in PARTS.values()])
def test_no_text_from_the_browser_is_believed_unless_the_example_has_it(name):
    for number, value in enumerate(STRANGE, start=1):
        adopt_choices({"turn": number, "query": {name: value}})
        for result in (RESULT, ALONE):
            selection, options = current_selection(result), options_of(result)
            for part, usual in asdict(USUAL).items():
                found = getattr(selection, part)
                assert type(found) is type(usual), value
                if part != "rows":  # the stage shows the rows that the map has
                    assert all(one in options[part] for one in (found if isinstance(found, tuple) else [found])), value
            assert all(type(row) is int and 0 <= row < 10**6 for row in selection.rows), value
            assert result.map(selection.place).values.size
        assert len(str(session.session().choices.parts)) < 1000, value


def test_what_another_example_lacks_gives_way_and_comes_back():
    tell(1, kind="cross", layer=1, head="2", step=3, kinds=("cross",))
    alone = current_selection(ALONE)
    assert (alone.kind, alone.head, alone.kinds) == ("encoder", "2", ())
    assert current_selection(RESULT).kind == "cross" and current_selection(RESULT).kinds == ("cross",)


# The link


def test_a_link_opens_what_it_asks_for_and_says_what_is_chosen(link, told):
    chosen = Selection(
        kind="encoder", layer=0, head="rollout", step=3, rows=(1, 2), tokens="words", mute=True, view="lines",
        present=True, kinds=("encoder", "cross"), layers=(1,), roles=("unclassified",),
    )  # fmt: skip
    link.update(in_link(chosen))
    assert current_selection(RESULT) == chosen and not told
    current_selection(RESULT)
    assert revision() == 1  # nothing has changed since


@pytest.mark.parametrize("name", ["kind", "layer", "head", "step", "tokens", "mute", "view", "present"])
@pytest.mark.parametrize("asked", [[""], ["sideways"], ["99"], ["-1"], ["²"]])
def test_a_value_that_is_not_here_is_told_once_and_the_usual_shown(link, told, name, asked):
    link[name] = asked
    assert current_selection(RESULT) == USUAL
    current_selection(RESULT)
    assert told == [name]


@pytest.mark.parametrize("name", ["rows", "only_kinds", "only_layers", "only_roles"])
def test_of_several_values_those_that_are_here_count(link, told, name):
    link[name] = [""]
    assert current_selection(RESULT) == USUAL and not told  # nothing chosen
    link[name] = ["nonsense", {"only_kinds": "decoder", "only_roles": "mirror"}.get(name, "2")]
    part = next(part for part, field in PARTS.items() if field.name == name)
    assert getattr(current_selection(RESULT), part) == ({"kinds": "decoder", "roles": "mirror"}.get(part, 1),)
    assert told == [name]


def test_what_a_page_chose_wins_over_a_link_that_says_what_was_before(link, told):
    link.update(kind=["encoder"], layer=["1"], step=["4"])
    assert current_selection(RESULT).place == Place("encoder", 0, "1")
    assert current_selection(ALONE).step == 3 and not told  # though this text has no such step
    select(kind="cross")
    select(layer=1)  # before the browser has written the first one
    assert current_selection(RESULT).place == Place("cross", 1, "1")
    link.update(kind=["cross"], layer=["2"])  # now it has
    assert current_selection(RESULT).place == Place("cross", 1, "1")
    link.update(kind=["encoder"])  # and here somebody went back
    assert current_selection(RESULT).kind == "encoder"


# What is usual


def test_each_model_opens_with_its_own_where_nobody_chose():
    assert opened(None) == Place("cross", 1, "1") == usual_selection(RESULT, None).place
    assert opened(OTHER) == Place("decoder", 0, "2")
    assert opened(MEAN) == Place("cross", 0, "mean") == usual_selection(RESULT, MEAN).place and revision() == 0
    assert with_one_head(current_selection(RESULT)).place == Place("cross", 1, "2")  # the best one
    adopt_choices({"turn": 3, "query": {"step": ["3"]}})  # it leaves the head open to the next model
    assert current_selection(RESULT).step == 2 and opened(MEAN) == Place("cross", 0, "mean") and revision() == 3
    assert opened(OTHER) == Place("decoder", 0, "2") and opening_parts(RESULT)["kind"] == "decoder"
    opened(MEAN)
    select(layer=1)
    assert opened(OTHER) == Place("cross", 1, "mean")  # one part that is chosen keeps the others of the opening
    adopt_choices({"turn": 9, "query": {"kind": ["decoder"], "layer": ["1"]}})
    assert opened(MEAN) == opened(OTHER) == Place("decoder", 0, "1") and opening_parts(RESULT) is None
