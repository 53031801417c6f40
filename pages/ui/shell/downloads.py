"""Files that are made when they are asked for, and are still there when the browser comes to fetch them."""

import itertools
from collections.abc import Callable

from streamlit import runtime

_MOST_FILES = 16
"""Most files that are kept, the newest: enough for a class that downloads at once, in a few megabytes of memory."""
_places = itertools.cycle(range(_MOST_FILES))


def keep_file(make: Callable[[], bytes], name: str, mime: str) -> Callable[[], bytes]:
    """Return what `st.download_button` takes as `data`; the file outlives the next scripts.

    To Streamlit a file that is made on request is nobody's: it is gone when two scripts have ended, of whatever
    session. In a class that watches its runs this happens at once, and the browser, which asks a moment later, gets a
    404. So the file is noted as in use by the server as well.

    Args:
        make: Makes the content when the button is pressed.
        name: Of the file, as the button has it.
        mime: Likewise.
    """

    def make_and_keep() -> bytes:
        content = make()
        if runtime.exists():
            files = runtime.get_instance().media_file_mgr
            files.add(content, mime, f"kept download {next(_places)}", name, is_for_static_download=True)
        return content

    return make_and_keep
