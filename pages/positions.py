"""positions"""

from pages import ui

ui.open_page("Positions", "")
