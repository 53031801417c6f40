"""The names that columns of tables have: by them a row of headings is told from a row of texts."""

from __future__ import annotations

import re
import unicodedata

SOURCES = frozenset("source src input from question sentence1 original en1 text1 sentence_1 text_1 prompt".split())
TARGETS = frozenset(
    "target tgt trg output to answer sentence2 translation translated text2 sentence_2 text_2 reply completion".split()
)
SPLITS = {
    **dict.fromkeys(("train", "training"), "train"),
    **dict.fromkeys(("valid", "validation", "val", "dev", "held-out", "held_out"), "valid"),
    **dict.fromkeys(("test", "testing"), "test"),
}
"""The values of a column that says which pairs are learned from, by what each means."""

_SCRIPTS = frozenset("latn cyrl arab hans hant deva grek hebr jpan kore thai beng taml".split())
_BESIDE = frozenset(
    "id ids index row key level topic category domain score comment note notes url link date author user "
    "license licence attribution credit lang language langpair lp file split set tag tags pos ipa audio image".split()
)
_OTHERS = frozenset(
    "front back definition übersetzung wort bedeutung frage antwort begriff vokabel satz traduction mot traducción "
    "palabra kelime anlam слово перевод polski angielski niemiecki 英语 英語 德语 ドイツ語 type column summary "
    "id ids index no nr number row key sentence sentences text phrase word words term meaning line split set part "
    "fold lang language licence license credit attribution author date url link level topic category domain score "
    "comment note notes".split()
)
_CODES = frozenset(
    "aa ab af ak am ar as ay az ba be bg bn bo br bs ca ce co cs cv cy da de dv dz ee el en eo es et eu fa ff fi "
    "fj fo fr fy ga gd gl gn gu gv ha he hi hr ht hu hy ia id ig ii ik io is it iu ja jv ka kg ki kk kl km kn ko "
    "kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny "
    "oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te "
    "tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu eng spa fra deu ger ita por "
    "nld rus ara heb jpn zho cmn kor tur pol ces hin urd ell swe dan nor fin hun ron ukr vie tha ind".split()
)
_LANGUAGES = frozenset(
    "afrikaans albanian amharic arabic armenian azerbaijani basque belarusian bengali bosnian bulgarian burmese "
    "catalan chinese croatian czech danish dutch english esperanto estonian farsi filipino finnish french "
    "galician georgian german greek gujarati hausa hebrew hindi hungarian icelandic igbo indonesian irish italian "
    "japanese javanese kannada kazakh khmer korean kurdish kyrgyz lao latin latvian lithuanian macedonian malay "
    "malayalam maltese mandarin marathi mongolian nepali norwegian pashto persian polish portuguese punjabi "
    "quechua romanian russian sanskrit serbian sinhala slovak slovene slovenian somali spanish swahili swedish "
    "tagalog tamil telugu thai tibetan turkish ukrainian urdu uyghur uzbek vietnamese welsh wolof xhosa yiddish "
    "yoruba zulu afaan bahasa català čeština dansk deutsch eesti español euskara français galego hrvatski "
    "indonesia íslenska italiano kiswahili latviešu lietuvių magyar melayu nederlands norsk polski português "
    "română shqip slovenčina slovenščina suomi svenska tiếng việt türkçe ελληνικά български русский српски "
    "українська қазақ עברית العربية فارسی اردو हिन्दी বাংলা தமிழ் ไทย 中文 日本語 한국어 englisch deutsch französisch "
    "spanisch anglais allemand espagnol français inglés alemán francés inglês alemão inglese tedesco spagnolo "
    "francese ingilizce almanca английский немецкий".split()
)


def parts_of(name: str) -> list[str]:
    """Return the words of a heading in lower case, e.g. `translation` and `en` of `translation.en`."""
    name = unicodedata.normalize("NFC", name).replace("İ", "i").strip("\ufeff")
    return [part for part in re.split(r"[\s_.:()/-]+", name.casefold().strip()) if part]


def are_headings(cells: list[str]) -> bool:
    """Return whether the cells of a row name columns; an empty one stands over an index."""
    named = [cell.strip() for cell in cells if cell.strip("\ufeff ")]
    if len(named) < 2 or len(set(named)) < len(named):
        return False
    return all(map(_is_heading, named)) or (len(named) > 2 and sum(map(is_language, named)) > 1)


def is_language(name: str) -> bool:
    """Return whether a heading is the name of a language, or the code of one, perhaps with a region or a script."""
    parts = parts_of(name)
    is_code = len(parts) == 2 and parts[0] in _CODES and (len(parts[1]) == 2 or parts[1] in _SCRIPTS)
    return is_code or (len(parts) == 1 and parts[0] in _CODES | _LANGUAGES)


def is_beside(name: str) -> bool:
    """Return whether a heading says that its column holds something about the texts: a number, a topic, a source."""
    return bool(parts_of(name)) and parts_of(name)[-1] in _BESIDE


def is_source(name: str, exactly: bool = False) -> bool:
    """Return whether a heading says that its column is what a model reads."""
    return name.casefold().strip() in SOURCES or (not exactly and _has_part(name, ("source", "src")))


def is_target(name: str, exactly: bool = False) -> bool:
    """Return whether a heading says that its column is what a model writes."""
    return name.casefold().strip() in TARGETS or (not exactly and _has_part(name, ("target", "tgt", "trg")))


def _has_part(name: str, wanted: tuple[str, ...]) -> bool:
    parts = parts_of(name)
    return len(parts) < 4 and any(part in wanted for part in parts) and not is_beside(name)


def _is_heading(name: str) -> bool:
    if is_source(name) or is_target(name) or is_language(name) or is_beside(name):
        return True
    parts = [re.sub(r"(?<=\D)\d$", "", part) for part in parts_of(name)]
    known = _OTHERS | _CODES | _LANGUAGES | SPLITS.keys()
    return 0 < len(parts) <= 3 and all(part in known or part.isdigit() for part in parts) and not parts[0].isdigit()
