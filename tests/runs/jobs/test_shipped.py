"""Records of twins that come with the program: their claims are in their files, and nobody can change them."""

import inspect
import json
import re
import shutil
import tomllib
from itertools import islice

import pytest
from jobs import measure_few

from transformer import LabError, Run, assets_folder
from transformer.__main__ import main
from transformer.interpret.intervals import wilson_interval
from transformer.runs.film import Frame
from transformer.runs.jobs import DamagedError, RunFolder, ShippedRun, find, resume, rewind, shipped_twins
from transformer.runs.jobs.recording import MOST_FRAMES
from transformer.runs.shelf import Shelf, delete_for_good
from transformer.runs.twins import load_twins
from transformer.text import percent

FOLDER = assets_folder() / "twins"
WRITES = {
    "leave_note": ("owner", "me"), "control": (), "emit": ("going",), "launch": (),
    "save": ("spec.json", b""), "cut_film": (0,),
}  # fmt: skip
READS = {"note": ("owner",)}
RECIPE = {
    "title": "One layer or two?",
    "variants": [{"name": "one", "sizes": {"num_layers": 1}}, {"name": "two", "sizes": {"num_layers": 2}}],
    "sizes": {"d_model": 16, "num_heads": 2, "d_ff": 24},
    "task": {"name": "copy", "max_length": 3, "max_tokens": 5},
    "settings": {"steps": 4, "batch_size": 4, "evaluate_every": 2, "evaluate_on": 3},
    "seeds": [7],
}


@pytest.fixture
def recipe(tmp_path, monkeypatch):
    """Write a recipe of tiny twins; return its path."""
    measure_few(monkeypatch)
    path = tmp_path / "layers.json"
    path.write_text(json.dumps(RECIPE))
    return path


