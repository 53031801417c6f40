"""Memory of a run: the estimate against what PyTorch really keeps, the refusal, and the limit on the process."""

import sys

import pytest
import torch
import torch.nn.functional as F
from jobs import ended

from transformer import SYSTEMS, RunSpec, SequenceTask, TrainingSettings, Transformer, system_config
from transformer.config import CLASSROOM, PAD
from transformer.runs.jobs import LimitError, Limits, find, num_parameters, submit
from transformer.runs.jobs.memory import NO_ROOM, combined_needs, kept_numbers, needs_of, reason_of
from transformer.runs.machine import usable_memory

LARGE = dict(d_model=512, num_heads=8, num_layers=6, d_ff=2048, dropout=0.1)


def spec_of(sizes, length=254, **settings):
    task = SequenceTask(name="copy", max_length=length, max_tokens=length + 2)
    return RunSpec(name="x", sizes=sizes, task=task, settings=TrainingSettings(**settings))


def bytes_kept(model, source, target):
    """Return the bytes that autograd saves for a forward pass, without the model's own, each storage once."""
    own = {tensor.untyped_storage().data_ptr() for tensor in [*model.parameters(), *model.buffers()]}
    kept = {}

    def keep(tensor):
        kept[tensor.untyped_storage().data_ptr()] = tensor.untyped_storage().nbytes(), tensor
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
        logits = model(source, target if model.config.has_decoder else None)
        labels = (target if model.config.has_decoder else source).flatten()
        F.cross_entropy(logits.flatten(0, 1), labels, ignore_index=PAD, reduction="sum")
    return sum(size for place, (size, _) in kept.items() if place not in own)


@pytest.mark.parametrize(("sizes", "source", "target"), [
    (dict(d_model=64, num_heads=4, num_layers=1, d_ff=128), 120, 100),
    (dict(d_model=32, num_heads=1, num_layers=3, d_ff=256), 40, 60),
    (dict(d_model=128, num_heads=8, num_layers=2, d_ff=64), 24, 24),
])  # fmt: skip
def test_the_formula_says_what_autograd_keeps(sizes, source, target):
    ids = torch.randint(4, 90, (8, 128), generator=torch.Generator().manual_seed(0))
    for system, dropout in ((system, dropout) for system in SYSTEMS for dropout in (0.0, 0.1)):
        options = dict(**sizes, dropout=dropout, max_length=128, source_vocab_size=90, target_vocab_size=90)
        config = system_config(system, **options)
        found = bytes_kept(Transformer(config, seed=0).train(), ids[:, :source], ids[:, :target])
        assert 4 * 8 * kept_numbers(config, source, target) == pytest.approx(found, rel=0.1), (system, dropout)


def test_a_run_of_48_gigabytes_is_refused_with_what_to_make_smaller(monkeypatch):
    limits, sizes = Limits(memory_for_a_run=18_000), {**LARGE, "dropout": 0.0}
    with pytest.raises(LimitError) as error:
        limits.check(spec_of(sizes, batch_size=256))
    assert "would take about 4" in str(error.value) and "at most 18,000 MB" in str(error.value)
    fitting = int(str(error.value).split("smaller batch (at most ")[1].split()[0])
    assert "instead of 256), shorter sequences, fewer layers or a narrower model" in str(error.value)
    limits.check(spec_of(sizes, batch_size=fitting))
    with pytest.raises(LimitError):
        limits.check(spec_of(sizes, batch_size=fitting + 1, device="auto"))
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    limits.check(spec_of(sizes, batch_size=fitting + 1, device="auto"))  # it takes the memory of the GPU


def test_runs_that_share_a_process_are_counted_together():
    spec = spec_of({**CLASSROOM, "d_model": 256, "dropout": 0.0}, length=40)
    alone = needs_of(spec, num_parameters(spec))
    both = combined_needs([alone, alone])
    assert alone.total < both.total < 2 * alone.total
    limits = Limits(memory_for_a_run=(alone.total + both.total) // 2_000_000)
    limits.check(spec)
    with pytest.raises(LimitError, match="The 2 runs, which share a process, would take"):
        limits.check(spec, spec)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such limits")
def test_a_run_that_takes_more_than_it_may_ends_with_a_sentence(tmp_path, monkeypatch):
    assert reason_of(RuntimeError("DefaultCPUAllocator: can't allocate memory: you tried to")) == NO_ROOM
    # The run is accepted without an estimate, as if the estimate had been far too low.
    monkeypatch.setattr("transformer.runs.jobs.limits.Limits.check", lambda *_: None)
    monkeypatch.setenv("ATTENTION_LAB_MEMORY_FOR_A_RUN", "350")
    folder = find(submit(spec_of({**CLASSROOM, "dropout": 0.1}, batch_size=64, steps=3), tmp_path), tmp_path)
    assert ended(folder) == "failed" and folder.events()[-1]["reason"] == NO_ROOM == reason_of(MemoryError())


# The machine


def test_a_process_may_use_what_the_smallest_limit_around_it_says(tmp_path):
    machine = usable_memory(tmp_path)
    assert 10**8 < machine < 10**14
    (tmp_path / "proc/self").mkdir(parents=True)
    (tmp_path / "proc/self/cgroup").write_text("0::/class/lab\n")
    group = tmp_path / "sys/fs/cgroup/class/lab"
    group.mkdir(parents=True)
    (group / "memory.max").write_text("max\n")
    (group.parent / "memory.max").write_text("90000000\n")
    assert usable_memory(tmp_path) == 90_000_000
    (tmp_path / "proc/self/cgroup").write_text("7:cpu,memory:/docker/0123\n0::/\n")
    (tmp_path / "sys/fs/cgroup/memory").mkdir()
    (tmp_path / "sys/fs/cgroup/memory/memory.limit_in_bytes").write_text("80000000")
    assert usable_memory(tmp_path) == 80_000_000
