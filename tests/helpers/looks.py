"""Questions to any page in a browser: does it fit, is it low, can it be read, in every size, without colours?"""

from links import FIRST

PARTS = """
    const main = document.querySelector("[data-testid=stMain]")
    const inside = root => [...root.querySelectorAll("*")]
        .flatMap(one => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])])
    const textsOf = elements => elements.flatMap(one => [...one.childNodes])
        .filter(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()).map(node => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return { said: node.textContent, range }
        })
"""
"""The page's content, all elements in a part, and the texts that stand in elements, each with its place."""

LOOK = """() => {PARTS
    const box = one => one.getBoundingClientRect().toJSON()
    const seen = one => one.checkVisibility({ visibilityProperty: true })
    const overlap = (one, other) => ({
        across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
        down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    })

    const numbers = [...document.querySelectorAll(".heatmap-label text")]
        .filter(text => text.textContent.trim() && text.checkVisibility())
        .map(text => ({ text: text.textContent, plot: text.closest(".js-plotly-plot"), ...box(text) }))
    const close = numbers.flatMap((one, i) => numbers.slice(i + 1).filter(other => {
        const { across, down } = overlap(one, other)
        return one.plot === other.plot && across > -1 && down > 4
    }).map(other => `${one.text} ${other.text}`))

    const aside = "style, script, [data-testid=stElementToolbar], .modebar, .unseen, canvas *"
    const texts = textsOf(inside(main).filter(one => !one.closest(aside) && seen(one)))
        .flatMap(({ said, range }) => [...range.getClientRects()].map(rect => ({ rect, said })))
        .filter(({ rect }) => rect.width > 2 && rect.height > 2)
    const tools = main.querySelectorAll("[data-testid=stElementToolbar] button, .modebar-btn")
    const covered = [...tools].filter(button => button.checkVisibility()).flatMap(button => texts.filter(({ rect }) => {
        const { across, down } = overlap(box(button), rect)
        return across > 2 && down > 3
    }).map(({ said }) => `${button.ariaLabel ?? button.dataset.title}: ${said}`))

    const written = [".st-key-bar-written", ".st-key-bar-written .st-key-written"]
    const reached = inside(document.body)
        .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    const pictures = reached.filter(one => one.matches("[role=application], [role=img][aria-label]"))
        .filter(one => !one.closest(".stMarkdownBadge")).map(one => one.ariaLabel ?? "")
    const small = reached.filter(one => one.matches(".stage button, .stage summary, .stage .segments label"))
        .filter(one => !one.closest("ol.above, ol.below")) // many tokens of a sentence: a list beside it says the same
        .filter(one => !one.disabled && Math.min(box(one).width, box(one).height) < 23.5) // WCAG 2.5.8
        .map(one => `${one.ariaLabel || one.textContent}: ${box(one).width} x ${box(one).height}`)
    const entries = [...document.querySelectorAll("[data-testid=stHeader] :is(a[href], button)")]
        .filter(one => one.checkVisibility() && !one.closest("[aria-hidden=true]"))
    const over = entries.filter(one => [0.1, 0.5, 0.9].some(part => {
        const { left, width, top, height } = box(one)
        return !one.contains(document.elementFromPoint(left + part * width, top + height / 2))
    }))
    const levels = inside(document.body).filter(one => one.matches("h1, h2, h3, h4, h5, h6") && seen(one))
    return {
        top: main.scrollTop,
        wider: main.scrollWidth - main.clientWidth,
        close,
        covered,
        written: written.map(name => main.querySelector(name)).filter(Boolean).map(box),
        small,
        unnamed: pictures.filter((one, i) => !one || pictures.indexOf(one) < i),
        over: over.map(one => one.textContent),
        headings: levels.map(one => [Number(one.tagName[1]), one.textContent.trim().slice(0, 60)]),
    }
}""".replace("PARTS", PARTS)
"""All that can be read off a page at once.

`close` are numbers of neighbouring cells of a plot with less than a pixel between them; `over` are links of the bar of
pages on which something lies; `small` is what is pressed on a stage and hard to hit; `unnamed` are pictures without a
name of their own; `covered` are titles and sentences below a button of Streamlit's or Plotly's toolbars, whether it is
seen now or not.
"""

MARK = """() => {PARTS
    const up = one => one.parentElement ?? one.getRootNode().host
    const solid = colour => !/^rgba\\(.*, 0\\)$|^transparent$|\\/ 0\\)$/.test(colour)
    window.groundInTest = one => {
        for (let around = up(one); around; around = up(around)) {
            const colour = getComputedStyle(around).backgroundColor
            if (solid(colour)) return colour
        }
    }
    window.shownInTest = one => {
        const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle, borderLeftWidth, borderLeftStyle,
            outlineStyle } = getComputedStyle(one)
        const framed = (width, style) => parseFloat(width) > 0 && style !== "none"
        return (solid(backgroundColor) && backgroundColor !== window.groundInTest(one)) || backgroundImage !== "none"
            || framed(borderTopWidth, borderTopStyle) || framed(borderLeftWidth, borderLeftStyle)
            || outlineStyle !== "none"
    }
    window.colouredInTest = inside(main).filter(one => {
        if (one.textContent.trim()) return false
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
        if (one.matches("svg, svg *, canvas, img, input, iframe")) return false
        const { width, height } = one.getBoundingClientRect()
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        return width > 1 && height > 1
            && (backgroundImage !== "none" || (solid(backgroundColor) && backgroundColor !== window.groundInTest(one)))
    })
    return window.colouredInTest.length
}""".replace("PARTS", PARTS)
"""Keeps every element that shows nothing but a colour: bars, swatches, tracks, grounds of pictures."""

