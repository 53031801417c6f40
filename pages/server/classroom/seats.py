"""Seats of a class: who holds one at this moment, and how fast new people come in. Nothing here is kept on disk.

A phone follows its class by a stream before it joins, and shows that by a ticket from the stream. A script that invents
people would have to hold a connection for each: without tickets its people keep nobody out who has one.
"""

import secrets
import time
from collections.abc import Callable

from pages.server.buckets import Bucket

HELD_FOR = 60.0
"""Seconds for which a request for the class holds a seat: a phone that sleeps has no stream."""
_FOLLOWS_WITHIN = 5.0
"""Seconds after which somebody who came in and never followed gives way to others in a full class."""
MOST_STREAMS = 4
"""The most streams of one person: open tabs, and streams that a lost network left behind."""
_AT_ONCE, _A_SECOND = 40, 4.0
"""The most new people: a class of 200 that scans one code is in after forty seconds, but no script fills it at once."""
_MOST_KNOWN = 10_000


class Seats:
    """The seats that people hold by an open stream, or because they asked a moment ago.

    Args:
        newcomers: The number of people who may come in at once.
    """

    def __init__(self, newcomers: int = _AT_ONCE) -> None:
        self._request_times: dict[str, float] = {}
        self._streams: dict[str, list[Callable[[], object]]] = {}
        self._followers = Bucket(newcomers, _A_SECOND)
        self._newcomers = Bucket(newcomers, _A_SECOND)
        self._firsts = Bucket(newcomers, _A_SECOND)
        self._known_addresses: set[str] = set()
        self._tickets: set[str] = set()
        self._arrival_times: dict[str, float] = {}
        """When somebody came in who has not followed yet."""

    def issue_ticket(self) -> str:
        """Return a ticket for one person, to whom a stream brings it that is no person's yet."""
        self._tickets.add(ticket := secrets.token_hex(8))
        return ticket

    def withdraw_ticket(self, ticket: str) -> None:
        """End a ticket whose stream has ended."""
        self._tickets.discard(ticket)

    def admit(self, near: str = "", ticket: object = "") -> bool:
        """Return whether one more may come in now: an hour's newcomers do not come in one second.

        Args:
            near: The network address that they come from, if it is known. The first person from an address does not
                wait behind a computer that invents people, which has only one address.
            ticket: Ticket of their stream, if they have one: they wait behind nobody who has none, also not behind
                people from the same address.
        """
        if isinstance(ticket, str) and ticket in self._tickets and self._followers.take():
            self._tickets.discard(ticket)
            return True
        is_first = bool(near) and near not in self._known_addresses
        if not self._newcomers.take() and not (is_first and self._firsts.take()):
            return False
        if is_first and len(self._known_addresses) < _MOST_KNOWN:
            self._known_addresses.add(near)
        return True

    def admit_more(self) -> None:
        """Let as many come in at once as at the beginning: seats were made free for them."""
        self._followers.fill()
        self._newcomers.fill()

    def ask(self, person: str) -> None:
        """Note that somebody asked for the class."""
        self._request_times[person] = time.monotonic()

    def come(self, person: str) -> None:
        """Note that somebody came in, and has to follow soon."""
        self._arrival_times[person] = time.monotonic()
        self.ask(person)

    def leave(self, person: str) -> None:
        """Forget that somebody came in and asked."""
        self._arrival_times.pop(person, None)
        self._request_times.pop(person, None)

    def follows(self, person: str) -> bool:
        """Return whether somebody has a stream at this moment."""
        return person in self._streams

    def never_followed(self, person: str) -> bool:
        """Return whether somebody came in a while ago and has not followed: most likely a script invented them."""
        came = self._arrival_times.get(person)
        return came is not None and time.monotonic() - came >= _FOLLOWS_WITHIN

    def is_held(self, person: str) -> bool:
        """Return whether somebody holds a seat: they have a stream, or asked within `HELD_FOR` seconds."""
        request_time = self._request_times.get(person)
        return person in self._streams or (request_time is not None and time.monotonic() - request_time < HELD_FOR)

    def begin_stream(self, person: str, end: Callable[[], object]) -> None:
        """Count a stream, and end the oldest of too many, which most likely nobody reads any more.

        Args:
            person: The person who follows.
            end: Ends this stream.
        """
        self._arrival_times.pop(person, None)
        streams = self._streams.setdefault(person, [])
        streams.append(end)
        if len(streams) > MOST_STREAMS:
            streams.pop(0)()

    def end_stream(self, person: str, end: Callable[[], object]) -> None:
        """Count a stream no longer; after their last one a person has a minute to come back."""
        streams = self._streams.get(person, [])
        if end in streams:  # else it had to give way to a newer one
            streams.remove(end)
            if not streams:
                del self._streams[person]
                if person in self._request_times:
                    self.ask(person)
