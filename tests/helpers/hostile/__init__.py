"""Files that strangers could send, generated from a seed: the same seed gives the same files.

Each generator gives `(what is wrong, content)` for ever, one family of faults after the other.
"""

from hostile.checkpoints import checkpoints
from hostile.pairs import pairs_files
from hostile.state_dicts import state_dicts

__all__ = ["checkpoints", "pairs_files", "state_dicts"]