def files_in(folder):
    """Return every file with its time, its number and its content, which tell whether it was touched."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path: (path.stat().st_mtime_ns, path.stat().st_ino, path.read_bytes()) for path in paths}


def test_the_records_answer_experiments_of_the_page_with_its_own_settings():
    texts = tomllib.loads((assets_folder() / "text" / "experiments.toml").read_text(encoding="utf-8"))
    variants = {entry["name"]: entry for entry in texts["variant"]}
    asked = {entry["title"]: entry for entry in texts["experiment"]}
    titles = {"Why divide by √d_k?", "Does it need positions?", "The mask that stops cheating", "One head or four"}
    assert {twins.title for twins in shipped_twins()} == titles
    for twins in shipped_twins():
        recipe = json.loads(twins.path.with_suffix(".json").read_text(encoding="utf-8"))
        experiment = asked[recipe["title"]]
        assert [entry["name"] for entry in recipe["variants"]] == experiment["variants"]
        assert all(entry.items() <= variants[entry["name"]].items() for entry in recipe["variants"])
        assert all({*variants[entry["name"]]} == {*entry, "text"} for entry in recipe["variants"])
        assert recipe.get("sizes", {}) == experiment.get("sizes", {})
        assert recipe["probe"] == experiment.get("probe", "attention")
        assert experiment.get("settings", {}).items() <= recipe["settings"].items()
        described = load_twins(twins.path.with_suffix(".json"))
        specs = described.specs
        assert described.title == twins.title and [run.spec() for run in twins.runs] == list(specs)
        assert (0, *described.seeds) == twins.seeds


@pytest.mark.parametrize("twins", shipped_twins(), ids=lambda twins: twins.path.name)
def test_its_numbers_are_what_its_files_say(twins):
    table = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert twins.seed == 0 and re.search(rf"Made on\s{twins.made}\.", table)
    assert f"on {twins.made}, by “{twins.command}”." in twins.in_words and f" {twins.seeds[-1]}, on" in twins.in_words
    for run in twins.runs:
        spec, records, last = run.spec(), run.records(), run.last_state()
        assert run.status() == "done" and run.name == spec.name and run.note("owner") == "" and not run.model.exists()
        assert 0 < last["time"] - run.started_at() < 3600
        steps, every = spec.settings.steps, spec.settings.evaluate_every
        assert [record["step"] for record in records] == list(range(1, steps + 1)) == list(range(1, run.step() + 1))
        measured = [record for record in records if record["exact_match"] is not None]
        assert [record["step"] for record in measured] == list(range(every, steps + 1, every))
        counts = [spec.settings.evaluate_on] * (len(measured) - 1) + [last["evaluated_on"]]
        rights = [record["exact_match"] * count for record, count in zip(measured, counts, strict=True)]
        assert rights == pytest.approx([round(right) for right in rights])
        assert last["exact_match"] == measured[-1]["exact_match"] and last["evaluated_on"] == 1000
        shares = twins.exact_match(run.name)
        assert shares[0] == last["exact_match"] and len(shares) == len(twins.seeds)
        for seed, share in zip(twins.seeds, shares, strict=True):
            low, high = (percent(limit, 1) for limit in wilson_interval(round(share * 1000), 1000))
            said = f"| {run.name} | {seed} | {percent(share, 1)} of 1,000 | {low} to {high} |"
            assert f"| `{twins.path.name}` {said}" in table.splitlines()
        frames = [Frame.read(path) for path in run.frames()]
        assert len(frames) <= MOST_FRAMES and (frames[0].step, frames[-1].step) == (0, steps)
        losses = {record["step"]: record["loss"] for record in records}
        assert all(frame.loss == pytest.approx(losses[frame.step], rel=1e-7) for frame in frames[1:])
        assert frames[-1].exact_match == last["exact_match"] and run.newest_frame().step == steps
        answers = {"attention": "noitnetta", "the big red cars are new": "los coches rojos grandes son nuevos"}
        assert run.probe().answer == answers[run.probe().text] and run.probe().text == spec.probe


@pytest.mark.parametrize("run", [run for twins in shipped_twins() for run in twins.runs], ids=lambda run: run.id)
def test_training_again_gives_the_same_losses(run):
    again = [record.loss for record in islice(Run(run.spec()), 2)]
    assert again == pytest.approx([record["loss"] for record in run.records()[:2]], rel=1e-6)


def test_nobody_can_change_continue_or_remove_a_record(tmp_path):
    before = files_in(FOLDER)
    public = {name: member for name, member in vars(RunFolder).items() if not name.startswith("_")}
    for run in (run for twins in shipped_twins() for run in twins.runs):
        for name, member in public.items():
            if name in WRITES:
                with pytest.raises(LabError, match="came with the program: it can't be changed, continued or removed"):
                    getattr(run, name)(*WRITES[name])
            elif inspect.isfunction(member):
                getattr(run, name)(*READS.get(name, ()))
            else:
                getattr(run, name)
        with pytest.raises(LabError, match=f"{run.id} is not among the runs"):
            Shelf(tmp_path).remove(run.path)
        assert delete_for_good(run.path) == 0
        for order in (find, resume, rewind):
            with pytest.raises(KeyError, match="There is no such run here"):
                order(run.id, tmp_path)
    assert files_in(FOLDER) == before and not list(tmp_path.iterdir())


def test_records_are_small_plain_files_and_no_other_run_can_have_their_ids():
    runs = [run for twins in shipped_twins() for run in twins.runs]
    assert all(isinstance(run, ShippedRun) for run in runs)
    assert len({run.id for run in runs}) == len(runs) == 10 and not {12} & {len(run.id) for run in runs}
    assert all(len(".".join(run.id for run in twins.runs)) <= 100 for twins in shipped_twins())  # it fits into a link
    files = files_in(FOLDER)
    assert {path.suffix for path in files} == {".json", ".jsonl", ".safetensors", ".md"}
    assert sum(len(content) for *_, content in files.values()) <= 1_700_000


def test_an_installed_library_has_none_and_a_damaged_record_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_ASSETS", str(tmp_path))
    assert shipped_twins() == []
    shutil.copytree(FOLDER / "scaling", tmp_path / "twins" / "scaling")
    record = tmp_path / "twins" / "scaling" / "record.json"
    good = json.loads(record.read_text(encoding="utf-8"))
    assert [run.id for run in shipped_twins()[0].runs] == good["runs"]
    assert good["repeats"][0]["exact_match"] and shipped_twins()[0].seeds == (0, 1, 2, 3, 4)
    with pytest.raises(LabError, match="side.*be one of as it is, without √d_k"):
        shipped_twins()[0].exact_match("nobody")
    with pytest.raises(LabError, match="step.*be one of 30, 60"):
        shipped_twins()[0].exact_match("as it is", 31)
    more_than_all = good["repeats"][0] | {"exact_match": [[600, 1.5]]}
    wrong = [{"repeats": [{}]}, {"repeats": [more_than_all]}, {"runs": []}, {"made": 3}, {"runs": [1]}]
    for content in ["{", "[]", *(json.dumps(good | one) for one in [*wrong, {"runs": ["../../x"]}])]:
        record.write_text(content)
        with pytest.raises(DamagedError, match="scaling/record.json describes no record of twins"):
            shipped_twins()


def test_a_recipe_becomes_a_record_that_comes_out_the_same_again(recipe, monkeypatch, capsys):
    home = recipe.with_suffix("")

    def figures():
        return [
            [{name: event[name] for name in event if name not in ("time", "examples_per_second")} for event in events]
            for events in (RunFolder(home / name).events() for name in ("layers1", "layers2"))
        ], [path.read_bytes() for path in sorted(home.rglob("*.safetensors"))]

    assert main(["twins", str(recipe)]) == 0
    assert f" of 5 held-out sequences exactly right. Saved {home / 'layers2'}." in capsys.readouterr().out
    first = figures()
    assert [event["event"] for event in first[0][0]] == ["start", *["step"] * 4, "done"] and len(first[1]) == 8
    record = json.loads((home / "record.json").read_text())
    assert record["runs"] == ["layers1", "layers2"]
    assert [(one["seed"], one["variant"], len(one["exact_match"])) for one in record["repeats"]] == [
        (7, "one", 2), (7, "two", 2)
    ]  # fmt: skip
    (home / "left-over").touch()
    assert main(["twins", str(recipe)]) == 0 and figures() == first and not (home / "left-over").exists()

    def diverges(run):
        raise LabError("It has diverged.")
        yield run

    with monkeypatch.context() as patch:
        patch.setattr(Run, "__iter__", diverges)
        assert main(["twins", str(recipe)]) == 1
    assert "It has diverged." in capsys.readouterr().err and figures() == first
    assert sorted(path.name for path in home.parent.iterdir()) == ["layers", "layers.json"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "is not JSON"),
        ("[]", "describes no twins.*It needs a title, variants, a task and settings"),
        ('{"title": "x"}', "describes no twins: 'variants'"),
        ({"variants": ["one", "two"]}, "describes no twins"),
        ({"steps": 3}, "describes no twins: .*steps"),
        ({"variants": RECIPE["variants"][:1]}, "2 to 5 different ones, got 1"),
        ({"system": "gpt"}, "`system` must be one of"),
        ({"seeds": [7, 7]}, "`seeds` must be other seeds than that of the settings, each once"),
        ({"seeds": [0]}, "`seeds` must be other seeds"),
        ({"seeds": [-1]}, "seed"),
    ],
)
def test_a_file_that_is_no_recipe_is_refused(recipe, content, message):
    recipe.write_text(content if isinstance(content, str) else json.dumps(RECIPE | content))
    with pytest.raises(LabError, match=message):
        load_twins(recipe)
