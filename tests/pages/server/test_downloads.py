"""Downloads that are made on request: a click finds its file by the id that the browser knew when it was clicked."""

import pytest
from streamlit.runtime import media_file_manager
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage

from pages.server import downloads


@pytest.fixture
def ask(monkeypatch):
    """Provide `ask(own, others)`: a file whose button is drawn anew, asked for by its first id.

    Before that so many more buttons of its session, and of one other session each, are drawn anew.
    """

    def ask(own=0, others=0):
        files, asked = MediaFileManager(MemoryMediaFileStorage("/media")), []

        def draw(session, place, value):
            monkeypatch.setattr(media_file_manager, "_get_session_id", lambda: session)
            files.remove_deferred(place)
            return files.add_deferred(lambda: asked.append(value) or value, "text/plain", place)

        first = draw("mine", "button", "first")
        with files._lock:
            files._files_by_session_and_coord.clear()  # a run has begun
            files._remove_orphaned_deferred_callables()
        for session, place in [*(("mine", f"{at}") for at in range(own)), *((f"{at}", "") for at in range(others))]:
            for _ in range(2):
                draw(session, place, "another")
        draw("mine", "button", "anew")
        return files.execute_deferred(first), asked

    for name in ("_drop_deferred_id", "execute_deferred"):
        monkeypatch.setattr(MediaFileManager, name, getattr(MediaFileManager, name))
    return ask


def test_a_click_before_the_browser_heard_of_the_new_button_gets_its_file(ask):
    with pytest.raises(MediaFileStorageError, match="not found"):  # Streamlit alone: once it is mended, this can go
        ask()
    downloads.mend_downloads()
    address, asked = ask(own=downloads._MOST_OWN - 1)
    assert address.startswith("/media/") and asked == ["first"]
    assert ask(others=downloads._MOST - 1)[1] == ["first"]


@pytest.mark.parametrize("many", [{"own": downloads._MOST_OWN}, {"others": downloads._MOST}])
def test_of_many_replaced_files_the_oldest_are_gone(ask, many):
    downloads.mend_downloads()
    with pytest.raises(MediaFileStorageError, match="not found"):
        ask(**many)
