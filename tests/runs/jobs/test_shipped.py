"""Records of twins that come with the program: their claims are in their files, and nobody can change them."""

import tomllib
from itertools import islice

import pytest
from rows import rows

from transformer import LabError, Run, assets_folder, load_spec
from transformer.runs.film import Frame
from transformer.runs.jobs import find, resume, rewind, shipped_run, shipped_twins
from transformer.runs.jobs.recording import MOST_FRAMES
from transformer.runs.shelf import Shelf, delete_for_good
from transformer.runs.twins import load_twins

FOLDER = assets_folder() / "twins"
RECORDED = shipped_run("reverse")
RUNS = [run for twins in shipped_twins() for run in twins.runs]


@pytest.mark.parametrize("twins", shipped_twins(), ids=lambda twins: twins.path.name)
def test_its_numbers_answer_an_experiment_and_are_what_its_files_say(twins):
    texts = tomllib.loads((assets_folder() / "text" / "experiments.toml").read_text(encoding="utf-8"))
    described = load_twins(twins.path.with_suffix(".json"))
    assert described.title == twins.title and twins.title in {entry["title"] for entry in texts["experiment"]}
    assert [run.spec() for run in twins.runs] == list(described.specs) and (0, *described.seeds) == twins.seeds
    for run in twins.runs:
        steps, records, last = run.spec().settings.steps, run.records(), run.last_state()
        assert run.status() == "done" and run.name == run.spec().name and run.note("owner") == ""
        assert not run.model.exists() and [record["step"] for record in records] == list(range(1, steps + 1))
        assert twins.exact_match(run.name)[0] == last["exact_match"] == records[-1]["exact_match"]
        frames = [Frame.read(path) for path in run.frames()]
        assert last["evaluated_on"] == 1000 and len(frames) <= MOST_FRAMES and run.newest_frame().step == steps
        assert (frames[0].step, frames[-1].step, frames[-1].exact_match) == (0, steps, last["exact_match"])


@pytest.mark.parametrize("run", rows([RECORDED, *RUNS], few=[RECORDED, *RUNS[::3]]), ids=lambda run: run.id)
def test_training_again_gives_the_same_losses(run):
    again = [record.loss for record in islice(Run(run.spec()), 2)]
    assert again == pytest.approx([record["loss"] for record in run.records()[:2]], rel=1e-6)


def test_nobody_can_change_continue_or_remove_a_record(tmp_path):
    def touched():
        return {path: path.stat().st_mtime_ns for path in FOLDER.rglob("*")}

    before, run = touched(), RUNS[0]
    for name, arguments in {
        "leave_note": ("owner", "me"), "control": (), "emit": ("going",), "launch": (), "save": ("spec.json", b""),
        "cut_film": (0,),
    }.items():  # fmt: skip
        with pytest.raises(LabError, match="came with the program: it can't be changed, continued or removed"):
            getattr(run, name)(*arguments)
    with pytest.raises(LabError, match=f"{run.id} is not among the runs"):
        Shelf(tmp_path).remove(run.path)
    assert delete_for_good(run.path) == 0
    for order in (find, resume, rewind):
        with pytest.raises(KeyError, match="There is no such run here"):
            order(run.id, tmp_path)
    assert touched() == before and not list(tmp_path.iterdir())


def test_a_recorded_run_is_its_recipe_and_no_other_folder():
    assert RECORDED.spec() == load_spec(assets_folder() / "recorded" / "reverse.json") and RECORDED.status() == "done"
    for name in ("", "..", "../twins/heads"):
        with pytest.raises(LabError, match="`recipe` must be one of reverse"):
            shipped_run(name)
