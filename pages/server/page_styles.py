"""The style sheets around the components: every page has them, and the first one before Streamlit starts."""

import re
from functools import cache

from transformer import assets_folder

_STYLES = ("text", "bar", "navigation", "plots", "controls", "runs", "cards", "scene", "print")
"""Style sheets, by what they are about; a later one may change the bar."""


@cache
def page_styles() -> str:
    """Return the style sheets with Streamlit's own names for its parts."""
    assets = assets_folder()
    look = (assets / "components/views/common/look.css").read_text(encoding="utf-8")
    sheets = [(assets / "styles" / f"{name}.css").read_text(encoding="utf-8") for name in (*_STYLES, "streamlit")]
    selectors = dict(re.findall(r"@custom-selector (:--[\w-]+) (.+);", sheets.pop()))
    return "\n".join([look, *(re.sub(r":--[\w-]+", lambda name: selectors[name[0]], sheet) for sheet in sheets)])
