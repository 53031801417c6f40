"""The parts of the page Lecture."""
