"""The contents of a batch."""

from itertools import takewhile

from transformer.config import END, PAD, START, UNKNOWN


def rows(side):
    """Return the symbols of each row, `(row, length)`, after a check of its format: start, symbols, end, padding."""
    found = []
    for row in side.tolist():
        symbols = [*takewhile(lambda number: number > UNKNOWN, row[1:])]
        assert row == [START, *symbols, END] + [PAD] * (len(row) - len(symbols) - 2)
        found.append(symbols)
    assert max(map(len, found)) + 2 == side.shape[1]
    return found
