"""Training runs: what is asked for, how they go, and their films."""
