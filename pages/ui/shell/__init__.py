"""What stands around every page: how it opens, its glossary, its figures and their export."""
