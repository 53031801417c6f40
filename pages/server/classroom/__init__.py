"""A class that takes part in a lecture by phone: its state, and the routes that lead to it."""
