"""Decoding of a target: greedy, by sampling, with forced tokens, or by beam search, with a record of each step."""

from transformer.decoding.batches import greedy_ids
from transformer.decoding.beams import BeamNode, BeamSearch, Hypothesis, beam_search
from transformer.decoding.steps import Decoding, Readable, Step
from transformer.decoding.stepwise import decode, greedy
from transformer.decoding.strategy import GREEDY, Strategy, argmax_ids
