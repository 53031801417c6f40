"""Downloads that are made on request: a click finds its file by the id that the browser knew when it was clicked."""

import pytest
from streamlit.runtime import media_file_manager
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage

from pages.server import downloads


@pytest.fixture
def ask(monkeypatch):
    """Provide `ask(own=0)`: a file whose button is drawn anew, asked for by its first id.

    Before that so many more buttons of its session are drawn anew.
    """

    def ask(own=0):
        files, asked = MediaFileManager(MemoryMediaFileStorage("/media")), []

        def draw(place, value):
            files.remove_deferred(place)
            return files.add_deferred(lambda: asked.append(value) or value, "text/plain", place)

        first = draw("button", "first")
        with files._lock:
            files._files_by_session_and_coord.clear()  # a run has begun
            files._remove_orphaned_deferred_callables()
        for place in range(own):
            for _ in range(2):
                draw(f"{place}", "another")
        draw("button", "anew")
        return files.execute_deferred(first), asked

    monkeypatch.setattr(media_file_manager, "_get_session_id", lambda: "mine")
    for name in ("_drop_deferred_id", "execute_deferred"):
        monkeypatch.setattr(MediaFileManager, name, getattr(MediaFileManager, name))
    return ask


def test_a_click_before_the_browser_heard_of_the_new_button_gets_its_file(ask):
    with pytest.raises(MediaFileStorageError, match="not found"):  # Streamlit alone: once it is mended, this can go
        ask()
    downloads.mend_downloads()
    address, asked = ask(own=downloads._MOST_OWN - 1)
    assert address.startswith("/media/") and asked == ["first"]
    with pytest.raises(MediaFileStorageError, match="not found"):
        ask(own=downloads._MOST_OWN)  # of many replaced files the oldest are gone
