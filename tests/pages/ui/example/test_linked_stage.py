"""Messages of the stage in the browser that the page believes."""

from types import SimpleNamespace

import pytest
from offered import offered
from stage import read_stage, shown, told
from stage_example import example_result

from pages.ui.example import linked_stage as module
from pages.ui.shell import draw
from transformer.replay import Selection, ViewState
from transformer.views import View, pack

RESULT = example_result()
VIEW = View(component="stage", data=pack({}), caption="")


def replay_of(result, layout="steps"):
    return SimpleNamespace(
        state=ViewState("look", {"show": layout.capitalize()}),
        result=lambda: result, usual=lambda: result, changes=lambda: ((), []),
        checkpoint=SimpleNamespace(config=SimpleNamespace(has_decoder=True)),
    )  # fmt: skip


@pytest.fixture
def stage(monkeypatch):
    """Provide `stage(forced=…, inside=…)`: draw the stage, let the browser send that, and return the outcome."""
    result, calls = RESULT, []

    def mounted(**arguments):
        calls.append(arguments)
        return SimpleNamespace(inside=module.st.session_state[arguments["key"]].get("inside"))

    def stage(forceable=True, layout="steps", **sent):
        forced, gone = [], []
        state = {"linked-stage": sent}
        switch = SimpleNamespace(
            session_state=state,
            button=lambda *_, **__: False,
            switch_page=lambda page, query_params: gone.append((page, query_params)),
        )
        monkeypatch.setattr(module, "st", switch)
        module.draw_linked_stage(
            None, replay_of(result, layout), (lambda *call: forced.append(call)) if forceable else None
        )
        calls[-1]["on_forced_change"]()
        return SimpleNamespace(forced=forced, gone=gone, sent=calls[-1])

    monkeypatch.setitem(draw._COMPONENTS, "stage", mounted)
    monkeypatch.setattr(module, "_sync_stage", lambda replay, host, node: None)
    monkeypatch.setattr(module, "open_node", lambda: -1)
    monkeypatch.setattr(module, "stage_view", lambda replay: VIEW)
    monkeypatch.setattr(module, "current_selection", lambda result: Selection("cross", 1))
    return stage


def test_a_candidate_of_the_step_can_be_forced(stage):
    assert stage(forced={"step": 0, "token": "niña"}).forced == [(0, "niña")]


@pytest.mark.parametrize(
    "sent",
    [
        None, "a", 3, [], {}, {"step": 0}, {"token": "niña"}, {"step": 0, "token": "z"}, {"step": 0, "token": None},
        {"step": 0, "token": ["niña"]}, {"step": 4, "token": "niña"}, {"step": -1, "token": "niña"},
        {"step": True, "token": "niña"}, {"step": "0", "token": "niña"}, {"step": 0.0, "token": "niña"},
        {"step": 0, "token": "ayuda"},  # the token is not among the likeliest
        {"step": 0, "token": "lo"},  # the token is written already
        {"step": 0, "token": "<pad>"},  # the token would be masked when it is read back
    ],
)  # fmt: skip
def test_nothing_else_the_browser_sends_is_believed(stage, sent):
    assert stage(forced=sent).forced == []


def test_nothing_can_be_forced_where_the_page_does_not_ask_for_it(stage):
    drawn = stage(forceable=False, forced={"step": 0, "token": "niña"})
    assert drawn.forced == [] and b'"forceable":false' in drawn.sent["data"]


@pytest.mark.parametrize(
    ("row", "cell"),
    [
        (0, "1 <s> → lo"),
        (3, "4 ayuda → </s>"),
        (4, "2 lo → ##s"),
        (-1, "2 lo → ##s"),
        (True, "2 lo → ##s"),
        ("2", "2 lo → ##s"),
        (None, "2 lo → ##s"),
        (2.0, "2 lo → ##s"),
    ],
)
def test_the_way_inside_leads_to_a_row_of_the_map(stage, row, cell):
    ((page, query),) = stage(inside={"row": row}).gone
    assert page == "inside.py" and query == {"shows": "One head", "stage": "weights", "cell_row": cell}
    assert not stage(inside=[row]).gone


