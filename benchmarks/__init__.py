"""Speed against named peers, as ratios of one run: `python -m benchmarks`."""
