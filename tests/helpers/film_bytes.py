"""What the film in the browser gets, read back."""

import json

import numpy as np


def read(data):
    size = int.from_bytes(data[:4], "little")
    return json.loads(data[4 : 4 + size]), np.frombuffer(data[4 + size :], dtype=np.uint8)
