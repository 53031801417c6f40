"""Scenes of a lecture for the person who gives it, and the training runs that they start in it.

The browser asks for each scene, and for the next ones ahead.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from streamlit import config

from pages.server.places import Places, asker_of
from pages.server.visitor import secret_of

_PATIENCE, _LOOK = 60.0, 0.1
"""Seconds that a scene of somebody's own lecture may take, and seconds from one look to the next."""
_OWN = Places(of_visitor=8, of_address=30, of_all=60)
"""Requests for scenes of people's own lectures. One beyond is told to come again, as the browser does by itself. Those
that came with the program wait for none of them."""
_MAKERS = ThreadPoolExecutor(2, "scenes")
"""The threads that make shipped scenes: few, and apart from others, so that phones of a class don't wait for them."""
_READERS = ThreadPoolExecutor(1, "own scenes of lectures")
"""The thread that looks whether scenes of own lectures are made, and how far trainings are: models run elsewhere."""
_BUSY = "The server has too much to do now. This page keeps trying."
_HEADERS = {"Cache-Control": "no-store", "Content-Encoding": "gzip"}


async def _send_scene(request: Request) -> Response:
    # The import is here, not above, so that the server answers while torch is still being loaded.
    module: Any = await asyncio.to_thread(import_module, "pages.lecture.scenes")
    lecture, scene = request.path_params["lecture"], request.path_params["scene"]
    if module.is_shipped(lecture):
        return await _make_response(module, lecture, scene, _MAKERS)
    with _OWN.take(asker_of(request)) as has_place:
        return await _make_response(module, lecture, scene, _READERS) if has_place else _refuse(_BUSY, 503)


async def _make_response(module: Any, lecture: str, scene: str, threads: ThreadPoolExecutor) -> Response:
    loop = asyncio.get_running_loop()
    for _ in range(int(_PATIENCE / _LOOK)):
        try:
            answer = await loop.run_in_executor(threads, module.scene_for_lecturer, lecture, scene)
        except KeyError:
            return _refuse("There is no such scene.", 404)
        if answer is None:
            await asyncio.sleep(_LOOK)
        elif answer.value is None:
            return _refuse(answer.why_not, 409)
        else:
            return Response(answer.value, media_type="application/json", headers=_HEADERS)
    return _refuse(_BUSY, 503)


async def _tell_training(request: Request) -> Response:
    """Say how far the visitor's training of a recipe is; who posts starts it."""
    module: Any = await asyncio.to_thread(import_module, "pages.lecture.training")
    act = module.begin_training if request.method == "POST" else module.look_at_training
    with _OWN.take(asker_of(request)) as has_place:
        if not has_place:
            return _refuse(_BUSY, 503)
        loop = asyncio.get_running_loop()
        try:
            told = await loop.run_in_executor(_READERS, act, request.path_params["recipe"], secret_of(request.cookies))
        except ValueError:  # no such recipe, or a file of the run is damaged
            return _refuse("There is no such training.", 404)
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


def _refuse(why: str, status: int) -> Response:
    return JSONResponse({"why": why}, status_code=status, headers={"Cache-Control": "no-store"})


_BASE = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/")])])
SCENE_ROUTES = [
    Route(f"{_BASE}/lab/lecture/{{lecture}}/{{scene}}", _send_scene),
    Route(f"{_BASE}/lab/training/{{recipe}}", _tell_training, methods=["GET", "POST"]),
]
