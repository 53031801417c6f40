"""The parts of the page Twins."""
