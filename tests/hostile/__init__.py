"""Texts, links and files that strangers may send; the same seed makes the files again, and the tests walk them.

A quarter of the long tables is tried with every test run, another one each day (`tests/helpers/quarters.py`): each key
of a link and each text field of a page. The head of a run names it, and `TEST_QUARTER=2` asks for it again. A row that
ever failed, there or by Hypothesis, is written into `failed.jsonl` (commit it) and tried with every run. All of it
takes an hour or more, other files of their kind with `HOSTILE_SEED=1`: `ATTENTION_LAB_FULL_FUZZ=1 .venv/bin/python -m
pytest -s tests/hostile tests/pages/test_hostile.py tests/browser/test_hostile_texts.py`. A new page, or a field that
shows only after a choice, needs a line in `WAYS` (`tests/helpers/visitor.py`); a test says so.
"""
