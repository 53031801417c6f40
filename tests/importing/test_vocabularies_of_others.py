"""Vocabularies of foreign models: special tokens, tokens around a source, and lists that are no vocabularies."""

import json

import pytest
from foreign import SOURCE, TARGET, make_foreign

from transformer import TextError, greedy, load, save
from transformer.config import END, START
from transformer.errors import FileError
from transformer.importing import import_state_dict, read_vocabulary
from transformer.importing.vocabularies import Vocabulary


@pytest.mark.parametrize("ends, expected", [
    ("both", ["<s>", "a", "</s>"]), ("start", ["<s>", "a"]), ("end", ["a", "</s>"]), ("none", ["a"]),
])  # fmt: skip
def test_what_stands_around_a_source(path, ends, expected):
    checkpoint = import_state_dict(make_foreign().save(path), source_ends=ends, max_length=8)
    save(checkpoint, path)
    for again in (checkpoint, load(path)):
        tokenizer, most = again.source_tokenizer, 8 - len(expected) + 1
        assert tokenizer.tokens(tokenizer.read("a", 8)) == greedy(again, "a").source_tokens == expected
        assert len(tokenizer.read("a" * most, 8)) == 8
        with pytest.raises(TextError, match=f"this model reads up to {most}. Take away 1"):
            tokenizer.read("a" * (most + 1), 8)
        assert again.target_tokenizer.read("x", 8) == [START, 4, END]


def test_words_are_read_whole_and_none_is_a_special_token(path):
    words = ["<pad>", "<s>", "</s>", "<unk>", "Hi", "you", "there", "!", "b"]
    tokenizer = import_state_dict(make_foreign().save(path), source_vocabulary=words).source_tokenizer
    assert tokenizer.read("Hi  there !", 20) == [START, 4, 6, 7, END]
    assert tokenizer.decode([4, 6, 7]) == "Hi there !"
    letters = import_state_dict(path).source_tokenizer
    assert letters.tokens(letters.encode("e\u0301d")) == ["é", "d"]
    for text in ("Hi <s> you", "Hi <pad>", "</s>you"):
        with pytest.raises(TextError, match="never saw"):
            tokenizer.read(text, 20)


def test_a_special_token_that_is_not_there_is_never_written(path):
    vocabulary = ["x", "</s>", "y", "q", "z", "<s>", "r", "w"]
    checkpoint = import_state_dict(make_foreign().save(path), target_vocabulary=vocabulary)
    assert checkpoint.config.target_vocab_size == 10
    for step in greedy(checkpoint, "abba", max_length=5).steps:
        assert step.probabilities[[0, 3]].tolist() == [0, 0] and step.probabilities.sum() == pytest.approx(1)


def test_what_is_said_must_fit(path):
    make_foreign().save(path)
    no_start = ["q" if token == "<s>" else token for token in SOURCE]
    for changes, message in [
        (dict(source_vocabulary=SOURCE[:-1]), "source vocabulary must have a token for each of the 9 rows .* got 8"),
        (dict(target_vocabulary=[*TARGET[:-1], "x"]), "target vocabulary has 'x' twice"),
        (dict(target_vocabulary=no_start[:8]), "target vocabulary must have one of <s>"),
        (dict(source_vocabulary=[*SOURCE[:-1], "▁the"]), "got a piece of a word, '▁the'"),
        (dict(source_vocabulary={"a": []}), "source vocabulary must be a list of texts, one for each id, in order, or"),
        (dict(source_vocabulary={"model": {"type": "BPE"}}), "a tokenizer of the kind BPE, which cuts words into"),
        (dict(num_heads=3), "`d_model` must be a multiple of `num_heads`"),
    ]:
        with pytest.raises(ValueError, match=message):
            import_state_dict(path, **changes)


WORDS = ["[PAD]", "[SOS]", "[EOS]", "[UNK]", "the", "cat", "sat", "on", "don't", "mat", ","]
LIBRARY = {"model": {"type": "WordLevel", "vocab": {word: n for n, word in enumerate(WORDS)}, "unk_token": "[UNK]"}}


@pytest.mark.parametrize("name, content", {
    "list.json": json.dumps(WORDS),
    "vocab.json": json.dumps({word: n for n, word in reversed(list(enumerate(WORDS)))}),
    "lines.txt": "\n".join(WORDS) + "\n",
    "with ids.tsv": "\n".join(f"{word}\t{n}" for n, word in reversed(list(enumerate(WORDS)))),
    "tokenizer.json": json.dumps({**LIBRARY, "pre_tokenizer": {"type": "Whitespace"}}),
}.items(), ids=lambda one: one[:14])  # fmt: skip
def test_a_vocabulary_is_read_as_others_write_it(tmp_path, name, content):
    (tmp_path / name).write_text(content, encoding="utf-8")
    vocabulary = Vocabulary.of(read_vocabulary(tmp_path / name), "source")
    assert vocabulary.tokens == ("<pad>", "<s>", "</s>", "<unk>", *WORDS[4:]) and vocabulary.foreign_size == len(WORDS)


def test_a_file_is_lines_of_tokens_or_no_vocabulary(tmp_path):
    path = tmp_path / "m.spm"
    path.write_text("<s>\n</s>\n \n[\n", encoding="utf-8")
    assert read_vocabulary(path) == ["<s>", "</s>", " ", "["]
    path.write_bytes(b"\n\x0e\xff\xfe")
    with pytest.raises(FileError, match="m.spm must be a text in UTF-8: .* List the tokens with its own program"):
        read_vocabulary(path)
    # Each of these lines took minutes, or ended the page.
    for line in ("a" + " " * 200_000 + "b", "9" * 5000 + " word", "word " + "9" * 5000):
        path.write_text("\n".join([line] * 20), encoding="utf-8")
        assert read_vocabulary(path) == [line] * 20
