"""The faults that axe-core finds on a page; PyPI's wheel brings axe-core, so that tests need no npm."""

from importlib.resources import files

GRAVE = ("serious", "critical")

EXCUSED = {
    # Streamlit's code block scrolls without `tabindex`; browsers give such a scroller the focus by themselves.
    ("scrollable-region-focusable", "<pre"),
}
"""Faults of Streamlit that a page can't mend, each as rule and element."""


def grave_faults(page, *rules, within=None):
    """Return each grave fault as one line: rule, element, why. With `rules`, look only for these.

    Args:
        page: The page, all of which is looked at.
        *rules: Rules of axe.
        within: Selector of a part, where the rest has been looked at.
    """
    if not page.evaluate("!!window.axe"):  # half a megabyte
        script = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
        page.evaluate(f"() => {{ {script} }}")
    # Preloading would fetch each style sheet and sound again; only a rule on sounds asks for that.
    options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": list(rules)} if rules else {})}
    run = "([within, options]) => axe.run(within ?? document, options).then(found => found.violations)"
    return [
        f"{fault['id']}: {node['target']} {node['html'][:100]} {node['failureSummary']}"
        for fault in page.evaluate(run, [within, options])
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
        if (fault["id"], node["html"].split(maxsplit=1)[0].rstrip(">")) not in EXCUSED
    ]
