"""Models: what is on this server, how good it is, and how to take it along."""

from pages import ui

ui.open_page("Models", "The models that came with the program, those that people here share, and your own.")
files = ui.model_files()
alive, ended = ui.unfinished_runs()
ui.draw_runs("Runs in progress", alive)
ui.draw_model_table(files)
chosen = ui.choose_model(files)
ui.offer_undo()
if chosen and not ui.facts_of(chosen).problem:
    ui.draw_model_card(chosen)
ui.draw_runs("Unfinished runs", ended, removable=True)
ui.draw_finished_runs()
ui.draw_upload()
ui.draw_space()
ui.draw_teacher()
