"""The outcome of a click is told once, in its part of the page, as a sentence; files are made when asked for."""

import errno
from types import SimpleNamespace

import pytest
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage
from streamlit.testing.v1 import AppTest

from pages.ui.shell import downloads
from transformer import CheckpointError, LabError


def page():
    import streamlit as st

    from pages.ui.shell.messages import attempt, draw_message

    def refuse(error):
        def do():
            if error:
                raise error

        st.session_state["done"] = attempt(do, "here", "It can't be kept.")

    st.button("Press", on_click=lambda: refuse(st.session_state["error"]))
    draw_message("there")
    draw_message("here", st.session_state.get("seconds", 0))


def pressed(error, seconds=0):
    app = AppTest.from_function(page)
    app.session_state["error"], app.session_state["seconds"] = error, seconds
    app.run().button[0].click().run()
    return app


def test_why_something_could_not_be_done_is_told_once(monkeypatch):
    for error, told in (
        (LabError("Its name is $too$ long.", "Shorten it."), r"Its name is \$too\$ long. Shorten it."),
        (OSError(errno.ENOSPC, "x"), "It can't be kept. "),
        (CheckpointError("a.safetensors", "is no model", "Take another."), "It can't be kept. a.safetensors"),
    ):
        app = pressed(error)
        assert not app.session_state["done"] and len(app.warning) == 1 and told in app.warning[0].value
        assert not app.run().warning
    app = pressed(None)
    assert app.session_state["done"] and not app.warning
    app = pressed(LabError("No."), seconds=8)  # where a page keeps drawing itself a message stays for a while
    assert [one.value for one in app.run().warning] == ["No."]
    monkeypatch.setattr("pages.ui.shell.messages.time.monotonic", lambda: 10**9)
    assert not app.run().warning


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
