"""The outcome of a click is told once, in its part of the page, as a sentence; files are made when asked for."""

import errno
from functools import partial
from types import SimpleNamespace

import pytest
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage

from pages.ui.shell import downloads, messages
from pages.ui.state.session import Session
from transformer import CheckpointError, LabError


def test_why_something_could_not_be_done_is_told_once_in_its_part(monkeypatch):
    now, told = Session(), []
    monkeypatch.setattr(messages, "session", lambda: now)
    monkeypatch.setattr(messages.st, "warning", told.append)

    def fail(error):
        raise error

    for error, sentence in (
        (LabError("Its name is $too$ long.", "Shorten it."), r"Its name is \$too\$ long. Shorten it."),
        (OSError(errno.ENOSPC, "x"), "It can't be kept. "),
        (CheckpointError("a.safetensors", "is no model", "Take another."), "It can't be kept. a.safetensors"),
    ):
        told.clear()
        assert not messages.attempt(partial(fail, error), "here", "It can't be kept.")
        for part in ("there", "here", "here"):
            messages.draw_message(part)
        assert [sentence in one for one in told] == [True]
    told.clear()
    assert messages.attempt(lambda: None, "here", "It can't be kept.")
    messages.draw_message("here")
    messages.tell("here", "No.")
    for clock in (0, 7, 9):  # where a page keeps drawing itself a message stays for a while
        monkeypatch.setattr(messages.time, "monotonic", lambda clock=clock + now.messages["here"][1]: clock)
        messages.draw_message("here", 8)
    assert told == ["No.", "No."]


def test_a_file_made_on_request_outlives_the_scripts_of_others(monkeypatch):
    storage = MemoryMediaFileStorage("/media")
    files = MediaFileManager(storage)
    monkeypatch.setattr(downloads.runtime, "exists", lambda: True)
    monkeypatch.setattr(downloads.runtime, "get_instance", lambda: SimpleNamespace(media_file_mgr=files))

    def made(number):
        data = downloads.keep_file(lambda: b"content %d" % number, "film.txt", "text/plain")
        address = files.execute_deferred(files.add_deferred(data, "text/plain", "0.1", "film.txt"))
        return address.rpartition("/")[2]

    first = made(0)
    for _ in range(3):
        files.remove_orphaned_files()  # each script does so at its end
    assert storage.get_file(first).content == b"content 0"
    for number in range(1, downloads._MOST_FILES + 1):  # the storage does not grow for ever
        made(number)
    files.remove_orphaned_files(), files.remove_orphaned_files()
    with pytest.raises(MediaFileStorageError):
        storage.get_file(first)
