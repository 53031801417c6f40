"""Tiny untrained models that read, write and are named by the texts of the table: a page must show them somehow."""

import tokenizers
from tokenizers import models, normalizers

from tests.hostile.texts import FOREIGN, TEXTS
from transformer import Checkpoint, Transformer, load, save, system_config
from transformer.text.learning import letters
from transformer.text.tokenizer import SPECIALS, Tokenizer
from transformer.text.tokenizer_parts import joined_letters, spaced_words

BETWEEN = " "
"""The separator of two tokens in a text for the model `TOKENS`."""
LETTERS, TOKENS = "anything", "whole-texts"
"""Ids of models: one reads any text of the table letter by letter; for the other, every text is a token."""
NAME = f"![x](https://{FOREIGN}/name.png) :red[x] <b>x</b> \u202e$x$"
_MOST = 60
"""The most characters of a text that is a token."""


def tokens():
    """Return the texts of the table that are short enough to be one token, and are one word."""
    return [text for text in _short() if len(text.split()) == 1 and text == text.strip()]


def _short():
    return [text for text in TEXTS if 0 < len(text) <= _MOST and text not in SPECIALS]


def keep_models(root):
    """Put both models among those that a server with these runs shares."""
    (root / "kept").mkdir(parents=True, exist_ok=True)
    for model_id, name, tokenizer in ((LETTERS, "anything", _letters()), (TOKENS, NAME, _tokens())):
        size = tokenizer.vocab_size
        config = system_config(
            "modular", d_model=16, num_heads=2, num_layers=2, d_ff=16, dropout=0.0, max_length=24,
            source_vocab_size=size, target_vocab_size=size,
        )  # fmt: skip
        model = Transformer(config, seed=0).eval()
        checkpoint = Checkpoint(name=name, model=model, source_tokenizer=tokenizer, target_tokenizer=tokenizer)
        path = root / "kept" / f"{model_id}.safetensors"
        save(checkpoint, path)
        load(path)  # a model that could not be opened would test nothing


def _letters():
    # A letter with more marks than a token may have characters would make the model unreadable.
    return letters([text[:2000] for text in TEXTS], 4000, False)


def _tokens():
    # A token that is not one word can't be typed, but the model may write it.
    vocabulary = {token: number for number, token in enumerate([*SPECIALS, *_short()])}
    inner = tokenizers.Tokenizer(models.WordLevel(vocabulary, unk_token=SPECIALS[3]))
    inner.normalizer = normalizers.Sequence([])
    inner.pre_tokenizer = spaced_words()
    inner.decoder = joined_letters()
    return Tokenizer(inner)