def test_the_way_inside_from_a_word_leads_to_its_first_piece(stage, monkeypatch):
    monkeypatch.setattr(module, "current_selection", lambda result: Selection("cross", 1, tokens="words"))
    ((_, query),) = stage(inside={"row": 1}).gone
    assert query["cell_row"] == "3 ##s → ayuda"
    ((_, query),) = stage(inside={"row": 3}).gone  # the text has only three words
    assert query["cell_row"] == "3 ##s → ayuda"


@pytest.mark.parametrize("idea", ["Map", "Heads", "Steps"])
def test_a_page_sends_its_example_once_and_what_is_chosen_beside_it(open_page, idea):
    app = open_page("look", show=idea, text="abc", layer="1", step="2")
    example = read_stage(app)
    assert not app.exception and not app.warning and example["layout"] == idea.lower()
    assert example["source"] == ["<s>", "a", "b", "c", "</s>"] and example["target"] == ["<s>", "c", "b", "a", "</s>"]
    assert (example["cards"] is None) == (idea != "Heads") and example["forceable"] == (idea == "Steps")
    assert (shown(app).layer, shown(app).step, told(app)["turn"]) == (0, 1, 1)


@pytest.mark.parametrize(("kilobytes", "is_rounded"), [("0", True), ("2000", False)])
def test_above_the_limit_weights_are_rounded_those_of_a_changed_model_too(
    open_page, monkeypatch, kilobytes, is_rounded
):
    monkeypatch.setenv("ATTENTION_LAB_WEIGHTS_AT_ONCE", kilobytes)
    example = read_stage(open_page("what_if", text="abc", edits="cross.1.1.off"))
    groups = [*example["groups"], *example["whatIf"]["after"]["groups"]]
    assert len(groups) == 6
    assert {group["pieces"]["leftByMuting"] is not None for group in groups} == {is_rounded}


def test_everything_on_the_stage_can_be_exported_as_it_is_shown(open_page):
    app = open_page("heads", text="abc", kind="decoder", head="2", layer="1", mute="true", rows=["2", "3", "9"])
    drawn = offered(app)
    assert list(drawn) == ["map", "compared", "heads", "player"]
    assert "layer 1, head 2" in drawn["map"].caption and "are muted" in drawn["map"].caption
    assert "They agree on" in drawn["compared"].caption
    assert drawn["heads"].caption.endswith("Roles: 4 mirror, 2 special.")
    assert drawn["map"].numbers()["map"].map.columns.labels == ["c", "b", "a"]
    grids = drawn["heads"].numbers()
    assert set(grids) == {"cross", "encoder", "decoder"}
    assert list(grids["cross"].map.heads)[-3:] == ["mean", "max", "rollout"]


@pytest.mark.parametrize(("drawn", "reruns"), [(7, 0), (-1, 1)])
def test_an_open_node_that_the_page_was_not_made_with_makes_it_again(monkeypatch, drawn, reruns):
    class Again(Exception):
        """A stand-in for a rerun: nothing behind it runs."""

    def again():
        raise Again

    followed = []
    monkeypatch.setattr(module, "open_node", lambda: 7)
    monkeypatch.setattr(module.st, "rerun", again)
    monkeypatch.setattr(module, "current_selection", lambda result: None)
    monkeypatch.setattr(module, "sync_selection", lambda result, selection: followed.append(result))
    monkeypatch.setattr(module, "offer", lambda *_: None)
    monkeypatch.setattr(module, "stage_pictures", lambda *_: {})
    try:
        module._sync_stage.__wrapped__(replay_of(RESULT), {}, drawn)
    except Again:
        assert reruns == 1 and not followed
    else:
        assert reruns == 0 and followed == [RESULT]
