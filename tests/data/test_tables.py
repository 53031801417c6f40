"""Tables as people bring them: each holds the same pairs, whatever wrote it."""

import codecs
import csv
import gzip
import io
import json
import random
import zipfile

import pandas as pd
import pytest
from small_pairs import ALL

from transformer import CorpusError, read_corpus
from transformer.data.layout import open_layout

HARD = [
    *ALL,
    ("He said “hi”, and left; twice.", "Dijo \"hola\", y se fue; dos veces."),
    ("\"Go,\" he said.", "\"Vete\", dijo."),
    ("\"All of it.\"", "\"Todo.\""),
]  # fmt: skip
"""Pairs with the signs that tables use themselves."""
SOME_NUMBERS = random.Random(0).sample(range(999), 60)
LICENCE = "CC-BY 2.0 (France) Attribution: tatoeba.org #1 (CM)"


def rows_of(pairs, delimiter, quoting=csv.QUOTE_MINIMAL, end="\r\n"):
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=delimiter, quoting=quoting, lineterminator=end).writerows(pairs)
    return text.getvalue()


def of_excel(pairs):
    """Return the lines of Excel's *Text*: it quotes cells with a comma, a tab or a quotation mark."""

    def cell(text):
        return '"' + text.replace('"', '""') + '"' if {",", "\t", '"'} & set(text) else text

    return "".join("\t".join(map(cell, row)) + "\r\n" for row in pairs)


def frame(pairs, **columns):
    return pd.DataFrame(pairs, columns=["source", "target"]).assign(**columns)


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
INDEX = frame(HARD)
KINDS = {
    "tabs.tsv": "".join("\t".join(row) + "\n" for row in HARD).encode(),
    "three columns.txt": "".join(f"{source}\t{target}\t{LICENCE}\n" for source, target in HARD).encode(),
    "a mark at the start.tsv": codecs.BOM_UTF8 + "".join("\t".join(row) + "\r\n" for row in HARD).encode(),
    "an empty column.tsv": "".join("\t\t".join(row) + "\n" for row in HARD).encode(),
    "old Mac.tsv": "".join("\t".join(row) + "\r" for row in HARD).encode(),
    "tatoeba.tsv": "".join("\t".join(row) + "\n" for row in IDS).encode(),
    "Excel, Text.txt": of_excel(HARD).encode("cp1252"),
    "Excel, Unicode Text.txt": codecs.BOM_UTF16_LE + of_excel(HARD).encode("utf-16-le"),
    "Excel, CSV UTF-8.csv": codecs.BOM_UTF8 + rows_of(HARD, ",").encode(),
    "Excel, CSV.csv": rows_of(HARD, ",").encode("cp1252"),
    "Excel in Europe.csv": rows_of([("Englisch", "Spanisch"), *HARD], ";").encode("cp1252"),
    "LibreOffice.csv": rows_of([("English", "Español"), *HARD], ",", csv.QUOTE_ALL, "\n").encode(),
    "LibreOffice, tabs.csv": rows_of(HARD, "\t", csv.QUOTE_ALL, "\n").encode(),
    "pandas.csv": INDEX.to_csv().encode(),
    "pandas, no index.csv": INDEX.to_csv(index=False).encode(),
    "pandas, tabs.tsv": INDEX.to_csv(sep="\t").encode(),
    "bars.txt": rows_of(HARD, "|").encode(),
    "without marks, UTF-16.csv": rows_of(HARD, ",").encode("utf-16-be"),
    "objects.jsonl": INDEX.to_json(orient="records", lines=True).encode(),
    "a list.json": INDEX.to_json(orient="records").encode(),
    "datasets.jsonl": "".join(
        json.dumps({"id": n, "translation": {"en": source, "es": target}}) + "\n"
        for n, (source, target) in enumerate(HARD)
    ).encode(),
    "memory.tmx": tmx(HARD).encode(),
    "memory of Windows.tmx": tmx(HARD).encode("utf-16"),
    "packed.csv.gz": gzip.compress(rows_of(HARD, ",").encode()),
    "spa-eng.zip": zipped(spa__txt="".join(f"{s}\t{t}\t{LICENCE}\n" for s, t in HARD), _about__txt="Tab-delimited"),
    "moses.zip": zipped(README="?", **{"a__en-es__es": one_each(HARD, 1), "a__en-es__en": one_each(HARD, 0)}),
}  # fmt: skip


def read(tmp_path, name, content, **options):
    path = tmp_path / name
    path.write_bytes(content)
    return read_corpus(path, **options)


