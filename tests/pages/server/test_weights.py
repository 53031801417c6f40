"""The route for exact weights of single heads: only by an id that was shown, as long as they are kept."""

import numpy as np
import pytest
from stage_example import HEADS, LAYERS, example_result
from starlette.applications import Starlette
from starlette.testclient import TestClient

from pages import server
from pages.server import weights
from pages.ui.example import exact_weights as kept_weights
from pages.ui.example.exact_weights import address_of
from pages.ui.memory.store import Store
from transformer.figures import exact_weights
from transformer.interpret.combined_heads import rollout
from transformer.interpret.labelled_map import KIND_TITLES


@pytest.fixture
def store(monkeypatch):
    store = Store(lambda: 10**7)
    monkeypatch.setattr(kept_weights, "STORE", store)
    return store


@pytest.fixture
def browser(store):
    return TestClient(Starlette(routes=server.ROUTES))


@pytest.fixture
def all_are_large(monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_WEIGHTS_AT_ONCE", "0")


@pytest.fixture
def result():
    return example_result()


@pytest.fixture
def address(store, all_are_large, result):
    return "/" + address_of(result, has_words=True)


@pytest.mark.parametrize("unit", ["pieces", "words"])
@pytest.mark.parametrize("kind", KIND_TITLES)
def test_a_browser_gets_each_head_and_may_keep_it_for_itself(browser, address, result, kind, unit):
    for layer in range(LAYERS):
        for head in range(HEADS + 1):
            answer = browser.get(f"{address}/{kind}-{unit}-{layer}-{head}")
            assert answer.status_code == 200
            assert answer.content == exact_weights(result, kind, layer, head, words=unit == "words")
            assert answer.headers["content-type"] == "application/octet-stream"
            assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"


@pytest.mark.parametrize("head", [
    "cross-pieces-0-3", "cross-pieces-2-0", "cross-pieces-0-9999", "cross-pieces-0-99999", "cross-pieces--1-0",
    "cross-pieces-0-0%20", "cross-pieces-0", "cross-letters-0-0", "maps-pieces-0-0",
    "cross-pieces-0-0-0", "cross-pieces-a-b", "cross-pieces-%d9%a0-0", "..",
    "%2e%2e%2fteacher", "cross-pieces-0-0%0a", "cross-pieces-0-0%00", "",
])  # fmt: skip
def test_there_is_nothing_else(browser, address, head):
    answer = browser.get(f"{address}/{head}")
    assert answer.status_code == 404 and not answer.headers.get("cache-control", "").startswith("private")


@pytest.mark.parametrize("change", [
    lambda id: id[:-1], lambda id: id + "0", lambda id: id[:-1] + ("0" if id[-1] != "0" else "1"),
    lambda id: id.upper() + "x", lambda id: "", lambda id: "..", lambda id: "x" * 5000, lambda id: "%00",
])  # fmt: skip
def test_another_id_has_nothing(browser, address, change):
    before, _, id = address.rpartition("/")
    answer = browser.get(f"{before}/{change(id)}/cross-pieces-0-0")
    assert answer.status_code == 404 and "immutable" not in answer.headers.get("cache-control", "")


def test_an_id_can_not_be_guessed_and_stands_for_what_was_shown(store, all_are_large, result):
    id = address_of(result, has_words=True).removeprefix(f"{weights.WEIGHTS_AT}/")
    assert len(id) >= 32 and int(id, 16)
    assert address_of(example_result(), has_words=True).endswith(id)  # in another session, after a restart
    assert len(store) == 1
    values = result.maps["cross"].values
    values[1, 1, 0, 0] = np.nextafter(values[1, 1, 0, 0], np.float32(1))
    changed = result.maps | {"cross": result.maps["cross"]}
    result.rollouts["cross"] = rollout(changed, "cross")
    assert not address_of(result, has_words=True).endswith(id)


def test_what_was_let_go_is_not_found_until_the_page_is_drawn_again(browser, address, store, result):
    at = f"{address}/cross-pieces-0-0"
    first = browser.get(at).content
    store.clear()
    answer = browser.get(at)
    assert answer.status_code == 404 and answer.headers["cache-control"] == "no-store"
    assert "/" + address_of(result, has_words=True) == address
    assert browser.get(at).content == first


def test_heads_that_are_looked_at_stay_longer_than_those_that_are_not(all_are_large, monkeypatch, result):
    size = Store(lambda: 10**7)
    size.put("result", result)
    store = Store(lambda: 2 * size.used_bytes + 1000)
    monkeypatch.setattr(kept_weights, "STORE", store)
    browser = TestClient(Starlette(routes=server.ROUTES))
    other, third = example_result(), example_result()
    for shift, one in enumerate((other, third)):
        one.maps["cross"].values[0, 0, 0, 0] += 0.01 * (shift + 1)
    first, second = ("/" + address_of(one, has_words=True) for one in (result, other))
    assert browser.get(f"{first}/cross-pieces-0-0").status_code == 200
    address_of(third, has_words=True)
    assert browser.get(f"{first}/cross-pieces-0-0").status_code == 200
    assert browser.get(f"{second}/cross-pieces-0-0").status_code == 404


def test_what_is_small_enough_is_sent_as_it_is_and_not_kept(store, result):
    assert address_of(result, has_words=True) == "" and not len(store)


def test_before_the_pages_are_loaded_there_is_nothing(browser, address, monkeypatch):
    monkeypatch.setattr(weights, "_finders", [])
    assert browser.get(f"{address}/cross-pieces-0-0").status_code == 404


def test_nothing_can_be_written_there(browser, address):
    assert browser.post(f"{address}/cross-pieces-0-0", content=b"x").status_code == 405
