"""A class that takes part in a lecture by phone: what is kept of it, and the routes that lead to it."""
