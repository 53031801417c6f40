"""A bounded number of places: each visitor and each address has a share of them, before the bound of all counts."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from pages.server.visitor import secret_of

Asker = tuple[str, str]
"""The address and the secret of a visitor; who has no cookie counts as one visitor for each address."""


def asker_of(connection: HTTPConnection) -> Asker:
    """Return whom a request comes from."""
    address = connection.client.host if connection.client else ""
    return f"address {address}", f"visitor {secret_of(connection.cookies) or address}"


class Places:
    """Places for requests that wait.

    Args:
        of_visitor: The most of one visitor.
        of_address: The most of one address: a school has one, and must not fill what others need.
        of_all: The most of all.
    """

    def __init__(self, of_visitor: int, of_address: int, of_all: int) -> None:
        self.of_visitor, self.of_address, self.of_all = of_visitor, of_address, of_all
        self._held: Counter[str] = Counter()

    @contextmanager
    def take(self, asker: Asker) -> Iterator[bool]:
        """Hold a place for as long as the block runs; yield whether there was one."""
        address, visitor = asker
        is_free = (
            self._held[visitor] < self.of_visitor
            and self._held[address] < self.of_address
            and self._held.total() < 2 * self.of_all  # each place is counted for its visitor and for its address
        )
        if not is_free:
            yield False
            return
        self._held.update(asker)
        try:
            yield True
        finally:
            self._held.subtract(asker)
            self._held += Counter()  # names without a place are forgotten
