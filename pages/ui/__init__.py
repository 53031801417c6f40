"""The parts that the pages share."""
