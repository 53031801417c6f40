"""Sentences on a model, the names that people give, and the secret that makes a visitor the same one again."""

import unicodedata
from dataclasses import replace
from types import SimpleNamespace

import pytest
from models_page import MINE, hash_of

from pages.ui.models.metrics_in_words import figures_in_words, interval_of, loss_in_words, share_in_words
from pages.ui.models.names import as_id, clean_name, download_name
from pages.ui.models.table import system_of, task_in_words
from pages.ui.state import owner as owners
from transformer import system_config


@pytest.mark.parametrize("sent", ["", "short", "A" * 32, "../" * 11, "a" * 33, "a" * 31 + "\n"])
def test_a_cookie_of_the_wrong_form_is_replaced(monkeypatch, sent):
    state = {}
    cookies = {"attention_lab_owner": sent}
    monkeypatch.setattr(owners, "st", SimpleNamespace(context=SimpleNamespace(cookies=cookies), session_state=state))
    made = owners.current_owner()
    assert made == hash_of(state["owner"]) and state["owner"] != sent
    cookies["attention_lab_owner"] = MINE
    assert owners.current_owner() == hash_of(MINE) and MINE not in owners.current_owner()


@pytest.mark.parametrize(
    ("name", "stored", "file"),
    [
        ("  two\n words ", "two words", "two-words.safetensors"),
        ("../../etc/passwd", "../../etc/passwd", "etc-passwd.safetensors"),
        ("a\u202eb\x00c", "a b c", "a-b-c.safetensors"),
        ("نموذجي", "نموذجي", "نموذجي.safetensors"),
        ("<b>", "<b>", "b.safetensors"),
        ("***", "***", "model.safetensors"),
    ],
)
def test_names_are_stored_as_one_line_and_files_are_named_after_them(name, stored, file):
    assert clean_name(name) == stored and download_name(stored) == file


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Klasse 9b <b>*rückwärts*</b>", "klasse-9b-b-ruckwarts-b"),
        ("نموذجي", "نموذجي"),
        ("हिन्दी मॉडल", "हिन्दी-मॉडल"),
        ("Мой", "мой"),
        ("../../etc/passwd", "etc-passwd"),
        ("a%2e?b#c&d=e", "a-2e-b-c-d-e"),
        ("***", "model"),
        ("ü" * 60, "u" * 40),
    ],
)
def test_an_id_keeps_letters_of_every_script_and_nothing_a_link_could_mean(name, stem):
    assert as_id(name) == stem and as_id(stem) == stem
    assert as_id(unicodedata.normalize("NFD", name)) == stem


def test_a_name_has_its_limits():
    assert clean_name("x" * 60) == "x" * 60
    for name in ("", " \n", "x" * 61):
        with pytest.raises(ValueError, match="1 to 60 characters"):
            clean_name(name)


def test_tasks_and_figures_in_words():
    assert task_in_words({}) == "not known" and task_in_words({"name": "sort", "unit": "words"}) == "Sort words"
    assert task_in_words({"name": "pairs", "unit": "x", "description": "Translate."}) == "Translate."
    task = dict(min_length=1, max_length=3, unit="letters")
    metrics = dict(exact_match=0.5, evaluated_on=1000, max_length=12, max_tokens=14, bleu=20.0)
    sentence = figures_in_words(metrics, task)
    assert "50.0 % of 1,000 fresh sequences of 1 to 12 letters of at most 12 tokens wholly right" in sentence
    assert "none of these texts was in its own training. Of all such sequences it would be 46.9 % to 53.1 %" in sentence
    assert sentence.endswith("BLEU 20.0.")
    assert "exactly like the one answer" in figures_in_words(metrics, {"name": "pairs", "file": "pairs.tsv"})
    assert "interval" not in figures_in_words(dict(exact_match=0.5), task)
    assert "fresh texts wholly" in figures_in_words(dict(exact_match=1.0, evaluated_on=10), {"name": "pairs"})
    assert figures_in_words({"steps": 3}, task) == ""


def test_an_interval_is_told_where_somebody_counted_whatever_a_file_says():
    assert interval_of(1.0, 1000) == "(99.6 % to 100.0 %)"
    assert [interval_of(*told) for told in ((0.5, 0), (7.0, 10), (float("nan"), 10), (0.5, float("inf")))] == [""] * 4
    assert share_in_words({"exact_match": 0.5}, False) == "Of texts it had never seen, it wrote 50.0 % wholly right."
    assert [loss_in_words(told, 9) for told in (None, "0.1", -1, 1, float("nan"))] == [""] * 5


def test_a_smoothed_loss_says_how_small_it_can_get():
    assert loss_in_words(0.0, 4000) == ""
    assert "smoothed by 0.10 over 4,000 tokens: not 0 but 1.15 is the least possible." in loss_in_words(0.1, 4000)


@pytest.mark.parametrize("name", ["modular", "paper", "lightning", "arabic-english", "encoder-only"])
def test_a_model_is_known_by_its_build_whatever_its_sizes(name):
    config = system_config(
        name, d_model=16, num_heads=2, num_layers=1, d_ff=8, source_vocab_size=9, target_vocab_size=9
    )
    assert system_of(config) == system_of(replace(config, tied_output=True)) == name
    assert system_of(replace(config, positions="none")) == ""
