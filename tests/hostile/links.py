"""Values of a link that a page does not expect: of another type, empty, several, huge, or not even text."""

from hypothesis import strategies as st

from tests.hostile.texts import NUMBERS, TEXTS, texts

Value = str | bytes | list[str | bytes]
"""The value of one key of a link: bytes stand for percent signs that are no text, a list for a key that comes again."""

STRANGE: list[Value] = [
    *(["", ""], ["1", "1"], ["1", "2", "3"], ["", "1"], ["true", "false"], ["inf", "nan"], ["x"] * 30),
    *(b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"a\xffb", [b"\xff", "1"]),
]
WRONG: list[Value] = [*STRANGE, *TEXTS]
"""The table of values that a link may have for any key."""


def values() -> st.SearchStrategy[Value]:
    """Draw one value, or several, for one key; numbers as often as texts."""
    numbers = st.one_of(st.sampled_from(NUMBERS), st.integers().map(str), st.floats().map(str))
    one = st.one_of(numbers, texts(), st.binary(max_size=20))
    return st.one_of(one, st.sampled_from(STRANGE), st.lists(one, min_size=2, max_size=5))
