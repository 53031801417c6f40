"""Whose runs and models a visitor may direct: their own; the teacher everybody's."""

import hashlib
import secrets

import streamlit as st

from pages.server.teacher import is_teachers
from pages.server.visitor import secret_of


def owner() -> str:
    """Whose runs this browser may see: 16 hex digits of a hash of the secret that its cookie holds.

    Only the hash is stored with a run: who reads a run's folder can't become its owner by it. A browser that takes no
    cookies is somebody else in every session.
    """
    secret = secret_of(st.context.cookies) or st.session_state.setdefault("owner", secrets.token_hex(16))
    return hashlib.sha256(secret.encode()).hexdigest()[:16]


def is_teacher() -> bool:
    """Whether the teacher's key was typed in this browser."""
    return is_teachers(st.context.cookies)
