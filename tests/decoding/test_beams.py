"""Beam search: it equals exhaustive search on small cases; its scores are the full forward's; its tree adds up."""

import math
from itertools import pairwise, product
from types import SimpleNamespace

import pytest
import torch

from transformer import SYSTEMS, BeamSearch, beam_search, greedy
from transformer.config import END, PAD, START, UNKNOWN
from transformer.decoding.beams import penalise_length
from transformer.text.tokenizer import letters

WITH_DECODER = [name for name in SYSTEMS if SYSTEMS[name].get("has_decoder", True)]
A, B = letters().encode("ab")


@pytest.fixture
def small(make_model):
    """Provide `small(preset_name, seed, end=0.0)`: a checkpoint whose vocabulary is the special tokens, a and b.

    It never writes start or unknown, so that every step has two ways to go on and one to end; `end` is added to the
    logit of the end.
    """

    def make(name: str, seed: int = 0, end: float = 0.0) -> SimpleNamespace:
        model = make_model(name, seed, source_vocab_size=6, target_vocab_size=6)
        with torch.no_grad():
            model.output_projection.bias[[START, UNKNOWN]] = -1e4
            model.output_projection.bias[END] += end
            model.output_projection.weight[END] *= 3.0  # the end depends on the tokens written before it
        return SimpleNamespace(model=model, source_tokenizer=letters(), target_tokenizer=letters())

    return make


@torch.inference_mode()
def log_probabilities(checkpoint, text: str, targets: list[list[int]]) -> list[float]:
    """Return the log-probabilities of whole targets of one length, by one full forward pass without a cache."""
    target = torch.tensor(targets)
    source = torch.tensor([letters().read(text, 16)]).expand(len(targets), -1)
    read = torch.cat([torch.full((len(targets), 1), START), target[:, :-1]], dim=1)
    logs = checkpoint.model(source, read).double().log_softmax(dim=-1)
    return logs.gather(2, target[:, :, None]).sum(dim=(1, 2)).tolist()


def every_target(checkpoint, text: str, limit: int) -> list[tuple[list[int], float]]:
    """Return all finished targets of at most `limit` tokens with their log-probabilities."""
    found = []
    for length in range(1, limit + 1):
        targets = [[*symbols, END] for symbols in product([A, B], repeat=length - 1)]
        found += zip(targets, log_probabilities(checkpoint, text, targets), strict=True)
    return found


def check(search: BeamSearch) -> None:
    """Check that the tree adds up."""
    nodes = search.nodes
    assert [node.id for node in nodes] == list(range(len(nodes)))
    root, *rest = nodes
    assert (root.parent_id, root.depth, root.token, root.log_probability, root.score) == (None, 0, "<s>", 0, 0)
    for node in rest:
        parent = nodes[node.parent_id]
        assert parent.depth == node.depth - 1 and parent.kept and not parent.finished
        assert node.log_probability <= parent.log_probability
        assert node.token_id != PAD and node.finished == (node.token_id == END)
        assert node.token == letters().tokens([node.token_id])[0]
        assert node.score == penalise_length(node.log_probability, node.depth, search.length_penalty)
    hypotheses = search.hypotheses
    assert {one.node_id for one in hypotheses} == {node.id for node in nodes if node.kept and node.finished}
    assert len(hypotheses) <= search.width
    scores = [one.score for one in hypotheses]
    assert scores == sorted(scores, reverse=True)
    for one in [*hypotheses, search.best]:
        assert search.path(one.node_id) == one.token_ids
        assert (one.tokens, one.text) == (letters().tokens(one.token_ids), letters().decode(one.token_ids))
        node = nodes[one.node_id]
        assert (one.score, one.log_probability, one.finished) == (node.score, node.log_probability, node.finished)
    assert search.best == hypotheses[0] if hypotheses else not search.best.finished
    # The winning nodes are one path, from the start to the best.
    winning = [node for node in nodes if node.winning]
    assert [node.depth for node in winning] == list(range(len(search.best.token_ids) + 1))
    assert [node.token_id for node in winning[1:]] == search.best.token_ids and winning[-1].id == search.best.node_id
    assert all(after.parent_id == before.id for before, after in pairwise(winning))