@pytest.mark.parametrize("name", KINDS)
def test_a_table_holds_the_same_pairs_whatever_wrote_it(tmp_path, name):
    pairs = read(tmp_path, name, KINDS[name])
    assert sorted(pairs.train + pairs.held_out) == sorted(HARD) and pairs.dropped == []


def test_two_files_of_lines_are_one_table(tmp_path):
    paths = [tmp_path / "train.en", tmp_path / "train.es"]
    for side, path in enumerate(paths):
        path.write_text(one_each(HARD, side), encoding="utf-8")
    pairs = read_corpus(paths)
    assert sorted(pairs.train + pairs.held_out) == sorted(HARD) and len(pairs.sha256) == 64
    _, layout = open_layout(paths, source=1, target=0)
    turned = read_corpus(paths, layout=layout)
    assert layout.names == ("en", "es") and {row[::-1] for row in turned.train + turned.held_out} == set(HARD)
    paths[1].write_text(one_each(HARD[:-2], 1), encoding="utf-8")
    with pytest.raises(CorpusError, match="train.es ends after 301 lines, but train.en goes on. Line by line"):
        read_corpus(paths)
    with pytest.raises(CorpusError, match="train.en and the others are 3 files: pairs lie in one table, or in two"):
        read_corpus([*paths, paths[0]])


HEADINGS = [("source", "target"), ("Source text", "Target text"), ("sentence1", "sentence2"), ("Türkçe", "Deutsch")]
PAIRS = [("Hello.", "Hola."), ("Go", "Ve"), ("no", "no"), ("English is hard", "El inglés")]


@pytest.mark.parametrize("first", HEADINGS + PAIRS)
def test_a_row_of_names_is_no_pair(tmp_path, first):
    pairs = read(tmp_path, "t.tsv", rows_of([first, *ALL], "\t").encode())
    assert len(pairs.lines) == len(ALL) + (first in PAIRS)
    assert (first in pairs.train + pairs.held_out) == (first in PAIRS)


def test_a_name_beside_numbers_or_splits_is_a_heading(tmp_path):
    rows = [("Kennung", "Wort", "mot", "Teil")]
    rows += [(str(n), s, t, ["train", "dev", "Test"][n % 3]) for n, (s, t) in enumerate(ALL)]
    pairs = read(tmp_path, "t.csv", rows_of(rows, ",").encode())
    assert pairs.held_out == ALL[1::3] and pairs.train == ALL[::3]
    assert [(d.reason, d.count) for d in pairs.dropped] == [("it is set aside for a test", 100)]


def test_named_columns_come_before_places(tmp_path):
    rows = [("target", "note", "source"), *((t, f"so {n}", s) for n, (s, t) in enumerate(ALL))]
    pairs = read(tmp_path, "t.csv", rows_of(rows, ",").encode())
    assert sorted(pairs.train + pairs.held_out) == sorted(ALL)


def test_numbers_are_texts_where_nothing_else_is(tmp_path):
    words = "zero one two three four five six seven eight nine".split()
    counted = [(str(n), " ".join(words[int(digit)] for digit in str(n))) for n in SOME_NUMBERS]
    for name, content in (
        ("two.csv", rows_of(counted, ",")),
        ("index.csv", pd.DataFrame(counted, columns=["number", "word"]).to_csv()),
    ):
        pairs = read(tmp_path, name, content.encode())
        assert sorted(pairs.train + pairs.held_out) == sorted(counted)


def test_a_layout_that_is_known_is_used(tmp_path):
    path = tmp_path / "t.tsv"
    path.write_bytes("".join(f"{n}\t{s}\t{t}\n" for n, (s, t) in enumerate(ALL)).encode("cp1251", "replace"))
    _, layout = open_layout([path], source=2, target=1, encoding="cp1251", heading=True)
    pairs = read_corpus(path, layout=layout)
    assert (ALL[1][1].encode("cp1251", "replace").decode("cp1251"), ALL[1][0]) in pairs.train + pairs.held_out
    assert len(pairs.lines) < len(ALL)  # the first is a heading
    with pytest.raises(CorpusError, match="t.tsv has 3 columns; there is no column 4"):
        open_layout([path], source=3, target=0)


