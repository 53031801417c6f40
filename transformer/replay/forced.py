"""Tokens that a link forces into a decoding."""

from __future__ import annotations

import re
from collections.abc import Iterable

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD
from transformer.errors import LabError


def forced_tokens(checkpoint: Checkpoint, tags: Iterable[str]) -> tuple[dict[int, int], list[LabError]]:
    """Return ids of the tokens that a link forces, by step from 0, and why others are left out.

    Args:
        checkpoint: The model that is to write them.
        tags: Each a step from 1, a space and a token.
    """
    forced: dict[int, int] = {}
    problems: list[LabError] = []
    limit = checkpoint.config.max_length
    for tag in tags:
        number, _, token = tag.strip().partition(" ")
        if not (re.fullmatch("[1-9][0-9]{0,5}", number) and int(number) <= limit and token):
            rule = f"A forced token is a step from 1 to {limit}, a space and a token, like “3 x”."
            problems.append(LabError(rule, "Change it.", field="forced"))
            continue
        token_id = checkpoint.target_tokenizer.token_id(" " if token == "␣" else token)
        if token_id is None or token_id == PAD:
            problem = "This token is not in the model's vocabulary and can't be forced."
            problems.append(LabError(problem, "Choose another one.", field="forced"))
            continue
        forced[int(number) - 1] = token_id
    return forced, problems
