"""The page What if?: changes of attention, the tokens that mattered, the board, a target of the user's own."""

from dataclasses import replace

import pytest
from background import measured
from lab import texts
from matrices import matrices_of
from models_page import press
from stage import read_stage
from written import texts_written

from pages.ui.models.shares import keep_model
from pages.what_if import interventions
from transformer import load
from transformer.interpret import ablate_each_head
from transformer.runs.jobs import RunFolder

COPY = "assets/checkpoints/copy-letters.safetensors"
REVERSE = "assets/checkpoints/reverse-letters.safetensors"


@pytest.mark.parametrize("model", ["reverse-letters", "reverse-encoder-only"])
def test_every_tool_opens_for_every_style_and_only_it_is_worked_out(open_page, model):
    said = {}
    app = open_page("what_if", model=model, text="abc", edits="encoder.1.1.off")
    for tool in ("forcing", "change", "mattered", "break", "forcing"):
        app.segmented_control(key="tool-by-name").set_value(tool).run()
        app = measured(app)
        assert not app.warning and not app.error
        said[tool] = texts(app)
        if tool == "forcing" and model != "reverse-encoder-only":  # what was asked of a tool comes back with it
            assert app.text_input(key="target").value == ("cbz" if "break" in said else "")
            app.text_input(key="target").input("cbz").run()
    assert any("held-out texts of its task" in text for text in said["break"])
    assert not any("held-out texts" in text or "mattered" in text for text in said["change"] + said["forcing"])


# Changes


def test_a_change_is_made_and_taken_back(open_page):
    app = open_page("what_if", text="stream")
    assert read_stage(app)["whatIf"] == {"edits": [], "said": "", "verdict": "", "after": None}
    app.multiselect(key="edits").set_value(["cross.2.*.off"]).run()
    example = read_stage(app)
    after = example["whatIf"]
    before, now = ([step["writes"] for step in one["steps"]] for one in (example, after["after"]))
    assert now != before and after["said"].startswith("What it writes differs") and after["verdict"] == "not right"
    assert texts_written(app) == ["maerts", "".join(now[:-1])] and now[:-1] != list("maerts")
    app.multiselect(key="edits").set_value([]).run()
    assert read_stage(app)["whatIf"]["after"] is None and texts_written(app) == ["maerts"]


@pytest.fixture
def take(monkeypatch):
    """Provide `take(edits, shown, sent)`: the field of changes, after what the browser asks for; and the session."""
    model, state = load(REVERSE), {}
    monkeypatch.setattr(interventions.st, "session_state", state)

    def take(edits, shown, sent):
        state.update({} if edits is None else {"edits": edits})
        interventions.take_changes(model, shown, sent)
        return state["edits"]

    take.state = state
    return take


def test_what_the_browser_asks_for_is_taken_as_far_as_the_model_has_it(take):
    edits = ["cross.1.1.off", "cross.9.1.off"]  # the latter doesn't fit, is told so, and stays
    wanted = ["cross.2.1.off", "cross.*.*.hide.*.2", "cross.7.1.off", "nose", 3, "x" * 10_000]
    kept = ["cross.9.1.off", "cross.2.1.off", "cross.*.*.hide.*.2"]
    assert take(edits, edits[:1], {"turn": 4, "tags": wanted}) == kept and take.state["lab"].edits_revision == 4
    before = dict(take.state)
    for strange in (None, "x", {}, {"turn": True, "tags": []}, {"turn": -1, "tags": []}, {"turn": 1, "tags": "abc"}):
        take(None, edits[:1], strange)
        assert take.state == before and take.state["lab"].edits_revision == 4
    # A busy server begins a run so late that the browser repeats the order, with the field as it was before.
    edits = ["cross.2.1.off", "cross.1.2.off"]
    order = {"turn": 6, "tags": ["cross.1.2.off"], "shown": edits}
    assert take([*edits], edits, order) == ["cross.1.2.off"]
    assert take([*edits], (), order) == ["cross.1.2.off"]  # the first run has noted that it shows nothing yet
    written = ["nose", "cross.02.1.off"]
    assert take([*written], edits, {"turn": 7, "tags": []}) == []  # whatever a link writes is cleared
    take.state["edits"] = written  # a field that has not heard of it, in a message of another control
    assert interventions.changes_in_field() == take.state["edits"] == []
    order = {"turn": 8, "tags": ["cross.2.2.off"], "shown": []}
    assert take([*written], [], order) == ["cross.2.2.off"]  # the next order, with the field as it was two changes ago


# The board


def test_a_toy_model_s_board_is_there_at_once_and_others_when_asked(open_page, finished):
    tiny = load(RunFolder(finished).model)
    board, other = ablate_each_head(tiny, 20), ablate_each_head(tiny, 256, 2**36 + 1)
    kept = keep_model(replace(tiny, name="tiny", board=board.to_dict()))
    app = open_page("what_if", model=kept.id, text="ab", tool="break")
    made = "20 held-out texts, measured when the model was made."
    assert not app.info and made in texts(app) and board.description in texts(app)
    app.button(key="board-others").click().run()
    assert any("being taken out" in info.value for info in app.info) and made not in texts(app)
    app = measured(app)
    assert "256 held-out texts, measured on this server." in texts(app) and other.description in texts(app)
    app.button(key="board-kept").click().run()
    assert made in texts(app)


def test_a_board_that_a_file_lacks_is_told_and_measured_here(open_page):
    shipped = load("assets/checkpoints/arabic-english.safetensors")
    task = {name: value for name, value in shipped.task.items() if name != "sample"}
    kept = keep_model(replace(shipped, name="its own pairs", task=task, board={}))
    app = open_page("what_if", model=kept.id, text="هذا كتاب جديد.", tool="break")
    assert ["can't be measured" in info.value for info in app.info] == [True]
    strange = {"count": 10**9, "right": 1, "broken": {}, "mended": {}}
    kept = keep_model(replace(load(COPY), name="strange", board=strange))
    app = open_page("what_if", model=kept.id, text="abc", tool="break")
    assert ["board in this model's file can't be used" in one.value for one in app.warning] == [True]


# A target


def test_a_target_of_ones_own_is_read_and_measured(open_page):
    app = open_page("what_if", text="abc", target="cbz")
    frame = next(frame.value for frame in app.dataframe if "target" in frame.value.columns)
    assert list(frame["target"]) == ["c", "b", "z", "</s>"] and list(frame["likeliest"][:3]) == ["c", "b", "a"]
    losses, mean = (matrices_of(app)[name].values for name in ("target-loss", "target-mean"))
    assert losses[2, 0] > 5 and losses[0, 0] < 0.001 and mean[0, 0] == pytest.approx(losses.mean())
    assert list(frame["beginning"]) == ["the same"] * 3 + ["its own"]
    press(app, "What it writes")
    assert app.text_input(key="target").value == "cba"
    assert any("should write" in frame.value.columns for frame in app.dataframe)
    assert any("Teacher forcing: 4 of 4 tokens right." in text for text in texts(app))
    app.text_input(key="target").input("a" * 200).run()
    assert "tokens" in app.warning[0].value
