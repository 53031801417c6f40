"""The parts of the page Look that are no stage: the ways of writing a text, and lines between words."""
