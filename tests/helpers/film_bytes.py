"""The bytes that the film in the browser gets, read back."""

import numpy as np
from package import opened


def read(content):
    """Return films and host in one, and the weights of all frames of all films in turn."""
    shown, host = opened(content)
    return {**shown, **host}, np.concatenate([film["weights"] for film in shown["films"]])
