"""Scenes of lectures for whoever gives one: the browser asks for each by itself, the next ones ahead."""

import asyncio
from importlib import import_module

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from streamlit import config

_PATIENCE, _LOOK = 60.0, 0.1
"""Seconds that a scene of somebody's own lecture may take, and from one look to the next."""
_HEADERS = {"Cache-Control": "no-store", "Content-Encoding": "gzip"}


async def _send_scene(request: Request) -> Response:
    # Here, not above: the server answers while torch is still being loaded.
    made = (await asyncio.to_thread(import_module, "pages.lecture.scenes")).scene_for_lecturer
    names = request.path_params["lecture"], request.path_params["scene"]
    for _ in range(int(_PATIENCE / _LOOK)):
        try:
            answer = await asyncio.to_thread(made, *names)
        except KeyError:
            return _refused("There is no such scene.", 404)
        if answer is None:
            await asyncio.sleep(_LOOK)
        elif answer.value is None:
            return _refused(answer.why_not, 409)
        else:
            return Response(answer.value, media_type="application/json", headers=_HEADERS)
    return _refused("The server has too much to do now. It is tried again.", 503)


def _refused(why: str, status: int) -> Response:
    return JSONResponse({"why": why}, status_code=status, headers={"Cache-Control": "no-store"})


_BASE = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/")])])
SCENE_ROUTES = [Route(f"{_BASE}/lab/lecture/{{lecture}}/{{scene}}", _send_scene)]
