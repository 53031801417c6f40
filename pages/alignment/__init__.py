"""The parts of the page Alignment."""
