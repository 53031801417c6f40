"""The first screen of a page as a person meets it: its controls, as the Tab key finds them, and its words."""

COUNT = """() => {
    const everything = [], inside = (root) => {
        for (const one of root.querySelectorAll("*")) {
            everything.push(one)
            if (one.shadowRoot) inside(one.shadowRoot)
        }
    }
    inside(document)
    const isOnScreen = ({ width, height, top, bottom, left, right }) =>
        width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && isOnScreen(one.getBoundingClientRect())
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
    const words = [], read = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const around = node.parentElement
            if (!around || around.closest(aside) || !isSeen(around)) continue
            if (/material/i.test(getComputedStyle(around).fontFamily)) continue
            const range = document.createRange()
            range.selectNodeContents(node)
            if (isOnScreen(range.getBoundingClientRect()))
                words.push(...node.textContent.split(/\\s+/).filter((word) => /[A-Za-z]{2,}/.test(word)))
        }
    }
    read(document.body)
    for (const one of everything) if (one.shadowRoot) read(one.shadowRoot)
    return { controls, words }
}"""
