"""Files that people own: a note names the owner; it is removed with its file, comes back and is deleted with it."""

import pytest

from transformer.runs.shelf import (
    Shelf,
    bytes_in,
    bytes_in_use,
    cached_owner,
    delete_for_good,
    note_owner,
    owner_of,
    purge_removed,
)


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path, "kept", ".safetensors")


def put(shelf, id):
    """Put a file of Ann's onto the shelf; return its path."""
    with shelf.lock:
        note_owner(shelf.path(id), "ann")
        shelf.path(id).write_bytes(b"content")
    return shelf.path(id)


def test_a_file_is_removed_and_comes_back_with_the_note_of_its_owner(shelf, tmp_path):
    path = put(shelf, "a")
    place = shelf.remove(path)
    assert shelf.paths() == [] and shelf.list_removed("ann") == [place] and shelf.list_removed("bob") == []
    assert owner_of(place) == "ann" and shelf.id_of(place) == "a" == shelf.id_of(path)
    assert [name.name for name in (tmp_path / "kept").iterdir()] == [".lock"]
    with pytest.raises(KeyError, match="ann"):  # whoever refuses its return is told the owner, and nothing is moved
        shelf.restore(place, {}.__getitem__)
    assert shelf.restore(place) == path and path.read_bytes() == b"content"
    assert owner_of(path) == "ann" and list((tmp_path / "removed").iterdir()) == []


def test_each_shelf_lists_what_was_removed_from_it_alone(shelf, tmp_path):
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "owner.txt").write_text("ann")
    runs, lectures = Shelf(tmp_path), Shelf(tmp_path, "own_lectures", ".lecture.md")
    file, folder = shelf.remove(put(shelf, "a")), runs.remove(tmp_path / "run")
    assert (shelf.list_removed("ann"), runs.list_removed("ann"), lectures.list_removed()) == ([file], [folder], [])


def test_where_space_is_needed_what_was_removed_first_goes_with_its_note(shelf, tmp_path):
    kept = put(shelf, "kept")
    first, second = shelf.remove(put(shelf, "a")), shelf.remove(put(shelf, "b"))
    (tmp_path / "removed" / "1-alone.owner").write_text("left by a version that deleted without it")
    used, removed = bytes_in(tmp_path), sum(bytes_in(path) for path in (tmp_path / "removed").iterdir())
    assert bytes_in_use(tmp_path) == used - removed
    assert purge_removed(tmp_path, used) == used and first.exists()
    freed = bytes_in(first) + bytes_in(first.with_suffix(".owner"))
    assert purge_removed(tmp_path, used - 1) == used - freed
    assert not first.exists() and not first.with_suffix(".owner").exists()
    assert shelf.list_removed("ann") == [second]
    assert purge_removed(tmp_path, 0) == bytes_in(tmp_path) == used - removed and kept.exists()
    assert list((tmp_path / "removed").iterdir()) == [] and delete_for_good(second) == 0


def test_an_owner_is_remembered_but_never_that_there_is_none(tmp_path):
    (tmp_path / "run").mkdir()
    assert cached_owner(str(tmp_path / "run")) == ""
    (tmp_path / "run" / "owner.txt").write_text("ann")
    assert cached_owner(str(tmp_path / "run")) == "ann"
    (tmp_path / "run" / "owner.txt").unlink()
    assert cached_owner(str(tmp_path / "run")) == "ann" and owner_of(tmp_path / "run") == ""
