"""Messages of what came of a click, each told once in the part of the page where the click was made."""

import time
from collections.abc import Callable

import streamlit as st

from pages.ui.shell.glossary import literal
from pages.ui.state.session import session
from transformer import CheckpointError, LabError
from transformer.runs.jobs import storage_words
from transformer.text import sentence_of


def tell(part: str, message: str) -> None:
    """Leave a message for the run that follows; in the same part of the page it takes the place of an older one."""
    _messages()[part] = message, time.monotonic()


def attempt(action: Callable[[], object], part: str, refused: str) -> bool:
    """Do what a click asks for; where it can't be done, a part of the page says why.

    Args:
        action: Does it.
        part: Of the page, as `draw_message` has it.
        refused: What is said before a reason that does not name what was asked: "It can't be kept."
    Returns:
        Whether it was done.
    """
    try:
        action()
    except OSError as error:
        tell(part, f"{refused} {storage_words(error)}")
    except CheckpointError as error:
        tell(part, f"{refused} {error}")
    except LabError as error:
        tell(part, str(error))
    else:
        return True
    return False


def draw_message(part: str, seconds: float = 0) -> None:
    """Draw what was told in a part of the page.

    Args:
        part: Of the page.
        seconds: How long it stays where the part draws itself again and again. Default: it is drawn once.
    """
    message, told_at = _messages().get(part, ("", 0))
    if time.monotonic() - told_at >= seconds:
        _messages().pop(part, None)
    if message and (not seconds or part in _messages()):
        st.warning(literal(sentence_of(message)))


def forget_message(part: str) -> None:
    """Take back what was told in a part of the page."""
    _messages().pop(part, None)


def _messages() -> dict[str, tuple[str, float]]:
    """Return the messages by part of the page, each with the time at which it was told, in seconds."""
    return session().messages
