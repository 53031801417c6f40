"""Files of pairs that nobody wrote for people to read."""

import gzip
import random
from collections.abc import Iterator

from tests.hostile.values import damaged


def pairs_files(seed: int) -> Iterator[tuple[str, str, bytes]]:
    """Yield names of faults, names of files, and contents."""
    rng = random.Random(seed)
    while True:
        for what, content in _plain(rng).items():
            if rng.random() < 0.3:
                yield f"{what}, packed", "pairs.tsv.gz", gzip.compress(content, 1)
            else:
                yield what, "pairs.tsv", content
        packed = gzip.compress(_rows(rng, _word, _word))
        yield "packed and damaged", "pairs.tsv.gz", packed[: rng.randrange(2, len(packed))]
        yield "packed and changed", "pairs.tsv.gz", _changed(packed, rng)
        yield "a bomb", "pairs.tsv.gz", gzip.compress(b"\0" * rng.choice([10**6, 60 << 20]), 1)
        yield "a bomb of short lines", "pairs.tsv.gz", gzip.compress(b"a\tb\n" * 3_000_000, 1)
        yield "packed twice", "pairs.tsv.gz", gzip.compress(packed)
        yield "not packed", "pairs.tsv.gz", _rows(rng, _word, _word)


def _plain(rng: random.Random) -> dict[str, bytes]:
    rows = _rows(rng, _word, _word)
    return {
        "good": rows,
        "bytes": rng.randbytes(20_000),
        "UTF-16": rows.decode().encode("utf-16"),
        "Latin-1": "é\tñ\n".encode("latin-1") * 500,
        "half characters": b"\xed\xa0\x80\tx\n" * 500,
        "one column": b"word\n" * 500,
        "tabs": b"\t" * 60_000 + b"\n",
        "a long line": b"x" * rng.choice([65_535, 65_536, 10**6]) + b"\ty\n",
        "without end": b"a\tb" * 100_000,
        "control characters": _rows(rng, lambda rng: _word(rng) + chr(rng.choice([0, 7, 27, 127, 133, 156])), _word),
        "other line ends": rows.replace(b"\n", rng.choice([b"\r", b"\r\n", b"\x0b", "\u2028".encode()])),
        "a mark at the start": b"\xef\xbb\xbf" + rows,
        "empty sides": b"\tb\na\t\n \t \n" * 500,
        "blank": b"\n" * rng.choice([1, 300_000]),
        "always the same": b"a\tb\n" * rng.choice([1, 500, 200_000, 200_001]),
        "all held out": b"a%d\tb\tvalid\n" * 300,
        "nothing held out": b"".join(b"a%d\tb\ttrain\n" % number for number in range(300)),
        "a split that ends": b"".join(b"a%d\tb%d\t%s\n" % (n, n, b"train" if n < 400 else b"") for n in range(500)),
        "one letter": b"".join(b"%s\t%s\n" % (b"a" * (n % 999 + 1), b"a" * (n % 997 + 1)) for n in range(3000)),
        "marks": _rows(rng, lambda rng: "e" + "\u0301" * rng.randrange(1, 900), _word),
        "directions": _rows(rng, lambda rng: "\u202e\u2066" + _word(rng) + "\u2069", _word),
        "faces": _rows(rng, lambda rng: "👩‍👩‍👧‍👦🏿" * rng.randrange(1, 60), _word),
        "every character": _rows(rng, _any, _any),
        "only signs": _rows(rng, lambda rng: '"' * rng.randrange(1, 400), lambda rng: "'" * rng.randrange(1, 400)),
        "long words": _rows(rng, lambda rng: _word(rng) * 120, lambda rng: _word(rng) * 120),
        "code": _rows(rng, lambda rng: f"<img src=http://x/{_word(rng)}>", lambda rng: f"![{_word(rng)}](http://x/y)"),
        "formulas": _rows(rng, lambda rng: f"=cmd|'{_word(rng)}'!A1", _word),
        "special tokens": _rows(rng, lambda rng: f"<s> {_word(rng)} </s>", lambda rng: f"##{_word(rng)} <pad>"),
        "columns": b"".join(b"a%d\tb%d" % (n, n) + b"\tx" * 5000 + b"\n" for n in range(500)),
        "many lines": b"".join(b"%d\t%d\n" % (number, number) for number in range(rng.choice([199_000, 250_000]))),
        "many megabytes": _rows(rng, lambda rng: "ab " * 150, lambda rng: "cd " * 150, rng.choice([30_000, 60_000])),
        "wide": _rows(rng, lambda rng: "😀" + "ab " * 200, lambda rng: "é" + "cd " * 200, 25_000),
        "changed": _changed(rows, rng),
    }


def _changed(content: bytes, rng: random.Random) -> bytes:
    return damaged(b"\x08" + b"\0" * 7 + content, rng)[8:]


def _rows(rng: random.Random, first, second, count: int = 400) -> bytes:
    lines = (f"{first(rng)} {number}\t{second(rng)} {number}" for number in range(count))
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def _word(rng: random.Random) -> str:
    return "".join(rng.choices("abcdefghijklmnopqrstuvwxyzáñ", k=rng.randrange(1, 9)))


def _any(rng: random.Random) -> str:
    found = (chr(rng.choice([rng.randrange(0xA0, 0xD800), rng.randrange(0xE000, 0x110000)])) for _ in range(30))
    return "".join(found)
