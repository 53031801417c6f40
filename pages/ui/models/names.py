"""Names of models: as people give them, as they stand in links, and as files have them."""

import unicodedata

from transformer import LabError

MOST_CHARACTERS = 60


def clean_name(name: str) -> str:
    """Return a name as it is stored: one line, without signs that can't be seen, but for two joiners.

    Raises:
        LabError: If nothing is left of it, or it is too long.
    """
    # The joiners can't be seen either, but Persian words and some emoji need them.
    clean = " ".join("".join(sign if sign.isprintable() or sign in "\u200c\u200d" else " " for sign in name).split())
    if not 1 <= len(clean) <= MOST_CHARACTERS:
        problem = f"The name must have 1 to {MOST_CHARACTERS} characters, got {len(clean)}."
        raise LabError(problem, "Give the model a short name.")
    return clean


def as_id(name: str) -> str:
    """Return a name as links and files can have it: letters and digits of every script, Latin ones plain."""
    plain, base = [], ""
    for sign in unicodedata.normalize("NFKD", name.casefold()):
        if not unicodedata.combining(sign):
            base = sign
        elif "LATIN" in unicodedata.name(base or " ", ""):
            continue  # an accent: people type a link's Latin letters without it
        plain.append(sign)
    return _joined("".join(plain), 40)


def download_name(name: str) -> str:
    """Return a file's name for a model's name; letters of every script stay."""
    return f"{_joined(name, MOST_CHARACTERS)}.safetensors"


def _joined(text: str, most: int) -> str:
    """Return the words of a text with hyphens between; a vowel sign belongs to its letter."""
    text = unicodedata.normalize("NFC", text).lower()
    kept = "".join(sign if unicodedata.category(sign)[0] in "LMN" else " " for sign in text)
    return "-".join(kept.split())[:most].strip("-") or "model"
