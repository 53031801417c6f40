"""Pages without a browser; runs and kept models of a test stay its own."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def runs_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_RUNS", str(tmp_path))


@pytest.fixture
def open_page():
    """`open_page(name="start", **query)`: the page after its first run, opened by a link."""

    def open_page(name="start", **query):
        app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=30)
        for key, value in query.items():
            app.query_params[key] = value
        if name != "start":
            app.switch_page(f"pages/{name}.py")
        return app.run()

    return open_page
