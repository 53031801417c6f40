"""Heads judged by the links of a task or of IBM Model 1, on attention made by hand and on the shipped grammar."""

import json
from types import SimpleNamespace

import numpy as np
import pytest
import torch

from transformer import Checkpoint, ParallelText, SequenceTask, load, save
from transformer.__main__ import main
from transformer.checkpoints.header import read_header
from transformer.config import PAD
from transformer.data.grammar.task import Grammar
from transformer.interpret.alignment_quality import AlignmentQuality, measure_alignment
from transformer.interpret.word_level import crossings, word_map
from transformer.maps import LabelledMap, axes_of
from transformer.trace import TraceScope


class Mirror:
    """A stand-in for a one-layer model: head 1 looks at the mirror of the place it writes, head 2 of the one it reads.

    Most of the weight rests on the start token, which must not count.
    """

    config = SimpleNamespace(has_decoder=True, max_length=40, num_layers=2, num_heads=2)
    device = torch.device("cpu")

    def __call__(self, source, target, trace):
        weights = torch.zeros(len(source), 2, target.shape[1], source.shape[1])
        weights[..., 0] = 0.6
        for item, ids in enumerate(source.tolist()):
            last = len(ids) - ids.count(PAD) - 2  # the last symbol's place: start stands before, end behind
            for row in range(target.shape[1]):
                for head, place in enumerate((last - row, last + 1 - row)):
                    if 1 <= place <= last:
                        weights[item, head, row, place] = 0.4
        TraceScope(trace).within("decoder.layers.0.cross_attention")("weights", weights, "batch head query key")


def mirror(task) -> Checkpoint:
    tokenizers = dict(source_tokenizer=task.source_tokenizer, target_tokenizer=task.target_tokenizer)
    return Checkpoint(name="mirror", model=Mirror(), **tokenizers)


def test_the_row_that_writes_a_word_aligns_it_and_the_ends_do_not_count():
    task = SequenceTask(name="reverse", min_length=3, max_length=6, max_tokens=8)
    quality = measure_alignment(mirror(task), task, most=40)
    assert quality.heads[0][0] == 1 and quality.head_errors[0][0] == 0 and quality.best == (0, 0)
    # Head 2, one place off, is never right; nor is its first row, which looks at nothing and so takes the first column.
    assert quality.heads[0][1] == 0 and quality.head_errors[0][1] == 1
    assert quality.knows_gold and quality.sentences == 40 and 3 * 40 <= quality.words <= 6 * 40
    # The diagonal meets the mirror in the middle of an odd length only.
    assert 0 < quality.diagonal < 0.34 and quality.diagonal_error == pytest.approx(1 - quality.diagonal)
    task = SequenceTask(name="copy", min_length=4, max_length=4, max_tokens=8)
    quality = measure_alignment(mirror(task), task, most=20)
    assert quality.diagonal == 1 and quality.diagonal_error == 0 and quality.heads[0][0] == 0


def test_links_of_pairs_come_from_ibm_model_1(tmp_path):
    rng, path = np.random.default_rng(0), tmp_path / "pairs.tsv"
    known = {word: word.upper() * 2 for word in "abcdefghij"}
    lines = []
    for number in range(400):
        words = rng.choice(list(known), size=4, replace=False)
        backwards = " ".join(known[word] for word in words[::-1])
        lines.append(f"{' '.join(words)}\t{backwards}\t{'valid' if number % 10 == 0 else 'train'}")
    path.write_text("\n".join(dict.fromkeys(lines)))
    task = ParallelText(file=str(path), source="words", target="words", lower=False)
    quality = measure_alignment(mirror(task), task)
    assert quality.heads[0][0] > 0.99 and quality.heads[0][1] == 0 and quality.diagonal == 0
    assert quality.words > 100 and not quality.knows_gold and quality.head_errors == ()
    assert AlignmentQuality.from_metrics(quality.metrics(), 1, 2) == quality


def test_the_grammar_s_best_head_beats_the_diagonal_and_is_saved(tmp_path, capsys):
    checkpoint, path = load("spanish-grammar"), tmp_path / "copy.safetensors"
    quality = measure_alignment(checkpoint, Grammar())
    layer, head = quality.best
    assert quality.heads[layer][head] > 0.85 > 0.7 > quality.diagonal
    assert quality.head_errors[layer][head] < 0.2 < 0.3 < quality.diagonal_error
    ranked = quality.ranked()
    assert len(ranked) == 10 and [row[2] for row in ranked] == sorted((row[2] for row in ranked), reverse=True)
    metrics = json.loads(json.dumps(quality.metrics()))
    assert AlignmentQuality.from_metrics({"exact_match": 1.0, **metrics}, 2, 4) == quality
    assert (metrics["alignment_layer"] - 1, metrics["alignment_head"] - 1) == quality.best
    assert AlignmentQuality.from_metrics(metrics, 2, 5) is None  # the metrics are of another model
    save(checkpoint, path, half=True)
    assert main(["align", str(path), "--save"]) == 0
    printed = capsys.readouterr().out
    assert len(printed.splitlines()) >= 13 and "diagonal" in printed and "with gold links in 300 held-out" in printed
    saved, header = load(path), read_header(path)
    assert AlignmentQuality.from_metrics(saved.metrics, 2, 4) == quality
    assert saved.metrics.items() >= checkpoint.metrics.items()
    assert {entry["dtype"] for name, entry in header.items() if name != "__metadata__"} == {"F16"}


def test_a_map_between_words_leaves_out_start_and_end_and_merges_pieces():
    weights = np.array(
        [[0.5, 0.2, 0.1, 0.1, 0.1], [0.0, 0.0, 0.5, 0.5, 0.0], [0.2, 0.4, 0.2, 0.2, 0.0], [1, 0, 0, 0, 0]]
    )
    source, written = ["<s>", "a", "b", "##c", "</s>"], ["x", "y", "##z", "</s>"]
    attention = LabelledMap(weights, *axes_of("cross", ["<s>", *written[:-1]], source))
    words = word_map(attention, written)
    assert words.columns.labels == ["a", "bc"] and words.rows.labels == ["x", "yz"]
    assert (words.columns.side, words.rows.side) == ("source", "target")
    np.testing.assert_allclose(words.values, [[0.2, 0.2], [0.2, 0.7]])
    assert words.strongest == [None, 1]  # start and end have 60 % of the first
    nothing = word_map(LabelledMap(weights[3:], *axes_of("cross", ["<s>"], source)), ["</s>"])
    assert nothing.rows.labels == [] and nothing.values.shape == (0, 2)
    # An unfinished text has no end token to leave out.
    unfinished = LabelledMap(weights[:3], *axes_of("cross", ["<s>", "x", "y"], source))
    assert word_map(unfinished, written[:3]).rows.labels == ["x", "yz"]
    assert crossings([0, 3, 2, 1]) == [(1, 2), (1, 3), (2, 3)] and crossings([0, 1, 1, 2]) == crossings([]) == []
