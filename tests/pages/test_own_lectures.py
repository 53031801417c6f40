"""Lectures of visitors: their owners, how they are shared, removed and brought back, and views put into them."""

from dataclasses import replace

import pytest
from every_page import PAGES
from models_page import MINE, THEIRS, hash_of, labels, press, said
from own_lecture import LETTERS, MASKS, begun, click, made, menu_of_buttons, now, sent, warned
from stage import choose, follow_link, shown

from pages.server.own_lectures import OWN_LECTURES
from transformer.lectures import MOST_SCENES, lecture_text
from transformer.replay import of_today


def test_somebody_else_sees_a_lecture_by_its_link_and_changes_nothing(edit, open_as):
    lecture = begun(LETTERS)
    app = edit(lecture, THEIRS)
    assert any("Only the browser in which a lecture was begun" in text for text in warned(app))
    assert not [one for one in (*app.text_input, *app.text_area) if (one.key or "").startswith("edit-")]
    assert labels(app).count("Remove") == 0
    assert sent(open_as(THEIRS, "lecture", give=f"{lecture.id}.1"), "given")["title"] == "My talk"


def test_only_its_owner_and_the_teacher_remove_it_and_it_comes_back(open_as, as_teacher):
    lecture = begun(LETTERS, token=THEIRS)
    app = open_as(THEIRS, "lecture")
    app.session_state["owner"] = MINE
    click(app, f"remove-{lecture.id}")
    assert now(lecture) == lecture and any("Only its author and the teacher" in text for text in warned(app))
    assert not [one for one in open_as(MINE, "lecture").button if one.key == f"remove-{lecture.id}"]
    with as_teacher():
        app = open_as(MINE, "lecture")
        assert "Lectures of others" in [header.value for header in app.header]
        click(app, f"remove-{lecture.id}")
    assert now(lecture) is None and "Removed: My talk." in said(app)
    app = open_as(THEIRS, "lecture")
    assert "Removed: My talk." in said(app)  # a later session says so too
    click(app, "lecture-undo")
    assert now(lecture) == lecture and OWN_LECTURES.owner_of(lecture.id) == hash_of(THEIRS)


def test_the_list_shares_a_link_to_the_first_scene_and_tells_its_time(open_as):
    lecture = begun("start?model=reverse-letters&text=abc", LETTERS)
    app = open_as(MINE, "lecture")
    [link] = [code.value for code in app.code if lecture.id in code.value]
    assert link.endswith(f"/lecture?give={lecture.id}.1") and "2 min" in said(app)


def test_one_whose_file_is_damaged_is_told_and_can_be_removed(open_as, tmp_path):
    lecture = begun(LETTERS)
    path = tmp_path / "own_lectures" / f"{lecture.id}.lecture.md"
    path.write_text("+++ no")
    app = open_as(MINE, "lecture")
    assert [f"is damaged: {lecture.id}.lecture.md." in error.value for error in app.error] == [True]
    click(app, f"remove-{lecture.id}")
    assert not app.error and not path.exists() and "Removed: a lecture." in said(app)


# Files


def upload(app, content, name="talk.md"):
    content = content if isinstance(content, bytes) else content.encode()
    app.file_uploader[0].upload(name, content, "text/markdown").run()
    press(app, "Open it")
    return app


def test_a_saved_file_opened_is_a_lecture_of_ones_own(open_as):
    lecture = begun(LETTERS, MASKS, token=THEIRS, question={"kind": "next", "why": "{token}"}, notes="N")
    app = upload(open_as(MINE, "lecture"), lecture_text(lecture))
    [mine] = OWN_LECTURES.of_owner(hash_of(MINE))
    assert mine.id != lecture.id and mine.scenes == lecture.scenes and mine.title == lecture.title
    assert not warned(app) and now(lecture) == lecture


HEAD = "+++\ntitle = 'L'\nsummary = 'S'\n+++\n"


