"""The right to direct runs and models: a visitor has it for their own, the teacher for everybody's."""

import secrets

import streamlit as st

from pages.server.teacher import has_teacher_cookie
from pages.server.visitor import owner_of, secret_of
from transformer import LabError
from transformer.runs.jobs import RunFolder


def current_owner() -> str:
    """Return the owner whose runs this browser may see; one that takes no cookies is somebody else in every session."""
    secret = secret_of(st.context.cookies) or st.session_state.setdefault("owner", secrets.token_hex(16))
    return owner_of(secret)


def is_teacher() -> bool:
    """Return whether the teacher's key was typed in this browser."""
    return has_teacher_cookie(st.context.cookies)


class NotAllowed(LabError):
    """The refusal of an order about what is somebody else's; its message says who may give the order."""


def is_allowed(owner_id: str) -> bool:
    """Return whether this visitor may direct what belongs to an owner: it is theirs, or they are the teacher.

    What belongs to nobody is the teacher's.
    """
    return owner_id == current_owner() or is_teacher()


def may_direct(folder: RunFolder) -> bool:
    """Return whether this visitor may give orders to a run, rename, pin, share or remove it."""
    return is_allowed(folder.note("owner"))


def must_direct(folder: RunFolder) -> None:
    """Refuse an order to somebody else's run.

    Buttons are not drawn where they are not allowed; but what a browser sends may be anything.

    Raises:
        NotAllowed: If this visitor may not direct it. What is gone meanwhile is nobody's: whoever acts on it says so.
    """
    if folder.path.exists() and not may_direct(folder):
        raise NotAllowed("This is somebody else's. Only the browser that made it, and the teacher, can direct it.")
