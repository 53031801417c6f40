"""Data-parallel training, compared with the same run in one process."""

import pytest
from jobs import SIZES, ended, tiny_spec

from transformer import SequenceTask
from transformer.runs.jobs import Controls, find, result, submit
from transformer.runs.run import Run


def spec(processes):
    # With nine rows, the processes have different numbers of rows and tokens.
    settings = {"steps": 20, "batch_size": 9, "evaluate_every": 10, "evaluate_on": 20, "processes": processes}
    return tiny_spec(sizes={**SIZES, "dropout": 0.0}, task=SequenceTask(name="copy", max_length=6), **settings)


def test_two_processes_train_what_one_trains_and_a_new_rate_reaches_both(tmp_path, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")
    folder = find(submit(spec(2), tmp_path, controls=Controls(learning_rate=1e-3)), tmp_path)
    alone = Run(spec(1))
    alone.learning_rate = 1e-3
    losses = {record.step: record for record in alone}
    assert ended(folder) == "done", (folder.path / "output.log").read_text()
    records = folder.records()
    assert records[-1]["step"] == 20 and records[-1]["exact_match"] == losses[20].exact_match
    for record in records:
        assert record["loss"] == pytest.approx(losses[record["step"]].loss, abs=1e-5)
        assert record["gradient_norm"] == pytest.approx(losses[record["step"]].gradient_norm, rel=1e-4)
    there = result(folder.id, tmp_path).model.state_dict()
    for name, weight in alone.model.state_dict().items():
        # A key bias shifts all scores of a query equally, so its gradient is only rounding noise, which Adam amplifies.
        if not name.endswith("key_projection.bias"):
            assert (there[name] - weight).abs().max() < 1e-5, name