FORCED = """() => {PARTS
    const keyed = one => one.closest("[class*=st-key-]")?.className.match(/st-key-\\S+/) ?? ""
    const named = one => `${keyed(one)} ${one.outerHTML}`.slice(0, 160)
    const gone = window.colouredInTest.filter(one => one.isConnected && !window.shownInTest(one)).map(named)
    const look = one => {
        const { backgroundColor, color, borderBottomColor, borderBottomWidth } = getComputedStyle(one)
        return [backgroundColor, color, borderBottomColor, borderBottomWidth].join()
    }
    const choices = inside(main)
        .filter(one => one.matches("[role=radio], [role=tab], .segments label") && one.checkVisibility())
    const isOn = one => one.ariaChecked === "true" || one.ariaSelected === "true" || one.classList.contains("on")
    const groups = Map.groupBy(choices, one => one.parentElement)
    const alike = [...groups.values()].filter(ones => ones.some(isOn) && !ones.every(isOn))
        .filter(ones => ones.filter(one => !isOn(one)).some(one => look(one) === look(ones.find(isOn))))
        .map(ones => named(ones.find(isOn)))
    return { gone, alike }
}""".replace("PARTS", PARTS)
"""Lists, in the system's colours, marked elements that can't be seen and chosen ones that look like the others."""

IN_SIGHT = """part => new Promise(done => new IntersectionObserver(([{ intersectionRatio }]) => {
    const { height, bottom } = part.getBoundingClientRect()
    done({ ratio: intersectionRatio, height, bottom })
}).observe(part))"""


def look(page, name, idea=""):
    """Return all that `LOOK` reads off the page as it stands; `first` are its picture and its control in the table."""
    first = [page.locator(part).evaluate(IN_SIGHT) for part in FIRST.get(name, {}).get(idea, ())]
    return {**page.evaluate(LOOK), "first": first}


def lost_in_forced_colours(page):
    """Return what can't be told apart once the system chooses the colours; leave the page as it was."""
    page.evaluate(MARK)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    try:
        return page.evaluate(FORCED)
    finally:
        page.emulate_media(forced_colors="none", reduced_motion="reduce")


COUNT = """() => {PARTS
    const everything = inside(document)
    const isOnScreen = ({ width, height, top, bottom, left, right }) =>
        width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && isOnScreen(one.getBoundingClientRect())
    const isIcon = (one) => /material/i.test(getComputedStyle(one).fontFamily)
    const kinds = "a[href], button, input, select, textarea, summary, canvas"
    const controls = [], groups = new Set()
    for (const one of everything) {
        if (one.tabIndex < 0 || one.disabled || !one.matches(kinds)) continue
        // Choices of one are one stop; a field that nobody sees is drawn as its label.
        const group = one.matches("input[type=radio], [role=radio]") && one.closest("fieldset, [role=radiogroup]")
        const drawn = group || (one.matches("input[type=checkbox], input[type=range]") && one.closest("label")) || one
        if (groups.has(drawn) || !isSeen(drawn)) continue
        groups.add(drawn)
        controls.push((one.ariaLabel ?? one.title) || one.textContent.trim() || one.tagName)
    }
    const aside = "style, script, noscript, bdi, .token, .item, .written, .typed-count, .unseen, .outputs small, "
        + ".st-key-ideas h2"
    const words = textsOf(everything.filter((one) => !one.closest(aside) && isSeen(one) && !isIcon(one)))
        .filter(({ range }) => isOnScreen(range.getBoundingClientRect()))
        .flatMap(({ said }) => said.split(/\\s+/).filter((word) => /[A-Za-z]{2,}/.test(word)))
    return { controls, words }
}""".replace("PARTS", PARTS)
"""The first screen as a person meets it: its controls, as the Tab key finds them, and its words."""

FOCUSED = """() => {
    let one = document.activeElement
    while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    const what = one.matches("body, main") ? "the page" : one.outerHTML.slice(0, 120)
    // What stands in a canvas, for voices, is seen where the canvas is.
    const { left, right } = (one.closest("canvas") ?? one).getBoundingClientRect()
    const name = one.ariaLabel || one.textContent.trim().slice(0, 60)
    return { what, name, inMain: !!document.activeElement.closest("[data-testid=stMain]"), left, right }
}"""
"""The element that has the focus: its first letters, its name, whether it is of the content, and where it is seen."""

KEYS = {
    "input[type=radio]:checked, [role=radio][aria-checked=true]": ("ArrowRight", "ArrowLeft"),
    "[role=tab][aria-selected=true]": ("ArrowRight", "ArrowLeft"),
    "[role=switch], input[type=checkbox]:not([role=switch])": (" ", " "),
    "[role=slider], input[type=range]": ("ArrowRight", "ArrowLeft"),
    "details > summary": ("Enter", "Enter"),
}
"""Controls as a keyboard finds them, each with the key that uses it and the key that takes that back."""


def lost_focus(page, settle):
    """Return the controls that lose the focus when used, of the first of each kind; leave the page as it was."""
    lost = []
    for selector, keys in KEYS.items():
        control = page.get_by_test_id("stMain").locator(selector).filter(visible=True).first
        if not control.count() or not control.is_enabled():
            continue
        control.focus()
        used = page.evaluate(FOCUSED)["what"]
        for key in keys:
            page.keyboard.press(key)
        page.evaluate("window.seenByTest = undefined")  # the server has yet to answer
        settle(page)
        if page.evaluate(FOCUSED)["what"] == "the page":
            lost.append(f"{' '.join(keys)} on {used}")
    return lost


def tab_stops(page, count):
    """Return what has the focus after each of so many presses of the Tab key."""
    stops = []
    for _ in range(count):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUSED))
    return stops
