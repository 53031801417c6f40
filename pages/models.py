"""Models: what is on this server, how good it is, and how to take it along."""

import pandas as pd
import streamlit as st

from pages import ui

ui.open_page("Models", "The models that came with the program, and those that people trained here and kept.")
files = ui.model_files()
rows, broken = [], set()
for file in files.values():
    try:
        checkpoint = ui.checkpoint_of(file)
    except (ValueError, OSError) as error:
        st.warning(f"{file.id} can't be opened. {error}")
        broken.add(file.id)
        continue
    rows.append(
        {
            "model": file.id,
            "task": " ".join(checkpoint.task.get(key, "") for key in ("name", "unit")),
            "exact match": checkpoint.metrics.get("exact_match"),
            "parameters": checkpoint.model.num_parameters,
            "size (MB)": file.path.stat().st_size / 1e6,
            "origin": "shipped" if file.shipped else "trained here",
        }
    )
st.dataframe(
    pd.DataFrame(rows),
    hide_index=True,
    alt="Every model with its task, how often it is exactly right, and its size",
    column_config={
        "exact match": st.column_config.NumberColumn(
            format="percent", help="Of 1,000 fresh sequences that training never showed, the share written wholly right"
        ),
        "parameters": st.column_config.NumberColumn(format="localized"),
        "size (MB)": st.column_config.NumberColumn(format="%.2f"),
    },
)

with st.container(horizontal=True, vertical_alignment="bottom"):
    chosen = files.get(ui.linked(st.selectbox, "Model", list(files), key="model", width=280))
    if chosen:
        st.download_button(
            "Download",
            chosen.path.read_bytes(),
            f"{chosen.id}.safetensors",
            icon=":material/download:",
            on_click="ignore",
        )
        if not chosen.shipped:
            st.button("Remove", icon=":material/delete:", on_click=ui.remove_model, args=(chosen,))
ui.offer_undo()
if chosen and chosen.id not in broken:
    ui.draw_model_card(chosen)

st.subheader("Add a model", anchor=False)
upload = st.file_uploader("A checkpoint of this program (.safetensors)", type="safetensors", max_upload_size=64)
if upload and st.button("Add it", type="primary"):
    ui.add_uploaded(upload.name, upload.getvalue())
