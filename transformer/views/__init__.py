"""What is drawn of results, as a browser gets it: bytes with a header and arrays, and nothing of who asks for them."""

from transformer.views.arrays import pack, with_host

__all__ = ["pack", "with_host"]
