"""Formulas of the walkthrough as LaTeX, so that pages can typeset them; they hold symbols and numbers, never tokens."""

from __future__ import annotations

import re

_NAME = r"[A-Za-z]+(?:_(?:[A-Za-z]+|\d+))?"
_ATOM = rf"e\^\([^()]*\)|\([^()]*\)|{_NAME}(?:\[[^\]]*\])?|[\d.]+"
_FRACTION = re.compile(rf"({_ATOM}) / (Σ_\w e\^\([^()]*\)|√\([^()]*\)|√[\d.]+|{_ATOM})")
_PART = re.compile(
    rf"(?P<fraction>{_FRACTION.pattern})|(?P<root>√(?:\((?P<under>[^()]*)\)|(?P<number>[\d.]+)))"
    rf"|e\^\((?P<power>[^()]*)\)|Σ_(?P<index>\w)|(?P<name>{_NAME}ᵀ?)(?P<place>\[[^\]]*\])?|(?P<sign>[·−∞])"
)
_POWER_OF_TEN = re.compile(r"\b1e-0?(\d+)")
_SIGNS = {"·": r"\cdot ", "−": "-", "∞": r"\infty "}
_ASIDES = {
    ", row by row": r"\quad\text{row by row}", ", −∞ where blocked": r"\quad\text{or }-\infty\text{ where blocked}",
}  # fmt: skip


def as_latex(formula: str) -> str:
    """Return a formula of a stage or of a cell in LaTeX.

    Args:
        formula: In plain text, e.g. `Q = X · W_Q + b_Q` or `scores[1, 2] = Σ_i Q[1, i] · K[2, i]`.
    """
    lines = formula.split(", with ")
    aside = ""
    for written, latex in _ASIDES.items():
        if lines[0].endswith(written):
            lines[0], aside = lines[0].removesuffix(written), latex
    lines = [_line(line) for line in lines]
    lines[0] += aside
    return lines[0] if len(lines) == 1 else r"\begin{gathered}" + r" \\ ".join(lines) + r"\end{gathered}"


def number_in_latex(text: str) -> str:
    """Return a number as it is written for people, in LaTeX: `1,234.5`, `−∞`."""
    return (
        text.replace(",", "{,}")
        .replace("−", "-")
        .replace("∞", r"\infty ")
        .replace("<", r"{<}\,")
        .replace(">", r"{>}\,")
    )


def _line(text: str) -> str:
    latex = _PART.sub(_typeset, _POWER_OF_TEN.sub(r"10^{-\1}", text))
    return re.sub(r"(?<=\}) (?=\\text|\()", r"\\ ", latex)  # LaTeX drops a plain space before words or a bracket


def _typeset(part: re.Match[str]) -> str:
    if part["fraction"]:
        found = _FRACTION.fullmatch(part["fraction"])
        over, under = (_line(_bare(side)) for side in found.groups()) if found else ("", "")
        return rf"\frac{{{over}}}{{{under}}}"
    if part["root"]:
        return rf"\sqrt{{{_line(part['under'] or part['number'])}}}"
    if part["power"]:
        return rf"e^{{{_line(part['power'])}}}"
    if part["index"]:
        return rf"\sum_{{{part['index']}}} "
    if part["sign"]:
        return _SIGNS[part["sign"]]
    return _name(part["name"], (part["place"] or "")[1:-1])


def _bare(side: str) -> str:
    """Return a side of a fraction without its brackets, which say nothing above or below the line."""
    return side[1:-1] if side.startswith("(") else side


def _name(name: str, place: str) -> str:
    name, transposed = name.removesuffix("ᵀ"), name.endswith("ᵀ")
    letter, _, index = name.partition("_")
    symbol = letter if len(letter) == 1 else rf"\text{{{letter}}}"
    symbol += rf"_{{{index}}}" if index else ""
    symbol += r"^{\top}" if transposed else ""
    return symbol + (f"[{place}]" if place else "")
