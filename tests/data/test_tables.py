"""Tables as people bring them: each holds the same pairs, whatever wrote it."""

import codecs
import csv
import gzip
import io
import zipfile

import pandas as pd
import pytest
from small_pairs import ALL

from transformer import CorpusError, read_corpus

HARD = [
    *ALL,
    ("He said “hi”, and left; twice.", "Dijo \"hola\", y se fue; dos veces."),
    ("\"Go,\" he said.", "\"Vete\", dijo."),
    ("\"All of it.\"", "\"Todo.\""),
]  # fmt: skip
"""Pairs with the signs that tables use themselves."""
LICENCE = "CC-BY 2.0 (France) Attribution: tatoeba.org #1 (CM)"


def rows_of(pairs, delimiter, quoting=csv.QUOTE_MINIMAL, end="\r\n"):
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=delimiter, quoting=quoting, lineterminator=end).writerows(pairs)
    return text.getvalue()


def of_excel(pairs):
    """Return the lines of Excel's *Text*: it quotes cells with a comma or a quotation mark."""
    return "".join("\t".join(rows_of([[cell]], ",", end="") for cell in row) + "\r\n" for row in pairs)


def tmx(pairs):
    def unit(row):
        sides = zip(("en-GB", "es"), row, strict=True)
        texts = "".join(f'<tuv xml:lang="{code}"><seg>{escaped(text)}</seg></tuv>' for code, text in sides)
        return f"<tu>{texts}</tu>"

    def escaped(text):
        first, *rest = text.replace("&", "&amp;").replace("<", "&lt;").split(" ")
        return f"<bpt i='1'>{{b}}</bpt>{first}<ept i='1'>{{/b}}</ept> " + " ".join(rest)

    head = '<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header/><body>'
    return head + "\n".join(map(unit, pairs)) + "</body></tmx>"


def zipped(**files):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "."), content)
    return packed.getvalue()


def one_each(pairs, side, end="\n"):
    return end.join(row[side] for row in pairs) + end


IDS = [(str(1276 + 3 * n), source, str(2481 + 7 * n), target) for n, (source, target) in enumerate(HARD)]
"""Tatoeba's sentence pairs: each text with its number before it."""
INDEX = pd.DataFrame(HARD, columns=["source", "target"])
LIST = [(f"der {word}", f"the {english}") for word, english in zip(
    "Hund Mond Baum Fisch Stein Wald Weg Berg Fluss Stern Wind Regen Schnee Apfel Tag".split(),
    "dog moon tree fish stone forest way mountain river star wind rain snow apple day".split(), strict=True,
)]  # fmt: skip
"""A list of words as a class has it: few, and short."""


def der(pairs, form="{},{}"):
    return "\n".join(form.format(*row) for row in pairs).encode()


KINDS = {
    "tabs.tsv": "".join("\t".join(row) + "\n" for row in HARD).encode(),
    "three columns.txt": "".join(f"{source}\t{target}\t{LICENCE}\n" for source, target in HARD).encode(),
    "a mark at the start.tsv": codecs.BOM_UTF8 + "".join("\t".join(row) + "\r\n" for row in HARD).encode(),
    "old Mac.tsv": "".join("\t".join(row) + "\r" for row in HARD).encode(),
    "tatoeba.tsv": "".join("\t".join(row) + "\n" for row in IDS).encode(),
    "Excel, Unicode Text.txt": codecs.BOM_UTF16_LE + of_excel(HARD).encode("utf-16-le"),
    "Excel, CSV UTF-8.csv": codecs.BOM_UTF8 + rows_of(HARD, ",").encode(),
    "Excel in Europe.csv": rows_of([("Englisch", "Spanisch"), *HARD], ";").encode("cp1252"),
    "LibreOffice.csv": rows_of([("English", "Español"), *HARD], ",", csv.QUOTE_ALL, "\n").encode(),
    "pandas.csv": INDEX.to_csv().encode(),
    "objects.jsonl": INDEX.to_json(orient="records", lines=True).encode(),
    "memory.tmx": tmx(HARD).encode(),
    "packed.csv.gz": gzip.compress(rows_of(HARD, ",").encode()),
    "spa-eng.zip": zipped(spa__txt="".join(f"{s}\t{t}\t{LICENCE}\n" for s, t in HARD), _about__txt="Tab-delimited"),
    "moses.zip": zipped(README="?", **{"a__en-es__es": one_each(HARD, 1), "a__en-es__en": one_each(HARD, 0)}),
}  # fmt: skip
LISTS = {
    "a level before.csv": b"Level,German,English\n"
    + der([(f"{'ABC'[n % 3]}1", *row) for n, row in enumerate(LIST)], "{},{},{}"),
    "a phrasebook.csv": der(LIST, "German,English,{},{}"),
    "languages beside each.csv": b"src_lang,src_text,tgt_lang,tgt_text\n" + der(LIST, "de,{},en,{}"),
    "a title.csv": b"My vocabulary list\nGerman,English\n" + der(LIST),
    "Excel's sep.csv": b"sep=;\r\nGerman;English\r\n" + der(LIST, "{};{}"),
    "spaces after commas.csv": der(LIST, '"{}", "{}"'),
    "a table of Markdown.csv": b"| German | English |\n|---|---|\n" + der(LIST, "| {} | {} |"),
}


