"""The theme as variables of CSS, as Streamlit gives it to components: for what is drawn without Streamlit."""

from __future__ import annotations

from collections.abc import Mapping

from transformer.views.theme import THEMES

_NAMES = {
    "primary-color": "primaryColor",
    "background-color": "backgroundColor",
    "secondary-background-color": "secondaryBackgroundColor",
    "text-color": "textColor",
    "heading-color": "textColor",
    "chart-categorical-colors": "chartCategoricalColors",
    "chart-sequential-colors": "chartSequentialColors",
    "chart-diverging-colors": "chartDivergingColors",
}
"""Variables that Streamlit gives to components, and their names in the theme."""
_FONTS = (
    '--st-font: "Source Sans", system-ui, sans-serif; --st-heading-font: var(--st-font); '
    "--st-code-font: ui-monospace, monospace; --st-base-radius: 8px; --st-button-radius: 8px;"
)


def css_variables(selector: str) -> str:
    """Return rules that give the elements of a selector the theme, light or dark as the system is.

    An element says by `data-theme` if it is "light" or "dark" whatever the system is.
    """
    light, dark = (_variables(THEMES[name]) for name in ("light", "dark"))
    light, dark = f"{light} color-scheme: light;", f"{dark} color-scheme: dark;"
    return (
        f"{selector} {{ {_FONTS} {light} }}\n"
        f"@media (prefers-color-scheme: dark) {{ {selector}:not([data-theme=light]) {{ {dark} }} }}\n"
        f"{selector}[data-theme=dark] {{ {dark} }}\n"
    )


def background_of(theme: str) -> str:
    """Return the colour of the ground of a theme, "light" or "dark"."""
    return str(THEMES[theme]["backgroundColor"])


def _variables(theme: Mapping[str, object]) -> str:
    values = {name: theme[key] for name, key in _NAMES.items()}
    return " ".join(
        f"--st-{name}: {','.join(value) if isinstance(value, list) else value};" for name, value in values.items()
    )
