"""masks"""

from pages import ui

ui.open_page("Masks", "")
