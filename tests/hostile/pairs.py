"""Files of pairs that nobody wrote for people to read: damaged, far too large, or made to cost much.

Files of every kind, good and refused, are rows of `tests/data/test_tables.py` and `test_parallel_corpus.py`.
"""

import gzip
import io
import random
import zipfile
from collections.abc import Iterator

from tests.hostile.weights import damaged


def pairs_files(seed: int) -> Iterator[tuple[str, str, bytes]]:
    """Yield names of faults, names of files, and contents."""
    rng = random.Random(seed)
    while True:
        for what, content in _plain(rng).items():
            is_packed = rng.random() < 0.3
            yield what, "pairs.tsv" + ".gz" * is_packed, gzip.compress(content, 1) if is_packed else content
        packed = gzip.compress(_rows(rng, _word, _word))
        for what, content in {
            "packed and damaged": packed[: rng.randrange(2, len(packed))],
            "a bomb": gzip.compress(b"\0" * rng.choice([10**6, 60 << 20]), 1),
            "a bomb of short lines": gzip.compress(b"a\tb\n" * 3_000_000, 1),
        }.items():
            yield what, "pairs.tsv.gz", content
        for what, (name, content) in _tables(rng).items():
            yield what, name, content


def _plain(rng: random.Random) -> dict[str, bytes]:
    rows = _rows(rng, _word, _word)
    return {
        "half characters": b"\xed\xa0\x80\tx\n" * 500,
        "tabs": b"\t" * 60_000 + b"\n",
        "a long line": b"x" * rng.choice([65_535, 65_536, 10**6]) + b"\ty\n",
        "control characters": _rows(rng, lambda rng: _word(rng) + chr(rng.choice([0, 7, 27, 127, 133, 156])), _word),
        "marks": _rows(rng, lambda rng: "e" + "\u0301" * rng.randrange(1, 900), _word),
        "directions": _rows(rng, lambda rng: "\u202e\u2066" + _word(rng) + "\u2069", _word),
        "every character": _rows(rng, _any, _any),
        "many lines": b"".join(b"%d\t%d\n" % (number, number) for number in range(rng.choice([199_000, 250_000]))),
        "many megabytes": _rows(rng, lambda rng: "ab " * 150, lambda rng: "cd " * 150, rng.choice([30_000, 60_000])),
        "wide": _rows(rng, lambda rng: "😀" + "ab " * 200, lambda rng: "é" + "cd " * 200, 25_000),
        "changed": _changed(rows, rng),
    }


def _tables(rng: random.Random) -> dict[str, tuple[str, bytes]]:
    """Return tables of other kinds, damaged or made to cost much."""
    rows = [(f"{_word(rng)} {number}", f"{_word(rng)} {number}") for number in range(300)]
    units = "".join(
        f'<tu><tuv xml:lang="en"><seg>{s}</seg></tuv><tuv xml:lang="es"><seg>{t}</seg></tuv></tu>' for s, t in rows
    )
    memory = f"<tmx><body>{units}</body></tmx>".encode()
    entities = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10 if n else "x" * 99}">' for n in range(12))
    return {
        "open quotes": ("pairs.csv", "".join(f'"{s},"{t}"\n' for s, t in rows).encode()),
        "many columns": ("pairs.csv", b",".join([b"a"] * 5000) + b"\n"),
        "deep objects": ("pairs.jsonl", b'{"a":' * 30_000 + b"\n"),
        "a deep list": ("pairs.json", b"[{" + b'"a":[' * 1_000_000),
        "entities": ("pairs.tmx", f"<!DOCTYPE tmx [{entities}]>".encode() + memory),
        "a long segment": ("pairs.tmx", memory.replace(b"</seg>", b"x" * 20_000_000 + b"</seg>", 1)),
        "a zip bomb": ("pairs.zip", _zipped({"a.tsv": b"a\tb\n" * 12_000_000})),
        "a zip of many": ("pairs.zip", _zipped({f"{number}.tsv": b"a\tb\n" for number in range(3000)})),
        "a damaged zip": ("pairs.zip", _changed(_zipped({"a.tsv": _rows(rng, _word, _word)}), rng)),
        "names that lead out": ("pairs.zip", _zipped({"../../etc/passwd": _rows(rng, _word, _word)})),
        "half of UTF-16": ("pairs.txt", b"\xff\xfe" + "".join(f"{s}\t{t}\n" for s, t in rows).encode("utf-16-le")[:-1]),
    }


def _zipped(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


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
