"""The parts of the page Positions and masks."""
