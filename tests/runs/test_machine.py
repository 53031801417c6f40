"""Memory limits of a process: those of the machine, of the container and its own."""

import resource
import subprocess
import sys

import pytest

from transformer.runs.machine import usable_memory, used_memory


def test_a_process_may_use_what_the_smallest_limit_around_it_says(tmp_path):
    machine = usable_memory(tmp_path)
    assert 10**8 < machine < 10**14
    (tmp_path / "proc/self").mkdir(parents=True)
    (tmp_path / "proc/self/cgroup").write_text("0::/class/lab\n")
    group = tmp_path / "sys/fs/cgroup/class/lab"
    group.mkdir(parents=True)
    (group / "memory.max").write_text("max\n")
    assert usable_memory(tmp_path) == machine
    (group.parent / "memory.max").write_text("90000000\n")
    assert usable_memory(tmp_path) == 90_000_000
    (tmp_path / "proc/self/cgroup").write_text("7:cpu,memory:/docker/0123\n0::/\n")
    (tmp_path / "sys/fs/cgroup/memory").mkdir()
    (tmp_path / "sys/fs/cgroup/memory/memory.limit_in_bytes").write_text("80000000")
    assert usable_memory(tmp_path) == 80_000_000


def test_what_a_process_uses_grows_with_what_it_holds(tmp_path):
    before = used_memory()
    held = bytearray(b"x") * 200_000_000
    assert 150_000_000 < used_memory() - before < 300_000_000 and len(held) == 200_000_000
    assert used_memory(tmp_path) > 0.98 * used_memory()  # the peak, used on systems that don't report the current use


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other systems are none, or others")
def test_a_limit_of_the_process_counts_and_holds_it_kindly():
    code = """
import resource, torch
from transformer.runs.machine import hold_to, restore_limits, usable_memory
before = resource.getrlimit(resource.RLIMIT_DATA)
with restore_limits():
    hold_to(400_000_000)
assert resource.getrlimit(resource.RLIMIT_DATA) == before
hold_to(500_000_000)
print(usable_memory(), resource.getrlimit(resource.RLIMIT_DATA)[0])
hold_to(10**12)
print(resource.getrlimit(resource.RLIMIT_DATA)[0])
try:
    torch.zeros(10**9)
except RuntimeError as error:
    print("can't allocate memory" in str(error))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    page = resource.getpagesize()
    assert [round(int(number) / page) for number in told[:3]] == [500_000_000 // page] * 3 and told[3] == "True"
