"""Speed relative to named peers, measured as ratios within one run: `python -m benchmarks`."""
