"""Inside: every stage of every kind and style of model, any cell, and code that runs."""

import pytest
from matrices import matrices_of


@pytest.mark.parametrize(
    ("kind", "model"),
    [("cross", "reverse-letters"), ("decoder", "shift-letters"), ("encoder", "reverse-encoder-only")],
)
def test_every_stage_opens_from_end_to_end_and_its_code_runs(open_page, model, kind):
    app = open_page("inside_a_head", model=model, kind=kind, text="abc", stage="embedding")
    stages, walked = app.segmented_control(key="stage").options, []
    assert app.button(key="stage_back").disabled
    while True:
        assert not app.warning
        exec(next(element.value for element in app.code if element.language == "python"), {})
        walked.append(app.segmented_control(key="stage").value)
        if app.button(key="stage_next").disabled:
            break
        app.button(key="stage_next").click().run()
    assert walked == stages and ("norm" in stages) == (model == "reverse-encoder-only")
    app.button(key="stage_back").click().run()
    assert app.segmented_control(key="stage").value == walked[-2]


def test_a_cell_is_worked_out_and_goes_with_the_stages_that_have_it(open_page):
    app = open_page("inside_a_head", text="abc", stage="scores", cell_row="2 b", cell_column="3 c")  # as once, from 0
    assert not app.warning
    assert "How much does “b → a” (row 3) score “c” (column 4)?" in [element.value for element in app.text]
    assert r"\text{scores} = Q \cdot  K^{\top}" in app.latex[0].value
    app.button(key="stage_next").click().run()
    assert (app.selectbox(key="cell_row").value, app.selectbox(key="cell_column").value) == ("3 b → a", "4 c")
    app.text_input(key="text").input("xaby").run()  # the fourth column of one text is the fourth of another
    assert app.selectbox(key="cell_column").value == "4 b"
    app.segmented_control(key="stage").set_value("query").run()  # its columns are dimensions
    assert app.selectbox(key="cell_column").value.isdigit()
    app.text_input(key="text").input("x").run()
    assert not app.warning


def test_the_largest_terms_stand_first_and_all_add_up(open_page):
    app = open_page("inside_a_head", text="abc", stage="query", cell_row="2 c", cell_column="3")
    assert [panel.clickable for panel in matrices_of(app).values()] == [False, False, False, True]
    short, whole = (element.value for element in app.dataframe[:2])
    assert len(short) == 9 and len(whole) == 64 + 1 + 1  # with the bias, and the sum
    numbers = [float(text.replace("−", "-").strip("<>")) for text in short["product"]]
    assert numbers[:7] == sorted(numbers[:7], key=abs, reverse=True) and abs(sum(numbers[:8]) - numbers[8]) < 1e-3
    assert short.iloc[7, 0] == "58 other terms" and short.iloc[8, 0] == "sum"
    assert whole["product"].iloc[-1] == short["product"].iloc[-1]
    weights = open_page("inside_a_head", text="abcdefghijklmnop", stage="weights", cell_row="3 o", cell_column="2 a")
    assert "“a”" in list(weights.dataframe[0].value.iloc[:, 0])[:7]  # the asked row, however small


def test_a_pair_sets_both_texts_and_a_cell_gives_its_vector(open_page):
    def written():
        return next(one.body for one in app.html if 'class="outputs"' in one.body)

    app = open_page("whole_model", model="spanish-english", shows="Where meaning moves")
    app.button(key="pair-1").click().run()
    assert app.text_input(key="text").value == "Tengo agua."
    assert app.text_input(key="partner").value == "Tengo frío."
    assert "<ins>i&#x27;m</ins> water." in written()
    app.selectbox(key="patch_at").select("3 agua").run()
    assert "i have <ins>cold</ins>." in written()  # its own meaning stayed where it was
