"""The parts of the page What if?."""
