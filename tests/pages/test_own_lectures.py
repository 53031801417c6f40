"""Lectures of visitors: their owners, how they are shared, removed and brought back, and views put into them."""

from dataclasses import replace

import pytest
from every_page import PAGES
from models_page import MINE, THEIRS, hash_of, labels, press, said
from own_lecture import LETTERS, begun, click, made, menu_of_buttons, now, sent, warned
from stage import choose, follow_link

from pages.server.own_lectures import OWN_LECTURES
from transformer.lectures import lecture_text
from transformer.replay import of_today


def test_a_link_shows_a_lecture_and_only_owner_and_teacher_remove_it(edit, open_as, as_teacher):
    lecture = begun(LETTERS, token=THEIRS)
    assert sent(open_as(MINE, "lecture", give=f"{lecture.id}.1"), "given")["title"] == "My talk"
    app = edit(lecture)
    assert any("Only the browser in which a lecture was begun" in text for text in warned(app))
    assert not [one for one in (*app.text_input, *app.text_area) if (one.key or "").startswith("edit-")]
    assert "Remove" not in labels(app) + labels(open_as(MINE, "lecture"))
    app = open_as(THEIRS, "lecture")
    app.session_state["owner"] = MINE
    click(app, f"remove-{lecture.id}")
    assert now(lecture) == lecture and any("Only its author and the teacher" in text for text in warned(app))
    with as_teacher():
        app = open_as(MINE, "lecture")
        assert "Lectures of others" in [header.value for header in app.header]
        click(app, f"remove-{lecture.id}")
    assert now(lecture) is None and "Removed: My talk." in said(app)
    app = open_as(THEIRS, "lecture")
    assert "Removed: My talk." in said(app)  # a later session says so too
    click(app, "lecture-undo")
    assert now(lecture) == lecture and OWN_LECTURES.owner_of(lecture.id) == hash_of(THEIRS)


# Files


def upload(app, content, name="talk.md"):
    content = content if isinstance(content, bytes) else content.encode()
    app.file_uploader[0].upload(name, content, "text/markdown").run()
    press(app, "Open it")
    return app


def test_a_file_that_is_no_lecture_gets_a_sentence_and_leaves_nothing(open_as):
    app = open_as(MINE, "lecture")
    for content, sentence in (
        (b"\xff\xfe", "must be text in UTF-8"),
        ("+++\ntitle = 'L'\nsummary = 'S'\n+++\n", "holds no scenes."),
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


# Add this view


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


ENCODER = {"kind": "encoder", "layer": "1", "head": "2"}
CHOSEN = dict(present=True, kind="encoder", layer=0, head="3", step=2, rows=[1, 3], mute=True)


@pytest.mark.parametrize(
    ("page", "asked", "chosen"),
    [("heads", {}, {}), ("what_if", {}, CHOSEN), ("inside_a_head", ENCODER, {}), ("masks", ENCODER, {})],
)
def test_a_scene_opens_what_was_open_also_where_it_is_usual(open_as, page, asked, chosen):
    lecture = begun()
    app = open_as(MINE, page, model="reverse-words", text="all you need", **asked)
    app = choose(follow_link(app), **chosen) if chosen else app
    scene = add(app, lecture)
    assert {"model", "text", "kind", "layer", "head", "step"} <= scene.state.keys() and "present" not in scene.state
    there, here = (one.session_state["lab"].choices.shown for one in (opened(open_as, lecture), app))
    assert there == replace(here, present=False)


LETTERS_OF_HEAD = {"model": "reverse-letters", "text": "abc", "kind": "cross", "layer": "2", "head": "1"}
SAMPLED = {"strategy": "sampling", "temperature": "1.5", "draw": "7", "top_k": "3"}


@pytest.mark.parametrize(
    ("page", "query", "title"),
    [
        ("look", {"show": "Map", **LETTERS_OF_HEAD}, "Cross-attention, layer 2, head 1: “abc”"),
        ("decoding", SAMPLED, "Steps: “pay attention”"),
        ("what_if", {"edits": "cross.2.1.off", **LETTERS_OF_HEAD}, "Without cross-attention, layer 2, head 1: “abc”"),
        ("what_if", {"tool": "break"}, "Break it: reverse-letters"),
        ("twins", {"record": "One head or four"}, "One head or four"),
    ],
)
def test_a_scene_is_named_by_what_it_shows_and_has_all_of_its_link(open_as, page, query, title):
    lecture = begun()
    scene = add(open_as(MINE, page, **query), lecture)
    assert scene.page == of_today(page, query)[0] and scene.title == title
    asked = {name: value if isinstance(value, list) else [value] for name, value in query.items()}
    assert {name: scene.state[name] for name in query} == asked
    opened(open_as, lecture)


def offers(app):
    return [one.label for one in app.button if one.label.startswith("Add this view")]


def test_every_page_but_the_list_can_be_added_by_who_writes_a_lecture(open_as):
    assert not offers(open_as(MINE, "heads"))
    lecture = begun()
    for number, page in enumerate([page for page in PAGES if page != "lecture"], start=1):
        app = open_as(MINE, page)
        assert add(app, lecture).page == page and app.session_state["lab"].open_scenes == {lecture.id: number}
    assert not offers(open_as(THEIRS, "heads")) and not offers(open_as(MINE, "lecture", give=f"{lecture.id}.1"))


def test_a_title_stays_text_and_of_equal_ones_the_chosen_gets_the_view(open_as, monkeypatch):
    monkeypatch.setattr("streamlit.menu_button", menu_of_buttons)
    lecture = begun(title="**b** ![x](https://evil.example/a.png)")
    app = open_as(MINE, "train")
    button = app.button(key=f"add-view-{lecture.id}")
    button.click().run()
    other = begun(title=lecture.title)
    menu = open_as(MINE, "train")
    item = menu.button(key=f"add-view-{other.id}")
    for words in (button.help, app.toast[0].value, item.label):
        assert "\\*\\*b" in words and "\\!" not in words and "\\[x\\]" in words
    assert len({one.label for one in menu.button if one.label.startswith("Add this view to")}) == 2
    item.click().run()
    assert [len(now(one).scenes) for one in (lecture, other)] == [1, 1]


@pytest.mark.parametrize("is_removed", [False, True])
def test_what_a_browser_sends_adds_nothing_to_what_is_not_ones_own(open_as, is_removed):
    lecture = begun("heads")
    app = open_as(MINE, "train")
    if is_removed:
        OWN_LECTURES.remove(lecture.id)
    else:
        app.session_state["owner"] = THEIRS
    app.button(key=f"add-view-{lecture.id}").click().run()
    assert OWN_LECTURES.of_owner(hash_of(MINE)) == [lecture] * (not is_removed)
