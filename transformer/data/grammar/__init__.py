"""A small English→Spanish grammar whose sentences come with gold word alignments."""

from transformer.data.grammar.task import Grammar
