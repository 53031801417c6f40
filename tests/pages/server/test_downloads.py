"""Downloads that are made on request: a click finds its file by the id that the browser knew when it was clicked."""

import pytest
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage

from pages.server import downloads


@pytest.fixture
def ask(monkeypatch):
    """Provide `ask(others)`: a file that was drawn anew, and others after it, asked for by its first id."""

    def ask(others=0):
        files = MediaFileManager(MemoryMediaFileStorage("/media"))
        asked = []

        def draw(place, value):
            files.remove_deferred(place)
            return files.add_deferred(lambda: asked.append(value) or value, "text/plain", place)

        first = draw("button", "first")
        with files._lock:
            files._files_by_session_and_coord.clear()  # a run has begun
            files._remove_orphaned_deferred_callables()
        for _ in range(2):
            draw("button", "anew")
        for other in range(others):
            draw(str(other), "other"), draw(str(other), "other")
        return files.execute_deferred(first), asked

    for name in ("_drop_deferred_id", "execute_deferred"):
        monkeypatch.setattr(MediaFileManager, name, getattr(MediaFileManager, name))
    return ask


def test_a_click_before_the_browser_heard_of_the_new_button_gets_its_file(ask):
    with pytest.raises(MediaFileStorageError, match="not found"):  # Streamlit alone: once it is mended, this can go
        ask()
    downloads.mend_downloads()
    address, asked = ask()
    assert address.startswith("/media/") and asked == ["first"]


def test_of_many_replaced_files_the_oldest_are_gone(ask):
    downloads.mend_downloads()
    with pytest.raises(MediaFileStorageError, match="not found"):
        ask(others=downloads._MOST_REPLACED)
