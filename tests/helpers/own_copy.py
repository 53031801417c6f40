"""A shipped lecture as a file of one's own holds it."""

from dataclasses import replace


def own_copy(lecture):
    """Without what stands in its folder alone: names of scenes, older numbers, terms that are supposed."""
    scenes = tuple(replace(scene, name="") for scene in lecture.scenes)
    return replace(lecture, scenes=scenes, supposes=(), numbered=())
