"""Word translations by EM, links, and how well attention agrees with them."""

import math

import numpy as np
import pytest

from transformer.data.grammar.sentences import draw
from transformer.interpret.alignment import (
    CONFIDENT,
    NOTHING,
    agreement,
    alignment_error_rate,
    fit_aligner,
    ibm1,
)

BOOKS = [("das haus".split(), "the house".split()), ("das buch".split(), "the book".split()),
         ("ein buch".split(), "a book".split())]  # fmt: skip


def plain_ibm1(pairs, rounds):
    """Return the table of the same model, made by nested loops over dictionaries, as the paper writes it."""
    other = {word for _, words in pairs for word in words}
    table = {}
    for _ in range(rounds):
        counts, totals = {}, {}
        for given, words in pairs:
            for word in words:
                shares = {}
                for place, source in enumerate([NOTHING, *given]):
                    shares[place, source] = table.get((source, word), 1 / len(other) if not table else 0.0)
                for (_, source), share in shares.items():
                    count = share / sum(shares.values())
                    counts[source, word] = counts.get((source, word), 0) + count
                    totals[source] = totals.get(source, 0) + count
        table = {(source, word): count / totals[source] for (source, word), count in counts.items()}
    return table


def test_two_rounds_by_hand():
    pairs = [(["a", "b"], ["x", "y"]), (["a"], ["x"])]
    first = ibm1(pairs, rounds=1).table([NOTHING, "a", "b"], ["x", "y"])
    assert np.allclose(first, [[5 / 7, 2 / 7], [5 / 7, 2 / 7], [1 / 2, 1 / 2]])
    second = ibm1(pairs, rounds=2).table([NOTHING, "a", "b"], ["x", "y"])
    assert np.allclose(second, [[235 / 307, 72 / 307], [235 / 307, 72 / 307], [5 / 14, 9 / 14]])


def test_it_equals_the_loops_of_the_paper():
    rng = np.random.default_rng(0)
    pairs = [
        tuple(rng.choice(list(letters), rng.integers(1, 6)).tolist() for letters in ("abcdef", "uvwxyz"))
        for _ in range(30)
    ]
    found = ibm1(pairs, rounds=4)
    for (source, word), probability in plain_ibm1(pairs, 4).items():
        assert found.table([source], [word])[0, 0] == pytest.approx(probability, abs=1e-12)


def test_three_sentences_tell_five_words_apart():
    aligner = fit_aligner(BOOKS, rounds=50)
    assert aligner.forward.table(["haus"], ["house"])[0, 0] == pytest.approx(1, abs=1e-3)
    assert aligner.backward.table(["a"], ["ein"])[0, 0] == pytest.approx(1, abs=1e-3)
    for source, target in BOOKS:
        assert aligner.mutual_best_links(source, target) == {(0, 0), (1, 1)}
    assert aligner.mutual_best_links(["buch", "das"], ["the", "book"]) == {(0, 1), (1, 0)}


def test_what_was_never_seen_has_no_probability_and_no_link():
    aligner = fit_aligner(BOOKS)
    assert aligner.forward.table(["haus", "katze"], ["book", "cat"]).tolist() == [[0, 0], [0, 0]]
    assert (aligner.forward.table(list(aligner.forward.given), ["cat"]) == 0).all()
    assert (aligner.forward.posteriors(["haus"], ["cat"]) == 0).all()
    assert aligner.mutual_best_links(["das", "katze"], ["the", "cat"]) == {(0, 0)}
    assert aligner.mutual_best_links([], ["the"]) == aligner.mutual_best_links(["das"], []) == frozenset()


def test_of_equal_words_the_one_nearest_to_the_diagonal_is_the_partner():
    aligner = fit_aligner(BOOKS, rounds=50)
    assert aligner.mutual_best_links(["buch", "das", "buch"], ["book", "the", "book"]) == {(0, 0), (1, 1), (2, 2)}
    assert aligner.mutual_best_links(["haus", "das", "haus"], ["the", "house"]) == {(1, 0), (2, 1)}
    # A word that stands twice makes no link less sure.
    assert (2, 2) in aligner.mutual_best_links(["buch", "das", "buch"], ["book", "the", "book"], confident=0.5)


def test_the_threshold_keeps_sure_links_only():
    rng = np.random.default_rng(0)
    sentences = [draw(rng) for _ in range(1500)]
    aligner = fit_aligner((sentence.english, sentence.spanish) for sentence in sentences)
    every = [aligner.mutual_best_links(sentence.english, sentence.spanish) for sentence in sentences[:200]]
    sure = [aligner.mutual_best_links(sentence.english, sentence.spanish, CONFIDENT) for sentence in sentences[:200]]
    assert all(few <= many for few, many in zip(sure, every))
    assert 0.5 < sum(map(len, sure)) / sum(map(len, every)) < 1
    for links in every:
        assert len({source for source, _ in links}) == len({target for _, target in links}) == len(links)
    # The grammar knows the right links; nearly none of the found ones is wrong.
    right = sum(len(links & sentence.links) for links, sentence in zip(every, sentences))
    assert right / sum(map(len, every)) > 0.97
    errors = [alignment_error_rate(links, sentence.links) for links, sentence in zip(every, sentences)]
    assert np.mean(errors) < 0.12


def test_pairs_without_words_are_left_out_and_none_at_all_is_refused():
    with_empty = ibm1([*BOOKS, ([], ["x"]), (["y"], [])], rounds=3)
    plain = ibm1(BOOKS, rounds=3)
    assert with_empty.given == plain.given and np.array_equal(with_empty.probabilities, plain.probabilities)
    with pytest.raises(ValueError, match="`pairs` must hold at least one pair with words on both sides, got none"):
        fit_aligner([([], ["x"])])
    with pytest.raises(ValueError, match="`rounds` must be at least 1, got 0"):
        ibm1(BOOKS, rounds=0)


def test_alignment_error_rate_by_hand():
    links = {(0, 0), (1, 1), (2, 2)}
    assert alignment_error_rate(links, sure={(0, 0), (1, 2)}, possible={(1, 1)}) == pytest.approx(1 - (1 + 2) / (3 + 2))
    assert alignment_error_rate(links, sure=links) == 0
    assert alignment_error_rate(links, sure={(0, 1)}) == 1
    assert alignment_error_rate(set(), sure={(0, 1)}) == 1
    assert alignment_error_rate(set(), sure=set()) == 0
    # A possible link costs nothing, missing or found.
    assert alignment_error_rate({(0, 0)}, {(0, 0)}, {(5, 5)}) == alignment_error_rate(
        {(0, 0), (5, 5)}, {(0, 0)}, {(5, 5)}
    )


def test_agreement_counts_linked_target_words_once():
    weights = np.array([[0.6, 0.3, 0.1], [0.2, 0.7, 0.1], [0.1, 0.2, 0.7]])
    assert agreement(weights, {(0, 0), (1, 1), (2, 2)}) == 1
    # The first word has two partners, of which it looks at one; the last has none and is not judged.
    assert agreement(weights, {(0, 0), (2, 0), (2, 1)}) == 0.5
    stacked = np.stack([weights, weights[:, ::-1]])
    assert agreement(stacked, {(0, 0), (1, 1)}).tolist() == [1.0, 0.5]
    assert math.isnan(agreement(weights, set()))
    with pytest.raises(ValueError, match=r"`links` must lie within 3 source and 3 target words, got \(3, 0\)"):
        agreement(weights, {(3, 0)})
