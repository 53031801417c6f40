"""Files that are made on request: a click finds its file by the id that its browser knew, and finds it a while."""

from types import SimpleNamespace

import pytest
from streamlit.runtime import media_file_manager
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage

from pages.server import downloads
from pages.ui.shell import downloads as kept

STORAGE = MemoryMediaFileStorage("/media")


@pytest.fixture
def files(monkeypatch):
    """Return the files of a server that mends its downloads."""
    monkeypatch.setattr(media_file_manager, "_get_session_id", lambda: "mine")
    for name in ("_drop_deferred_id", "execute_deferred"):
        monkeypatch.setattr(MediaFileManager, name, getattr(MediaFileManager, name))
    downloads.mend_downloads()
    return MediaFileManager(STORAGE)


def content_at(address):
    return STORAGE.get_file(address.rpartition("/")[2]).content


def test_a_click_before_the_browser_heard_of_the_new_button_gets_its_file(files):
    def draw(place, content=b"another"):
        files.remove_deferred(place)
        return files.add_deferred(lambda: content, "text/plain", place)

    oldest, first = draw("another button"), draw("button", b"first")
    with files._lock:
        files._files_by_session_and_coord.clear()  # a run has begun
        files._remove_orphaned_deferred_callables()
    for place in ["button", *[str(number // 2) for number in range(2 * downloads._MOST_OWN - 2)]]:
        draw(place)
    assert content_at(files.execute_deferred(first)) == b"first"
    with pytest.raises(MediaFileStorageError, match="not found"):
        files.execute_deferred(oldest)  # of many replaced files the oldest are gone


def test_a_file_made_on_request_outlives_the_scripts_of_others(files, monkeypatch):
    monkeypatch.setattr(kept.runtime, "exists", lambda: True)
    monkeypatch.setattr(kept.runtime, "get_instance", lambda: SimpleNamespace(media_file_mgr=files))

    def made(number):
        data = kept.keep_file(lambda: b"content %d" % number, "film.txt", "text/plain")
        return files.execute_deferred(files.add_deferred(data, "text/plain", "0.1", "film.txt"))

    first = made(0)
    for _ in range(3):
        files.remove_orphaned_files()  # each script does so at its end
    assert content_at(first) == b"content 0"
    for number in range(1, kept._MOST_FILES + 1):  # the storage does not grow for ever
        made(number)
    files.remove_orphaned_files(), files.remove_orphaned_files()
    with pytest.raises(MediaFileStorageError):
        content_at(first)
