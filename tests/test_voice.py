"""One voice: what people read is said in sentences that can be read aloud in one breath."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 25
"""Words of a sentence beside a picture."""
SENTENCE = re.compile(r".+?(?:[.!?](?=\s|$)|$)", re.DOTALL)


def long_ones(texts):
    """Return the sentences that nobody says in one breath; texts that they quote are not counted."""
    said = {sentence.strip() for text in texts for sentence in SENTENCE.findall(text)}
    assert said
    return {one for one in said if len(re.findall(r"\S*[A-Za-z]{2}\S*", re.sub("“[^”]*”", "", one))) > LONGEST}


def test_what_is_said_of_pictures_and_terms_is_one_breath():
    rows = map(json.loads, (ROOT / "tests" / "golden" / "views.jsonl").read_text(encoding="utf-8").splitlines())
    terms, experiments, models = (
        tomllib.loads((ROOT / "assets" / "text" / f"{name}.toml").read_text(encoding="utf-8"))
        for name in ("glossary", "experiments", "models")
    )
    texts = [text for row in rows for text in row.get("words", ())]
    texts += [one["text"] for one in (*terms["term"], *experiments["variant"])]
    texts += [one["explanation"] for one in experiments["experiment"]]
    assert long_ones([*texts, *models.values()]) == set()