def test_a_file_that_is_no_lecture_gets_a_sentence_and_leaves_nothing(open_as):
    app = open_as(MINE, "lecture")
    for content, sentence in (
        (b"\xff\xfe", "must be text in UTF-8"),
        (f"{HEAD}", "holds no scenes."),
        (f"{HEAD}\n+++\ntitle = 'T'\nview = 'lecture'\n+++\n", "scene 1, shows the page “lecture”"),
        ("a" * 400_001, "must have at most 400 kB. Make it shorter."),
    ):
        upload(app, content)
        assert [sentence in text and "talk.md" in text for text in warned(app)] == [True]
        assert OWN_LECTURES.of_all() == [] and not warned(app.run())


def test_a_model_that_is_not_here_is_named(open_as, edit):
    lecture = begun(LETTERS.replace("reverse-letters", "no-such-model"), token=THEIRS)
    app = upload(open_as(MINE, "lecture"), lecture_text(lecture))
    [mine] = OWN_LECTURES.of_owner(hash_of(MINE))
    for seen in (app, edit(mine)):
        assert any("not on this server: “no-such-model”. Such a scene" in text for text in warned(seen))
    scene = made(mine, 1)
    assert "“no-such-model”" in scene["why_not"] and scene["view"] is None


def test_where_there_is_no_room_for_another_it_is_said(open_as, monkeypatch):
    monkeypatch.setattr("pages.server.own_lectures.MOST_OF_ONE", 1)
    lecture = begun(LETTERS)
    app = open_as(MINE, "lecture")
    upload(app, lecture_text(lecture))
    assert any("You have 1 lectures here already" in text for text in warned(app))
    click(app, f"remove-{lecture.id}")
    press(app, "New lecture")
    click(app, "edit-close")
    click(app, "lecture-undo")
    assert any("You have 1 lectures here already" in text for text in warned(app)) and now(lecture) is None


# Add this view


@pytest.fixture
def buttons(monkeypatch):
    """Let the menu of lectures be pressed."""
    monkeypatch.setattr("streamlit.menu_button", menu_of_buttons)


def add(app, lecture):
    """Press the button; return the new scene."""
    before = len(now(lecture).scenes)
    app.button(key=f"add-view-{lecture.id}").click().run()
    assert len(now(lecture).scenes) == before + 1
    return now(lecture).scenes[-1]


def opened(open_as, lecture):
    """Open the page of the last scene as somebody else explores it."""
    scene = now(lecture).scenes[-1]
    state = {name: values if len(values) > 1 else values[0] for name, values in scene.state.items()}
    app = open_as(THEIRS, scene.page, **state)
    assert not app.warning
    return app


@pytest.mark.parametrize(
    ("page", "chosen"),
    [("heads", {}), ("what_if", dict(present=True, kind="encoder", layer=0, head="3", step=2, rows=[1, 3], mute=True))],
)
def test_a_scene_opens_what_was_chosen_on_the_stage_also_where_it_is_usual(buttons, open_as, page, chosen):
    lecture = begun()
    app = follow_link(open_as(MINE, page, model="reverse-words", text="all you need"))
    app = choose(app, **chosen) if chosen else app
    scene = add(app, lecture)
    assert {"model", "text", "kind", "layer", "head", "step"} <= scene.state.keys() and "present" not in scene.state
    found = opened(open_as, lecture)
    assert vars(shown(found)) == {**vars(shown(app)), "present": False} and scene.view.page == of_today(page, {})[0]


LETTERS_OF_HEAD = {"model": "reverse-letters", "text": "abc", "kind": "cross", "layer": "2", "head": "1"}
SAMPLED = {"strategy": "sampling", "temperature": "1.5", "draw": "7", "top_k": "3"}


def test_a_press_before_the_model_has_run_adds_what_the_link_asks_for(buttons, open_as):
    lecture, asked = begun(), {**LETTERS_OF_HEAD, "kind": "encoder", "layer": "1"}
    app = open_as(MINE, "heads", **asked)
    app.session_state["lab"].choices.shown = None  # a press that interrupts a page leaves it so
    assert add(app, lecture).state == {name: [value] for name, value in {**asked, "show": "Heads"}.items()}


