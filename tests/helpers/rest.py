"""Waiting until a page in a browser is at rest."""

IDLE = '[data-testid="stApp"][data-test-script-state="notRunning"][data-test-connection-state="CONNECTED"]'

STILL = """([milliseconds, idle]) => {
    if (!document.querySelector(idle)) {
        window.seenByTest = undefined
        return false
    }
    const main = document.querySelector('[data-testid=stMain]')
    const all = [...main.querySelectorAll('*')].slice(-1500).map(one => one.getBoundingClientRect())
    const seen = all.length + ' ' + all.reduce((sum, { right, bottom }) => sum + right + bottom, 0)
    const [before, since, times] = window.seenByTest ?? []
    window.seenByTest = seen === before ? [seen, since, times + 1] : [seen, performance.now(), 0]
    return window.seenByTest[2] > 4 && performance.now() - window.seenByTest[1] > milliseconds
}"""
"""True if no script runs and nothing has moved for so long, in several looks: one long task alone is no rest, and what
was just pressed may start a script a moment later."""


def idle(page):
    """Wait until no script runs."""
    page.wait_for_selector(IDLE)


def settle(page, milliseconds=600):
    """Wait until no script runs and nothing has moved for a while, however slow the machine."""
    idle(page)
    page.wait_for_function(STILL, arg=[milliseconds, IDLE], polling=50)


def turn_to_scheme(page, scheme):
    """Let a page be light or dark, without motion, and wait until it is drawn in that."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate("window.seenByTest = undefined")  # stillness in other colours says nothing
    settle(page, 250)


def ready_for_presses(page):
    """Wait until the page hears a clicker: a scene hears none before it came, nor a moment later (`BOUNCES`)."""
    page.get_by_text("The model is asked …").wait_for(state="detached")
    page.evaluate("window.seenByTest = undefined")  # a scene may change in places that `STILL` doesn't see
    settle(page, 750)


def press(page, key="PageDown"):
    """Press a clicker like a lecturer who looks at each scene."""
    ready_for_presses(page)
    page.keyboard.press(key)
