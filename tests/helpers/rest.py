"""Waiting until a page in a browser is at rest: all that it has begun has ended, and nothing moves."""

IDLE = '[data-testid="stApp"][data-test-script-state="notRunning"][data-test-connection-state="CONNECTED"]'

NOTES = """(() => {
    const begun = (window.begunInTest = { timers: new Set(), fetched: 0, asked: 0, ran: 0 })
    const { setTimeout, clearTimeout, fetch } = window, { send } = WebSocket.prototype
    window.setTimeout = (make, wait = 0, ...more) => {
        const id = setTimeout(() => (begun.timers.delete(id), typeof make === "function" && make(...more)), wait)
        if (wait > 0 && wait <= 1000) begun.timers.add(id)
        return id
    }
    window.clearTimeout = id => (begun.timers.delete(id), clearTimeout(id))
    window.fetch = (...asked) => (begun.fetched += 1, fetch(...asked).finally(() => (begun.fetched -= 1)))
    WebSocket.prototype.send = function (message) {
        begun.asked = performance.now()
        send.call(this, message)
    }
    new MutationObserver(seen => {
        if (seen.some(({ target }) => target.dataset.testScriptState === "running")) begun.ran = performance.now()
    }).observe(document, { subtree: true, attributeFilter: ["data-test-script-state"] })
})()"""
"""Notes from the start what a page has begun: timers up to a second, what it fetches, runs it asked for, runs seen."""

STILL = """([milliseconds, least, idle]) => {
    if (!document.querySelector(idle)) {
        window.seenByTest = undefined
        return false
    }
    const { timers, fetched, asked, ran } = window.begunInTest ?? { fetched: 1 }
    const hasEnded = !fetched && !timers.size && ran >= asked && !document.querySelector("[data-testid=stSkeleton]")
    const main = document.querySelector('[data-testid=stMain]')
    const all = [...main.querySelectorAll('*')].slice(-1500).map(one => one.getBoundingClientRect())
    const seen = all.length + ' ' + all.reduce((sum, { right, bottom }) => sum + right + bottom, 0)
    const [before, since, times] = window.seenByTest ?? []
    window.seenByTest = seen === before ? [seen, since, times + 1] : [seen, performance.now(), 0]
    const still = performance.now() - window.seenByTest[1]
    return window.seenByTest[2] > 2 && still > (hasEnded ? least : milliseconds)
}"""
"""True if no script runs and nothing has moved in several looks, since one long task alone is no rest; if something
that was begun has not ended, for longer: it may start a script a moment later, or go on for ever."""


def idle(page):
    """Wait until no script runs."""
    page.wait_for_selector(IDLE)


def settle(page, milliseconds=600, least=120):
    """Wait until nothing moves and all that was begun has ended or goes on for long, however slow the machine."""
    idle(page)
    page.wait_for_function(STILL, arg=[milliseconds, least, IDLE], polling=50)


def turn_to_scheme(page, scheme):
    """Let a page be light or dark, without motion, and wait until it is drawn in that."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate("window.seenByTest = undefined")  # stillness in other colours says nothing
    settle(page, 250)


def ready_for_presses(page):
    """Wait until the page hears a clicker: a scene hears none before it came, nor a moment later (`BOUNCES`)."""
    page.get_by_text("The model is asked …").wait_for(state="detached")
    page.evaluate("window.seenByTest = undefined")  # a scene may change in places that `STILL` doesn't see
    settle(page, 750, least=750)


def press(page, key="PageDown"):
    """Press a clicker like a lecturer who looks at each scene."""
    ready_for_presses(page)
    page.keyboard.press(key)
