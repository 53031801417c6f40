"""A session without a browser: `link` is its link, `told` holds what the link asked for in vain."""

from types import SimpleNamespace

import pytest

from pages.ui.state import selection, session


class Link(dict):
    """A link's values, as lists."""

    def get_all(self, name):
        return self.get(name, [])


@pytest.fixture
def told():
    return []


@pytest.fixture(autouse=True)
def link(monkeypatch, told):
    monkeypatch.setattr(selection, "st", SimpleNamespace(query_params=Link()))
    monkeypatch.setattr(session.st, "session_state", {})
    monkeypatch.setattr(selection, "tell_unknown", told.append)
    return selection.st.query_params
