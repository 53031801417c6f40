"""A page of several ideas without a browser: one of them is open, and its texts and drawings are read."""

from dataclasses import replace

import torch
from every_page import ENTRY, ROOT
from matrices import matrices_of
from streamlit.testing.v1 import AppTest
from visitor import go_to

from pages.ui.models.shares import keep_model
from transformer import Transformer, load

SHIPPED = ROOT / "assets" / "checkpoints"


def open_idea(name, model=None, idea=None, **query):
    """Open a page by its name, or one of its ideas: `open_idea("masks", idea="Padding")`."""
    app = AppTest.from_file(str(ENTRY), default_timeout=60)
    if idea:
        query["idea" if name == "positions" else "mask"] = idea
    go_to(app, name, **query)
    if model:
        app.selectbox(key="model").select(model).run()
    return app


def turn(app, idea):
    """Open another idea of the page that is open."""
    return app.segmented_control(key="idea").set_value(idea).run()


def said(app):
    assert not app.exception and not app.error
    return "\n".join(element.value for kind in (app.text, app.caption, app.warning, app.info) for element in kind)


def titles(app):
    """Return the headings above the matrices that are drawn."""
    return [panel.title for panel in matrices_of(app).values()]


def verdict(app):
    """Return the verdict on several outputs: which are right, which are not."""
    return "\n".join(element.value for element in app.markdown if "-badge[" in element.value)


def keep(name, **changes):
    """Copy a shipped model with a changed config and random weights, keep it on this server, and return its id."""
    shipped = load(SHIPPED / "copy-letters.safetensors")
    model = Transformer(replace(shipped.config, **changes), seed=0).eval()
    if changes.get("positions") == "learned":
        torch.nn.init.normal_(model.encoder.positions.table, generator=torch.Generator().manual_seed(0))
    return keep_model(replace(shipped, name=name, model=model)).id
