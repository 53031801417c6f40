"""Metadata in PNG and SVG pictures, and checks of pictures that a browser sent."""

from __future__ import annotations

import html
import json
import re
import struct
import zlib
from xml.etree import ElementTree

from transformer.errors import SettingError
from transformer.figures.data import About


def with_png_metadata(png: bytes, about: About) -> bytes:
    """Return a PNG with `about` as text chunks, and under the standard keywords that other programs know.

    Raises:
        SettingError: If `png` is not a complete PNG.
    """
    head = png[:33]  # signature and IHDR, the chunk with the size
    if not head.startswith(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR") or not png.endswith(b"IEND\xaeB`\x82"):
        raise SettingError("png", "be a whole PNG picture", advice="Take the picture again.")
    known = {"Title": "figure", "Description": "caption", "Software": "program"}
    texts = {**about, **{word: about[name] for word, name in known.items() if name in about}}
    return head + b"".join(_text_chunk(*item) for item in texts.items()) + png[33:]


def _text_chunk(keyword: str, text: str) -> bytes:
    body = b"iTXt" + keyword.encode("latin-1", "replace")[:79] + b"\0\0\0\0\0" + text.encode("utf-8", "replace")
    return struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))


_SVG = "{http://www.w3.org/2000/svg}"
_SHAPES = set(
    "svg g defs path rect circle ellipse line polyline polygon text tspan image use clipPath mask pattern marker "
    "linearGradient radialGradient stop title desc".split()
)


def with_svg_metadata(svg: str, about: About) -> str:
    """Return an SVG with `about` as title, description and metadata.

    Raises:
        ValueError: If `check_svg` rejects it.
    """
    check_svg(svg)
    title, caption = (_xml(about.get(name, "")) for name in ("figure", "caption"))
    added = f"<title>{title}</title><desc>{caption}</desc><metadata>{_xml(json.dumps(dict(about)))}</metadata>"
    end = svg.index(">") + 1
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{svg[:end]}{added}{svg[end:]}'


def check_svg(svg: str) -> None:
    """Check that a text is an SVG of shapes, text and embedded images only, without scripts or external references.

    Raises:
        ValueError: If it isn't.
    """
    problem = "`svg` must be a picture of shapes and text. Take the picture again."
    if not svg.startswith("<svg") or "<!" in svg:  # a document type could define entities that expand endlessly
        raise ValueError(problem)
    try:
        elements = list(ElementTree.fromstring(svg).iter())
    except ElementTree.ParseError as error:
        raise ValueError(problem) from error
    for element in elements:
        if element.tag.removeprefix(_SVG) not in _SHAPES:
            raise ValueError(problem)
        for name, value in element.attrib.items():
            local = name.rpartition("}")[2].lower()
            outside = local == "href" and not value.startswith(("#", "data:image/"))
            if local.startswith("on") or outside or re.search(r"url\((?!\s*[\"']?#)|@import|javascript:", value):
                raise ValueError(problem)


def _xml(text: str) -> str:
    return html.escape("".join(c for c in text if c.isprintable() or c in "\t\n"))
