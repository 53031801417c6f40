"""`python -m pages.lecture FOLDER`: every shipped lecture as one HTML file, for a double-click or any static host."""

import argparse
from pathlib import Path

from pages.lecture.packing import make_lecture_file
from transformer.lectures import shipped_lectures
from transformer.text import megabytes


def main() -> None:
    """Write the files and say how large each is."""
    parser = argparse.ArgumentParser(prog="python -m pages.lecture", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files are written")
    folder = parser.parse_args().folder
    try:
        _write(folder)
    except OSError as error:
        parser.exit(1, f"Nothing can be written to {folder}: {error.strerror}.\n")


def _write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for lecture in shipped_lectures().values():
        content = make_lecture_file(lecture)
        path = folder / f"{lecture.id}.html"
        path.write_bytes(content)
        print(f"{path}: {megabytes(len(content))}")


if __name__ == "__main__":
    main()
