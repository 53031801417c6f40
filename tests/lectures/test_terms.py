"""No term stands in a lecture before the scene that explains it."""

from pages.ui.shell.glossary import terms, terms_in
from transformer.lectures import Lecture, shipped_lectures
from transformer.lectures.scene import scene_of

LECTURES = shipped_lectures()


def too_soon(lecture):
    """Return the terms in titles, sentences and questions that no scene explained by then, by the scene's number."""
    known = set(lecture.supposes)
    found = []
    for number, scene in enumerate(lecture.scenes, start=1):
        if scene.question:  # what is asked comes before the scene's own sentences
            posed = scene.posed()
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


def test_a_term_too_soon_is_found():
    scene = scene_of({"title": "One", "view": "start"}, "A head has a query.", "one")
    lecture = Lecture(id="x", title="x", summary="x", scenes=(scene,), supposes=("head",))
    assert too_soon(lecture) == [(1, "query")]
