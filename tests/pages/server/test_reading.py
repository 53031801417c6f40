"""The count of what somebody types, as the model counts it."""

import json

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from pages.server import reading
from pages.server.places import Places
from pages.server.reading import READING_ROUTES
from transformer import load


@pytest.fixture
def client():
    return TestClient(Starlette(routes=READING_ROUTES))


@pytest.mark.parametrize("model, text, fits", [
    ("reverse-letters", "", True),
    ("reverse-letters", "The cat", True),
    ("reverse-letters", "a" * 28, True),
    ("reverse-letters", "a" * 29, False),
    ("reverse-letters", "жук", False),
    ("english-spanish", "The unbelievable zorbs glimped.", True),
])  # fmt: skip
def test_a_text_is_counted_as_its_model_reads_it(client, model, text, fits):
    checkpoint = load(model)
    count = len(checkpoint.source_tokenizer.encode(text))
    told = client.get(f"/lab/reads/{model}", params={"text": text}).json()
    assert told == {"count": count, "most": checkpoint.config.max_length - 2, "fits": fits}


def test_of_no_model_and_of_too_long_a_text_nothing_is_told(client, monkeypatch):
    for model, text in (("none", "a"), ("..%2Fapp", "a"), ("reverse-letters", "a" * 4001)):
        assert client.get(f"/lab/reads/{model}", params={"text": text}).status_code == 404
    monkeypatch.setattr(reading, "_TYPING", Places(of_visitor=0, of_address=9, of_all=9))
    reply = client.get("/lab/reads/reverse-letters", params={"text": "a"})
    assert reply.status_code == 503 and json.loads(reply.content) == {}
