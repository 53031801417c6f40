"""Changes of attention as the stage in the browser gets them: in the text form of links, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from transformer.interpret.intervention_words import describe
from transformer.interpret.interventions import Intervention
from transformer.interpret.result import Result
from transformer.text.wording import sentence_of


@dataclass(frozen=True)
class ChangeOutcome:
    """The changes in a model's attention, and what came of them.

    Attributes:
        changes: What is changed; none yet, perhaps.
        result: What the changed model did with the text; None where nothing is changed.
        summary: What came of it, in a sentence.
        verdict: Whether what it writes is right, in words; empty where that isn't known.
        contributions: See `stage_data`, of the changed model.
    """

    changes: Sequence[Intervention] = ()
    result: Result | None = None
    summary: str = ""
    verdict: str = ""
    contributions: Result | None = None


def changes_in_words(result: Result, changed: ChangeOutcome) -> dict[str, Any]:
    """Return changes as plain values, the tokens in their words named by the result as trained."""
    edits = [{"tag": str(one), "words": sentence_of(describe(one, result.maps[one.kind]))} for one in changed.changes]
    return {"edits": edits, "said": changed.summary, "verdict": sentence_of(changed.verdict)}
