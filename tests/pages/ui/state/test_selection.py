"""The selection of an example: as the browser, the link and the pages state it, and which of them is believed."""

from dataclasses import asdict, replace

import pytest
from stage_example import example_result

from pages.ui.state import selection as module
from pages.ui.state import session
from pages.ui.state.selection import adopt_choices, current_selection, revision, select
from transformer.maps import Place
from transformer.replay import PARTS, Selection, in_link, options_of

RESULT, ALONE = example_result(), example_result(encoder_only=True)
USUAL = Selection("cross", 1)


def tell(turn, **parts):
    """Tell the session what the browser says: a turn, and the query of its link."""
    query = in_link(replace(USUAL, **{part: value for part, value in parts.items() if part in PARTS}))
    adopt_choices(
        {"turn": turn, "query": {**query, **{name: value for name, value in parts.items() if name not in PARTS}}}
    )


def test_the_last_layer_s_first_head_is_usual(told):
    assert current_selection(RESULT) == module.usual_selection(RESULT, None) == USUAL
    assert current_selection(ALONE).kind == "encoder" and revision() == 0 and not told


def test_the_browser_s_choice_is_taken_over():
    tell(1, kind="decoder", layer=0, head="max", step=2, rows=(0, 2), tokens="words", mute=True, view="table")
    assert current_selection(RESULT) == Selection(
        "decoder", 0, "max", 2, (0, 2), tokens="words", mute=True, view="table"
    )
    assert revision() == 1


def test_nothing_older_moves_what_is_newer():
    tell(5, head="2")
    tell(4, head="mean")
    assert current_selection(RESULT).head == "2" and revision() == 5
    select(head="max")
    tell(5, head="1")
    assert current_selection(RESULT).head == "max" and revision() == 6
    tell(6, head="rollout")  # the browser knows the choice made here, and has chosen once more
    assert current_selection(RESULT).head == "rollout"


@pytest.mark.parametrize(
    "answer",
    [
        None, 3, "x", [], {}, {"turn": 9}, {"query": {}}, {"turn": "9", "query": {"head": ["2"]}},
        {"turn": 9.0, "query": {"head": ["2"]}}, {"turn": True, "query": {"head": ["2"]}},
        {"turn": -1, "query": {"head": ["2"]}}, {"turn": 2**54, "query": {"head": ["2"]}},
        {"turn": 10**400, "query": {"head": ["2"]}}, {"turn": 9, "query": [["head", "2"]]},
        {"turn": 9, "query": None},
    ],
)  # fmt: skip
def test_an_answer_of_another_form_changes_nothing(answer):
    adopt_choices(answer)
    assert current_selection(RESULT) == USUAL and revision() == 0


STRANGE = [
    None, True, -1, 1.5, "2", {}, {"0": 1}, [], [[]], [None], [1], [True], [{"x": 1}], ["-1"], ["0"], ["1.5"], ["1e9"],
    ["9" * 400], ["nan"], [""], ["sideways"], ["x" * 10_000], ["\ud800"], ["x"] * 5000, ["2", 3, "sideways"],
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
    adopt_choices({"turn": 2, "query": {"step": ["1000"], "layer": ["-3"]}})
    assert current_selection(RESULT).step == 3 and current_selection(RESULT).layer == 1


def test_a_link_opens_what_it_asks_for(link, told):
    link.update(
        kind=["encoder"], layer=["1"], head=["rollout"], step=["4"], rows=["2", "3"], tokens=["words"], mute=["true"],
        view=["lines"], present=["true"], only_kinds=["encoder", "cross"], only_layers=["2"],
        only_roles=["unclassified"],
    )  # fmt: skip
    assert current_selection(RESULT) == Selection(
        "encoder", 0, "rollout", 3, (1, 2), "words", True, "lines", True, ("encoder", "cross"), (1,), ("unclassified",)
    )
    assert not told and revision() == 1
    current_selection(RESULT)
    assert revision() == 1  # nothing has changed since


def test_a_link_of_an_older_version_names_tokens_beside_rows(link, told):
    link["rows"] = ["3 ##s → ayuda", "1 <s> → lo"]
    assert current_selection(RESULT).rows == (2, 0) and not told


@pytest.mark.parametrize("name", ["kind", "layer", "head", "step", "tokens", "mute", "view", "present"])
@pytest.mark.parametrize("asked", [[""], ["sideways"], ["0"], ["99"], ["-1"], ["9" * 5000], ["²"], ["1e0"]])
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


def test_a_link_to_what_is_known_asks_nothing_though_another_text_lacks_it(link, told):
    link.update(step=["4"], rows=["4"], kind=["cross"], only_kinds=["cross"])
    current_selection(RESULT)
    alone = current_selection(ALONE)
    assert alone.kind == "encoder" and alone.step == 3 and not told


def test_what_a_page_chose_wins_over_a_link_that_says_what_was_before(link):
    link.update(kind=["encoder"], layer=["1"])
    assert current_selection(RESULT).place == Place("encoder", 0, "1")
    select(kind="cross")
    select(layer=1)  # before the browser has written the first one
    assert current_selection(RESULT).place == Place("cross", 1, "1")
    link.update(kind=["cross"], layer=["2"])  # now it has
    assert current_selection(RESULT).place == Place("cross", 1, "1")
    link.update(kind=["encoder"])  # and here somebody went back
    assert current_selection(RESULT).kind == "encoder"


def test_choosing_what_is_chosen_is_no_change():
    select(head="2")
    select(head="2")
    assert revision() == 1
