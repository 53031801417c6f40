"""The lectures that come with the program: the claims of each scene hold, and its terms were explained by then."""

import re

from pages.ui.shell.glossary import terms, terms_in
from transformer.lectures import find_spoiler, scene_of, shipped_lectures
from transformer.replay.replay import replay_of

LECTURES = shipped_lectures()
MOST_WORDS = 30
"""Most words of what is said on a slide; the rest is read on phones, and in the notes."""


_POSED = {}


def posed_of(scene):
    """Pose the question of a scene; once, in however many lectures it is."""
    key = scene.link, scene.question
    if key not in _POSED:
        _POSED[key] = scene.posed()
    return _POSED[key]


def test_what_a_scene_says_holds_and_what_it_asks_has_an_answer(subtests):
    checked = []
    for name, lecture in LECTURES.items():
        for number, scene in enumerate(lecture.scenes, start=1):
            with subtests.test(f"{name} {scene.name}"):
                assert scene.checks, "a scene of the program's own claims nothing that can be checked"
                on_slide, *more = scene.sentences.split("\n\n")
                assert 1 <= len(re.findall(r"[^\W_][^\s]*", on_slide)) <= MOST_WORDS and len(more) <= 1
                assert find_spoiler(lecture.scenes, number) is None
                if any(scene == other for other in checked):
                    continue  # of the path through another lecture
                checked.append(scene)
                seen = replay_of(scene.view)
                wrong = [(check, found.value) for check in scene.checks if not (found := check.find(seen)).holds]
                assert wrong == []
                posed = posed_of(scene)
                assert (posed is None) == (scene.question is None)
                if posed:
                    assert posed.answer and "{" not in posed.why and (posed.right or posed.form != "pick")


ASKS = "model=reverse-letters&text=abc&kind=cross&layer=2&head=3&step=2"
OTHER = ASKS.replace("head=3", "head=1")
RECORD = "twins?record=The+mask+that+stops+cheating"


SPOILERS = [
    ("row", f"start?{ASKS}", f"start?{ASKS}", True),
    ("row", f"heads?{OTHER}", f"start?{ASKS}", True),  # a stage holds all heads
    ("row", f"inside_a_head?{OTHER}", f"start?{ASKS}", False),
    ("row", f"inside_a_head?{ASKS}", f"start?{ASKS}", True),
    ("row", "alignment?model=reverse-letters&text=abc&lines_by=layer+2,+head+3", f"start?{ASKS}", True),
    ("row", f"what_if?{OTHER}&edits=cross.1.1.off", f"start?{ASKS}", True),  # its stage shows "as trained" too
    ("row", f"start?{ASKS.replace('abc', 'abd')}", f"start?{ASKS}", False),
    ("next", f"start?{ASKS}", f"decoding?{ASKS}&forced=1+a", False),
    ("next", f"start?{ASKS}", f"decoding?{ASKS}&strategy=greedy", True),
    ("head", f"start?{ASKS}", f"what_if?{ASKS}", False),
    ("head", f"what_if?{ASKS}&edits=cross.2.1.off", f"heads?{ASKS}", True),
    ("head", f"what_if?{ASKS}&edits=cross.1.1.off", f"heads?{ASKS}", False),
    ("positions", f"positions?{ASKS}", f"positions?{ASKS}", True),
    ("length", f"positions?idea=Longer+texts&{OTHER}", f"start?{ASKS}", True),
    ("length", f"positions?idea=This+model&{OTHER}", f"start?{ASKS}", False),
    ("twin", RECORD, RECORD, True),
    ("twin", "twins?record=One+head+or+four", RECORD, False),
]  # fmt: skip


def test_what_gives_an_answer_away():
    for kind, shows, asks, is_given_away in SPOILERS:
        first = scene_of({"title": "One", "view": shows}, "", "one")
        second = scene_of({"title": "Two", "view": asks, "question": {"kind": kind}}, "", "two")
        assert find_spoiler([first, second], 2) == (1 if is_given_away else None), (kind, shows, asks)


def too_soon(lecture):
    """Return the terms in titles, sentences and questions that no scene explained by then, by the scene's number."""
    known = set(lecture.supposes)
    found = []
    for number, scene in enumerate(lecture.scenes, start=1):
        if scene.question:  # what is asked comes before the scene's own sentences
            posed = posed_of(scene)
            found += [(number, term) for term in terms_in(f"{posed.ask} {posed.context}") if term not in known]
        known |= {*scene.explains}
        found += [(number, term) for term in terms_in(f"{scene.title} {scene.sentences}") if term not in known]
    return found


def test_no_term_comes_before_the_scene_that_explains_it():
    first_names = {first for first, _ in terms().values()}
    for name, lecture in LECTURES.items():
        assert too_soon(lecture) == [], name
        # What is explained or supposed is a term of the glossary.
        assert {*lecture.supposes} <= first_names
        for scene in lecture.scenes:
            assert {*scene.explains} <= {*terms_in(scene.sentences)} & first_names, scene.name
