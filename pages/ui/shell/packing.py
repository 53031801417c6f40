"""How values travel to the components in the browser."""

import base64
import hashlib
import json

import numpy as np


def in_base64(array: np.ndarray) -> str:
    """Bytes of an array, row by row."""
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode("ascii")


def digest(content: object) -> str:
    """Tells the browser whether anything but selection or first step has changed."""
    return hashlib.blake2b(json.dumps(content).encode(), digest_size=12).hexdigest()
