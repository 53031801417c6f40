"""Interpretation of attention: roles, rollout, whole words, alignment, interventions and ablation."""

from transformer.interpret.ablation import ablate_each_head
from transformer.interpret.alignment import alignment_error_rate
from transformer.interpret.alignment_quality import (
    AlignmentQuality,
    aligning_head,
    alignment_metrics,
    measure_alignment,
)
from transformer.interpret.attention_changes import (
    LONGER,
    MOST_CHANGES,
    describe_outcome,
    read_changes,
    run_with_changes,
)
from transformer.interpret.batches import read_batch, row_entropy, trace_batch
from transformer.interpret.combined_heads import SUMMARIES, heads_in_one, mute, rollout
from transformer.interpret.curation import board_of, curate, measured_board, stored_board, worth_opening
from transformer.interpret.forcing import (
    ForcedPredictions,
    RightAnswer,
    compare_with_own,
    describe_missed_end,
    find_difference,
    has_one_answer,
    right_answer,
    right_target,
    teacher_forced,
)
from transformer.interpret.given_target import TargetToRead, target_to_read
from transformer.interpret.head_board import WAYS, HeadAblation, Way
from transformer.interpret.head_words import (
    HeadWords,
    WordsMet,
    WordsOfHeads,
    find_writing_heads,
    measure_head_words,
    value_name,
    words_of_head,
    words_of_source,
    writes_words,
)
from transformer.interpret.held_out import can_be_measured
from transformer.interpret.intervals import wilson_interval
from transformer.interpret.intervention_words import describe
from transformer.interpret.interventions import (
    Action,
    Intervention,
    edits_of,
    join,
    mark_off,
    parse,
    parse_all,
)
from transformer.interpret.lengths import ADVICE_ON_LENGTHS, RightByLength, has_any_length, right_by_length
from transformer.interpret.lens import Lens, lens_names, look_through
from transformer.interpret.one_edge import OneEdge, hide_edge
from transformer.interpret.patching import Patching, alike, likely_other, patch, write_patched
from transformer.interpret.place_or_token import PositionRuns, describe_position_runs, run_with_positions
from transformer.interpret.positions import origin, pairs_apart, shift_error, shift_rotation
from transformer.interpret.result import Result
from transformer.interpret.roles import ALIGNS, ROLES, THRESHOLD, HeadScores, head_scores, task_scores
from transformer.interpret.scores_of_places import PlaceScores, place_scores
from transformer.interpret.shares_of_output import contributions_of
from transformer.interpret.source_effects import MATTERS, NOT_AN_EXPLANATION, SourceEffects, measure_source_effects
from transformer.interpret.stream import STREAMED, Stack, list_contributions, parameters_of, stacks_of
from transformer.interpret.subwords import cuts_words, merge_subwords
from transformer.interpret.target_ablation import TargetAblation, ablate_on_targets
from transformer.interpret.what_if import (
    causal_off,
    causal_on,
    compare_forced,
    describe_closing,
    describe_future,
    describe_opening,
    positions_off,
    positions_shuffled,
)
from transformer.interpret.word_level import Doubts, WordMap, crossings, word_map
