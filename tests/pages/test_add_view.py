"""*Add this view*: a scene shows exactly the view that was open, for everybody, whatever they had open before."""

from dataclasses import asdict, replace

import pytest
from every_page import PAGES
from models_page import MINE, THEIRS, hash_of
from own_lecture import begun, menu_of_buttons, now, with_scenes
from stage import choose, follow_link, shown

from pages.server.own_lectures import OWN_LECTURES
from transformer import load
from transformer.checkpoints import save
from transformer.lectures import MOST_SCENES
from transformer.replay import PARTS, Selection, ViewState, in_link, of_today


@pytest.fixture(autouse=True)
def a_menu_that_can_be_pressed(monkeypatch):
    monkeypatch.setattr("streamlit.menu_button", menu_of_buttons)


def add(app, lecture):
    """Press the button; return the new scene."""
    before = len(now(lecture).scenes)
    app.button(key=f"add-view-{lecture.id}").click().run()
    assert not app.exception and len(now(lecture).scenes) == before + 1
    assert [toast.value for toast in app.toast] == [f"Scene {before + 1} of “{lecture.title}”."]
    return now(lecture).scenes[-1]


def opened(open_as, lecture, number, token=THEIRS):
    """Open the page of a scene as somebody else explores it."""
    scene = now(lecture).scenes[number - 1]
    state = {name: values if len(values) > 1 else values[0] for name, values in scene.state.items()}
    app = open_as(token, scene.page, **state)
    assert not app.exception and not app.warning
    return app


def test_what_the_link_says_of_what_is_chosen_is_read_back():
    chosen = Selection(
        kind="decoder", layer=1, head="mean", step=3, rows=(0, 2), tokens="words", mute=True, view="lines",
        present=True, kinds=("cross", "encoder"), layers=(0, 1), roles=("mirror", "unclassified"), node=7,
    )  # fmt: skip
    usual = Selection("cross", 0)
    assert in_link(usual) == {"kind": ["cross"], "layer": ["1"], "head": ["1"], "step": ["1"]}
    assert {"rows": ["1", "3"], "only_layers": ["1", "2"], "mute": ["true"]}.items() <= in_link(chosen).items()
    for selection in (usual, chosen):
        state = ViewState.of("heads", in_link(selection))
        assert {part: state[field.name] for part, field in PARTS.items()} == vars(selection) and not state.wrong


@pytest.mark.parametrize("page", ["start", "heads", "decoding", "what_if"])
@pytest.mark.parametrize(
    "chosen", [{}, dict(present=True, kind="encoder", layer=0, head="3", step=2, rows=[1, 3], mute=True)]
)
def test_a_scene_of_the_stage_opens_what_was_chosen_also_where_it_is_usual(open_as, page, chosen):
    lecture = begun()
    app = follow_link(open_as(MINE, page, model="reverse-words", text="all you need"))
    app = choose(app, **chosen) if chosen else app
    scene = add(app, lecture)
    assert {"model", "text", "kind", "layer", "head", "step"} <= scene.state.keys() and "present" not in scene.state
    found = opened(open_as, lecture, 1)
    assert vars(shown(found)) == {**vars(shown(app)), "present": False} and scene.view.page == of_today(page, {})[0]
    assert found.code[0].value == app.code[0].value if app.code else not found.code


@pytest.mark.parametrize("far", ["shown", "shown_example"])
def test_a_press_before_the_model_has_run_adds_what_the_link_asks_for(open_as, far):
    lecture, asked = begun(), {"model": "reverse-letters", "text": "abc", "kind": "encoder", "layer": "1", "head": "2"}
    app = open_as(MINE, "heads", **asked)
    app.session_state["lab"].choices.shown = None  # a press that interrupts a page leaves it so
    if far == "shown_example":
        app.session_state["lab"].shown_example = None
    assert add(app, lecture).state == {name: [value] for name, value in {**asked, "show": "Heads"}.items()}


@pytest.mark.parametrize("page", ["inside_a_head", "positions", "masks"])
def test_a_scene_of_a_page_without_a_stage_opens_the_head_that_was_open(open_as, page):
    lecture = begun()
    app = open_as(MINE, page, model="reverse-letters", text="abc", kind="encoder", layer="1", head="2")
    state = add(app, lecture).state
    assert [state[name] for name in ("model", "text", "layer", "head")] == [["reverse-letters"], ["abc"], ["1"], ["2"]]
    found = opened(open_as, lecture, 1)
    # The page of masks has a kind of its own; the shown kind counts.
    assert found.session_state["lab"].choices.shown == app.session_state["lab"].choices.shown


