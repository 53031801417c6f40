"""A real server and a real browser; nothing may go wrong on a page, and nothing may leave this machine."""

import json
import os
import shutil
import signal
from collections import defaultdict
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit

import pytest
import rest
from bar_of_pages import LOOK, choose_page
from live_class import PHONE, PROJECTOR
from playwright.sync_api import Error, expect
from served import Pages, running

# The shell without windows takes a third less of the processor.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
expect.set_options(timeout=60_000)  # CI runs on two busy cores

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--process-per-site",  # the tabs of a context share what one of them has compiled
]  # fmt: skip


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Add to the report of a test that failed the address of its page and the page's texts."""
    report = yield
    page = getattr(item, "funcargs", {}).get("page")
    if report.when == "call" and report.failed and page and not page.is_closed():
        with suppress(Error):  # the page may be on its way to another one
            said = " | ".join(page.locator("[data-testid=stAlert]").all_inner_texts())
            report.sections.append(("The page", f"{page.url}\n{said}\n{page.locator('body').inner_text()[:1500]}"))
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    if not (CHROMIUM or os.environ.get("CI")):  # in CI a missing browser is a failure, not a reason to skip
        pytest.skip("Needs Chromium: apt-get install chromium-headless-shell")
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def start_server():
    """Provide `start_server(runs, **environment)`: a server of the whole app for this file; its process and address."""
    with ExitStack() as stack:
        yield lambda runs, **environment: stack.enter_context(
            running("app.py", ATTENTION_LAB_RUNS=str(runs), **environment)
        )


@pytest.fixture
def frozen(start_server, tmp_path):
    """Provide a fresh server's address, and `send(signal)`: a stopped one goes on at the end."""
    process, address = start_server(tmp_path)
    yield address, process.send_signal
    process.send_signal(signal.SIGCONT)


@pytest.fixture(scope="session")
def pages(tmp_path_factory):
    """Provide a server of throw-away pages; see `Pages`."""
    pages = Pages(tmp_path_factory.mktemp("pages"))
    with running(pages.app, LOG=str(pages.log)) as (_, pages.address):
        yield pages


@pytest.fixture(scope="session")
def server_runs(tmp_path_factory):
    """Return the folder of `server`'s runs. A test's runs there belong to its own visitor: others don't see them."""
    return tmp_path_factory.mktemp("runs")


@pytest.fixture(scope="session")
def server(server_runs):
    with running("app.py", ATTENTION_LAB_RUNS=str(server_runs)) as (_, address):
        yield address


@contextmanager
def watched(page):
    """Hold a page on which any script error, any traceback, and any request to another host is a failure."""
    errors, foreign = [], []
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: foreign.append(request.url) if is_foreign(request.url) else None)
    yield page
    assert not errors
    assert not foreign
    assert page.locator("[data-testid=stException]").count() == 0


@pytest.fixture(scope="module")
def lend(browser, browser_context_args):
    """Provide a context manager, called with a browser's settings: the browser of one person, who leaves nothing in it.

    The next test with these settings gets the browser again, since it keeps the app's scripts fetched and compiled: a
    third of the cost of a page. After a module it is closed, since it grows with every page.
    """
    free = defaultdict(list)

    @contextmanager
    def lend(**settings):
        same = free[json.dumps(settings, sort_keys=True)]
        context = same.pop() if same else kept_open(browser.new_context(**{**browser_context_args, **settings}))
        yield context
        forget(context)
        same.append(context)

    yield lend
    for same in free.values():
        for context in same:
            context.close()


def kept_open(context):
    """Let pages note what they begin, and open one that stays: the process of a context would end with its last."""
    context.add_init_script(rest.NOTES)
    keeper = context.new_page()
    keeper.route("**", lambda route: route.fulfill(body=""))
    keeper.goto("http://127.0.0.1/")
    return context


