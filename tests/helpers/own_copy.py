"""A shipped lecture as it stands in a file of its owner."""

from dataclasses import replace


def own_copy(lecture):
    """Copy a lecture without what its folder alone holds: names of scenes, older numbers, terms that are supposed."""
    scenes = tuple(replace(scene, name="") for scene in lecture.scenes)
    return replace(lecture, scenes=scenes, supposes=(), numbered=())
