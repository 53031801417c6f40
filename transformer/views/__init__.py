"""What is drawn of results, as a browser gets it: bytes with a header and arrays, and nothing of who asks for them."""

from transformer.views.arrays import Arrays

__all__ = ["Arrays"]
