"""How much of a model's room a text takes, while somebody types it: the browser asks, and Streamlit need not run."""

import asyncio
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from streamlit import config

from pages.server.models import path_of_model
from pages.server.places import Places, asker_of
from transformer import LabError
from transformer.checkpoints import describe
from transformer.text import Tokenizer

_LONGEST = 4000
"""Most characters of a text, as of the field."""
_TYPING = Places(of_visitor=4, of_address=60, of_all=120)
_NO_STORE = {"Cache-Control": "no-store"}


async def _send_count(request: Request) -> Response:
    path, text = path_of_model(request.path_params["model"]), request.query_params.get("text", "")
    if path is None or len(text) > _LONGEST:
        return JSONResponse({}, status_code=404, headers=_NO_STORE)
    with _TYPING.take(asker_of(request)) as has_place:
        if not has_place:
            return JSONResponse({}, status_code=503, headers=_NO_STORE)
        try:
            count, most, fits = await asyncio.to_thread(_count, path, text)
        except (OSError, LabError):
            return JSONResponse({}, status_code=404, headers=_NO_STORE)
    return JSONResponse({"count": count, "most": most, "fits": fits}, headers=_NO_STORE)


def _count(path: Path, text: str) -> tuple[int, int, bool]:
    """Return how many tokens a text makes, how many the model reads, and whether it can read this text."""
    tokenizer, most = _reader(path, path.stat().st_mtime_ns)
    count = len(tokenizer.encode(text))
    return count, most, count <= most and not tokenizer.unknown_characters(text)


@lru_cache(maxsize=32)
def _reader(path: Path, _changed: int) -> tuple[Tokenizer, int]:
    description = describe(path)
    return description.source_tokenizer, description.source_tokenizer.most_tokens(description.config.max_length)


_BASE = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/")])])
READING_ROUTES = [Route(f"{_BASE}/lab/reads/{{model}}", _send_count)]
