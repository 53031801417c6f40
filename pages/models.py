"""The page Models: the models and runs on this server, how good they are, and how to take them along."""

import streamlit as st

from pages.models.actions import choose_model
from pages.models.adding import draw_upload
from pages.models.cards import draw_cards
from pages.models.removals import offer_undo
from pages.models.run_list import draw_finished_runs, draw_runs, draw_space, find_unfinished_runs
from pages.models.teacher import draw_teacher
from pages.ui.models.chooser import group_of, own_first, shown_names
from pages.ui.models.files import model_files
from pages.ui.models.table import draw_model_card, draw_model_table, facts_of
from pages.ui.shell.opening import open_page

open_page("Models", "Choose one, look inside.")
files = model_files()
alive, ended = find_unfinished_runs()
draw_runs("Runs in progress", alive)
chosen = choose_model(files)
offer_undo()
names = shown_names(files)
draw_cards(own_first(files), names, chosen.id if chosen else "")
if chosen and not facts_of(chosen).problem:
    draw_model_card(chosen)
with st.expander("All figures", icon=":material/table_rows:"):
    draw_model_table(own_first(files), names, {key: group_of(file) for key, file in files.items()})
draw_runs("Unfinished runs", ended, removable=True)
draw_finished_runs()
draw_upload()
draw_space()
draw_teacher()
