"""models"""

from pages import ui

ui.open_page("Models", "")