def forget(context):
    """Close all pages but the first, and remove what pages may have left behind for others of their context."""
    keeper, *pages = context.pages
    origins = {"://".join(urlsplit(page.url)[:2]) for page in pages if page.url.startswith("http")}
    for page in pages:
        page.close()
    context.clear_cookies()
    context.clear_permissions()
    context.set_offline(False)
    session = context.new_cdp_session(keeper)
    for origin in origins:
        kinds = "local_storage,indexeddb,cache_storage,service_workers,file_systems"
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": kinds})
    session.detach()


@pytest.fixture
def page(request, lend):
    """Open a page for this test only; of earlier tests only the browser's cache of the app's scripts is left."""
    settings = request.node.get_closest_marker("browser_context_args")
    with lend(**(settings.kwargs if settings else {})) as context, watched(context.new_page()) as page:
        yield page


@pytest.fixture(scope="module")
def open_tab(lend):
    """Provide `open_tab()`: a page that tests share because they only look: opening it takes longer than they do."""
    with ExitStack() as stack:
        context = stack.enter_context(lend())
        yield lambda: stack.enter_context(watched(context.new_page()))


@pytest.fixture
def open_browser(lend):
    """Provide `open_browser(**settings)`: a page in the browser of another person."""
    with ExitStack() as stack:

        def open_browser(**settings):
            context = stack.enter_context(lend(**settings))
            return stack.enter_context(watched(context.new_page()))

        yield open_browser


@pytest.fixture
def alone(browser, browser_context_args):
    """Provide `alone(path, **settings)`: a file in a browser without a network, which asks for nothing but itself."""
    with ExitStack() as stack:
        opened, asked = set(), set()

        def alone(path, **settings):
            context = browser.new_context(**{**browser_context_args, "offline": True, **settings})
            stack.callback(context.close)
            page = stack.enter_context(watched(context.new_page()))
            page.on("request", lambda request: asked.add(request.url.partition("#")[0]))
            opened.add(path.as_uri())
            page.goto(path.as_uri())
            return page

        yield alone
        assert {url for url in asked if not url.startswith(("data:", "blob:"))} == opened


@pytest.fixture
def lecturer(page):
    """Provide a lecturer's page with a projector: only the page of the lab is slow to open where it has never been."""
    page.set_viewport_size(PROJECTOR["viewport"])
    return page


@pytest.fixture
def phone(open_browser):
    """Open the phone of a person who takes part in a class."""
    return open_browser(**PHONE)


def is_foreign(url):
    return not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:", "file:"))


@pytest.fixture(scope="session")
def settle():
    """Provide `settle(page)`: wait until no script runs and nothing has moved for a while, however slow the machine."""
    return rest.settle


@pytest.fixture(scope="session")
def resize(settle):
    """Provide `resize(page, (width, height))`: the page at rest in a window of this size, without the server."""

    def resize(page, size):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("window.seenByTest = undefined")  # stillness in another size says nothing
        settle(page, 250)

    return resize


@pytest.fixture(scope="session")
def turn_to(settle):
    """Provide `turn_to(page, name)`: open a page, or an arrangement of Look, and wait until the last one is gone."""

    def turn_to(page, name):
        choose_page(page, name)
        expect(page.locator("h1")).to_have_text(["Look" if name in LOOK else name])
        if name in LOOK:
            expect(page.get_by_role("heading", name=name, level=2, exact=True)).to_be_attached()
        settle(page)

    return turn_to


@pytest.fixture(scope="session")
def fits(settle):
    """Provide `fits(page)`: return whether the page, once at rest, is no wider than the screen."""

    def fits(page):
        settle(page)
        return page.evaluate(
            "() => { const m = document.querySelector('[data-testid=stMain]'); return m.scrollWidth <= m.clientWidth }"
        )

    return fits


@pytest.fixture
def at_cell(settle):
    """Provide `at_cell(page, key, row, column, panel=0)`: the canvas of a matrix, and the place of a cell on it."""

    def at_cell(page, key, row, column, panel=0):
        canvas = page.locator(f".st-key-{key} .panel canvas").nth(panel)
        canvas.scroll_into_view_if_needed()
        settle(page)
        left, top, width, height = map(float, canvas.get_attribute("data-cells").split())
        return canvas, {"x": left + (column + 0.5) * width, "y": top + (row + 0.5) * height}

    return at_cell
