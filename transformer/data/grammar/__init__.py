"""A small English→Spanish grammar with the right word alignment of every sentence."""

from transformer.data.grammar.task import Grammar

__all__ = [
    "Grammar",
]
