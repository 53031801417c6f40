"""train"""

from pages import ui

ui.open_page("Train", "")