@pytest.mark.parametrize(
    ("page", "query"),
    [
        ("decoding", {"strategy": "sampling", "temperature": "1.5", "draw": "7", "top_k": "3"}),
        ("decoding", {"strategy": "beam", "width_of_beam": "3"}),
        ("decoding", {"forced": "2 x"}),
        ("what_if", {"edits": "cross.2.1.off"}),
        ("alignment", {"lines_by": "layer 1, head 2", "least": "30"}),
        ("positions_and_masks", {"idea": "Cheating"}),
        ("positions_and_masks", {"idea": "Sinusoids", "d_model": "128"}),
        ("train", {"task": "sort"}),
    ],
)
def test_what_else_a_page_keeps_in_its_link_is_in_the_scene(open_as, page, query):
    lecture = begun()
    scene = add(open_as(MINE, page, **query), lecture)
    assert scene.page == of_today(page, query)[0] and {name: scene.state[name] for name in query} == {
        k: [v] for k, v in query.items()
    }
    opened(open_as, lecture, 1)


def test_a_view_of_twins_names_its_record_so_its_question_can_be_asked(open_as):
    lecture = begun()
    scene = add(open_as(MINE, "twins"), lecture)
    assert scene.state["record"] == ["One head or four"]
    with_scenes(lecture, {**scene.header, "question": {"kind": "twin"}})
    assert now(lecture).scenes[0].posed().options


def offers(app):
    return [one.label for one in app.button if one.label.startswith("Add this view")]


@pytest.mark.parametrize("page", [page for page in PAGES if page != "lecture"])
def test_every_page_but_the_list_can_be_added_by_who_writes_a_lecture(open_as, page):
    lecture = begun()
    assert add(open_as(MINE, page), lecture).page == page and not offers(open_as(THEIRS, page))


def test_nothing_can_be_added_without_a_lecture_nor_while_one_is_given(open_as):
    assert not offers(open_as(MINE, "heads"))
    lecture = begun("heads")
    assert offers(open_as(MINE, "heads")) and not offers(open_as(MINE, "lecture", give=f"{lecture.id}.1"))


def test_a_full_lecture_or_too_long_a_view_is_said_and_nothing_changes(open_as):
    full, other = begun("heads", title="Full"), begun("heads", title="![x](y)")
    OWN_LECTURES.keep(replace(full, scenes=full.scenes * MOST_SCENES))
    app = open_as(MINE, "heads")
    app.button(key=f"add-view-{full.id}").click().run()
    assert app.toast[0].value == "A lecture has at most 60 scenes. Begin another one."
    app = open_as(MINE, "train", **{f"x{'y' * n}": "z" * 200 for n in range(31)})
    app.button(key=f"add-view-{other.id}").click().run()
    assert "must have a view of at most 6,000 characters" in app.toast[0].value
    assert len(now(full).scenes) == 60 and len(now(other).scenes) == 1


def test_a_title_of_people_stays_text_in_the_menu_and_in_what_is_said(open_as):
    lecture = begun(title="**b** ![x](https://evil.example/a.png)")
    app = open_as(MINE, "train")
    [button] = [one for one in app.button if one.label.startswith("Add this view")]
    button.click().run()
    assert len(now(lecture).scenes) == 1
    begun(title="another")
    [_, item] = [one for one in open_as(MINE, "train").button if one.label.startswith("Add this view to")]
    for words in (button.help, app.toast[0].value, item.label):
        assert "\\*\\*b" in words and "\\!" not in words and "\\[x\\]" in words


@pytest.mark.parametrize("chosen", ["of somebody else", "removed", "nothing"])
def test_what_a_browser_sends_adds_nothing_to_what_is_not_ones_own(open_as, chosen):
    lecture = begun("heads")
    app = open_as(MINE, "train")
    if chosen == "of somebody else":
        app.session_state["owner"] = THEIRS
    elif chosen == "removed":
        OWN_LECTURES.remove(lecture.id)
    app.button(key=f"add-view-{lecture.id}").click()
    if chosen == "nothing":
        app = open_as(MINE, "train", **{"add-view": lecture.id})
    app.run()
    assert not app.exception and OWN_LECTURES.of_owner(hash_of(MINE)) == ([] if chosen == "removed" else [lecture])


def test_a_view_of_ones_own_model_names_it(open_as, make_own_run):
    folder = make_own_run("mine00000000")
    save(replace(load(folder.model), training=None), folder.model)
    lecture = begun()
    app = open_as(MINE, "heads", model="my-model-mine00000000")
    scene = add(app, lecture)
    assert scene.state["model"] == ["my-model-mine00000000"]
    assert asdict(OWN_LECTURES.find(lecture.id).scenes[0]) == asdict(scene)
    assert shown(opened(open_as, lecture, 1)).head == shown(app).head
