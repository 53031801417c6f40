"""Tiny untrained models that read, write and are named by the texts of the table: a page must show them somehow."""

import tokenizers
from tokenizers import decoders, models, normalizers, pre_tokenizers

from tests.hostile.texts import FOREIGN, TEXTS
from transformer import Checkpoint, Transformer, save, system_config
from transformer.text.learning import letters
from transformer.text.tokenizer import SPECIALS, Tokenizer

BETWEEN = "\u241f"
"""Stands between two tokens in a text for the model `TOKENS`."""
LETTERS, TOKENS = "anything", "whole-texts"
"""Ids: one reads any text of the table letter by letter; of the other every text is a token."""
NAME = f"![x](https://{FOREIGN}/name.png) :red[x] <b>x</b> \u202e$x$"
_MOST = 60
"""Characters of a text that is a token."""


def tokens():
    """The texts of the table that are short enough to be one token."""
    return [text for text in TEXTS if 0 < len(text) <= _MOST and BETWEEN not in text and text not in SPECIALS]


def keep_models(root):
    """Put both among the models that a server with these runs shares."""
    (root / "kept").mkdir(parents=True, exist_ok=True)
    for model_id, name, tokenizer in ((LETTERS, "anything", _letters()), (TOKENS, NAME, _tokens())):
        size = tokenizer.vocab_size
        config = system_config(
            "modular", d_model=16, num_heads=2, num_layers=2, d_ff=16, dropout=0.0, max_length=24,
            source_vocab_size=size, target_vocab_size=size,
        )  # fmt: skip
        model = Transformer(config, seed=0).eval()
        checkpoint = Checkpoint(name=name, model=model, source_tokenizer=tokenizer, target_tokenizer=tokenizer)
        save(checkpoint, root / "kept" / f"{model_id}.safetensors")


def _letters():
    return letters(TEXTS, 4000, False)


def _tokens():
    vocabulary = {token: number for number, token in enumerate([*SPECIALS, *tokens()])}
    inner = tokenizers.Tokenizer(models.WordLevel(vocabulary, unk_token=SPECIALS[3]))
    inner.normalizer = normalizers.Sequence([])
    inner.pre_tokenizer = pre_tokenizers.Split(BETWEEN, behavior="removed")
    inner.decoder = decoders.Fuse()
    return Tokenizer(inner)
