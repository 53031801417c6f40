"""What serves the page Alignment."""
