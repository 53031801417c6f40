"""Files that killed writers left behind; and a clock that is wrong."""

import os
import time

import pytest

from pages.server import clock
from pages.server.leftovers import sweep_leftovers
from transformer.checkpoints.rewriting import replacing


def test_temporary_files_of_killed_writers_go_and_nothing_else(tmp_path, monkeypatch):
    (tmp_path / "run" / "probe").mkdir(parents=True)
    monkeypatch.setattr("pathlib.Path.unlink", lambda path, missing_ok=False: None)  # a kill has this effect
    for path in (tmp_path / "copy-a.owner", tmp_path / "run" / "probe" / "now.safetensors"):
        with pytest.raises(KeyboardInterrupt), replacing(path):
            raise KeyboardInterrupt
    monkeypatch.undo()
    left = {path for path in tmp_path.rglob(".*") if path.is_file()}
    others = [".lock", "model.safetensors", ".owner", ".a.12345678.txt", "a.12345678", "run/.x.1234567g"]
    for name in others:
        (tmp_path / name).write_bytes(b"kept")
    for path in tmp_path.rglob("*"):
        os.utime(path, (time.time() - 4000,) * 2)
    assert len(left) == 2
    with replacing(tmp_path / "now") as file:
        file.write(b"x")
        assert sweep_leftovers(tmp_path) == 2  # a file that is being written stays
    assert (tmp_path / "now").read_bytes() == b"x" and not any(path.exists() for path in left)
    assert all((tmp_path / name).exists() for name in others)


def test_a_folder_that_is_not_there_has_no_leftovers(tmp_path):
    assert sweep_leftovers(tmp_path / "none") == 0


def test_a_clock_that_jumps_ends_nothing_and_time_that_passed_does(monkeypatch):
    wall, lived = [clock._STARTED], [clock._SINCE]
    monkeypatch.setattr(clock.time, "time", lambda: wall[0])
    monkeypatch.setattr(clock.time, "monotonic", lambda: lived[0])
    begun = clock.earliest_now()
    wall[0] += 25 * 3600  # the clock is put right, an instant later
    assert clock.earliest_now() == begun
    wall[0] -= 50 * 3600
    assert clock.earliest_now() == wall[0]  # a file that begins now is not a day old at once
    wall[0], lived[0] = clock._STARTED + 25 * 3600, clock._SINCE + 25 * 3600
    assert clock.earliest_now() - begun == 25 * 3600
