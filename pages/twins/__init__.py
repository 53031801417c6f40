"""What serves the page Twins."""
