"""The parts around every page: its opening, its glossary, its figures and their export."""