@pytest.mark.parametrize("text, encoding", [
    ("Ich bin müde, und die Straße ist größer.", "cp1252"),
    ("Où est la gare ? © Nestlé, déjà ½", "cp1252"),
    ("Günaydın, nasılsınız? Çocuk koşuyor, ağaç.", "cp1254"),
    ("Idę do sklepu, żeby kupić świeże mleko.", "cp1250"),
    ("Őrült vagy! Nincs időm erre, a fűtő.", "cp1250"),
    ("Я иду домой, потому что уже поздно.", "cp1251"),
    ("Πηγαίνω στο σπίτι γιατί είναι αργά.", "cp1253"),
    ("我要回家了，因为已经很晚了。", "gb18030"),
])  # fmt: skip
def test_letters_from_before_unicode_are_read(tmp_path, text, encoding):
    rows = [(source, f"{text} {n}") for n, (source, _) in enumerate(ALL)]
    pairs = read(tmp_path, "old.txt", "".join("\t".join(row) + "\n" for row in rows).encode(encoding))
    assert {*pairs.train, *pairs.held_out} == {*rows}


def test_marks_of_tables_may_stand_in_texts(tmp_path):
    rows = rows_of([("one\ntwo", "uno\ndos"), *ALL], ",").splitlines()
    rows[8] = '"The quick,El rápido'  # a quotation mark that never closes is text
    pairs = read(tmp_path, "open.csv", "\n".join(rows).encode())
    others = {("one two", "uno dos"), ('"The quick', "El rápido")}
    assert {*pairs.train, *pairs.held_out} == {*ALL[:5], *ALL[6:]} | others and not pairs.dropped
    rows = ["Hello, world,Hola, mundo", *(",".join(row) for row in ALL)]
    pairs = read(tmp_path, "t.csv", "\n".join(rows).encode())
    assert [(d.reason, d.line) for d in pairs.dropped] == [("it has 4 columns instead of 2", 1)]


@pytest.mark.parametrize(("name", "content", "said"), [
    ("book.xlsx", zipped(**{"[Content_Types]__xml": "", "xl/workbook__xml": ""}), "is an Excel workbook, not a table"),
    ("book.ods", zipped(mimetype="?"), "is a document of an office, not a table of texts. Save its table as CSV UTF-8"),
    ("old.xls", b"\xd0\xcf\x11\xe0" * 9, "is a file of Excel or Word, not a table of texts. Save its table as CSV"),
    ("t.parquet", b"PAR1" * 9, "is a Parquet file, not a table of texts. Save it as CSV: `pandas.read_parquet"),
    ("many.zip", zipped(a__txt="", b__txt="", c__txt=""), r"has 3 files that may hold pairs \(a.txt, b.txt, c.txt\)"),
    ("broken.zip", b"PK\x03\x04" * 9, "is damaged: it can't be unpacked"),
    ("t.tmx", tmx(ALL)[:-200].encode(), "is no whole TMX: unclosed token in line"),
    ("t.tmx", tmx(ALL).replace("tmx14.dtd\">", "x\" [<!ENTITY a 'b'>]>").encode(), "defines entities of its own"),
    ("t.tmx", tmx(ALL).replace('xml:lang="es"', 'xml:lang="en-GB"').encode(), "has 1 language in each entry, en-gb."),
    ("t.json", b'[{"a": "b", "c": "d"}, {"a": ', "is no whole JSON: "),
    ("t.csv", rows_of([(n, "eng", "x y z"[n % 3]) for n in range(99)], ",").encode(), "has 3 columns, of which only"),
    ("t.txt", b"# title\n\nSome words, and more.\nAnother line.\nA third.\n", "has one column, as in “Another line"),
    ("t.json", b'["der Hund", "the dog"]\n["der Mond", "the moon"]\n', "is JSON, but no objects with two texts each"),
    ("t.json", b'{"der Hund": "the dog", "der Mond": "the moon"}', "is JSON, but no objects with two texts each"),
    ("t.apkg", zipped(**{"collection__anki2": "", "media": ""}), "is a deck of Anki. Export it as Notes in Plain Text"),
    ("t.zip", zipped(), r"has 0 files that may hold pairs \(none\)"),
    ("t.jsonl", b'{"a": "\\ud83d x", "b": "y"}\n' * 9, "can't be read; line 1: it has half a character"),
])  # fmt: skip
def test_what_is_no_table_is_refused_with_what_was_seen(tmp_path, name, content, said):
    with pytest.raises(CorpusError, match=said) as caught:
        read(tmp_path, name, content)
    assert name in str(caught.value) and str(caught.value).endswith(".")


def test_a_tmx_that_lacks_a_language_somewhere_loses_that_entry(tmp_path):
    content = tmx(ALL).replace('<tuv xml:lang="es"><seg>', '<tuv xml:lang="fr"><seg>', 1)
    pairs = read(tmp_path, "t.tmx", content.encode())
    assert [(d.reason, d.line) for d in pairs.dropped] == [("a side is empty", 1)]


