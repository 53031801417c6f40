"""Records of twins that come with the program: their claims are in their files, and nobody can change them."""

import re
import tomllib
from itertools import islice

import pytest
from rows import rows

from transformer import LabError, Run, assets_folder, load_spec
from transformer.interpret.intervals import wilson_interval
from transformer.runs.film import Frame
from transformer.runs.jobs import find, resume, rewind, shipped_run, shipped_twins
from transformer.runs.jobs.recording import MOST_FRAMES
from transformer.runs.shelf import Shelf, delete_for_good
from transformer.runs.twins import load_twins
from transformer.text import percent

FOLDER = assets_folder() / "twins"
RECORDED = shipped_run("reverse")
RUNS = [run for twins in shipped_twins() for run in twins.runs]
WRITES = {
    "leave_note": ("owner", "me"), "control": (), "emit": ("going",), "launch": (),
    "save": ("spec.json", b""), "cut_film": (0,),
}  # fmt: skip


def share_told(share, count):
    """Return a share of right texts and its interval, as the tables say them."""
    low, high = (percent(limit, 1) for limit in wilson_interval(round(share * count), count))
    return f"{percent(share, 1)} of {count:,} | {low} to {high}"


@pytest.mark.parametrize("twins", shipped_twins(), ids=lambda twins: twins.path.name)
def test_its_numbers_answer_an_experiment_and_are_what_its_files_say(twins):
    texts = tomllib.loads((assets_folder() / "text" / "experiments.toml").read_text(encoding="utf-8"))
    described = load_twins(twins.path.with_suffix(".json"))
    assert described.title == twins.title and twins.title in {entry["title"] for entry in texts["experiment"]}
    assert [run.spec() for run in twins.runs] == list(described.specs) and (0, *described.seeds) == twins.seeds
    table = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert twins.seed == 0 and re.search(rf"Made on\s{twins.made}\.", table)
    for run in twins.runs:
        spec, records, last = run.spec(), run.records(), run.last_state()
        assert run.status() == "done" and run.name == spec.name and run.note("owner") == "" and not run.model.exists()
        steps, shares = spec.settings.steps, twins.exact_match(run.name)
        assert [record["step"] for record in records] == list(range(1, steps + 1))
        assert shares[0] == last["exact_match"] == records[-1]["exact_match"] and last["evaluated_on"] == 1000
        for seed, share in zip(twins.seeds, shares, strict=True):
            said = f"| `{twins.path.name}` | {run.name} | {seed} | {share_told(share, 1000)} |"
            assert said in table.splitlines()
        frames = [Frame.read(path) for path in run.frames()]
        assert len(frames) <= MOST_FRAMES and (frames[0].step, frames[-1].step) == (0, steps)
        assert frames[-1].exact_match == last["exact_match"] and run.newest_frame().step == steps


@pytest.mark.parametrize("run", rows([RECORDED, *RUNS], few=[RECORDED, *RUNS[::3]]), ids=lambda run: run.id)
def test_training_again_gives_the_same_losses(run):
    again = [record.loss for record in islice(Run(run.spec()), 2)]
    assert again == pytest.approx([record["loss"] for record in run.records()[:2]], rel=1e-6)


def test_nobody_can_change_continue_or_remove_a_record(tmp_path):
    def touched():
        return {path: path.stat().st_mtime_ns for path in FOLDER.rglob("*")}

    before, run = touched(), RUNS[0]
    for name, arguments in WRITES.items():
        with pytest.raises(LabError, match="came with the program: it can't be changed, continued or removed"):
            getattr(run, name)(*arguments)
    with pytest.raises(LabError, match=f"{run.id} is not among the runs"):
        Shelf(tmp_path).remove(run.path)
    assert delete_for_good(run.path) == 0
    for order in (find, resume, rewind):
        with pytest.raises(KeyError, match="There is no such run here"):
            order(run.id, tmp_path)
    assert touched() == before and not list(tmp_path.iterdir())


def test_a_recorded_run_is_its_recipe():
    home, last = assets_folder() / "recorded", RECORDED.last_state()
    assert RECORDED.spec() == load_spec(home / "reverse.json") and RECORDED.status() == "done"
    said = f"| `reverse` | 0 | {share_told(last['exact_match'], last['evaluated_on'])} |"
    assert said in (home / "README.md").read_text(encoding="utf-8") and RECORDED.note("owner") == ""
    for name in ("", "..", "../twins/heads"):
        with pytest.raises(LabError, match="`recipe` must be one of reverse"):
            shipped_run(name)