@pytest.mark.parametrize(
    ("page", "query", "title"),
    [
        ("look", {"show": "Map", **LETTERS_OF_HEAD}, "Cross-attention, layer 2, head 1: “abc”"),
        ("decoding", SAMPLED, "Steps: “pay attention”"),
        ("what_if", {"edits": "cross.2.1.off", **LETTERS_OF_HEAD}, "Without cross-attention, layer 2, head 1: “abc”"),
        ("what_if", {"edits": ["cross.2.1.off", "cross.2.2.off"], "text": "abc"}, "Attention with 2 changes: “abc”"),
        ("what_if", {"tool": "break"}, "Break it: reverse-letters"),
        ("train", {"task": "sort"}, "Train one: sort"),
        ("twins", {"record": "One head or four"}, "One head or four"),
    ],
)
def test_a_scene_is_named_by_what_it_shows_and_has_all_of_its_link(buttons, open_as, page, query, title):
    lecture = begun()
    scene = add(open_as(MINE, page, **query), lecture)
    assert scene.page == of_today(page, query)[0] and scene.title == title
    asked = {name: value if isinstance(value, list) else [value] for name, value in query.items()}
    assert {name: scene.state[name] for name in query} == asked
    opened(open_as, lecture)


@pytest.mark.parametrize("page", ["inside_a_head", "masks"])  # the latter has a kind of its own; the shown counts
def test_a_scene_of_a_page_without_a_stage_opens_the_head_that_was_open(buttons, open_as, page):
    lecture, asked = begun(), {"model": "reverse-letters", "text": "abc", "layer": "1", "head": "2"}
    app = open_as(MINE, page, kind="encoder", **asked)
    scene = add(app, lecture)
    assert {name: scene.state[name] for name in asked} == {name: [value] for name, value in asked.items()}
    assert opened(open_as, lecture).session_state["lab"].choices.shown == app.session_state["lab"].choices.shown


def offers(app):
    return [one.label for one in app.button if one.label.startswith("Add this view")]


def test_every_page_but_the_list_can_be_added_by_who_writes_a_lecture(buttons, open_as):
    assert not offers(open_as(MINE, "heads"))
    lecture = begun()
    for number, page in enumerate([page for page in PAGES if page != "lecture"], start=1):
        app = open_as(MINE, page)
        assert add(app, lecture).page == page and app.session_state["lab"].open_scenes == {lecture.id: number}
    assert not offers(open_as(THEIRS, "heads")) and not offers(open_as(MINE, "lecture", give=f"{lecture.id}.1"))


def test_a_full_lecture_is_said_and_nothing_changes(buttons, open_as):
    full = begun("heads", title="Full")
    OWN_LECTURES.keep(replace(full, scenes=full.scenes * MOST_SCENES))
    app = click(open_as(MINE, "train"), f"add-view-{full.id}")
    assert app.toast[0].value == "A lecture has at most 60 scenes. Begin another one."
    assert len(now(full).scenes) == 60


def test_a_title_of_people_stays_text_in_the_menu_and_in_what_is_said(buttons, open_as):
    lecture = begun(title="**b** ![x](https://evil.example/a.png)")
    app = open_as(MINE, "train")
    button = app.button(key=f"add-view-{lecture.id}")
    button.click().run()
    begun(title="another")
    [_, item] = [one for one in open_as(MINE, "train").button if one.label.startswith("Add this view to")]
    for words in (button.help, app.toast[0].value, item.label):
        assert "\\*\\*b" in words and "\\!" not in words and "\\[x\\]" in words


@pytest.mark.parametrize("is_removed", [False, True])
def test_what_a_browser_sends_adds_nothing_to_what_is_not_ones_own(buttons, open_as, is_removed):
    lecture = begun("heads")
    app = open_as(MINE, "train")
    if is_removed:
        OWN_LECTURES.remove(lecture.id)
    else:
        app.session_state["owner"] = THEIRS
    app.button(key=f"add-view-{lecture.id}").click().run()
    assert OWN_LECTURES.of_owner(hash_of(MINE)) == [lecture] * (not is_removed)
