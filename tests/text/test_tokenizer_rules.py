"""A tokenizer from a file may be made of what this program writes, and of nothing else."""

import json

import pytest

from transformer import LabError
from transformer.data.grammar import sentences as grammar
from transformer.data.grammar.task import english, spanish
from transformer.importing.vocabularies import Vocabulary
from transformer.text import learning
from transformer.text.tokenizer import Tokenizer, letters, words
from transformer.text.tokenizer_parts import letters_and

TEXTS = ["The cat's “hat” … is (not) 1,204 big!", 'A "quoted" word', "مَرْحَبًا يا قطة", "l’été – naïve"] * 3
FOREIGN = {
    "letters": ["<pad>", "<s>", "</s>", "a", "e", "b"],
    "digraphs": ["<pad>", "<s>", "</s>", *"abchel", "ch"],
    "words": ["<pad>", "<s>", "</s>", "cat", "dog"],
}
OWN = {
    "letters": letters,
    "words": words,
    "english": english,
    "spanish": spanish,
    "capitals": lambda: learning.pieces(TEXTS, 200, lower=False),
    **{f"learned {unit}": lambda learn=learn: learn(TEXTS, 200) for unit, learn in learning.LEARNERS.items()},
    **{
        f"foreign {kind} {ends}": lambda kind=kind, ends=ends: Vocabulary.of(FOREIGN[kind], "source", ends).tokenizer()
        for kind in FOREIGN
        for ends in ("both", "start", "end", "none")
    },
}


@pytest.mark.parametrize("name", OWN)
def test_every_tokenizer_of_this_program_comes_back_as_it_was(name):
    tokenizer = OWN[name]()
    again = Tokenizer.from_json(tokenizer.to_json())
    assert json.loads(again.to_json()) == json.loads(tokenizer.to_json())
    for text in TEXTS:
        assert again.encode(text) == tokenizer.encode(text)


PIECES = learning.pieces(TEXTS, 200).to_json()


def with_part(path: str, value):
    """Return the JSON of a tokenizer of pieces with one part changed; `+` at the end of a path adds to a list."""
    values = json.loads(PIECES)
    *way, last = path.split(".")
    place = values
    for name in way:
        place = place[int(name) if isinstance(place, list) else name]
    if last == "+":
        place.extend(value)
    else:
        place[int(last) if isinstance(place, list) else last] = value
    return json.dumps(values)


def replacement(pattern, content):
    return {"type": "Replace", "pattern": pattern, "content": content}


DOUBLED = replacement({"String": "a"}, "aa")
PADDING = {
    "strategy": {"Fixed": 10**9}, "direction": "Right", "pad_to_multiple_of": None, "pad_id": 0, "pad_type_id": 0,
    "pad_token": "<pad>",
}  # fmt: skip
TOKEN = {
    "id": 10**9, "content": "x", "single_word": False, "lstrip": False, "rstrip": False, "normalized": False,
    "special": True,
}  # fmt: skip
HOSTILE = [
    ("padding", PADDING, "it has padding"),
    ("truncation", {"max_length": 1, "strategy": "LongestFirst", "stride": 0, "direction": "Right"}, "has truncation"),
    ("added_tokens", [TOKEN], "it has added tokens"),
    ("normalizer", None, "its normalizer can't be read"),
    ("normalizer.normalizers.+", [DOUBLED] * 3, "more than 4 times as long"),
    ("normalizer.normalizers.+", [replacement({"String": "a"}, "")] * 101, "replacements; the limit is 100"),
    ("normalizer.normalizers.+", [replacement({"String": "a"}, "a" * 17)], "must be of 1 to 16 characters"),
    ("normalizer.normalizers.+", [replacement({"Regex": "(a*)*b"}, "")], "a regular expression that this program"),
    ("normalizer.normalizers.+", [replacement({"Regex": grammar.PUNCTUATION}, " ")] * 2, "more than 4 times as long"),
    ("normalizer.normalizers", [{"type": "NFC"}] * 5, "at most 4 of NFC"),
    ("normalizer.normalizers", [{"type": "Precompiled", "precompiled_charsmap": "AAAA"}], "got 'Precompiled'"),
    ("pre_tokenizer.pattern", {"Regex": "(a|aa)+$"}, "its pre-tokenizer is none of this program"),
    (
        "pre_tokenizer",
        {**json.loads(letters_and(["ch"]).__getstate__()), "pattern": {"Regex": "(a+)+|[\\s\\S]"}},
        "its pre-tokenizer is none",
    ),
    ("decoder.decoders.2", replacement({"Regex": " (?=[.](a+)+[.])"}, ""), "its decoder is none"),
    ("post_processor", {"type": "TemplateProcessing", "single": [], "pair": [], "special_tokens": {}}, "post-proc"),
    ("model.type", "Unigram", "its model must be one of WordLevel, WordPiece, BPE, got 'Unigram'"),
    ("model.dropout", 0.5, "its BPE model has settings that"),
    ("model.vocab", [], "its vocabulary must have at most 200,000 tokens"),
    ("model.vocab.a", 10**9, r"ids of its vocabulary must be 0 to \d+, each once"),
    ("model.vocab", {"<pad>": 0, "x" * 2049: 1}, "a token of 2,049 characters; the limit is 2,048"),
    ("model.merges", [["a"]], "its merges must be pairs of tokens"),
    ("model.merges", [["a", "nowhere"]], "its merges speak of 'nowhere', which its vocabulary lacks"),
    ("model.merges", [["t", "##h"]] * 1000, "more merges than tokens"),
    ('model.vocab.""""""', len(json.loads(PIECES)["model"]["vocab"]), "is more than one word or sign"),
    ("surprise", 1, "an unknown part, 'surprise'"),
]


@pytest.mark.parametrize("path, value, sentence", HOSTILE, ids=range(len(HOSTILE)))
def test_anything_else_is_refused_with_its_reason(path, value, sentence):
    with pytest.raises(LabError, match=f"The tokenizer can't be read: .*{sentence}"):
        Tokenizer.from_json(with_part(path, value))


def test_json_that_is_no_tokenizer_is_refused():
    for text, sentence in {
        '{"model": {}, "padding": null, "padding": {"strategy": {"Fixed": 1000000000}}}': "twice",
        '"' + "x" * (17 << 20) + '"': "million characters; the limit is 17",
        **dict.fromkeys(("", "[]", '{"model": {"type": "Nonsense"}}', "[" * 100_000), ""),
    }.items():
        with pytest.raises(LabError, match=f"The tokenizer can't be read.*{sentence}"):
            Tokenizer.from_json(text)
