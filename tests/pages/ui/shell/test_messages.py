"""The outcome of a click is told once, in its part of the page, as a sentence."""

import errno
from functools import partial

from pages.ui.shell import messages
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
