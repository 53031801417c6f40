"""Addresses of pages of earlier versions."""

import pytest
from starlette.testclient import TestClient

from pages.server.old_pages import OldPages
from transformer.replay import OLD_PAGES, fields_of


async def app(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": scope["path"].encode()})


@pytest.fixture
def client():
    return TestClient(OldPages(app), base_url="http://lab", follow_redirects=False)


@pytest.mark.parametrize(
    ("address", "today"),
    [
        ("/heads?text=ab", "./?text=ab&show=Heads"),
        ("/alignment", "./?model=english-spanish&text=The+red+cars+are+new.&show=Words"),
        ("/alignment?text=ab", "./?text=ab&show=Words"),
        ("/look", "./"),
        ("/lab/look?show=Steps", "./?show=Steps"),
        ("/masks", "./positions_and_masks?idea=Causal"),
        ("/masks?text=a%26b&mask=Padding&more=a%0Ab", "./positions_and_masks?text=a%26b&more=a%0Ab&idea=Padding"),
        ("/masks?more=ab", "./positions_and_masks?more=ab"),  # means the idea whose control it is, as ever
        ("/positions?idea=Sinusoids&waves=0&waves=4", "./positions_and_masks?waves=0&waves=4&idea=Sinusoids"),
        ("/lab/positions?k=5", "./positions_and_masks?k=5"),
        ("/whole_model?shows=", "./inside?shows=Figure+1"),
        ("/inside_a_head?stage=scores&lecture=hour.3", "./inside?stage=scores&lecture=hour.3&shows=One+head"),
    ],
)
def test_an_old_page_is_sent_on_with_all_that_its_link_says(client, address, today):
    answer = client.get(address)
    assert (answer.status_code, answer.headers["location"]) == (307, today)


@pytest.mark.parametrize("address", ["/inside?text=masks", "/masks/_stcore/health", "/", "/_stcore/masks.css"])
def test_any_other_address_stays(client, address):
    assert client.get(address).status_code == 200


@pytest.mark.parametrize("name", OLD_PAGES)
def test_what_an_old_page_opens_is_an_idea_of_todays(name):
    old = OLD_PAGES[name]
    fields = fields_of(old.page)
    assert old.usual in fields[old.tab].options and all(control in fields for control in old.controls)
    opened = {idea for idea, own in fields[old.tab].named_by.items() if set(own) & set(old.controls)}
    named = {control for idea in opened for control in fields[old.tab].named_by[idea]}
    assert named == set(old.controls)  # none of them is missing