@pytest.mark.parametrize("name", WITH_DECODER)
def test_a_beam_wide_enough_is_exhaustive_search(small, name):
    lengths = set()
    for seed in range(4):
        checkpoint = small(name, seed, end=-1.5 * seed)
        # Five steps have at most 2⁴ = 16 unfinished targets to go on from, so none is ever dropped.
        targets = every_target(checkpoint, "abba", 5)
        assert len(targets) == 31
        for penalty in (0.0, 0.6, 1.5):
            scored = [(log / ((5 + len(target)) / 6) ** penalty, target) for target, log in targets]
            scores, expected = zip(*sorted(scored, reverse=True)[:16], strict=True)
            search = beam_search(checkpoint, "abba", width=16, length_penalty=penalty, max_length=5)
            check(search)
            assert [one.token_ids for one in search.hypotheses] == [*expected]
            assert [one.score for one in search.hypotheses] == pytest.approx(scores, abs=1e-5)
            lengths.add(len(search.best.token_ids))
    assert len(lengths) > 2, f"the best targets have the lengths {lengths} only: too little tested"


@pytest.mark.parametrize("name, width", [*((name, 3) for name in WITH_DECODER), ("modular", 5)])
def test_a_step_shows_its_likeliest_proposals_and_all_that_were_kept(make_checkpoint, name, width):
    # With 46 tokens to write and eight steps, rows of the cache are copied, re-ordered and dropped all the time.
    checkpoint = make_checkpoint(name, seed=3)
    with torch.no_grad():
        checkpoint.model.output_projection.bias[END] = 2.0
        checkpoint.model.output_projection.weight[END] *= 2.0
    search, best_ended = beam_search(checkpoint, "hello", width, 2.0, max_length=8), []
    check(search)
    live, deepest = search.nodes[:1], max(node.depth for node in search.nodes)
    assert search.hypotheses and deepest > 4
    for depth in range(1, deepest + 1):
        proposals = []
        for node in live:
            path = search.path(node.id)
            logs = log_probabilities(checkpoint, "hello", [[*path, token_id] for token_id in range(PAD + 1, 47)])
            found = sorted(((log, node.id, PAD + 1 + place) for place, log in enumerate(logs)), reverse=True)
            proposals += found[:width]
        proposals.sort(reverse=True)
        lives = [proposal for proposal in proposals if proposal[2] != END][:width]
        bar = best_ended[width - 1] if len(best_ended) >= width else -math.inf
        ended = {one: penalise_length(one[0], depth, 2.0) for one in proposals if one[2] == END}
        always = lives + [one for one, score in ended.items() if score > bar]
        rest = [one for one in proposals if one not in always][: 2 * width - len(always)]
        level = [node for node in search.nodes if node.depth == depth]
        expected = sorted(always + rest, reverse=True)
        assert [(node.parent_id, node.token_id) for node in level] == [one[1:] for one in expected]
        assert [node.log_probability for node in level] == pytest.approx([one[0] for one in expected], abs=2e-5)
        live = [node for node in level if node.kept and not node.finished]
        assert [(node.parent_id, node.token_id) for node in live] == [one[1:] for one in lives]
        best_ended = sorted([*best_ended, *ended.values()], reverse=True)
    assert [one.score for one in search.hypotheses] == pytest.approx(best_ended[:width], abs=1e-5)


@pytest.mark.parametrize("name", WITH_DECODER)
def test_width_one_is_greedy(make_checkpoint, name):
    finished = set()
    for seed in range(6):
        checkpoint = make_checkpoint(name, seed=seed)
        with torch.no_grad():
            checkpoint.model.output_projection.bias[END] = 1.0
            checkpoint.model.output_projection.weight[END] *= 3.0
        search, decoding = beam_search(checkpoint, "hello", 1), greedy(checkpoint, "hello")
        assert search.best.token_ids == [step.token_id for step in decoding.steps]
        expected = sum(math.log(step.probability) for step in decoding.steps)
        assert search.best.log_probability == pytest.approx(expected, abs=1e-4)
        finished.add(decoding.finished)
    assert finished == {True, False}, "every decoding ended alike: nothing tested"


def test_it_says_why_it_stopped(small, make_checkpoint):
    cut = beam_search(make_checkpoint(), "hello", width=3, max_length=4)  # its end is out of reach
    assert cut.hypotheses == [] and cut.best.score == max(node.score for node in cut.nodes if node.depth == 4)
    ended = beam_search(small("paper", end=9.0), "ab", width=1)
    early = beam_search(small("paper", end=9.0), "ab", width=2, length_penalty=0.0)
    for search, reason in (
        (cut, "It reached the limit of 4 tokens before any hypothesis wrote the end token </s>."),
        (ended, "Every hypothesis had ended, so it stopped."),
        (early, "No unfinished hypothesis could still beat the 2 finished ones, so it stopped."),
    ):
        check(search)
        assert search.reason == reason
