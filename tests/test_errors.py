"""Errors of the library: a sentence with its parts, known again in another process and under a form's names."""

import json
import pickle

import pytest

from transformer import CheckpointError, CorpusError, TextError, TransformerConfig
from transformer.errors import DivergedError, LimitError, SettingError, error_from_dict

ERRORS = [
    SettingError("pairs", "hold at least one pair", got="none"),
    LimitError("The run has 9 steps; this server allows 5.", field="steps", value=9, advice="Take fewer."),
    TextError("The text has “ж”.", value="ж", advice="Leave it out."),
    CheckpointError("a.safetensors", "is damaged", "Download it again."),
    CorpusError("a.tsv", sentence="Line 3 of a.tsv can't be read."),
    DivergedError("The loss is no number any more.", field="learning_rate", value=1.5),
]


def parts(error):
    return type(error), str(error), error.sentence, error.field, error.rule, error.value, error.advice


def test_every_kind_keeps_its_parts_on_the_way_through_json_and_pickle():
    for error in ERRORS:
        assert parts(error_from_dict(json.loads(json.dumps(error.to_dict())))) == parts(error)
        assert parts(pickle.loads(pickle.dumps(error))) == parts(error)
    there = error_from_dict(SettingError("shape", "be (2, 2)", (1, 2)).to_dict())  # JSON has no pairs
    assert there.value == "(1, 2)" and str(there) == "`shape` must be (2, 2), got (1, 2)."


def test_sentence_rule_value_and_advice_of_a_setting():
    with pytest.raises(SettingError) as raised:
        TransformerConfig(source_vocab_size=9, target_vocab_size=9, d_model=20, num_heads=8)
    error = raised.value
    assert (error.field, error.rule, error.value) == ("d_model", "be a multiple of `num_heads` (8)", 20)
    assert str(error) == "`d_model` must be a multiple of `num_heads` (8), got 20."


def test_a_form_calls_fields_and_files_by_its_own_names():
    for error, names, said in (
        (
            SettingError("d_model", "be a multiple of `num_heads` (8)", 20, "See `clip`."), {"num_heads": "Heads"},
            "“d_model” must be a multiple of “Heads” (8), got 20. See “clip”.",
        ),
        (
            CorpusError("a.tsv", sentence="Line 3 of a.tsv has “see a.tsv”.", advice="See `clip`."), {"a.tsv": "b.tsv"},
            "Line 3 of b.tsv has “see a.tsv”. See “clip”.",
        ),
    ):  # fmt: skip
        renamed = error.renamed(names)
        assert str(renamed) == said and renamed.value == error.value and type(renamed) is type(error)
        assert renamed.field == names.get(error.field, error.field)