def read(tmp_path, name, content, **options):
    path = tmp_path / name
    path.write_bytes(content)
    return read_corpus(path, **options)


@pytest.mark.parametrize("name", KINDS | LISTS)
def test_a_table_holds_the_same_pairs_whatever_wrote_it(tmp_path, name):
    pairs = read(tmp_path, name, (KINDS | LISTS)[name])
    assert sorted(pairs.train + pairs.held_out) == sorted(HARD if name in KINDS else LIST) and pairs.dropped == []


def test_two_files_of_lines_are_one_table(tmp_path):
    paths = [tmp_path / "train.en", tmp_path / "train.es"]
    for side, path in enumerate(paths):
        path.write_text(one_each(HARD, side), encoding="utf-8")
    pairs = read_corpus(paths)
    assert sorted(pairs.train + pairs.held_out) == sorted(HARD) and len(pairs.sha256) == 64
    paths[1].write_text(one_each(HARD[:-2], 1), encoding="utf-8")
    with pytest.raises(CorpusError, match="train.es ends after 301 lines, but train.en goes on. Line by line"):
        read_corpus(paths)
    with pytest.raises(CorpusError, match="train.en and the others are 3 files: pairs lie in one table, or in two"):
        read_corpus([*paths, paths[0]])


def test_a_row_of_names_is_no_pair(tmp_path):
    names = [("source", "target"), ("Source text", "Target text"), ("Türkçe", "Deutsch")]
    for first in (*names, ("Go", "Ve"), ("English is hard", "El inglés")):
        pairs = read(tmp_path, "t.tsv", rows_of([first, *ALL], "\t").encode())
        assert len(pairs.lines) == len(ALL) + (first not in names)
        assert (first in pairs.train + pairs.held_out) == (first not in names)


def test_letters_from_before_unicode_are_read(tmp_path):
    for text, encoding in (
        ("Ich bin müde, und die Straße ist größer.", "cp1252"),
        ("Idę do sklepu, żeby kupić świeże mleko.", "cp1250"),
        ("Я иду домой, потому что уже поздно.", "cp1251"),
        ("我要回家了，因为已经很晚了。", "gb18030"),
    ):
        rows = [(source, f"{text} {n}") for n, (source, _) in enumerate(ALL)]
        pairs = read(tmp_path, "old.txt", "".join("\t".join(row) + "\n" for row in rows).encode(encoding))
        assert {*pairs.train, *pairs.held_out} == {*rows}


def test_what_is_no_table_is_refused_with_what_was_seen(tmp_path):
    entity = tmx(ALL).replace('tmx14.dtd">', "x\" [<!ENTITY a 'b'>]>").encode()
    for name, content, said in (
        ("book.xlsx", zipped(**{"[Content_Types]__xml": "", "xl/workbook__xml": ""}), "is an Excel workbook, not a"),
        ("many.zip", zipped(a__txt="", b__txt="", c__txt=""), r"has 3 files that may hold pairs \(a.txt, b.txt, c.txt"),
        ("broken.zip", b"PK\x03\x04" * 9, "is damaged: it can't be unpacked"),
        ("t.tmx", tmx(ALL)[:-200].encode(), "is no whole TMX: unclosed token in line"),
        ("t.tmx", entity, "defines entities of its own"),
        ("t.csv", rows_of([(n, "eng", "x y z"[n % 3]) for n in range(99)], ",").encode(), "has 3 columns, of which"),
        ("t.json", b'{"der Hund": "the dog", "der Mond": "the moon"}', "is JSON, but no objects with two texts each"),
    ):
        with pytest.raises(CorpusError, match=said) as caught:
            read(tmp_path, name, content)
        assert name in str(caught.value) and str(caught.value).endswith(".")


def test_more_than_a_file_may_have_is_refused_while_it_is_read(tmp_path):
    for name in ("spa-eng.zip", "memory.tmx", "objects.jsonl", "packed.csv.gz", "moses.zip"):
        with pytest.raises(CorpusError, match="must have at most 0 MB of text. Keep a part of its lines."):
            read(tmp_path, name, KINDS[name], most_bytes=900)
        with pytest.raises(CorpusError, match="must have at most 50 lines"):
            read(tmp_path, name, KINDS[name], most_pairs=50)


def test_marks_of_texts_are_no_marks_of_tables(tmp_path):
    plurals = [(f"{source}, -e", target) for source, target in LIST]
    pairs = read(tmp_path, "plurals.csv", der(plurals, "{};{}"))
    assert sorted(pairs.train + pairs.held_out) == sorted(plurals)
    verses = [(f"{source}\n{source}\n\nund", f"{target}\n{target}") for source, target in LIST]
    pairs = read(tmp_path, "verses.csv", rows_of([("source", "target"), *verses], ",").encode())
    assert len(pairs.lines) == len(LIST)
    assert ("der Hund der Hund und", "the dog the dog") in pairs.train + pairs.held_out
    with pytest.raises(CorpusError, match="put a tab in the place of “ - ”"):
        read(tmp_path, "dashes.txt", der(LIST, "{} - {}"))
