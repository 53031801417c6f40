"""The process that reads a stranger's file: it has no torch, and nothing that it does harms the one that asked."""

import struct
import subprocess
import sys
import threading

import pytest

from transformer import CheckpointError
from transformer.errors import FileError
from transformer.inspection import inspect_checkpoint, process
from transformer.inspection.process import ask


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the memory of a process")
def test_what_takes_too_much_memory_is_refused(saved):
    header = b'{"a": [' + b"[]," * 6_000_000 + b"1]}"  # these 18 MB take 400 MB when they are read
    saved.write_bytes(struct.pack("<Q", len(header)) + header)
    with pytest.raises(CheckpointError, match="takes more than 300 MB of memory. Make it smaller"):
        inspect_checkpoint(saved)


def test_what_takes_too_long_is_ended(monkeypatch, tmp_path):
    started, start = [], subprocess.Popen

    def spy(*arguments, **options):
        started.append(start(*arguments, **options))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", spy)
    script = tmp_path / "child.py"
    script.write_text("import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(600)")
    monkeypatch.setattr(process, "_CHILD", script)
    monkeypatch.setattr(process, "_BUSY", 1.0)
    with pytest.raises(FileError, match=r"mine.tsv takes longer than 1 seconds to read\. Make it smaller\."):
        ask("pairs", "mine.tsv", 1.0, {"path": "x" * 10**6})  # longer than the process ever reads
    assert [one.returncode for one in started] == [-9]


@pytest.mark.parametrize("script", ["print('{')", "print('x' * 10**8)", "import os; os.abort()", "print('[1]')"])
def test_a_process_that_says_nothing_of_use_is_a_file_that_cannot_be_read(monkeypatch, tmp_path, script):
    (tmp_path / "child.py").write_text(script)
    monkeypatch.setattr(process, "_CHILD", tmp_path / "child.py")
    with pytest.raises(FileError, match="mine.tsv can't be read: it is damaged, or takes more than 300 MB"):
        ask("pairs", "mine.tsv", 60.0, {})


def test_a_file_that_waited_too_long_for_others_gets_a_sentence(monkeypatch, saved):
    monkeypatch.setattr(process, "_PATIENCE", 0.01)
    monkeypatch.setattr(process, "_slots", threading.Semaphore(0))
    with pytest.raises(CheckpointError, match="other people's files are being read just now. Try again"):
        inspect_checkpoint(saved)
