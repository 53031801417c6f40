"""What if? Changes of attention, what mattered, the board, a target of the user's own."""

import json
import re
from dataclasses import asdict, replace

import pytest
from jobs import train_here

from pages.ui.models.files import model_id_of, runs_root
from pages.ui.models.shares import keep_model
from transformer import ParallelText, RunSpec, SequenceTask, TrainingSettings, Transformer, load
from transformer.interpret import ablate_each_head
from transformer.runs.jobs import Controls, RunFolder
from transformer.text import percent


def texts(app):
    return [element.value for element in app.text]


def press(app, label):
    next(button for button in app.button if button.label == label).click().run()


@pytest.mark.slow
@pytest.mark.parametrize("model", ["reverse-letters", "sort-letters", "shift-letters", "reverse-encoder-only"])
def test_every_section_opens_for_every_style_of_model(open_page, model):
    app = open_page("what_if", model=model)
    assert not app.exception and not app.warning and not app.error
    assert any("fresh sequences of its task" in text for text in texts(app))
    assert any("mattered most" in text for text in texts(app))


def test_rows_in_which_nothing_mattered_are_not_counted(open_page):
    said = texts(open_page("what_if", model="arabic-english"))
    sentence = next(text for text in said if "mattered most" in text)
    counted, others = re.match(r"In \d+ of (\d+) rows? what .* In (\d+) more nothing mattered: ", sentence).groups()
    assert int(counted) > 0 and int(others) > 0


def test_a_model_whose_pairs_are_not_here_names_one_that_can_be_broken(open_page):
    shipped = load("assets/checkpoints/arabic-english.safetensors")
    task = {name: value for name, value in shipped.task.items() if name != "sample"}
    kept = keep_model(replace(shipped, name="its own pairs", task=task, board={}))
    app = open_page("what_if", model=kept.id, text="هذا كتاب جديد.")
    (sentence,) = [info.value for info in app.info if "can't be measured" in info.value]
    name = re.search("such as ([a-z-]+),", sentence)[1]
    app.selectbox(key="model").select(name).run()
    assert not app.exception and any("fresh sequences of its task" in text for text in texts(app))


def test_a_model_without_a_causal_mask_is_judged_by_what_it_writes(open_page):
    """Reading the right answer it sees the next token: here, all its predictions may be right and its texts none."""
    shipped = load("assets/checkpoints/reverse-letters.safetensors")
    model = Transformer(replace(shipped.config, causal=False)).eval()
    model.load_state_dict(shipped.model.state_dict())
    task = SequenceTask(name="reverse", min_length=2, max_length=4, max_tokens=14).to_dict()
    kept = keep_model(replace(shipped, name="open", model=model, task=task))
    said = texts(open_page("what_if", model=kept.id, text="abcd"))
    measured = ablate_each_head(replace(shipped, model=model, task=task))
    (board,) = [text for text in said if "fresh sequences of its task" in text]
    assert f"the model by itself writes {percent(measured.baseline, 1)} wholly right (95 % interval: " in board
    assert any("no probabilities of writing it" in text for text in said)
    assert not any("log P" in text or "exposure" in text for text in said)


def test_each_held_out_pair_of_ones_own_is_counted_once(open_page):
    folder = RunFolder(runs_root() / "abcdefghjkmn")
    folder.path.mkdir(parents=True)
    rows = "".join(f"{a}{b}\t{b}{a}\n" for a in "abcdef" for b in "ghijklmn")
    (folder.path / "pairs.tsv").write_text(rows, encoding="utf-8")
    task = ParallelText(file=str(folder.path / "pairs.tsv"), source="letters", target="letters", max_tokens=8)
    sizes = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16, dropout=0.0)
    settings = TrainingSettings(steps=1, batch_size=4, evaluate_every=1, evaluate_on=4)
    spec = RunSpec(name="own", sizes=sizes, task=task, settings=settings)
    folder.save("spec.json", json.dumps(spec.to_dict()).encode())
    folder.emit("queued")
    folder.control(**asdict(Controls()))
    train_here(folder)
    app = open_page("what_if", model=model_id_of(folder), text="ab")
    assert not app.exception and any(f"On {task.to_dict()['held_out']} held-out texts" in text for text in texts(app))


def test_a_change_is_made_and_undone(open_page):
    app = open_page("what_if", text="stream")
    assert "Nothing is changed yet" in app.info[0].value
    app.pills(key="action").set_value("all heads off").run()
    press(app, "Change it")
    assert not app.exception and app.multiselect(key="edits").value == ["cross.2.*.off"]
    assert "Cross-attention, layer 2, all heads: switched off." in texts(app)
    outputs = [code.value for code in app.code]
    assert outputs[1] == "maerts" and outputs[2] != "maerts"
    assert any("differs from step" in text for text in texts(app))
    # Before and after stand side by side, and only one of them looks.
    before, after, *_ = [text for text in texts(app) if text.startswith("Cross-attention, layer 2, head 1: ")]
    assert "the strongest look is" in before and after.startswith("Cross-attention, layer 2, head 1: switched off. Its")
    press(app, "Undo all")
    assert app.multiselect(key="edits").value == [] and "Nothing is changed yet" in app.info[0].value


def test_a_link_brings_its_changes_and_unknown_ones_get_a_sentence(open_page):
    app = open_page("what_if", text="stream", edits="cross.2.1.hide.*.3")
    assert not app.exception and not app.warning
    assert any("no row can look at “t” (column 3)" in text for text in texts(app))
    for wrong in ("cross.9.1.off", "sideways.1.1.off", "cross.2.1.hide.1.99", "<b>x</b>"):
        app = open_page("what_if", text="stream", edits=wrong)
        assert not app.exception and len(app.warning) == 1


def test_a_token_can_be_hidden_from_one_row(open_page):
    app = open_page("what_if", text="stream", action="hide a token", edit_row="1  <s> → m", edit_column="7  m")
    assert not app.exception and not app.warning
    press(app, "Change it")
    assert app.multiselect(key="edits").value == ["cross.2.1.hide.1.7"]


def test_a_target_of_ones_own_is_read_and_measured(open_page):
    app = open_page("what_if", text="abc", target="cbz")
    assert not app.exception and not app.warning
    frame = next(frame.value for frame in app.dataframe if "target" in frame.value.columns)
    assert list(frame["target"]) == ["c", "b", "z", "</s>"] and list(frame["likeliest"][:3]) == ["c", "b", "a"]
    assert float(frame["loss (nats)"][2]) > 5 and frame["loss (nats)"][0] == "<0.001"
    assert any("They part at step 3: there both are read after the same beginning" in text for text in texts(app))
    assert list(frame["beginning"]) == ["the same"] * 3 + ["its own"]
    assert not any("should write" in frame.value.columns for frame in app.dataframe)  # nobody said that it is right
    app.text_input(key="target").input("cba").run()
    assert any("should write" in frame.value.columns for frame in app.dataframe)
    assert any("4 of 4 tokens right; mean log-probability" in text for text in texts(app))
    for wrong, sentence in (("ü", "never saw"), ("a" * 200, "tokens")):
        app.text_input(key="target").input(wrong).run()
        assert not app.exception and sentence in app.warning[0].value
