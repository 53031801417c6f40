"""Files that are made when somebody asks for them."""

from types import SimpleNamespace

import pytest
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage

from pages.ui.shell import downloads


def test_a_file_made_on_request_outlives_the_scripts_of_others(monkeypatch):
    storage = MemoryMediaFileStorage("/media")
    files = MediaFileManager(storage)
    monkeypatch.setattr(downloads.runtime, "exists", lambda: True)
    monkeypatch.setattr(downloads.runtime, "get_instance", lambda: SimpleNamespace(media_file_mgr=files))

    def made(number):
        data = downloads.memoise(lambda: b"content %d" % number, "film.txt", "text/plain")
        address = files.execute_deferred(files.add_deferred(data, "text/plain", "0.1", "film.txt"))
        return address.rpartition("/")[2]

    first = made(0)
    for _ in range(3):
        files.remove_orphaned_files()  # each script does so at its end
    assert storage.get_file(first).content == b"content 0"
    # The storage does not grow for ever.
    for number in range(1, downloads._KEPT + 1):
        made(number)
    for _ in range(3):
        files.remove_orphaned_files()
    with pytest.raises(MediaFileStorageError):
        storage.get_file(first)
