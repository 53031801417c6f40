"""Models of the `transformers` library, in memory: what their attention did with a text, as a decoding of this library.

Nothing of that library is imported: a model and its tokenizer are asked by their public methods.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from inspect import signature
from typing import Any

import numpy as np
import torch
from torch import Tensor

from transformer.attention import MAPS, WEIGHTS
from transformer.decoding import Decoding, Step
from transformer.decoding.batches import AT_ONCE, row_of_step
from transformer.errors import LabError, SettingError, TextError
from transformer.importing.hub_tokens import HubTokens
from transformer.maps import KIND_TITLES, KINDS, SIDES, Kind
from transformer.trace import Trace

ONLY_MAPS = (
    "Only the attention weights of a model of another library are known: not what a head adds, and nothing of it can "
    "be changed. What is imported (`import_state_dict`) can be taken apart."
)
_OWN_SETTINGS = {"num_beams": 1, "do_sample": False, "return_dict_in_generate": True, "num_return_sequences": 1}


@torch.inference_mode()
def capture(model: Any, tokenizer: Any, text: str, target: str | None = None, **settings: Any) -> Decoding:
    """Run a model of the `transformers` library on a text and keep the attention of all of its heads.

    An encoder-decoder writes as its own `generate` does greedily, or reads the target that is given; then one full pass
    gives the maps. An encoder alone reads the text; with a head that predicts tokens, it writes one at each position.
    Between these, the model computes attention step by step (`eager`) and without dropout; afterwards it is as it was.

    Args:
        model: A model in memory, e.g. of `AutoModelForSeq2SeqLM.from_pretrained(…)`, on any device.
        tokenizer: Its tokenizer.
        text: The text to read.
        target: The text to read as the target instead of writing one.
        **settings: For the model's `generate`, e.g. `max_new_tokens=80` or `forced_bos_token_id=…`.
    Returns:
        The decoding; its trace holds `weights` and `allowed` of every layer, `(1, head, query, key)`. Pieces that
        continue a word are written with `##`, special tokens as the model's vocabulary writes them.
    Raises:
        SettingError: If these are no model and tokenizer of that library, or one that this can't show.
        TextError: If the text is empty, or longer than the model reads.
        LabError: If the model gives no attention, or not as one whole map a head.

    Example:
        decoding = capture(model, tokenizer, "The animal was too tired.")
        decoding.show()
    """
    _check(model, tokenizer, target, settings)
    reading = _Reading(model, tokenizer, text)
    with _eager(model):
        if model.config.is_encoder_decoder:
            return reading.encoder_decoder(target, settings)
        decoding = reading.encoder_alone()
        if target is not None or settings:
            name = "target" if target is not None else next(iter(settings))
            raise SettingError(name, "be left out for an encoder alone: it writes no text")
        return decoding


def _check(model: Any, tokenizer: Any, target: str | None, settings: dict[str, Any]) -> None:
    if not all(hasattr(model, part) for part in ("config", "forward", "set_attn_implementation")):
        got = f"a value of type {type(model).__name__}"
        advice = "Give the model, its tokenizer, then the text. Models of this library are read by `greedy`."
        raise SettingError("model", "be a model of the `transformers` library", got=got, advice=advice)
    if not all(hasattr(tokenizer, part) for part in ("convert_ids_to_tokens", "get_vocab", "all_special_ids")):
        got, advice = f"a value of type {type(tokenizer).__name__}", "Give the model first, then its tokenizer."
        raise SettingError("tokenizer", "be the model's own tokenizer", got=got, advice=advice)
    if getattr(model, "main_input_name", "input_ids") != "input_ids":
        raise SettingError("model", "read text", got=f"one that reads {model.main_input_name}")
    for name, value in settings.items():
        if name == "decoder_input_ids" or _OWN_SETTINGS.get(name, value) != value:
            raise SettingError(name, "be left out: a text is written greedily here, from its start", value)
    if target is not None and settings:
        raise SettingError(next(iter(settings)), "be left out where a target is given: then nothing is written")
    if model.config.is_encoder_decoder and not model.can_generate():
        got, advice = type(model).__name__, "Open it with a head that writes, as AutoModelForSeq2SeqLM does."
        raise SettingError("model", "be able to write", got=got, advice=advice)


@contextmanager
def _in_a_sentence(problem: str) -> Iterator[None]:
    """Say in a sentence what the other library refuses in an error of its own."""
    try:
        yield
    except LabError:
        raise
    except (ValueError, TypeError, IndexError, RuntimeError) as error:
        said = str(error).strip() or type(error).__name__
        raise LabError(f"{problem}: {said.splitlines()[0][:300]}") from error


def _one_text(what: str, text: object) -> str:
    if not isinstance(text, str):
        raise TextError(f"The {what} must be one text, got a value of type {type(text).__name__}.")
    if not text.strip():
        raise TextError(f"There is no {what} yet.", "Type one for the model to read.")
    return text


@contextmanager
def _eager(model: Any) -> Iterator[None]:
    """Let a model compute attention in steps that can be read, without dropout; afterwards it is as it was."""
    usual = getattr(model.config, "_attn_implementation", None)
    training = [(module, module.training) for module in model.modules()]
    try:
        model.set_attn_implementation("eager")
    except ValueError as error:
        raise LabError(f"This model can't compute its attention step by step: {error}") from None
    try:
        model.eval()
        yield
    finally:
        for module, was in training:
            module.training = was
        if usual not in (None, "eager"):
            model.set_attn_implementation(usual)


class _Reading:
    """One text that a model reads.

    Args:
        model: The model.
        tokenizer: Its tokenizer.
        text: The text.
    Raises:
        TextError: If there is no text, or more of it than the model reads.
    """

    def __init__(self, model: Any, tokenizer: Any, text: str) -> None:
        self._model, self._tokenizer, self._names = model, tokenizer, HubTokens(tokenizer)
        with _in_a_sentence("The tokenizer can't read this text"):
            encoded = tokenizer(_one_text("text", text), return_tensors="pt")
        known = signature(model.forward).parameters
        if "input_ids" not in known:  # a wrapper passes on all that it gets
            known = encoded
        self._asked = {name: found.to(model.device) for name, found in encoded.items() if name in known}
        self._is_given = False
        ids = self._asked["input_ids"][0].tolist()
        _check_length(model, "text", len(ids))
        self._source = self._names.in_order(ids)
        self._trace = Trace(*MAPS, note=ONLY_MAPS)
        self._trace.label(source=[self._source])

    def encoder_decoder(self, target: str | None, settings: dict[str, Any]) -> Decoding:
        """Return what an encoder-decoder writes, or what it would have written after each token of a target."""
        self._is_given = target is not None
        ids = self._written(settings) if target is None else self._given(target)
        read, tokens, size = ids[:-1], self._names.in_order(ids), len(self._source)
        on_device = torch.tensor([read], device=self._model.device)
        with _in_a_sentence("The model can't read this"):
            found = self._model(**self._asked, decoder_input_ids=on_device, output_attentions=True)
        self._trace.label(target=[tokens[:-1]])
        self._take("encoder", found.encoder_attentions, size, size)
        self._take("cross", found.cross_attentions, len(read), size)
        self._take("decoder", found.decoder_attentions, len(read), len(read))
        steps = self._steps(found.logits[0], tokens[:-1], tokens[1:], ids[1:])
        ends, is_forced = ids[-1] in self._end_ids(), bool(steps) and steps[-1].forced
        finished = target is None and ends and not is_forced
        if target is not None:
            reason = "The target was given: this is what the model would have written after each of its tokens."
        elif finished:
            reason = f"It wrote the end token {tokens[-1]}, so it stopped."
        elif ends:
            reason = f"The end token {tokens[-1]} was forced by its settings, after {len(read)} tokens, so it stopped."
        else:
            reason = f"It reached the limit of {len(read)} tokens before it wrote an end token; see `max_new_tokens`."
        return self._decoding(ids[1:], tokens[1:], steps, tokens[:-1], finished, reason)

    def encoder_alone(self) -> Decoding:
        """Return what an encoder predicts at each position, if it has a head that predicts tokens."""
        with _in_a_sentence("The model can't read this"):
            found, size = self._model(**self._asked, output_attentions=True), len(self._source)
        self._take("encoder", found.attentions, size, size)
        weights = [traced.array for traced in self._trace.find(WEIGHTS)]
        if size > 2 and not any(np.triu(of_layer, k=1).any() for of_layer in weights):
            got = f"{type(self._model).__name__}, a decoder alone: none of its tokens looks at a later one"
            raise SettingError("model", "have an encoder", got=got)
        logits = getattr(found, "logits", getattr(found, "prediction_logits", None))
        if logits is None or getattr(self._model, "get_output_embeddings", lambda: None)() is None:
            reason = "This encoder writes nothing: it has no head that predicts tokens."
            return self._decoding([], [], [], self._source, True, reason)
        ids = logits[0].argmax(dim=-1).tolist()
        tokens = self._names.tokens(ids)
        steps = self._steps(logits[0], self._source, tokens, ids)
        return self._decoding(ids, tokens, steps, self._source, True, AT_ONCE)

    def _written(self, settings: dict[str, Any]) -> list[int]:
        """Return the ids that the model writes greedily, after the one that it starts with."""
        with _in_a_sentence("The model's own `generate` can't write this"):
            return self._model.generate(**self._asked, **{**settings, **_OWN_SETTINGS}).sequences[0].tolist()

    def _given(self, target: str) -> list[int]:
        """Return the ids of a given target, after the one that the decoder starts with."""
        with _in_a_sentence("The tokenizer can't read this target"):
            ids = self._tokenizer(text_target=_one_text("target", target))["input_ids"]
        _check_length(self._model, "target", len(ids))
        configs = self._model.generation_config, self._model.config
        names = ("decoder_start_token_id", "bos_token_id")
        starts = [getattr(config, name, None) for name in names for config in configs]
        if all(start is None for start in starts):
            raise SettingError("model", "say with which token its decoder starts: `decoder_start_token_id`", got="none")
        return [next(start for start in starts if start is not None), *ids]

    def _end_ids(self) -> list[int]:
        ends = self._model.generation_config.eos_token_id
        return ends if isinstance(ends, list) else [ends]

    def _take(self, kind: Kind, layers: Sequence[Tensor] | None, queries: int, keys: int) -> None:
        """Record the weights of each layer, and which keys a query may look at.

        Raises:
            LabError: If the model gives none, or not one whole map a head.
        """
        (stack, attention), (looks, looked_at) = KINDS[kind], SIDES[kind]
        name = KIND_TITLES[kind].lower()
        if not layers or any(weights is None for weights in layers):
            raise LabError(f"This model gives no weights of its {name}.")
        shapes = {tuple(weights.shape) for weights in layers}
        if len(shapes) > 1 or next(iter(shapes))[2:] != (queries, keys):
            problem = f"This model's {name} is not one whole map a head: its shapes are {', '.join(map(str, shapes))}."
            raise LabError(
                problem, advice="Windows, blocks, several streams, or layers with different heads can't be shown."
            )
        weights = torch.cat([of_layer.detach().float().cpu() for of_layer in layers])
        # A model says nothing of its mask: where no head of any layer looks ahead, the future is blocked.
        allowed = torch.ones(queries, keys, dtype=torch.bool)
        if looks == looked_at and queries > 1 and not weights.triu(diagonal=1).any():
            allowed = allowed.tril()
        for layer, of_layer in enumerate(weights):
            for value, tensor in (("allowed", allowed.expand_as(of_layer)), ("weights", of_layer)):
                path = f"{stack}.layers.{layer}.{attention}.{value}"
                sides = {"query": looks, "key": looked_at}
                self._trace.take(path, tensor[None], "batch head query key", sides, 0)

    def _steps(self, logits: Tensor, reads: list[str], writes: list[str], ids: list[int]) -> list[Step]:
        """Return the record of each step; what isn't the model's own choice was given, or forced by its settings.

        Args:
            logits: Of the next token at each step, `(step, vocabulary)`.
            reads: The token read at each step.
            writes: The token written at each step.
            ids: Its id.
        """
        shares = logits.float().softmax(dim=-1).cpu().numpy()
        first, later = HubTokens(self._tokenizer, begins_word=True), self._names
        weights = {traced.name: traced.array[0] for traced in self._trace.find("decoder.*.weights")}
        weights = weights or {traced.name: traced.array[0] for traced in self._trace.find(WEIGHTS)}
        steps = []
        for position, id in enumerate(ids):
            own = int(shares[position].argmax())
            candidates = np.zeros_like(shares[position])
            candidates[own] = 1
            steps.append(
                Step(
                    position=position,
                    reads=reads[position],
                    writes=writes[position],
                    token_id=id,
                    probabilities=shares[position],
                    rows={name: row_of_step(name, of_layer, position) for name, of_layer in weights.items()},
                    tokenizer=later if position else first,
                    candidates=candidates,
                    forced=own != id or self._is_given,
                    choice_id=own,
                )
            )
        return steps

    def _decoding(
        self, ids: list[int], tokens: list[str], steps: list[Step], read: list[str], finished: bool, reason: str
    ) -> Decoding:
        return Decoding(
            text=self._tokenizer.decode(ids, skip_special_tokens=True),
            tokens=tokens,
            steps=steps,
            source_tokens=self._source,
            target_tokens=read,
            finished=finished,
            reason=reason,
            unused_forced=[],
            trace=self._trace,
        )


def _check_length(model: Any, what: str, tokens: int) -> None:
    """Check that a model with places of its own reads so many tokens; the config of others says no limit.

    Raises:
        TextError: If they are too many.
    """
    most = getattr(model.config, "max_position_embeddings", None)
    if isinstance(most, int) and 0 < most < tokens:
        raise TextError(f"The {what} makes {tokens} tokens; this model reads up to {most}.", "Shorten it.")
