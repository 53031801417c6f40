"""What serves the page Decoding."""
