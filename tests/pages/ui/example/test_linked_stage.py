"""Messages of the stage and of the outline in the browser that the page believes, and pictures of heads on cards."""

import base64
import io
import re
from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image
from stage import shown
from stage_example import example_result

from pages.ui.example import linked_stage, thumbnails, whole_model
from pages.ui.shell import draw
from transformer.lectures import scene_of
from transformer.maps import Axis, LabelledMap
from transformer.replay import Selection, ViewState
from transformer.views import View, pack

RESULT = example_result()


def replay_of(result):
    return SimpleNamespace(
        state=ViewState("look", {"show": "Steps"}),
        result=lambda: result, usual=lambda: result, changes=lambda: ((), []),
        checkpoint=SimpleNamespace(config=SimpleNamespace(has_decoder=True)),
    )  # fmt: skip


@pytest.fixture
def stage(monkeypatch):
    """Provide `stage(forced=…, inside=…)`: draw the stage, let the browser send that, and return the outcome."""
    calls = []

    def mounted(**arguments):
        calls.append(arguments)
        return SimpleNamespace(inside=linked_stage.st.session_state[arguments["key"]].get("inside"))

    def stage(forceable=True, **sent):
        forced, gone = [], []
        switch = SimpleNamespace(
            session_state={"linked-stage": sent},
            button=lambda *_, **__: False,
            switch_page=lambda page, query_params: gone.append((page, query_params)),
        )
        monkeypatch.setattr(linked_stage, "st", switch)
        force = (lambda *call: forced.append(call)) if forceable else None
        linked_stage.draw_linked_stage(None, replay_of(RESULT), force)
        calls[-1]["on_forced_change"]()
        return SimpleNamespace(forced=forced, gone=gone, sent=calls[-1])

    monkeypatch.setitem(draw.COMPONENTS, "stage", mounted)
    monkeypatch.setattr(linked_stage, "sync_stage", lambda replay, host, node: None)
    monkeypatch.setattr(linked_stage, "open_node", lambda: -1)
    monkeypatch.setattr(linked_stage, "stage_view", lambda replay: View(component="stage", data=pack({}), caption=""))
    monkeypatch.setattr(linked_stage, "current_selection", lambda result: Selection("cross", 1))
    return stage


def test_only_a_candidate_is_forced_and_only_where_a_page_asks_for_it(stage):
    assert stage(forced={"step": 0, "token": "niña"}).forced == [(0, "niña")]
    drawn = stage(forceable=False, forced={"step": 0, "token": "niña"})
    assert drawn.forced == [] and b'"forceable":false' in drawn.sent["data"]
    for sent in (
        None, [], {"step": 0}, {"step": 0, "token": "z"}, {"step": 0, "token": ["niña"]},
        {"step": 4, "token": "niña"}, {"step": -1, "token": "niña"}, {"step": "0", "token": "niña"},
        {"step": 0, "token": "ayuda"},  # the token is not among the likeliest
        {"step": 0, "token": "lo"},  # the token is written already
        {"step": 0, "token": "<pad>"},  # the token would be masked when it is read back
    ):  # fmt: skip
        assert stage(forced=sent).forced == [], sent


def test_the_way_inside_leads_to_a_row_and_from_a_word_to_its_first_piece(stage, monkeypatch):
    strange = dict.fromkeys((4, -1, "2", None), "2 lo → ##s")
    for row, cell in {0: "1 <s> → lo", 3: "4 ayuda → </s>", **strange}.items():
        ((page, query),) = stage(inside={"row": row}).gone
        assert page == "inside.py" and query == {"shows": "One head", "stage": "weights", "cell_row": cell}
    assert not stage(inside=[0]).gone
    monkeypatch.setattr(linked_stage, "current_selection", lambda result: Selection("cross", 1, tokens="words"))
    for row in (1, 3):  # the text has only three words
        assert stage(inside={"row": row}).gone[0][1]["cell_row"] == "3 ##s → ayuda"


def test_a_node_or_parts_that_the_page_was_not_made_with_make_it_again(monkeypatch):
    now = SimpleNamespace(cells="weights")
    for name, stand_in in {
        "open_node": lambda: 7, "current_selection": lambda result: Selection("cross", 1, cells=now.cells),
        "offer": lambda *_: None, "sync_selection": lambda *_: None, "stage_pictures": lambda *_: {},
    }.items():  # fmt: skip
        monkeypatch.setattr(linked_stage, name, stand_in)
    for now.cells, drawn, is_again in (
        ("weights", (7, False), False), ("weights", (-1, False), True), ("weights", (7, True), False),
        ("contributions", (7, False), True), ("contributions", (7, True), False),
    ):  # fmt: skip
        asked = []
        monkeypatch.setattr(linked_stage.st, "rerun", lambda asked=asked: asked.append(True))
        linked_stage.sync_stage.__wrapped__(replay_of(RESULT), {}, drawn)
        assert bool(asked) == is_again


# The outline of the whole model


def test_a_box_leads_to_its_page_at_its_attention_and_the_nearest_layer(open_page, monkeypatch):
    def opened(**box):
        monkeypatch.setattr(whole_model, "_OUTLINE", lambda **_: SimpleNamespace(opened=box))
        app = open_page("what_if", text="abc")
        return app.title[0].value, shown(app).kind, shown(app).layer, shown(app).head

    chosen = {"turn": 9, "query": {"layer": ["1"], "head": ["3"]}}  # what was chosen last is older than the box
    for layer, nearest in ((1, 1), (99, 1), (-5, 0), (None, 0)):
        found = opened(page="heads", kind="encoder", layer=layer, chosen=chosen)
        assert found == ("Look", "encoder", nearest, "3")
    for kind, layer in (("other", 0), (["cross"], 0), ("cross", True), ("cross", "1")):
        assert opened(page="positions_and_masks", kind=kind, layer=layer)[:3] == ("Positions and masks", "cross", 1)
    for page in ("../heads", None, ["heads"]):
        assert opened(page=page, kind="encoder", layer=0)[:3] == ("What if?", "cross", 1)


# Pictures on cards


def alpha_of(html):
    """Return how little of the ground shines through each pixel, 0 to 255."""
    data = re.fullmatch(r'<img alt="[^"<]*" src="data:image/png;base64,([^"]+)">', html)[1]
    return np.asarray(Image.open(io.BytesIO(base64.b64decode(data))))[..., 3]


def test_a_card_shows_its_view_a_pixel_as_strong_as_its_weight():
    letters = "model=reverse-letters&text=pay"
    for view, sizes in (
        (f"look?{letters}", [(4, 5)]), (f"masks?{letters}", [(4, 4), (4, 4)]), (f"inside?shows=Figure+1&{letters}", []),
        ("train", []), ("twins?record=One+head+or+four", []),
    ):  # fmt: skip
        scene = scene_of({"title": "A scene", "view": view}, "", "a scene")
        images = re.findall("<img .*?>", thumbnails.draw_scene(scene))
        assert [alpha_of(image).shape for image in images] == sizes
    axis, blocked = Axis("", ["a", "b"]), np.array([[False, True], [False, False]])
    for values, ink in (([[0.4, 0.9], [0.2, 0.8]], [102, 0, 51, 204]), ([[-4, -np.inf], [1, 2]], [255, 0, 64, 128])):
        drawn = thumbnails.draw_map(LabelledMap(np.array(values), axis, axis, blocked))
        assert alpha_of(drawn).ravel().tolist() == ink
