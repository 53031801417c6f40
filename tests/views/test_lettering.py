"""Fonts for pictures: no text is ever drawn as boxes."""

import pytest
from PIL import features

from transformer.views import lettering
from transformer.views.lettering import font_for, undrawable

ARABIC = "كتاب شمس"


@pytest.fixture
def fresh():
    """Fonts are looked up once a process: a test with other fonts has its own look-up."""
    caches = (lettering.font_for, lettering._has, lettering._font)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


def test_plain_latin_has_a_font_everywhere(fresh, monkeypatch):
    monkeypatch.setattr(lettering, "_FILES", ())
    assert undrawable(["noitnetta 123", "", " "]) == []
    assert font_for("abc", 30).size == 30


def test_what_no_font_has_is_told_and_not_drawn(fresh, monkeypatch):
    monkeypatch.setattr(lettering, "_FILES", ())
    assert font_for(ARABIC, 20) is None
    assert undrawable(["a", ARABIC, "あ", ARABIC]) == [ARABIC, "あ"]


def test_letters_that_join_need_their_layout(fresh, monkeypatch):
    monkeypatch.setattr(features, "check", lambda name: False)
    assert undrawable([ARABIC, "e\u0301", "a\u200db"]) == [ARABIC, "e\u0301", "a\u200db"]


def test_a_font_of_this_computer_has_every_character():
    texts = [ARABIC, "Größe → Maß", "abc שלום"]
    found = [text for text in texts if font_for(text, 20)]
    if not found:
        pytest.skip("This computer has none of these fonts.")
    for text in found:
        font = font_for(text, 20)
        missing = bytes(font.getmask("\U0010ffff"))
        assert all(bytes(font.getmask(character)) != missing for character in text if character != " ")
    if ARABIC in found:
        font = font_for(ARABIC, 20)
        # Joined letters are not as wide as the same letters alone.
        assert font.getlength("كتاب") < sum(font.getlength(letter) for letter in "كتاب")
