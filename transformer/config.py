"""Configuration of a Transformer: sizes, norm, positions, activation; a system is a set of these values."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Literal

from transformer.errors import LabError, SettingError, one_of, whole_number

Norm = Literal["standard", "sample", "scalar"]
Positions = Literal["sinusoidal", "concatenated", "learned", "none"]
Activation = Literal["relu", "gelu"]

PAD, START, END, UNKNOWN = 0, 1, 2, 3
"""Ids of the four special tokens, the same in every vocabulary of this program."""

LIMITS = {
    "d_model": 4096,
    "d_ff": 16384,
    "num_heads": 64,
    "num_layers": 48,
    "max_length": 8192,
    "source_vocab_size": 200_000,
    "target_vocab_size": 200_000,
}
"""Largest allowed value of each size; a larger one in a file or form is refused before any memory is allocated."""


@dataclass(frozen=True, kw_only=True)
class TransformerConfig:
    """Sizes and variants of one encoder-decoder or encoder-only Transformer.

    Attributes:
        d_model: Width of the embeddings and the residual stream.
        num_heads: Attention heads per layer, h in the paper.
        num_layers: Layers of each stack, N in the paper.
        d_ff: Width of the feed-forward hidden layer.
        dropout: Probability of zeroing a value in training.
        max_length: Length of the longest sequence of ids, special tokens included.
        source_vocab_size: Number of ids in the source vocabulary.
        target_vocab_size: Number of ids in the target vocabulary.
        has_decoder: False makes an encoder-only model that predicts all positions at once.
        shared_vocabulary: One embedding table for both sides.
        tied_output: The output projection shares its weight with the target embedding (paper §3.4).
        norm_first: Pre-norm `x + f(norm(x))`; False is the paper's post-norm `norm(x + f(x))`.
        final_norm: Adds a norm after each stack.
        norm: `standard` is LayerNorm; `sample` divides by the sample standard deviation (n − 1); `scalar` does so with
            a scalar gain and bias.
        norm_eps: Added to the variance (`standard`) or to the standard deviation (`sample`, `scalar`).
        positions: `sinusoidal` (paper §3.5), `concatenated` (all sines, then all cosines, positions counted from 1, as
            in OpenNMT), `learned` (initialised to zero), or `none`.
        activation: `relu` or `gelu` in the feed-forward layers.
        scaled_embedding: Multiply embeddings by √d_model (paper §3.4).
        scaled_scores: Divide the scores by √d_k (paper, equation 1).
        narrow_start: Draw W_Q and W_K smaller by d_k^¼ each: scores that are not divided start as narrow as divided
            ones, and what the division does afterwards is told apart from what it does at the start.
        causal: Target positions can't attend to later ones. False is an experiment: in training the decoder then sees
            the tokens it should predict.
    Raises:
        SettingError: If a value breaks a rule.
    """

    d_model: int = 64
    num_heads: int = 4
    num_layers: int = 2
    d_ff: int = 256
    dropout: float = 0.1
    max_length: int = 512
    source_vocab_size: int = 64
    target_vocab_size: int = 64
    has_decoder: bool = True
    shared_vocabulary: bool = False
    tied_output: bool = False
    norm_first: bool = True
    final_norm: bool = True
    norm: Norm = "standard"
    norm_eps: float = 1e-5
    positions: Positions = "sinusoidal"
    activation: Activation = "relu"
    scaled_embedding: bool = True
    scaled_scores: bool = True
    narrow_start: bool = False
    causal: bool = True

    def __post_init__(self) -> None:
        for name, limit in LIMITS.items():
            whole_number(name, getattr(self, name), 1, limit)
        if self.d_model % self.num_heads:
            raise SettingError("d_model", f"be a multiple of `num_heads` ({self.num_heads})", self.d_model)
        if self.positions in ("sinusoidal", "concatenated") and self.d_model % 2:
            raise SettingError("d_model", f"be even for {self.positions} positions", self.d_model)
        if self.norm != "standard" and self.d_model < 2:
            raise SettingError("d_model", "be at least 2 for a sample's deviation", self.d_model)
        if not isinstance(self.dropout, (int, float)) or not 0 <= self.dropout < 1:
            raise SettingError("dropout", "be at least 0 and below 1", self.dropout)
        if not isinstance(self.norm_eps, (int, float)) or not 0 < self.norm_eps < 1:
            raise SettingError("norm_eps", "lie between 0 and 1", self.norm_eps)
        one_of("norm", self.norm, Norm)
        one_of("positions", self.positions, Positions)
        one_of("activation", self.activation, Activation)
        for field in fields(self):
            if field.type == "bool" and not isinstance(getattr(self, field.name), bool):
                raise SettingError(field.name, "be true or false", getattr(self, field.name))
        shared = "`shared_vocabulary` is set" if self.shared_vocabulary else ""
        if self.tied_output and not self.has_decoder:
            shared = "`tied_output` is set without a decoder"
        if shared and self.source_vocab_size != self.target_vocab_size:
            rule = f"equal `source_vocab_size` ({self.source_vocab_size}) when {shared}"
            raise SettingError("target_vocab_size", rule, self.target_vocab_size)

    @property
    def d_k(self) -> int:
        """Width of the queries, keys and values of one head."""
        return self.d_model // self.num_heads

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> TransformerConfig:
        """Build a config from what `to_dict` returned.

        Raises:
            LabError: If a field is unknown or a value breaks a rule.
        """
        unknown = set(values) - {field.name for field in fields(cls)}
        if unknown:
            raise LabError(f"Unknown setting of a model: {', '.join(sorted(unknown))}.")
        return cls(**values)


SYSTEMS: dict[str, dict[str, Any]] = {
    "modular": dict(
        d_model=512, num_heads=8, num_layers=6, d_ff=2048, dropout=0.1, max_length=512,
        source_vocab_size=10_000, target_vocab_size=10_000,
        norm_first=True, final_norm=True, norm="scalar", norm_eps=1e-6,
    ),
    "paper": dict(
        d_model=512, num_heads=8, num_layers=6, d_ff=2048, dropout=0.1, max_length=512,
        source_vocab_size=37_000, target_vocab_size=37_000,
        norm_first=False, final_norm=False,
    ),
    "lightning": dict(
        d_model=256, num_heads=8, num_layers=6, d_ff=1024, dropout=0.1, max_length=512,
        source_vocab_size=32_000, target_vocab_size=32_000, shared_vocabulary=True,
        norm_first=False, final_norm=False,
    ),
    "arabic-english": dict(
        d_model=512, num_heads=4, num_layers=4, d_ff=2048, dropout=0.1, max_length=80,
        source_vocab_size=32_000, target_vocab_size=26_000,
        norm_first=True, final_norm=True, norm="sample", norm_eps=1e-6, positions="learned",
    ),
    "encoder-only": dict(
        d_model=128, num_heads=4, num_layers=3, d_ff=256, dropout=0.1, max_length=50,
        source_vocab_size=1_000, target_vocab_size=1_000, shared_vocabulary=True, has_decoder=False,
        norm_first=False, final_norm=True, activation="gelu", scaled_embedding=False,
    ),
}  # fmt: skip
"""The five reference systems at their published sizes; "modular" publishes none and uses the paper's.

"paper" has the layout and sizes of the paper, but ties no matrices; §3.4 uses one for both embeddings and the output.
"""

CLASSROOM: dict[str, Any] = dict(d_model=64, num_heads=4, num_layers=2, d_ff=256)
"""Sizes at which every system trains in about a minute on a laptop."""


def system_config(name: str, **changes: Any) -> TransformerConfig:
    """Return the config of one of the five reference systems, with any field changed.

    Args:
        name: `modular`, `paper`, `lightning`, `arabic-english` or `encoder-only`.
        **changes: Fields of `TransformerConfig` that replace the system's, e.g. `**CLASSROOM`.
    Raises:
        LabError: If the name or a field is unknown, or a value breaks a rule.
    """
    if name not in SYSTEMS:
        raise SettingError("name", f"be one of {', '.join(SYSTEMS)}", name)
    return TransformerConfig.from_dict({**SYSTEMS[name], **changes})
