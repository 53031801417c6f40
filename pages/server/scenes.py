"""Scenes of a lecture for the person who gives it: the browser asks for each one, and for the next ones ahead."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from streamlit import config

_PATIENCE, _LOOK = 60.0, 0.1
"""Seconds that a scene of somebody's own lecture may take, and seconds from one look to the next."""
_MOST = 60
"""Requests at a time. One beyond that is told to come again, as the browser does by itself."""
_MAKERS = ThreadPoolExecutor(2, "scenes")
"""The threads that make scenes: few, and apart from others, so that phones of a class don't wait for them."""
_HEADERS = {"Cache-Control": "no-store", "Content-Encoding": "gzip"}
_requests: set[Request] = set()


async def _send_scene(request: Request) -> Response:
    if len(_requests) >= _MOST:
        return _refuse("The server has too much to do now. It is tried again by itself.", 503)
    _requests.add(request)
    try:
        return await _make_response(request.path_params["lecture"], request.path_params["scene"])
    finally:
        _requests.discard(request)


async def _make_response(lecture: str, scene: str) -> Response:
    # The import is here, not above, so that the server answers while torch is still being loaded.
    module: Any = await asyncio.to_thread(import_module, "pages.lecture.scenes")
    loop = asyncio.get_running_loop()
    for _ in range(int(_PATIENCE / _LOOK)):
        try:
            answer = await loop.run_in_executor(_MAKERS, module.scene_for_lecturer, lecture, scene)
        except KeyError:
            return _refuse("There is no such scene.", 404)
        if answer is None:
            await asyncio.sleep(_LOOK)
        elif answer.value is None:
            return _refuse(answer.why_not, 409)
        else:
            return Response(answer.value, media_type="application/json", headers=_HEADERS)
    return _refuse("The server has too much to do now. It is tried again by itself.", 503)


def _refuse(why: str, status: int) -> Response:
    return JSONResponse({"why": why}, status_code=status, headers={"Cache-Control": "no-store"})


_BASE = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/")])])
SCENE_ROUTES = [Route(f"{_BASE}/lab/lecture/{{lecture}}/{{scene}}", _send_scene)]
