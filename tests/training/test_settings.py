"""Settings: schedules by formula, rules, and devices."""

from __future__ import annotations

import math

import pytest
import torch

from transformer import TrainingSettings
from transformer.training.loop import find_device


@pytest.mark.parametrize("step", [1, 5, 10, 11, 50, 99, 100])
def test_schedules_by_formula(step):
    def rate(schedule: str) -> float:
        return TrainingSettings(steps=100, learning_rate=0.5, warmup=0.1, schedule=schedule).rate(step)

    paper = [min(n**-0.5, n * 10**-1.5) for n in (step, 10)]  # scaled so that the peak is the chosen rate
    assert rate("paper") == pytest.approx(0.5 * paper[0] / paper[1])
    assert rate("constant") == pytest.approx(0.5 * min(1, step / 10))
    cosine = 0.5 * step / 10 if step <= 10 else 0.25 * (1 + math.cos(math.pi * (step - 10) / 90))
    assert rate("cosine") == pytest.approx(cosine)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (dict(steps=0), "`steps` must be a whole number from 1 to 1,000,000, got 0"),
        (dict(steps=1.5), "`steps` must be a whole number"),
        (dict(learning_rate=math.nan), "`learning_rate` must lie from 1e-08 to 10, got nan"),
        (dict(clip="1"), "`clip` must lie from 0 to 1e\\+06, got '1'"),
        (dict(schedule="linear"), "`schedule` must be one of cosine, paper, constant, got 'linear'"),
        (dict(device="tpu"), "`device` must be one of auto, cpu, cuda, mps"),
    ],
)
def test_rules_of_settings(changes, message):
    with pytest.raises(ValueError, match=message):
        TrainingSettings(**changes)


def test_devices(monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    monkeypatch.setattr(torch.backends.mps, "is_available", lambda: False)
    assert find_device("auto") == find_device("cpu") == torch.device("cpu")
    with pytest.raises(ValueError, match="`device` must be one this machine has, got 'cuda'. Use 'auto' or 'cpu'"):
        find_device("cuda")
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    assert find_device("auto") == torch.device("cuda")
