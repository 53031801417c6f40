"""Word translations by EM, links, and how well attention agrees with them."""

import math

import numpy as np
import pytest

from transformer.interpret.alignment import (
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


def test_em_equals_the_loops_of_the_paper_without_pairs_of_no_words():
    rng = np.random.default_rng(0)
    pairs = [
        tuple(rng.choice(list(letters), rng.integers(1, 6)).tolist() for letters in ("abcdef", "uvwxyz"))
        for _ in range(30)
    ]
    found = ibm1([*pairs, ([], ["x"]), (["y"], [])], rounds=4)
    for (source, word), probability in plain_ibm1(pairs, 4).items():
        assert found.table([source], [word])[0, 0] == pytest.approx(probability, abs=1e-12)


def test_three_sentences_tell_five_words_apart():
    aligner = fit_aligner(BOOKS, rounds=50)
    assert aligner.backward.table(["a"], ["ein"])[0, 0] == pytest.approx(1, abs=1e-3)
    for source, target in BOOKS:
        assert aligner.mutual_best_links(source, target) == {(0, 0), (1, 1)}
    assert aligner.mutual_best_links(["buch", "das"], ["the", "book"]) == {(0, 1), (1, 0)}
    # What was never seen has no probability and no link.
    assert aligner.forward.table(["haus", "katze"], ["book", "cat"])[:, 1].tolist() == [0, 0]
    assert (aligner.forward.posteriors(["haus"], ["cat"]) == 0).all()
    assert aligner.mutual_best_links(["das", "katze"], ["the", "cat"]) == {(0, 0)}
    assert aligner.mutual_best_links([], ["the"]) == aligner.mutual_best_links(["das"], []) == frozenset()
    # Of equal words the one nearest to the diagonal is the partner.
    assert aligner.mutual_best_links(["buch", "das", "buch"], ["book", "the", "book"]) == {(0, 0), (1, 1), (2, 2)}
    assert aligner.mutual_best_links(["haus", "das", "haus"], ["the", "house"]) == {(1, 0), (2, 1)}


def test_alignment_error_rate_and_agreement_by_hand():
    links = {(0, 0), (1, 1), (2, 2)}
    assert alignment_error_rate(links, sure={(0, 0), (1, 2)}, possible={(1, 1)}) == pytest.approx(1 - (1 + 2) / (3 + 2))
    assert alignment_error_rate(links, sure=links) == alignment_error_rate(set(), sure=set()) == 0
    assert alignment_error_rate(links, sure={(0, 1)}) == alignment_error_rate(set(), sure={(0, 1)}) == 1
    # A possible link costs nothing, missing or found.
    for found in ({(0, 0)}, {(0, 0), (5, 5)}):
        assert alignment_error_rate(found, {(0, 0)}, {(5, 5)}) == 0
    weights = np.array([[0.6, 0.3, 0.1], [0.2, 0.7, 0.1], [0.1, 0.2, 0.7]])
    assert agreement(weights, {(0, 0), (1, 1), (2, 2)}) == 1
    # The first word has two partners, of which it looks at one; the last has none and is not judged.
    assert agreement(weights, {(0, 0), (2, 0), (2, 1)}) == 0.5
    stacked = np.stack([weights, weights[:, ::-1]])
    assert agreement(stacked, {(0, 0), (1, 1)}).tolist() == [1.0, 0.5]
    assert math.isnan(agreement(weights, set()))
