"""Mended downloads of Streamlit: a click finds its file, though a run of the page has drawn its button anew meanwhile.

A file that is made on request has a new id with each run, and Streamlit (1.67) forgets the last one at once. Who clicks
before the browser has heard of the new id gets nothing. So the last few of each visitor are kept a while longer.
"""

from streamlit.runtime.media_file_manager import DeferredCallableEntry, MediaFileManager

_MOST_OWN, _MOST = 8, 64
"""Most replaced files of one session, twice those of the dialog Export, and of all that can still be asked for."""
_original_drop = MediaFileManager._drop_deferred_id
_original_execute = MediaFileManager.execute_deferred


def mend_downloads() -> None:
    """Let files be asked for by the id that the browser knows; call it once, at the start."""
    MediaFileManager._drop_deferred_id = _drop_later
    MediaFileManager.execute_deferred = _execute


def _replaced(files: MediaFileManager) -> dict[str, DeferredCallableEntry]:
    """Return the files that were replaced last, by their ids; the lock of the files must be held."""
    return vars(files).setdefault("replaced_last", {})


def _drop_later(self: MediaFileManager, file_id: str) -> None:
    replaced = _replaced(self)
    if entry := self._deferred_callables.get(file_id):
        replaced[file_id] = entry
        own = [id for id, one in replaced.items() if one["session_id"] == entry["session_id"]]
        for oldest in own[:-_MOST_OWN] or list(replaced)[:-_MOST]:
            del replaced[oldest]
    _original_drop(self, file_id)


def _execute(self: MediaFileManager, file_id: str) -> str:
    with self._lock:
        if file_id not in self._deferred_callables and (entry := _replaced(self).pop(file_id, None)):
            self._deferred_callables[file_id] = entry
            self._deferred_ids_by_session[entry["session_id"]].add(file_id)
    return _original_execute(self, file_id)
