"""The opening of a model: the head, or the mean of a layer, and the text to see first; kept in its checkpoint."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Literal

from transformer.config import TransformerConfig
from transformer.errors import LabError, SettingError, whole_number

MEAN = "mean"
"""Name of the mean of a layer's heads, beside the heads' numbers."""
MAX_TEXT = 1000
"""Most characters of the text."""
_KINDS = ("encoder", "cross", "decoder")


@dataclass(frozen=True, kw_only=True)
class Opening:
    """The head and the text that a model opens with, where nobody chose anything.

    Attributes:
        kind: Kind of attention: `encoder`, `cross` or `decoder`.
        layer: From 0.
        head: Number of the head, from 1, or `mean` for the mean of the layer's heads.
        single: Layer and head, both from 0, of the best single head of that kind, for views that need one.
        text: A text that shows something; empty if the usual first example does.
    """

    kind: Literal["encoder", "cross", "decoder"]
    layer: int
    head: str
    single: tuple[int, int]
    text: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON; `from_dict` is the inverse."""
        return {**asdict(self), "single": list(self.single)}

    @classmethod
    def from_dict(cls, values: dict[str, Any], config: TransformerConfig) -> Opening:
        """Rebuild what `to_dict` returned and check that the model has it.

        Args:
            values: From a file, so from anybody.
            config: Config of the model.
        Raises:
            LabError: If a field is missing or unknown, or names what the model doesn't have.
        """
        if unknown := set(values) ^ {field.name for field in fields(cls)}:
            raise LabError(f"What it opens with has a field that is missing or unknown: {min(unknown)[:40]}.")
        kind, head, text, single = (values[name] for name in ("kind", "head", "text", "single"))
        if kind not in (_KINDS if config.has_decoder else _KINDS[:1]):
            raise SettingError("kind", "be a kind of attention that the model has", kind)
        if head not in (MEAN, *map(str, range(1, config.num_heads + 1))):
            raise SettingError("head", f"be from 1 to {config.num_heads} or {MEAN}", head)
        if not isinstance(text, str) or len(text) > MAX_TEXT:
            raise SettingError("text", f"be a text of at most {MAX_TEXT:,} characters")
        if not isinstance(single, (list, tuple)) or len(single) != 2:
            raise SettingError("single", "be a layer and a head", single)
        for layer in (values["layer"], single[0]):
            whole_number("layer", layer, 0, config.num_layers - 1)
        whole_number("single", single[1], 0, config.num_heads - 1)
        return cls(kind=kind, layer=values["layer"], head=head, single=(single[0], single[1]), text=text)
