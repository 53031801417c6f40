"""Texts, links and files that strangers may send; the same seed makes the files again, and the tests walk them.

Every test run tries each key of a link and each text field of a page with the same few values, on any day and any
machine. One on which a test failed is printed: what mends it puts that among the examples. CI tries all values, which
takes a quarter of an hour: `pytest --rows=all` on `tests/hostile`, `tests/pages/test_hostile.py`,
`tests/pages/server/test_attacks.py` and `tests/browser/test_hostile_texts.py`, with `HOSTILE_SEED=1` other files. A new
page, or a field that shows only after a choice, needs a link in `walked` (`tests/links.toml`); a test says so.
"""