def test_more_than_a_file_may_have_is_refused_while_it_is_read(tmp_path):
    for name in ("spa-eng.zip", "memory.tmx", "objects.jsonl", "a list.json", "packed.csv.gz", "moses.zip"):
        with pytest.raises(CorpusError, match="must have at most 0 MB of text. Keep a part of its lines."):
            read(tmp_path, name, KINDS[name], most_bytes=900)
        with pytest.raises(CorpusError, match="must have at most 50 lines"):
            read(tmp_path, name, KINDS[name], most_pairs=50)


def der(pairs, form="{},{}"):
    return "\n".join(form.format(*row) for row in pairs).encode()


LIST = [(f"der {word}", f"the {english}") for word, english in zip(
    "Hund Mond Baum Fisch Stein Wald Weg Berg Fluss Stern Wind Regen Schnee Apfel Tag".split(),
    "dog moon tree fish stone forest way mountain river star wind rain snow apple day".split(), strict=True,
)]  # fmt: skip
"""A list of words as a class has it: few, and short."""
AS_PEOPLE_HAVE_THEM = {
    "a part of speech between": der(LIST, "{},noun,{}"),
    "a level before": b"Level,German,English\n"
    + der([(f"{'ABC'[n % 3]}1", *row) for n, row in enumerate(LIST)], "{},{},{}"),
    "numbers as names": b"id,German,English\n" + der([(f"s-{n}", *row) for n, row in enumerate(LIST)], "{},{},{}"),
    "a phrasebook": der(LIST, "German,English,{},{}"),
    "numbers beside each": b"source_id\tsource\ttarget_id\ttarget\n" + der(LIST, "0\t{}\t9\t{}"),
    "languages beside each": b"src_lang,src_text,tgt_lang,tgt_text\n" + der(LIST, "de,{},en,{}"),
    "a title": b"My vocabulary list\nGerman,English\n" + der(LIST),
    "a title in a table": b"My list,,\n\nGerman,English\n" + der(LIST),
    "Excel's sep": b"sep=;\r\nGerman;English\r\n" + der(LIST, "{};{}"),
    "remarks": b"# from my teacher\n#\n" + der(LIST, "{}\t{}"),
    "two marks at the start": codecs.BOM_UTF8 * 2 + b"German,English\n" + der(LIST),
    "headings of cards": b"Front,Back\n" + der(LIST),
    "headings with regions": b"de-DE,en_GB\n" + der(LIST),
    "headings with a sound": b"German,IPA,English\n"
    + der([(s, f"[{n}x]", t) for n, (s, t) in enumerate(LIST)], "{},{},{}"),
    "spaces after commas": der(LIST, '"{}", "{}"'),
    "a table of Markdown": b"| German | English |\n|---|---|\n" + der(LIST, "| {} | {} |"),
}


@pytest.mark.parametrize("name", AS_PEOPLE_HAVE_THEM)
def test_a_short_list_is_read_as_people_have_it(tmp_path, name):
    pairs = read(tmp_path, "list.csv", AS_PEOPLE_HAVE_THEM[name])
    assert sorted(pairs.train + pairs.held_out) == sorted(LIST)


def test_marks_of_texts_are_no_marks_of_tables(tmp_path):
    plurals = [(f"{source}, -e", target) for source, target in LIST]
    pairs = read(tmp_path, "plurals.csv", der(plurals, "{};{}"))
    assert sorted(pairs.train + pairs.held_out) == sorted(plurals)
    verses = [(f"{source}\n{source}\n\nund", f"{target}\n{target}") for source, target in LIST]
    pairs = read(tmp_path, "verses.csv", rows_of([("source", "target"), *verses], ",").encode())
    assert (
        len(pairs.lines) == len(LIST) and ("der Hund der Hund und", "the dog the dog") in pairs.train + pairs.held_out
    )
    with pytest.raises(CorpusError, match="put a tab in the place of “ - ”"):
        read(tmp_path, "dashes.txt", der(LIST, "{} - {}"))


def test_two_files_of_other_encodings_and_line_ends_stay_side_by_side(tmp_path):
    paths = [tmp_path / "c.en", tmp_path / "c.de"]
    paths[0].write_bytes(one_each([(t, s) for s, t in LIST], 0).replace("the dog", "the\rdog").encode())
    paths[1].write_bytes(one_each([(t, f"{s} schön") for s, t in LIST], 1, "\r\n").encode("cp1252"))
    pairs = read_corpus(paths)
    assert ("the moon", "der Mond schön") in pairs.train + pairs.held_out and len(pairs.lines) == len(LIST)
    for path in paths:
        path.write_bytes(der(LIST, "{}\t{}"))
    with pytest.raises(CorpusError, match="c.en and c.de are tables: two files belong together only line by line"):
        read_corpus(paths)
