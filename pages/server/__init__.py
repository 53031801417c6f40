"""The server around the pages: visitors, the teacher's key, limits of uploads, and messages about errors."""

from starlette.middleware import Middleware

from pages.server.bundle import BUNDLE_ROUTES
from pages.server.classroom.routes import CLASS_ROUTES
from pages.server.connections import BodyTimeout
from pages.server.errors import explain, explain_failed_callback, optional
from pages.server.first_view import FIRST_VIEW_ROUTES
from pages.server.guard_headers import GuardHeaders
from pages.server.lifespan import lifespan
from pages.server.old_pages import OldPages
from pages.server.reading import READING_ROUTES
from pages.server.scenes import SCENE_ROUTES
from pages.server.teacher import TEACHER_ROUTES
from pages.server.uploads import UploadLimits
from pages.server.visitor import VisitorCookie

ROUTES = [*TEACHER_ROUTES, *BUNDLE_ROUTES, *CLASS_ROUTES, *SCENE_ROUTES, *READING_ROUTES, *FIRST_VIEW_ROUTES]
MIDDLEWARE = [
    Middleware(GuardHeaders),
    Middleware(BodyTimeout),
    Middleware(OldPages),
    Middleware(VisitorCookie),
    Middleware(UploadLimits),
]

__all__ = ["MIDDLEWARE", "ROUTES", "explain", "explain_failed_callback", "lifespan", "optional"]
