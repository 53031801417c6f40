"""A JSON reader for untrusted text: it refuses duplicate names, deep nesting and lone surrogates."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from transformer.errors import LabError

_HALF_A_CHARACTER = re.compile(r"\\u[dD][89a-fA-F]")


def read_json(text: str | bytes, what: str = "The JSON can't be read", allow_constants: bool = False) -> Any:
    """Parse a JSON text; every string in the result can be shown and stored.

    Args:
        text: The JSON, as text or as UTF-8 bytes.
        what: Beginning of the error's sentence, which a colon and the reason follow.
        allow_constants: Accept `NaN` and `Infinity`, which JSON lacks but Python's writer emits.
    Raises:
        LabError: If the text is not JSON, is nested too deeply, or has a name twice in one object.
    """
    refuse = None if allow_constants else _refuse_constant
    try:
        text = text if isinstance(text, str) else text.decode()
        value = json.loads(text, object_pairs_hook=_object, parse_constant=refuse)
        if _HALF_A_CHARACTER.search(text):
            json.dumps(value, ensure_ascii=False).encode()
        return value
    except RecursionError:
        reason = "it is nested too deeply"
    except UnicodeError:
        reason = "it holds half a character, or is not UTF-8"
    except ValueError as error:  # of `json`, or of the two functions below
        reason = str(error)
    raise LabError(f"{what}: {reason}.")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    # If a name occurs twice, another reader may use the value that was not checked.
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise ValueError(f"it has {twice[:40]!r} twice")
    return found


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")
