"""Runs of training: what is asked for, how it goes, and its film."""
