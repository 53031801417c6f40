"""Labelled maps: numbers with the labels of their rows and columns, from captured weights to figures and tables.

Example:
    decoding = greedy(load("reverse-letters"), "attention", trace=Trace())
    decoding.map("cross", layer=2, head=1).to_dataframe()
"""

from transformer.maps.labelled_map import (
    KIND_TITLES,
    SIDES,
    SUMMARY_TITLES,
    AttentionMaps,
    Axis,
    Kind,
    LabelledMap,
    Part,
    Place,
    Side,
    axes_of,
)
from transformer.maps.of_trace import KINDS, attention_maps, rows_written
