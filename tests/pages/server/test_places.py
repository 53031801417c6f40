"""Places of a bounded queue: one visitor or one address can't hold those of everybody."""

from contextlib import ExitStack

from starlette.requests import Request

from pages.server.places import Places, asker_of
from pages.server.visitor import COOKIE


def asker(address, secret=""):
    headers = [(b"cookie", f"{COOKIE}={secret}".encode())] if secret else []
    return asker_of(Request({"type": "http", "client": (address, 1), "headers": headers}))


def test_a_visitor_an_address_and_all_have_a_bound_each():
    places = Places(of_visitor=2, of_address=3, of_all=4)
    ann, bob, eve = asker("10.0.0.1", "a" * 32), asker("10.0.0.1", "b" * 32), asker("10.0.0.2", "e" * 32)
    with ExitStack() as stack:
        took = [stack.enter_context(places.take(one)) for one in (ann, ann, ann, bob, bob, eve, eve)]
        assert took == [True, True, False, True, False, True, False]
    with ExitStack() as stack:
        assert all(stack.enter_context(places.take(one)) for one in (ann, bob, eve, eve))
    assert not places._held


def test_who_sends_no_cookie_is_one_visitor_of_an_address():
    assert asker("10.0.0.1") == asker("10.0.0.1") == asker("10.0.0.1", "not a secret") != asker("10.0.0.2")


def test_a_place_is_free_again_after_an_error():
    places, ann = Places(1, 1, 1), asker("10.0.0.1")
    try:
        with places.take(ann) as has_place:
            assert has_place
            raise ZeroDivisionError
    except ZeroDivisionError:
        pass
    with places.take(ann) as has_place:
        assert has_place
