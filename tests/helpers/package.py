"""What a component of the page gets, read back: as `data/package.js` does it in the browser."""

import json

import numpy as np


def opened(content):
    """What is shown, with arrays in their places, and what the host allows."""
    start = 8 + int.from_bytes(content[:8], "little")
    return shown_of(view_of(content)), json.loads(content[8:start])


def view_of(content):
    """The bytes of the view alone: what `pack` returned."""
    return content[8 + int.from_bytes(content[:8], "little") :]


def shown_of(view):
    """What `pack` was given: a view alone, without a host."""
    start = 8 + int.from_bytes(view[:8], "little")

    def placed(part):
        if "$array" not in part:
            return part
        return np.frombuffer(view, part["$array"], part["size"], start + part["at"])

    return json.loads(view[8:start].decode("utf-8", "surrogatepass"), object_hook=placed)
