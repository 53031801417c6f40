"""Texts, links and files that strangers may send; the same seed makes the files again, and the tests walk them."""
