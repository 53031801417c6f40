"""The grammar as a task: batches, splits, and tokenizers of whole words."""

import zlib

import numpy as np
import pytest

from transformer.config import END, PAD, START, UNKNOWN
from transformer.data.grammar.sentences import ENGLISH_WORDS, EXAMPLES, draw
from transformer.data.grammar.task import Grammar, draw_from, english, spanish
from transformer.errors import TextError
from transformer.text.tokenizer import Tokenizer


def sentences_of(ids, tokenizer) -> list[str]:
    return [tokenizer.decode(row) for row in ids.tolist()]


def draws_as_held_out(words) -> bool:
    ids = np.asarray(english().encode(" ".join(words)), dtype=np.uint32)
    return zlib.crc32(ids.tobytes()) % 16 == 0


def test_a_batch_holds_sentences_with_their_right_translations():
    task = Grammar()
    batch = task.batch(50, np.random.default_rng(0))
    assert batch.source.shape[0] == batch.target.shape[0] == 50
    for ids in (batch.source, batch.target):
        assert (ids[:, 0] == START).all() and ((ids == END).sum(dim=1) == 1).all()
        assert not (ids == UNKNOWN).any() and ids.shape[1] <= task.max_tokens
        ends = (ids == END).int().argmax(dim=1)
        assert all((row[end + 1 :] == PAD).all() for row, end in zip(ids, ends))
    sources, targets = sentences_of(batch.source, english()), sentences_of(batch.target, spanish())
    assert [task.answer(source) for source in sources] == targets


def test_the_same_state_gives_the_same_batch():
    first, second = (Grammar().batch(8, np.random.default_rng(5)) for _ in range(2))
    assert first.source.equal(second.source) and first.target.equal(second.target)


def test_no_sentence_is_both_trained_on_and_held_out():
    rng = np.random.default_rng(0)
    train = {draw_from("train", rng).english for _ in range(1500)}
    held_out = {draw_from("held-out", rng).english for _ in range(500)}
    assert len(held_out) > 300 and not train & held_out


def test_one_sentence_in_sixteen_is_held_out():
    rng = np.random.default_rng(2)
    held_out = {draw_from("held-out", rng).english for _ in range(300)}
    drawn = [draw(rng).english for _ in range(8000)]
    # Long sentences hardly ever come twice, so the held-out ones among those drawn are counted by their checksum.
    share = np.mean([draws_as_held_out(words) for words in drawn])
    assert share == pytest.approx(1 / 16, abs=0.012)
    assert all(draws_as_held_out(words) for words in held_out)


def test_buckets_save_padding_and_keep_the_mix_of_lengths():
    def padding_and_length(buckets):
        rng = np.random.default_rng(0)
        batches = [Grammar().batch(32, rng, buckets=buckets) for _ in range(30)]
        padding = np.mean([(batch.source == PAD).float().mean() for batch in batches])
        return padding, np.mean([(batch.source != PAD).float().sum(dim=1).mean() for batch in batches])

    plain, bucketed = padding_and_length(1), padding_and_length(4)
    assert bucketed[0] < plain[0] / 2
    assert bucketed[1] == pytest.approx(plain[1], rel=0.15)


def test_the_answer_is_there_only_for_sentences_of_the_grammar():
    assert Grammar().answer("She doesn't see them.") == "ella no los ve"
    assert Grammar().answer("colourless green ideas sleep") is None
    assert all(Grammar().answer(example) for example in EXAMPLES)


def test_a_task_comes_back_from_its_plain_values():
    task = Grammar(max_tokens=40)
    assert Grammar(**task.to_dict()) == task and task.name == "grammar" and task.unit == "words"


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (dict(name="reverse"), "`name` must be one of grammar, got 'reverse'"),
        (dict(unit="letters"), "`unit` must be one of words, got 'letters'"),
        (dict(max_tokens=10), "`max_tokens` must be a whole number from 24 to 1,024, got 10"),
    ],
)
def test_a_task_that_cannot_be_is_refused(values, message):
    with pytest.raises(ValueError, match=message):
        Grammar(**values)


def test_every_word_is_one_token():
    assert english().vocab_size == len(ENGLISH_WORDS) + 4
    ids = english().encode("I DON'T have a dog!")
    assert english().tokens(ids) == "i do not have a dog".split()
    assert spanish().decode(spanish().encode("Las niñas beben agua fría.")) == "las niñas beben agua fría"
    assert spanish().encode("nin\u0303o") == spanish().encode("niño") and UNKNOWN not in spanish().encode("niño")


def test_unknown_words_are_named():
    with pytest.raises(TextError, match="never saw “zebra” “ideas” in training"):
        english().read("The zebra has ideas near the zebra", 24)
    with pytest.raises(TextError, match="no text yet"):
        english().read(" ?! ", 24)
    with pytest.raises(TextError, match="makes 30 tokens; this model reads at most 22"):
        english().read("the cat sleeps " * 10, 24)
    assert english().unknown_characters("I don't: \ud800 zebra sleeps") == ["\ud800", "zebra"]
    assert english().encode(english().without_unknown("The zebra sleeps.")) == english().encode("the sleeps")


def test_the_tokenizer_comes_back_from_json():
    again = Tokenizer.from_json(english().to_json())
    assert again.read("I'm tired", 24) == english().read("i am tired", 24)
    assert again.unknown_characters("a zebra") == ["zebra"]
