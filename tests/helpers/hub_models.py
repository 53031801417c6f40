"""Tiny random models of the `transformers` library with tokenizers of each kind, made here: nothing is downloaded."""

from copy import deepcopy

import torch
import transformers as hub
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers

LINES = [
    "The animal did not cross the street because it was too tired.",
    "El animal no cruzó la calle porque estaba muy cansado.",
    "A naïve word, 😀 and don't.",
] * 3
SIZES = {"d_model": 16, "max_position_embeddings": 64} | {
    f"{side}_{part}": size
    for side in ("encoder", "decoder")
    for part, size in (("layers", 2), ("attention_heads", 4), ("ffn_dim", 32))
}


def sentence_pieces():
    """Return a tokenizer whose pieces say where a word begins (Marian)."""
    inner = Tokenizer(models.Unigram())
    inner.pre_tokenizer, inner.decoder = pre_tokenizers.Metaspace(), decoders.Metaspace()
    special = ["<pad>", "</s>", "<unk>"]
    trainer = trainers.UnigramTrainer(vocab_size=90, special_tokens=special, unk_token="<unk>", show_progress=False)
    inner.train_from_iterator(LINES, trainer)
    inner.post_processor = processors.TemplateProcessing(single="$A </s>", special_tokens=[("</s>", 1)])
    return wrapped(inner, pad_token="<pad>", eos_token="</s>", unk_token="<unk>")


def byte_pairs():
    """Return a tokenizer of bytes whose pieces hold the space before them (BART)."""
    inner = Tokenizer(models.BPE())
    inner.pre_tokenizer, inner.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    alphabet, special = pre_tokenizers.ByteLevel.alphabet(), ["<s>", "<pad>", "</s>", "<unk>"]
    trainer = trainers.BpeTrainer(
        vocab_size=330, special_tokens=special, initial_alphabet=alphabet, show_progress=False
    )
    inner.train_from_iterator(LINES[:3], trainer)
    special = [("<s>", 0), ("</s>", 2)]
    inner.post_processor = processors.TemplateProcessing(single="<s> $A </s>", special_tokens=special)
    return wrapped(inner, bos_token="<s>", pad_token="<pad>", eos_token="</s>", unk_token="<unk>")


def word_pieces():
    """Return a tokenizer whose pieces say that they continue a word (BERT)."""
    inner = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    inner.pre_tokenizer, inner.decoder = pre_tokenizers.BertPreTokenizer(), decoders.WordPiece()
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    inner.train_from_iterator(
        LINES, trainers.WordPieceTrainer(vocab_size=90, special_tokens=special, show_progress=False)
    )
    special = [("[CLS]", 2), ("[SEP]", 3)]
    inner.post_processor = processors.TemplateProcessing(single="[CLS] $A [SEP]", special_tokens=special)
    return wrapped(inner, pad_token="[PAD]", unk_token="[UNK]", cls_token="[CLS]", sep_token="[SEP]")


def wrapped(inner, **special):
    return hub.PreTrainedTokenizerFast(tokenizer_object=inner, **special)


def make_models():
    """Return a model and its tokenizer by name; their attention is as sharp as that of trained ones."""
    torch.manual_seed(0)
    pieces, pairs, words = sentence_pieces(), byte_pairs(), word_pieces()
    marian = hub.MarianConfig(
        vocab_size=len(pieces), pad_token_id=0, eos_token_id=1, forced_eos_token_id=None, decoder_start_token_id=0,
        **SIZES,
    )  # fmt: skip
    bart = hub.BartConfig(
        vocab_size=len(pairs), bos_token_id=0, pad_token_id=1, eos_token_id=2, decoder_start_token_id=2,
        forced_bos_token_id=0, forced_eos_token_id=2, **SIZES,
    )  # fmt: skip
    bert = hub.BertConfig(
        vocab_size=len(words), hidden_size=16, num_hidden_layers=2, num_attention_heads=4, intermediate_size=32,
        max_position_embeddings=64,
    )  # fmt: skip
    gpt = hub.GPT2Config(vocab_size=len(pairs), n_embd=16, n_layer=2, n_head=2, n_positions=64)
    found = {
        "marian": (hub.MarianMTModel(marian), pieces),
        "bart": (hub.BartForConditionalGeneration(bart), pairs),
        "bert": (hub.BertModel(bert), words),
        "masked": (hub.BertForMaskedLM(deepcopy(bert)), words),
        "gpt": (hub.GPT2LMHeadModel(gpt), pairs),
        "headless": (hub.BartModel(deepcopy(bart)), pairs),
    }
    sharper = ("q_proj.weight", "k_proj.weight", "query.weight", "key.weight")
    for model, _ in found.values():
        for name, parameter in model.named_parameters():
            parameter.data.mul_(60 if name.endswith(sharper) else 8 if parameter.dim() > 1 else 1)
        model.train()  # as it is after training: dropout is on until `capture` turns it off
    return found
