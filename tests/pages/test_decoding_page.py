"""The Decoding page: strategies, forced tokens, the tree; all of it in the link."""

import pytest
from lab import pressed, texts
from stage import choose, read_stage, shown
from written import texts_written

from pages.look import strategies


def warnings(app):
    return [element.value for element in app.warning]


def test_sampling_under_a_seed_writes_the_same_again(open_page):
    app, again = (open_page("decoding", strategy="sampling", temperature="8.0", draw="5") for _ in range(2))
    written = texts_written(app)[0]
    assert texts_written(again)[0] == written != "noitnetta yap"
    pressed(app, "Draw again").click().run()
    assert not app.exception and app.number_input(key="draw").value == 6 and texts_written(app)[0] != written


def test_sampling_opens_with_a_telling_seed(open_page):
    model = "spanish-english"
    greedy = texts_written(open_page("decoding", model=model))[0]
    app = open_page("decoding", model=model, strategy="sampling")
    assert not app.exception and texts_written(app)[0] != greedy
    stage = read_stage(app)["steps"]
    written = [dict(step["top"]).get(step["writes"], 0) for step in stage]
    assert min(written) > 0.01  # no written token is a rare draw, and this text has hardly any others


def test_a_forced_token_is_written_and_stands_beside_what_would_have_been(open_page):
    app = open_page("decoding", forced="3 x")
    assert not app.exception and not app.warning
    assert texts_written(app) == ["noxtnetta yap", "noxtnetta yap", "noitnetta yap"]
    assert [step["forced"] for step in read_stage(app)["steps"]][:4] == [False, False, True, False]
    assert any("differ from step 3 on" in text for text in texts(app))
    pressed(app, "Undo the last one").click().run()
    assert app.multiselect(key="forced").value == [] and texts_written(app)[0] == "noitnetta yap"


def test_beams_show_their_tree_and_their_hypotheses(open_page):
    app = open_page("decoding", model="sort-letters", strategy="beam", width_of_beam="3")
    assert not app.exception and not app.warning
    assert texts_written(app)[0] == "aaeinnopttty "
    table = next(frame.value for frame in app.dataframe if "score" in frame.value.columns)
    assert list(table["place"]) == [1, 2, 3] and table["text"][0] == "aaeinnopttty "
    assert not any(step["forced"] for step in read_stage(app)["steps"]) and not read_stage(app)["forceable"]
    choose(app, node=1)
    assert not app.exception and "branch up to the open node" in read_stage(app)["reason"]
    assert len(read_stage(app)["steps"]) == 1 and texts_written(app)[0] != "aaeinnopttty "
    choose(app, node=-1)
    assert not app.exception and texts_written(app)[0] == "aaeinnopttty " and shown(app).node == -1
    choose(app, node=9999)
    assert not app.exception and "the winner is shown" in warnings(app)[0]


@pytest.mark.parametrize(
    ("sent", "opened"),
    [(0, [0]), (6, [6]), (9, [-1]), (999, []), (-1, []), (None, []), (True, []), (1.0, []), ("1", []), ([1], [])],
)
def test_only_a_node_of_the_tree_is_opened_and_the_winners_is_the_way_back(monkeypatch, sent, opened):
    nodes = []
    monkeypatch.setattr(strategies.st, "session_state", {"tree": {"opened": sent}})
    monkeypatch.setattr(strategies, "select", lambda node: nodes.append(node))
    strategies._open_node(range(12), 9)
    assert nodes == opened


def test_what_sampling_draws_from_stands_beside_what_the_model_says(open_page):
    step = read_stage(open_page("decoding", strategy="sampling", temperature="8.0", top_k="3", draw="5"))["steps"][0]
    assert sum(step["drawn"]) == pytest.approx(1, abs=1e-6) and sum(share > 0 for share in step["drawn"]) == 3
    assert step["top"][0][1] > step["drawn"][0]  # a high temperature flattens
    assert all("drawn" not in step for step in read_stage(open_page("decoding"))["steps"])


def test_every_step_ends_with_all_other_tokens_together(open_page):
    for step in read_stage(open_page("decoding", forced="3 x"))["steps"]:
        assert sum(share for _, share in step["top"]) + step["others"] == pytest.approx(1, abs=1e-6)
        assert step["writes"] in [token for token, _ in step["top"]]


def test_the_step_is_in_the_link_and_the_last_one_says_why_it_stopped(open_page):
    app = open_page("decoding", text="abc", step="3")
    assert shown(app).step == 2
    choose(app, step=3)
    assert app.query_params["step"] == "4" and shown(app).step == 3
    assert read_stage(app)["reason"] == "It wrote the end token </s>, so it stopped."


@pytest.mark.parametrize("options", [{"strategy": "sampling"}, {"forced": "2 x"}], ids=["drawn", "forced"])
def test_what_a_step_writes_is_not_among_its_likeliest_others(open_page, options):
    model = {} if "forced" in options else {"model": "spanish-english"}
    app = open_page("decoding", **model, **options)
    steps = app.dataframe[-1].value
    others = [line.split("   ") for line in steps["likeliest others"]]
    named = [[one.rsplit(" ", 2)[0] for one in line] for line in others]
    assert all(len(line) == 3 and token not in line for token, line in zip(steps["writes"], named, strict=True))
    # Somewhere another token was likelier than the written one.
    shares = [float(line[0].rsplit(" ", 2)[1].strip("<>")) for line in others]
    own = [float(value.split()[0].strip("<>")) for value in steps["probability"]]
    assert any(other > one for other, one in zip(shares, own, strict=True))
